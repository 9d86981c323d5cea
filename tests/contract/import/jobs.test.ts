import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { headings, workbook } from './bank.ts';
import { importer } from './importer.ts';

type Values = Record<string, unknown>;

/** One question of each kind, with what is hard to put into cells. */
const hard: Values[] = [
  {
    type: 'single',
    title: '<p>=SUM(A1) 与 -1、@x、+1 &lt; 2</p>',
    options: [
      { content: '=1+1', isAnswer: false },
      { content: '<p>图<img src="/api/file/x" alt="" /></p>', isAnswer: true },
      { content: '$$a\\;b;c$$', isAnswer: false },
      { content: '_x0041_', isAnswer: false },
      { content: '第五项', isAnswer: false },
    ],
    analysis: '甲<strong>乙</strong>',
    knowledge: ['甲；乙', '丙'],
  },
  {
    type: 'multiple',
    title: '<p>第一段</p><p>第二段</p>',
    options: [
      { content: '-1', isAnswer: true },
      { content: '@x', isAnswer: true },
      { content: '&lt;p&gt;', isAnswer: false },
    ],
    difficulty: '4',
    score: 2.5,
  },
  {
    type: 'judgment',
    title: '判断&amp;',
    options: [
      { content: '正确', isAnswer: false },
      { content: '错误', isAnswer: true },
    ],
  },
  {
    type: 'blank',
    title: '填 ____ 与 ____',
    answer: [{ anyOf: ['一', '壹', 'a|b'] }, { anyOf: ['$$x;y$$'] }, { anyOf: [' 3.14；\\'], tolerance: 0.01 }],
  },
  { type: 'short', title: '只有一点', answer: [{ anyOf: ['先说甲；再说乙\n\n 最后|丙 '] }] },
  { type: 'long', title: '写代码', format: 'code', answer: [{ anyOf: ['  缩进\n\t\t两行；\n'] }] },
];
const compared = ['certId', 'type', 'options', 'answer', 'format', 'difficulty', 'score', 'knowledge'];

