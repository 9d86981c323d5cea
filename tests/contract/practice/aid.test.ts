import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { leaksOf } from '../leaks.ts';
import { asOwner, must, personOf, type Paper, type Person, type Values } from '../mock/exam.ts';

interface Aid {
  knowledge: { label: string; totalNum: number; doneNum: number; rightNum: number }[];
  similar: { questionId: string; questionType: string; titleText: string }[];
  note: string | null;
  report: { state: string; reply: string | null } | null;
}

/** What helps with a question that was answered wrongly: rules P16–P18. One server a database, a bank each test. */
describe.each(databasesFor(import.meta.url))('the aid of a question on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;
  let other: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
    learner = personOf({ server, token: await server.signIn('student02') });
    other = personOf({ server, token: await server.signIn('student03') });
  }, 120_000);
  afterAll(() => server.close());

  let count = 0;
  /** A certificate with these single-choice questions, whose first option is right: its code, and the ids in their order. */
  const newBank = async (
    questions: readonly { title: string; knowledge?: string[]; state?: string }[],
  ): Promise<{ certCode: string; certId: string; ids: string[] }> => {
    count += 1;
    const certCode = `AID-${count}`;
    const { id: certId } = await must(
      admin.post<{ id: string }>('/cert/save', { certName: certCode, certCode, examMinutes: 30, passScore: 1 }),
    );
    const ids: string[] = [];
    for (const { title, knowledge = [] } of questions) {
      const options = [
        { content: '甲', isAnswer: true },
        { content: '乙', isAnswer: false },
      ];
      const values = { certId, type: 'single', title, knowledge, options, analysis: '解析', score: 1 };
      ids.push((await must(admin.post<{ id: string }>('/question/save', values))).id);
    }
    return { certCode, certId, ids };
  };
  const aid = (questionId: string | undefined, person: Person = learner) =>
    must(person.get<Aid>(`/web/practice/aid?questionId=${questionId}`));
  const choose = (certCode: string, questionId: string | undefined, option: number) =>
    must(learner.post('/web/practice/isTrue', { certCode, questionId, selectedOptions: [option] }));
  const reports = (questionId: string | undefined) =>
    asOwner<Values & { id: string; version: number; state: string }>({
      server,
      text: 'select * from "questionReport" where "questionId" = $1 order by "createdTime"',
      values: [questionId],
    });
  const step = (ids: string[], name: string, values: Values, person: Person = admin) =>
    person.post('/questionReport/step', { ids, step: name, ...values });

  it('P16: names the knowledge points with what the learner has answered of them, and shows no key', async () => {
    const { certCode, ids } = await newBank([
      { title: '光合作用在哪里进行', knowledge: ['植物', '细胞'] },
      { title: '根的作用是什么', knowledge: ['植物'] },
      { title: '线粒体有什么功能', knowledge: ['细胞'] },
      { title: '叶片为什么是绿色的', knowledge: ['植物'] },
    ]);
    await choose(certCode, ids[0], 2);
    await choose(certCode, ids[1], 1);
    const found = await aid(ids[0]);
    expect(found.knowledge).toEqual([
      { label: '植物', totalNum: 3, doneNum: 2, rightNum: 1 },
      { label: '细胞', totalNum: 2, doneNum: 1, rightNum: 0 },
    ]);
    expect(leaksOf(found)).toEqual([]);
    expect((await aid(ids[0], other)).knowledge.map(({ doneNum }) => doneNum)).toEqual([0, 0]);
    expect(await learner.get('/web/practice/aid?questionId=nope')).toMatchObject({ status: 404 });
  });

  it('P16: offers three questions at most: the same point first, then the text that is most alike; and practises exactly these', async () => {
    const { certCode, ids } = await newBank([
      { title: '下列哪一项属于网络钓鱼的特征', knowledge: ['常见攻击'] },
      { title: '如何设置安全的口令', knowledge: ['口令'] },
      { title: '拒绝服务攻击的目的', knowledge: ['常见攻击'] },
      { title: '下列哪一项属于网络钓鱼的手段', knowledge: ['常见攻击'] },
      { title: '下列哪一项属于网络钓鱼的后果', knowledge: [] },
      { title: '备份的频率', knowledge: [] },
    ]);
    const { similar } = await aid(ids[0]);
    expect(similar.map(({ questionId }) => questionId)).toEqual([ids[3], ids[2], ids[4]]);
    expect(similar[0]).toMatchObject({ questionType: '1', titleText: '下列哪一项属于网络钓鱼的手段' });
    const { rows } = await must(
      learner.post<{ rows: { questionId: string }[] }>('/web/practice/startRound', {
        mode: 'similar',
        certCode,
        questionId: ids[0],
        chooses: 3,
      }),
    );
    expect(rows.map(({ questionId }) => questionId)).toEqual([ids[3], ids[2], ids[4]]);
    expect(leaksOf(rows)).toEqual([]);
    expect(await learner.post('/web/practice/startRound', { mode: 'similar', certCode })).toMatchObject({
      status: 422,
      message: expect.stringContaining('请选择试题'),
    });
    expect((await aid(ids[1])).similar).toEqual([]);
  });

  it('M12: of a question in a mock exam under way there is no aid, nor is it offered for another one', async () => {
    const { certCode, certId, ids } = await newBank([
      { title: '考试中的第一题', knowledge: ['考试'] },
      { title: '考试中的第二题', knowledge: ['考试'] },
    ]);
    await must(learner.post('/web/practice/saveNote', { questionId: ids[0], text: '选甲' }));
    await must(admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'single', num: 1, score: 1 }] }));
    const { questionList } = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId: 'desk' }));
    const held = questionList[0]?.questionId;
    const free = ids.find((id) => id !== held);
    const refused = await learner.get<Values>(`/web/practice/aid?questionId=${held}`);
    expect(refused).toMatchObject({ status: 409, data: { reason: 'underWay' } });
    expect(JSON.stringify(refused)).not.toContain('选甲');
    expect((await aid(free)).similar).toEqual([]);
    expect((await aid(free, other)).similar.map(({ questionId }) => questionId)).toEqual([held]);
    const begun = await must(
      learner.post<{ rows: unknown[] }>('/web/practice/startRound', { mode: 'similar', certCode, questionId: free }),
    );
    expect(begun.rows).toEqual([]);
  });

  it('M12: of what stands in a mock exam under way, or is not published, there is no round of questions like it', async () => {
    const { certCode, certId, ids } = await newBank(
      ['一', '二', '三'].map((title) => ({ title: `相近的题目${title}`, knowledge: ['相近'] })),
    );
    const practise = async (questionId: string | undefined): Promise<number> =>
      (
        await must(
          learner.post<{ rows: unknown[] }>('/web/practice/startRound', { mode: 'similar', certCode, questionId }),
        )
      ).rows.length;
    await must(admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'single', num: 1, score: 1 }] }));
    const { questionList } = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId: 'desk' }));
    const held = questionList[0]?.questionId;
    const [free, gone] = ids.filter((id) => id !== held);
    expect([await practise(held), await practise(free)]).toEqual([0, 1]);
    await must(admin.post('/question/updateState', { ids: [gone], state: 'retired' }));
    expect(await practise(gone)).toBe(0);
  });

  it('M15: after hand-in each question tells its knowledge points, but for what another exam under way holds', async () => {
    const { certCode, certId } = await newBank([{ title: '唯一的题', knowledge: ['植物', '细胞'] }]);
    await must(admin.post('/cert/rule/save', { certId, ruleList: [{ type: 'single', num: 1, score: 1 }] }));
    const begin = () => must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId: 'desk' }));
    const { mockId, questionList } = await begin();
    expect(JSON.stringify(questionList)).not.toContain('植物');
    await must(learner.post('/web/mock/submit', { mockId, deviceId: 'desk' }));
    const pointsOf = async (): Promise<unknown[]> => {
      const detail = await must(learner.get<{ questionList: Values[] }>(`/web/mock/detail?mockId=${mockId}`));
      return detail.questionList.map(({ knowledge }) => knowledge);
    };
    expect(await pointsOf()).toEqual([['植物', '细胞']]);
    await begin();
    expect(await pointsOf()).toEqual([[]]);
  });

  it('P18: a note is its learner’s alone, changes, and goes when it is empty', async () => {
    const { ids } = await newBank([{ title: '记笔记的题目' }]);
    const save = (text: string) => must(learner.post('/web/practice/saveNote', { questionId: ids[0], text }));
    await save('  想想定义  ');
    expect((await aid(ids[0])).note).toBe('想想定义');
    await save('再想想');
    expect((await aid(ids[0])).note).toBe('再想想');
    expect((await aid(ids[0], other)).note).toBeNull();
    await save(' ');
    expect((await aid(ids[0])).note).toBeNull();
    expect(await learner.post('/web/practice/saveNote', { questionId: 'nope', text: 'x' })).toMatchObject({
      status: 404,
    });
  });

  it('P17: a report is open once a learner and question, its reply comes by message, then another may follow', async () => {
    const { ids } = await newBank([{ title: '<p>有错的题目</p>' }]);
    const tell = (person: Person = learner) =>
      person.post('/web/practice/report', { questionId: ids[0], version: 1, kind: 'key', text: '应当是乙' });
    await must(tell());
    expect(await tell()).toMatchObject({ status: 422, message: expect.stringContaining('已经报过错') });
    await must(tell(other));
    expect((await aid(ids[0])).report).toEqual({ state: 'open', reply: null });

    const list = await must(
      admin.post<{ rows: Values[]; total: number }>('/questionReport/list', {
        pageNum: 1,
        pageSize: 10,
        keyword: '应当是乙',
      }),
    );
    expect(list.rows).toMatchObject([
      { questionTitle: '有错的题目', kind: 'key', state: 'open', questionVersion: 1 },
      { questionTitle: '有错的题目', kind: 'key', state: 'open', questionVersion: 1 },
    ]);
    const [mine, theirs] = await reports(ids[0]);
    if (!mine || !theirs) throw new Error('no reports');
    expect(await step([mine.id], 'answer', { reply: '已经改正' }, learner)).toMatchObject({ status: 403 });
    expect(await step([mine.id], 'answer', {})).toMatchObject({ status: 422 });
    await must(step([mine.id], 'answer', { reply: '已经改正' }));
    await must(step([theirs.id], 'reject', { reply: '见教材' }));
    expect(await step([mine.id], 'reject', { reply: '再想想' })).not.toMatchObject({ status: 200 });
    expect((await aid(ids[0])).report).toEqual({ state: 'answered', reply: '已经改正' });
    expect((await aid(ids[0], other)).report).toEqual({ state: 'rejected', reply: '见教材' });
    const told = await asOwner<{ title: string; content: string }>({
      server,
      text: 'select "title", "content" from "message" where "content" like $1 order by "createdTime"',
      values: ['%有错的题目%'],
    });
    expect(told.map(({ content }) => content)).toEqual([
      expect.stringContaining('已经改正'),
      expect.stringContaining('见教材'),
    ]);
    await must(tell());
    expect((await reports(ids[0])).map(({ state }) => state).toSorted()).toEqual(['answered', 'open', 'rejected']);
  });
});
