import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import readXlsxFile from 'read-excel-file/node';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { headings as plainHeadings, workbook } from './bank.ts';
import { importer, type Values } from './importer.ts';

const headings = ['系统编号', '版本', ...plainHeadings, '状态'];
/** One red pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==';

describe.each(databasesFor(import.meta.url))('what an import changes, on %s', (database) => {
  let server: TestServer;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    server = await startServer({ database });
    for (const account of ['admin', 'teacher']) tokens[account] = await server.signIn(account);
  }, 120_000);
  afterAll(() => server.close());

  const { post, read, download, upload, commit } = importer(() => ({ server, token: tokens['admin'] ?? '' }));
  const row = (changes: Record<string, string>): string[] => {
    const cells: Record<string, string> = { 证书: 'AIL-1', 题型: '判断题', 正确答案: '正确', ...changes };
    return headings.map((heading) => cells[heading] ?? '');
  };
  const sheet = (rows: string[][]): Promise<Buffer> => workbook(rows, headings);
  const sheetOf = async (file: Buffer): Promise<string[][]> =>
    ((await readXlsxFile(file))[0]?.data ?? []).map((cells) =>
      cells.map((cell) => (cell === null ? '' : String(cell))),
    );
  const plain = (heading: string): string => heading.replace('*', '');
  /** The export of some questions with cells replaced, by the number of the row. */
  const edited = async (keyword: string, edits: Record<number, Record<string, string>>): Promise<Buffer> => {
    const [head = [], ...rows] = await sheetOf(await download('/question/exportByExcel', { keyword }));
    return workbook(
      rows.map((cells, index) => cells.map((cell, column) => edits[index]?.[plain(head[column] ?? '')] ?? cell)),
      head.map(plain),
    );
  };
  const listed = async (keyword: string): Promise<Values[]> =>
    (await post<{ rows: Values[] }>('/question/list', { keyword, pageSize: 100 })).data.rows;
  const detail = (id: unknown): Promise<Values> => read<Values>(`/question/detail?id=${String(id)}`);

  it('keeps the order of the rows in the list, among those of one time of creation too', {
    timeout: 60_000,
  }, async () => {
    const stems = Array.from({ length: 40 }, (_, index) => `排队题 ${String((index * 7) % 40).padStart(2, '0')}`);
    const job = await upload(await sheet(stems.map((stem) => row({ 题干: stem }))));
    await commit(job.id);
    expect((await listed('排队题')).map(({ titleText }) => titleText)).toEqual(stems);
    const exported = await sheetOf(await download('/question/exportByExcel', { keyword: '排队题' }));
    expect(exported.slice(1).map((cells) => cells[exported[0]?.map(plain).indexOf('题干') ?? 0])).toEqual(stems);
  });

  it('adds as the state that was chosen, a row that says its own with that', { timeout: 60_000 }, async () => {
    const job = await upload(await sheet([row({ 题干: '状态未写' }), row({ 题干: '状态已写', 状态: '已停用' })]));
    expect(job).toMatchObject({
      valid: 2,
      usualState: 'draft',
      states: [
        { code: 'draft', label: '草稿', title: '导入为草稿' },
        { code: 'published', label: '已发布', title: '导入并发布' },
        { code: 'retired', label: '已停用', title: '导入为已停用' },
      ],
    });
    expect(job.preview.map(({ record }) => record['state'])).toEqual([undefined, 'retired']);
    expect(await post('/question/importCommit', { id: job.id, mode: 'all', recordState: 'nothing' })).toMatchObject({
      code: 422,
    });
    await commit(job.id, 'all', { recordState: 'draft' });
    expect((await listed('状态')).map(({ titleText, state }) => [titleText, state])).toEqual([
      ['状态未写', 'draft'],
      ['状态已写', 'retired'],
    ]);
    const [head = [], ...rows] = await sheetOf(await download('/question/exportByExcel', { keyword: '状态' }));
    expect(rows.map((cells) => cells[head.indexOf('状态')])).toEqual(['草稿', '已停用']);
  });

  it('lists the lines of a stem apart, and leaves the form of the answer empty where a kind has none', {
    timeout: 60_000,
  }, async () => {
    await commit(
      (
        await upload(
          await sheet([
            row({ 题干: '逐行\n第二行' }),
            row({ 题干: '逐行论述', 题型: '论述题', 正确答案: '', 参考答案: '略' }),
          ]),
        )
      ).id,
    );
    expect((await listed('逐行')).map(({ titleText }) => titleText)).toEqual(['逐行 第二行', '逐行论述']);
    const file = await download('/question/exportByExcel', { keyword: '逐行' });
    const [head = [], ...rows] = await sheetOf(file);
    expect(rows.map((cells) => cells[head.map(plain).indexOf('作答形式')])).toEqual(['', '文字']);
    expect(await upload(file)).toMatchObject({ valid: 0, bad: 0, unchanged: 2 });
  });

  it('changes the record whose id stands in the row, and only what differs', { timeout: 60_000 }, async () => {
    await commit(
      (
        await upload(
          await sheet([
            row({ 题干: '试改一', 解析: '旧的解析', 知识点: '甲；乙' }),
            row({ 题干: '试改二' }),
            row({ 题干: '试改三' }),
          ]),
        )
      ).id,
    );
    const before = await Promise.all((await listed('试改')).map(({ id }) => detail(id)));
    const file = await edited('试改', { 0: { 题干: '试改一（新）', 解析: '' }, 1: { 状态: '已停用' } });
    const job = await upload(file);
    expect(job).toMatchObject({ state: 'ready', total: 3, valid: 2, changed: 2, unchanged: 1, bad: 0, skipped: 0 });
    expect(job.preview.map(({ row: at, kind, fields }) => [at, kind, fields])).toEqual([
      [2, 'changed', ['title', 'analysis']],
      [3, 'changed', ['state']],
    ]);
    // Who stored them is said by name, as in the record itself.
    const storers = ({ createdBy, createdByLabel, updatedByLabel }: Values) => ({
      createdBy,
      createdByLabel,
      updatedByLabel,
    });
    expect(job.preview.map(({ record }) => storers(record))).toEqual(before.slice(0, 2).map(storers));
    expect(before[0]?.['createdByLabel']).toEqual(expect.stringMatching(/./));
    expect(await commit(job.id)).toMatchObject({ state: 'done', added: 0, changed: 2 });
    const after = await Promise.all(before.map(({ id }) => detail(id)));
    const same = ['id', 'certId', 'type', 'options', 'knowledge', 'difficulty', 'score', 'createdTime'];
    const kept = (records: Values[]): unknown[] => records.map((record) => same.map((field) => record[field]));
    expect(kept(after)).toEqual(kept(before));
    expect(after.map(({ title, analysis, state, version }) => [title, analysis, state, version])).toEqual([
      ['试改一（新）', null, 'published', 2],
      ['试改二', null, 'retired', 2],
      ['试改三', null, 'published', 1],
    ]);
    expect(await upload(file)).toMatchObject({ valid: 0, unchanged: 3, bad: 0 });
  });

  it('refuses a change of a version that is no longer, of a state that cannot be reached, and of one record twice (S1, S2)', {
    timeout: 60_000,
  }, async () => {
    await commit((await upload(await sheet([row({ 题干: '守版一' }), row({ 题干: '守版二' })]))).id);
    const rows = await listed('守版');
    const file = await edited('守版', { 0: { 题干: '守版一改' }, 1: { 状态: '草稿' } });
    const waiting = await upload(await edited('守版', { 0: { 题干: '守版一迟到' } }));
    expect(await post('/question/save', { id: rows[0]?.['id'], version: 1, analysis: '他人先改' })).toMatchObject({
      code: 200,
    });
    const job = await upload(file);
    expect(job.errors.map(({ column, message }) => `${column} ${message}`)).toEqual([
      '版本 此数据已被修改，现在是第 2 版，请重新导出后再改',
      '状态 状态 不能从“已发布”改为“草稿”，只能改为“已停用”',
    ]);
    expect(await commit(waiting.id)).toMatchObject({
      state: 'ready',
      message: expect.stringContaining('没有写入任何数据'),
    });
    expect((await detail(rows[0]?.['id']))['title']).toBe('守版一');
    const twice = await edited('守版', {
      0: { 题干: '守版甲' },
      1: { 系统编号: String(rows[0]?.['id']), 题干: '守版乙', 版本: '2' },
    });
    expect((await upload(twice)).errors.map(({ message }) => message)).toEqual([
      '系统编号与第 2 行相同，一条数据只能改一次',
    ]);
  });

  it('leaves changes and states to those who may make them (T3)', { timeout: 60_000 }, async () => {
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `update "role" set "codes" = '["a12-m2.3","a12-m2.3.5","a12-m2.3.6"]'::jsonb where "id" in (select "roleId" from "membership" m join "user" u on u."id" = m."userId" where u."account" = 'teacher')`,
        }),
      ),
    );
    const token = await server.signIn('teacher');
    const teacher = importer(() => ({ server, token }));
    const [head = [], first = []] = await sheetOf(
      await teacher.download('/question/exportByExcel', { keyword: '试改二' }),
    );
    const change = await teacher.upload(
      await workbook(
        [first.map((cell, index) => (plain(head[index] ?? '') === '题干' ? '试改二被改' : cell))],
        head.map(plain),
      ),
    );
    expect(change.errors.map(({ message }) => message)).toEqual([
      '您没有修改已有数据的权限；要作为新数据导入请清空系统编号',
    ]);
    const job = await teacher.upload(await sheet([row({ 题干: '停用一题', 状态: '已停用' })]));
    expect(job.errors.map(({ message }) => message)).toEqual(['您没有更改状态的权限，此格请留空']);
    expect(job.states.map(({ code }) => code)).toEqual(['draft', 'published']);
    const allowed = await teacher.upload(await sheet([row({ 题干: '教师导入' })]));
    expect(
      await teacher.post('/question/importCommit', { id: allowed.id, mode: 'all', recordState: 'retired' }),
    ).toMatchObject({ code: 403 });
  });

  it('makes tables of tabulars and files of pictures, says which pictures are elsewhere, and adds nothing the second time (I1, I2)', {
    timeout: 60_000,
  }, async () => {
    const table =
      '\\begin{tabular}{|c|c|}\n\\hline 甲 & $a & b$ \\\\\n\\hline \\multicolumn{2}{|c|}{共 \\% 两列} \\\\\n\\hline\n\\end{tabular}';
    const file = await sheet([
      row({ 题干: `细看表\n\n${table}\n\n回答` }),
      row({ 题干: `细看图 ![红点](data:image/png;base64,${pixel})` }),
      row({ 题干: '远图 ![](https://pictures.example/a.png?x=1&y=2)' }),
      row({ 题干: '坏图 ![](data:image/png;base64,AAAA)' }),
    ]);
    const files = async (): Promise<number> =>
      (
        await server.app.database.asOwner((connection) =>
          connection.query(reading<{ count: number }>({ text: `select count(*)::integer as "count" from "file"` })),
        )
      )[0]?.count ?? 0;
    const stored = await files();
    const job = await upload(file);
    expect(job.errors.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'E5 其中的图片无法识别，请用 PNG、JPG、GIF 或 WebP 图片',
    ]);
    expect(job.notes).toEqual([
      { cell: 'E4', column: '题干', message: expect.stringContaining('https://pictures.example/a.png') },
    ]);
    expect(String(job.preview[1]?.record['title'])).toContain(`data:image/png;base64,${pixel}`);
    expect(await files()).toBe(stored);
    await commit(job.id, 'valid');
    const titles = await Promise.all((await listed('细看')).map(async ({ id }) => String((await detail(id))['title'])));
    expect(titles[0]).toBe(
      '细看表<table><tbody><tr><td>甲</td><td>$a &amp; b$</td></tr><tr><td colspan="2">共 % 两列</td></tr></tbody></table>回答',
    );
    const [, address] = /<img src="\/api(\/file\/\w+)" alt="红点" \/>/.exec(titles[1] ?? '') ?? [];
    expect((await download(address ?? '')).toString('base64')).toBe(pixel);
    const [far] = await listed('远图');
    expect((await detail(far?.['id']))['title']).toBe(
      '远图 <img src="https://pictures.example/a.png?x=1&amp;y=2" alt="" />',
    );
    expect(await upload(file)).toMatchObject({ valid: 0, skipped: 3 });
    expect(await files()).toBe(stored + 1);
    const again = await upload(await download('/question/exportByExcel', { keyword: '细看' }));
    expect(again).toMatchObject({ valid: 0, bad: 0, unchanged: 2 });
  });

  it('names what may be filled in', { timeout: 60_000 }, async () => {
    const { errors } = await upload(
      await sheet([
        row({ 题干: '说明', 难度: '太难', 题型: '选择' }),
        row({ 题干: '缺项', 题型: '单选题', 选项A: '甲', 选项C: '丙', 正确答案: 'A' }),
      ]),
    );
    expect(errors.map(({ message }) => message)).toEqual([
      '题型 “选择”不在可选范围内，可填：单选题、多选题、判断题、填空题、简答题、论述题',
      '难度 “太难”不在可选范围内，可填：很容易、容易、中等、较难、很难',
      '请填写选项 B',
    ]);
  });

  it('offers a template with drop-downs, limits and a row that shows how and is passed over', {
    timeout: 60_000,
  }, async () => {
    const template = await download('/question/downloadQuestionModel');
    const sheets = await readXlsxFile(template);
    expect(sheets.map((each) => each.sheet)).toEqual(['试题', '填写说明', '可选值']);
    const guide = new Map(sheets[1]?.data.map(([column, , note]) => [String(column), String(note)]));
    const options = [...guide].filter(([column]) => /^选项[A-Z]$/.test(column));
    expect(options.map(([column, note]) => note.startsWith(`${column}的内容；`))).toEqual(options.map(() => true));
    expect(options.filter(([, note]) => note.includes('依次增加列')).map(([column]) => column)).toEqual([
      options.at(-1)?.[0],
    ]);
    const [head = [], sample = []] = await sheetOf(template);
    expect(head.slice(0, 2)).toEqual(['系统编号', '版本']);
    expect(head.at(-1)).toBe('状态');
    expect(sample[0]).toBe('示例行，导入时略过');
    const job = await upload(await workbook([sample], head.map(plain)));
    expect(job).toMatchObject({ state: 'failed', message: expect.stringContaining('没有数据') });
    const asIfMeant = sample.map((cell, index) =>
      index === 0 ? '' : plain(head[index] ?? '') === '题干' ? '照示例填写' : cell,
    );
    expect(await upload(await workbook([sample, asIfMeant], head.map(plain)))).toMatchObject({
      state: 'ready',
      total: 1,
      valid: 1,
      errors: [],
      message: '略过 1 行：第 2 行是示例',
    });
  });
});