describe.each(['pglite', 'postgres'] as const)('import jobs on %s', (database) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
  }, 120_000);
  afterAll(() => server.close());

  const { post, read, download, upload, commit, settled } = importer(() => ({ server, token }));
  const certOf = async (code: string): Promise<string> => {
    const { data } = await post<{ rows: { id: string }[] }>('/cert/list', { certCode: code });
    return data.rows[0]?.id ?? '';
  };
  const row = (stem: string, changes: Record<string, string> = {}): string[] => {
    const cells: Record<string, string> = { 证书: 'AIL-1', 题型: '判断题', 题干: stem, 正确答案: '正确', ...changes };
    return headings.map((heading) => cells[heading] ?? '');
  };
  const found = async (keyword: string): Promise<Values[]> => {
    const { data } = await post<{ rows: { id: string }[] }>('/question/list', { keyword, pageSize: 100 });
    return Promise.all(data.rows.map(({ id }) => read<Values>(`/question/detail?id=${id}`)));
  };

  it('gives back questions of all six kinds as they were exported', { timeout: 60_000 }, async () => {
    const certId = await certOf('AIL-1');
    const mark = '往返';
    const saved = await Promise.all(
      hard.map((question) =>
        post<Values>('/question/save', { ...question, title: `${String(question['title'])}${mark}`, certId }),
      ),
    );
    expect(saved.map(({ code, message }) => [code, message])).toEqual(hard.map(() => [200, '操作成功']));
    const before = await found(mark);
    expect(before).toHaveLength(hard.length);
    const exported = await download('/question/exportByExcel', { keyword: mark });

    expect(await upload(exported)).toMatchObject({
      state: 'ready',
      valid: 0,
      bad: 0,
      unchanged: hard.length,
      skipped: 0,
    });

    await post('/question/delete', { ids: before.map(({ id }) => id) });
    const job = await upload(exported);
    expect(job.errors).toEqual([]);
    expect(await commit(job.id)).toMatchObject({ state: 'done', added: hard.length, skipped: 0 });
    const after = await found(mark);
    const kept = (records: Values[]) =>
      records
        .map((record) => Object.fromEntries(compared.map((field) => [field, record[field]])))
        .sort((a, b) => String(a['type']).localeCompare(String(b['type'])));
    expect(kept(after)).toEqual(kept(before));
    expect(after.find(({ type }) => type === 'single')?.['title']).toBe('=SUM(A1) 与 -1、@x、+1 &lt; 2往返');
    expect(after.find(({ type }) => type === 'single')?.['analysis']).toBe('甲<strong>乙</strong>');
  });

  it('passes over what is in the sheet twice, and says which row', { timeout: 60_000 }, async () => {
    const job = await upload(await workbook([row('重复的题'), row('另一道题'), row('重复 的题'), row('重复的题 ')]));
    expect(job).toMatchObject({ state: 'ready', valid: 3, skipped: 1, message: '略过 1 行：第 5 行与前面的行重复' });
  });

  it('says every cell that is wrong, each with its own reason', { timeout: 60_000 }, async () => {
    const rows = [
      row('', {
        证书: '没有',
        题型: '单选题',
        选项A: '一',
        选项C: '三',
        正确答案: 'AX',
        难度: '太难',
        建议分值: '0.3',
      }),
      row('没有答案', { 正确答案: '' }),
      row('选了两个', { 题型: '单选题', 选项A: '一', 选项B: '二', 正确答案: 'AB' }),
      row('没有参考答案', { 题型: '填空题', 正确答案: '' }),
      row('写错一列', { 题型: '填空题', 正确答案: '北京' }),
    ];
    const { errors, bad } = await upload(await workbook(rows));
    expect(bad).toBe(rows.length);
    expect(errors.map(({ cell, column }) => `${cell} ${column}`)).toEqual([
      'A2 证书',
      'P2 难度',
      'E2 选项B',
      'L2 正确答案',
      'C2 题干',
      'Q2 建议分值',
      'L3 正确答案',
      'L4 正确答案',
      'M5 参考答案',
      'L6 正确答案',
    ]);
    expect(errors.at(-1)?.message).toContain('写在“参考答案”列');
    expect(errors.every(({ message }) => /[一-鿿]/.test(message))).toBe(true);
  });

  it('takes the error workbook back once it has been corrected', { timeout: 60_000 }, async () => {
    const job = await upload(
      await workbook([row('更正一', { 难度: '太难' }), row('更正二'), row('更正三', { 题型: '选择' })]),
    );
    expect(job).toMatchObject({ bad: 2, valid: 1 });
    const [head = [], ...bad] = ((await readXlsxFile(await download(`/question/importErrors?id=${job.id}`)))[0]?.data ??
      []) as unknown as string[][];
    expect(head.at(-1)).toBe('错误原因');
    const corrected = bad.map((cells) =>
      cells.map((cell, index) => (head[index] === '难度' ? '容易' : head[index] === '题型' ? '判断题' : (cell ?? ''))),
    );
    expect(await upload(await workbook(corrected, head))).toMatchObject({ state: 'ready', bad: 0, valid: 2 });
  });

  it('refuses a sheet with a column twice', { timeout: 60_000 }, async () => {
    expect(await upload(await workbook([row('x')], [...headings.slice(0, -1), '题干']))).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('重复的列：题干'),
    });
  });

  it('J4 goes on with an import whose process died, and stores it once', { timeout: 60_000 }, async () => {
    const job = await upload(await workbook([row('中断一'), row('中断二')]));
    await diedAt({ server, id: job.id, phase: 'store', attempts: 1 });
    expect(await settled(job.id)).toMatchObject({ state: 'done', added: 2, message: '新增 2 条' });
    expect(await found('中断')).toHaveLength(2);
  });

  it('J4 ends an import whose process died again and again', { timeout: 60_000 }, async () => {
    const job = await upload(await workbook([row('屡次中断')]));
    await diedAt({ server, id: job.id, phase: 'store', attempts: 3 });
    expect(await settled(job.id)).toMatchObject({
      state: 'failed',
      message: '处理时服务3次中断，没有完成，没有写入任何数据，请重新提交',
    });
    expect(await found('屡次中断')).toEqual([]);
  });

  it('adds each question once when the same file is committed twice at a time, and keeps one history of each', {
    timeout: 60_000,
  }, async () => {
    const file = await workbook(Array.from({ length: 600 }, (_, index) => row(`同时导入 ${index}`)));
    const jobs = await Promise.all([upload(file), upload(file)]);
    expect(jobs.map(({ valid }) => valid)).toEqual([600, 600]);
    const done = await Promise.all(jobs.map(({ id }) => commit(id)));
    expect(done.map(({ state }) => state)).toEqual(['done', 'done']);
    expect(done.map(({ added }) => added).sort((a, b) => a - b)).toEqual([0, 600]);
    const { data } = await post<{ total: number }>('/question/list', { keyword: '同时导入' });
    expect(data.total).toBe(600);
    const orphans = await server.app.database.asOwner((connection) =>
      connection.query(
        reading({
          text: `select "recordId" from "history" h where "entity" = 'question' and not exists (select from "question" q where q."id" = h."recordId")`,
        }),
      ),
    );
    expect(orphans).toEqual([]);
  });

  it('refuses all when what a row refers to has gone since the check', { timeout: 60_000 }, async () => {
    const saved = await post<{ id: string }>('/cert/save', { certName: '将被删除的证书', certCode: 'GONE-1' });
    expect(saved.code).toBe(200);
    const job = await upload(await workbook([row('引用消失', { 证书: 'GONE-1' })]));
    expect(job).toMatchObject({ state: 'ready', valid: 1 });
    expect((await post('/cert/delete', { ids: [saved.data.id] })).code).toBe(200);
    expect(await commit(job.id)).toMatchObject({
      state: 'ready',
      message: expect.stringContaining('没有写入任何数据'),
    });
    expect(await found('引用消失')).toEqual([]);
  });

  it.each(['cert', 'industry', 'occupation', 'position'])(
    'takes back the export of %s: nothing is new',
    { timeout: 60_000 },
    async (entity) => {
      const operation = (does: string) =>
        Object.values(server.app.catalogue.operations).find((each) => each.entity === entity && each.does === does)
          ?.path ?? '';
      const job = await upload(await download(operation('exportExcel'), {}), entity);
      expect(job.errors).toEqual([]);
      expect(job).toMatchObject({ state: 'ready', valid: 0, bad: 0 });
      expect(job.unchanged).toBeGreaterThan(0);
    },
  );

  it('explains each column of the template and gives an example', { timeout: 60_000 }, async () => {
    const sheets = await readXlsxFile(await download('/question/downloadQuestionModel'));
    const [head, ...notes] = (sheets[1]?.data ?? []) as unknown as string[][];
    expect(sheets[0]?.data[0]).toEqual(expect.arrayContaining(['证书*', '题型*', '题干*', '选项A', '正确答案']));
    expect(head).toEqual(['列', '是否必填', '说明', '示例']);
    expect(notes.find(([title]) => title === '题型')).toEqual([
      '题型',
      '必填',
      expect.stringContaining('单选题'),
      '单选题',
    ]);
  });
});

/** As a killed process leaves a job: in the middle of its work, and long ago. */
async function diedAt({
  server,
  id,
  phase,
  attempts,
}: {
  server: TestServer;
  id: string;
  phase: string;
  attempts: number;
}): Promise<void> {
  await server.app.database.asOwner((connection) =>
    connection.query(
      changing({
        text: `update "job" set "state" = 'running', "phase" = $2, "attempts" = $3, "input" = "input" || '{"mode": "all"}',
          "leaseUntil" = now() - interval '5 minutes' where "id" = $1`,
        values: [id, phase, attempts],
      }),
    ),
  );
  await server.app.database.notify('job_waiting', '');
}
