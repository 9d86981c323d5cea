import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import readXlsxFile from 'read-excel-file/node';
import { databasesFor } from '#tests/databases.ts';
import { headings, workbook } from '../import/bank.ts';
import { importer } from '../import/importer.ts';
import { must, personOf, type Person, type Values } from '../mock/exam.ts';

interface Shown {
  questionId: string;
  title: string;
  questionType: string;
  score: number;
  material: { id: string; content: string; sound: string | null } | null;
}

/** Numbers G… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('materials on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  const certCode = `MATERIAL-${database}`;
  let certId = '';
  let token = '';
  const materials: string[] = [];

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
    admin = personOf({ server, token });
    learner = personOf({ server, token: await server.signIn('student') });
    certId = await makeCert(certCode);
    for (const name of ['甲', '乙']) {
      const id = await makeMaterial({ certId, name });
      materials.push(id);
      // Saved in an order that is not theirs.
      for (const order of [3, 1, 2])
        await must(
          admin.post(
            '/question/save',
            question({
              certId,
              type: order === 2 ? 'multiple' : 'single',
              title: `${name}${order}`,
              materialId: id,
              materialOrder: order,
            }),
          ),
        );
    }
    for (let n = 0; n < 8; n += 1)
      await must(
        admin.post('/question/save', question({ certId, type: n < 6 ? 'single' : 'multiple', title: `单独 ${n}` })),
      );
  }, 120_000);
  afterAll(() => server.close());

  async function makeCert(code: string): Promise<string> {
    const cert = { certName: `材料 ${code}`, certCode: code, examMinutes: 30, passScore: 1 };
    return (await must(admin.post<{ id: string }>('/cert/save', cert))).id;
  }

  async function makeMaterial({ certId: of, name }: { certId: string; name: string }): Promise<string> {
    const values = { certId: of, materialName: `材料${name}`, content: `<p>${name}的内容</p>` };
    return (await must(admin.post<{ id: string }>('/material/save', values))).id;
  }

  function question(values: Values): Values {
    return {
      score: 1,
      options: ['一', '二', '三'].map((content, i) => ({
        content,
        isAnswer: i === 0 || (values['type'] === 'multiple' && i === 1),
      })),
      ...values,
    };
  }

  /** The titles, with what belongs to one material in one text. */
  function grouped(questions: readonly Shown[]): string[] {
    const groups: { id: string | undefined; titles: string[] }[] = [];
    for (const { material, title } of questions) {
      const last = groups[groups.length - 1];
      if (material && last?.id === material.id) last.titles.push(title);
      else groups.push({ id: material?.id, titles: [title] });
    }
    return groups.map(({ titles }) => titles.join(' '));
  }

  async function startRound(changes: Values): Promise<{ roundId: string; rows: Shown[] }> {
    return must(learner.post('/web/practice/startRound', { certCode, chooses: 200, ...changes }));
  }

  it('G1: a question has a material of its own certificate only, which keeps it; the certificate of a material stays', async () => {
    const other = await makeCert(`${certCode}-2`);
    const refused = await admin.post(
      '/question/save',
      question({ certId: other, type: 'single', title: '别处', materialId: materials[0] }),
    );
    expect(refused.status).toBe(422);
    expect(refused.data).toMatchObject({ errors: [{ path: '/materialId' }] });
    const stored = await must(admin.get<{ version: number }>(`/material/detail?id=${materials[0]}`));
    const moved = await admin.post('/material/save', { id: materials[0], version: stored.version, certId: other });
    expect(moved.status).toBe(422);
    const removed = await admin.post('/material/delete', { ids: [materials[0]] });
    expect(removed.status).toBe(409);
  });

  it('G2: rounds have the questions of a material together and in its order, whole where there is room', async () => {
    for (const mode of ['random', 'sequence', 'reading']) {
      const groups = grouped((await startRound({ mode })).rows);
      expect(groups).toHaveLength(10);
      expect(groups).toEqual(expect.arrayContaining(['甲1 甲2 甲3', '乙1 乙2 乙3']));
    }
    const { rows } = await startRound({ mode: 'random', chooses: 3 });
    expect(rows).toHaveLength(3);
    expect(grouped((await startRound({ mode: 'random', types: ['2'] })).rows)).toEqual(
      expect.arrayContaining(['甲2', '乙2']),
    );
  });

  it('G1: what is shown of a question shows the material, in rounds, favourites and the wrong-answer book', async () => {
    const { roundId, rows } = await startRound({ mode: 'sequence' });
    const [first] = rows.filter(({ material }) => material?.id === materials[1]);
    expect(first?.material).toEqual({ id: materials[1], content: '<p>乙的内容</p>', sound: null });
    const again = await must(learner.get<{ rows: Shown[] }>(`/web/practice/round?roundId=${roundId}`));
    expect(grouped(again.rows)).toEqual(grouped(rows));
    const questionId = first?.questionId;
    await must(learner.post('/web/favorite/add', { questionId, certCode }));
    await must(learner.post('/web/record/add', { questionId, certCode }));
    for (const page of [
      await must(learner.post<{ rows: Shown[] }>('/web/favorite/list', { certCode })),
      await must(learner.get<{ rows: Shown[] }>(`/web/record/list?certCode=${certCode}`)),
    ])
      expect(page.rows.map(({ material }) => material?.content)).toEqual(['<p>乙的内容</p>']);
  });

  it('G3 M1: a paper has materials whole, at its end, within the rule, and keeps the version drawn', async () => {
    await must(
      admin.post('/cert/rule/save', {
        certId,
        ruleList: [
          { type: 'single', num: 8, score: 2 },
          { type: 'multiple', num: 2, score: 3 },
        ],
      }),
    );
    // Six single questions stand alone: eight need a material at least.
    const paper = await must(
      learner.post<{ mockId: string; questionList: Shown[] }>('/web/mock/newMock', { certCode, deviceId: 'phone' }),
    );
    const { questionList } = paper;
    expect(questionList.filter(({ questionType }) => questionType === '1')).toHaveLength(8);
    expect(questionList.filter(({ questionType }) => questionType === '2')).toHaveLength(2);
    expect(questionList.map(({ questionType, score }) => [questionType, score])).toEqual(
      questionList.map(({ questionType }) => [questionType, questionType === '1' ? 2 : 3]),
    );
    const groups = grouped(questionList);
    const whole = groups.filter((group) => group.includes(' ') && !group.startsWith('单独'));
    expect(whole.length).toBeGreaterThan(0);
    expect(whole.every((group) => ['甲1 甲2 甲3', '乙1 乙2 乙3'].includes(group))).toBe(true);
    expect(groups.slice(-whole.length)).toEqual(whole);

    const drawn = questionList.find(({ material }) => material !== null)?.material;
    const stored = await must(admin.get<{ version: number }>(`/material/detail?id=${drawn?.id}`));
    await must(admin.post('/material/save', { id: drawn?.id, version: stored.version, content: '<p>改过的内容</p>' }));
    const later = await must(
      learner.post<{ questionList: Shown[] }>('/web/mock/resume', { mockId: paper.mockId, deviceId: 'phone' }),
    );
    expect(later.questionList).toEqual(questionList);
    // M12: what is held stays out of a round, with or without its material.
    const held = new Set(questionList.map(({ questionId }) => questionId));
    const { rows } = await startRound({ mode: 'random' });
    expect(rows.some(({ questionId }) => held.has(questionId))).toBe(false);
  });

  it('G3: where no material fits whole, the paper is short, and says of what', async () => {
    const code = `${certCode}-3`;
    const of = await makeCert(code);
    const materialId = await makeMaterial({ certId: of, name: '丙' });
    for (const n of [1, 2, 3])
      await must(admin.post('/question/save', question({ certId: of, type: 'single', title: `丙${n}`, materialId })));
    await must(admin.post('/cert/rule/save', { certId: of, ruleList: [{ type: 'single', num: 2, score: 1 }] }));
    const refused = await learner.post('/web/mock/newMock', { certCode: code, deviceId: 'phone' });
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.data)).toContain('单选题还差 2 题');
  });

  it('G1 G2: a sheet names the material of a question, of its certificate only, and an export says the same', async () => {
    const code = `${certCode}-4`;
    const of = await makeCert(code);
    const materialId = await makeMaterial({ certId: of, name: '丁' });
    const head = [...headings, '材料', '材料内的顺序'];
    const row = (changes: Record<string, string>): string[] => {
      const cells: Record<string, string> = { 证书: code, 题型: '判断题', 正确答案: '正确', ...changes };
      return head.map((heading) => cells[heading] ?? '');
    };
    const { upload, commit, download } = importer(() => ({ server, token }));
    const rows = [
      row({ 题干: '表中的后一题', 材料: '材料丁', 材料内的顺序: '2' }),
      row({ 题干: '表中的前一题', 材料: '材料丁', 材料内的顺序: '1' }),
      row({ 题干: '别的证书的材料', 材料: '材料甲' }),
      row({ 题干: '没有这份材料', 材料: '材料戊' }),
    ];
    const job = await upload(await workbook(rows, head));
    expect(job).toMatchObject({ valid: 2 });
    await commit(job.id, 'valid', { recordState: 'published' });
    const page = await must(admin.post<{ rows: Values[] }>('/question/list', { materialId, pageSize: 10 }));
    expect(page.rows.map(({ titleText, materialOrder }) => [titleText, materialOrder])).toEqual(
      expect.arrayContaining([
        ['表中的前一题', 1],
        ['表中的后一题', 2],
      ]),
    );
    const [titles = [], ...exported] =
      (await readXlsxFile(await download('/question/exportByExcel', { materialId })))[0]?.data ?? [];
    expect(exported.map((cells) => cells[titles.indexOf('材料')])).toEqual(['材料丁', '材料丁']);
    expect(grouped((await startRound({ mode: 'sequence', certCode: code })).rows)).toEqual([
      '表中的前一题 表中的后一题',
    ]);
  });
});
