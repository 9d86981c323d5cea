/** Papers that are put together question by question (rules C1 to C3, C10). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers } from '../certApply/people.ts';
import { must, type Values } from '../mock/exam.ts';
import { bankOf, manyQuestions, type Bank } from './bank.ts';

interface Stored extends Values {
  id: string;
  version: number;
  totalScore: number;
  questionCount: number;
  questions: { id: string; questionId: string; type: string; score: number }[];
}

interface Whole extends Values {
  sections: { questions: Values[] }[];
}

describe.each(['pglite', 'postgres'] as const)('papers on %s', (database) => {
  let server: TestServer;
  let bank: Bank;

  beforeAll(async () => {
    server = await startServer({ database });
    bank = await bankOf(server);
  }, 120_000);
  afterAll(() => server?.close());

  const save = (values: Values) => bank.admin.post<Stored>('/paper/save', { certId: bank.certId, ...values });
  const step = (id: string, name: string) => bank.admin.post('/paper/step', { ids: [id], step: name });
  const read = (id: string) => must(bank.admin.get<Stored>(`/paper/edit?id=${id}`));

  it('C2, C3: questions in groups with a score each; published, they are pinned and nothing changes any more', async () => {
    const [first, second] = [await bank.question(), await bank.question({ usage: 'both' })];
    const { id } = await must(
      save({
        paperName: '期末卷',
        sections: [{ title: '一、单选题', instructions: '每题只有一个正确答案' }],
        questions: [
          { questionId: first, section: '一、单选题', score: 2.5 },
          { questionId: second, section: '一、单选题', score: 3 },
        ],
      }),
    );
    expect(await read(id)).toMatchObject({ totalScore: 5.5, questionCount: 2 });
    await must(step(id, 'publish'));
    const published = await read(id);
    const pinned = async () =>
      (
        await must(bank.admin.post<{ rows: Values[] }>('/paperQuestion/list', { paperId: id, sort: 'position' }))
      ).rows.map((row) => row['questionVersion']);
    expect(await pinned()).toEqual([1, 1]);
    await must(bank.admin.post('/question/save', { id: first, version: 1, analysis: '后来补的解析' }));
    expect(await pinned()).toEqual([1, 1]);
    const change = await save({ id, version: published.version, paperName: '另一份' });
    expect(change).toMatchObject({ status: 422 });
    await must(step(id, 'withdraw'));
    await must(step(id, 'publish'));
    expect(await pinned()).toEqual([2, 1]);
  });

  it('C2: a question stands once on a paper, and is not removed while it does', async () => {
    const question = await bank.question();
    const twice = [
      { questionId: question, score: 1 },
      { questionId: question, score: 2 },
    ];
    expect(await save({ paperName: '两次', questions: twice })).toMatchObject({ status: 422 });
    const groups = [{ title: '一、单选题' }, { title: '一、单选题' }];
    expect(await save({ paperName: '两组同名', sections: groups })).toMatchObject({
      status: 422,
      data: { errors: [{ path: '/sections', message: '有两个大题的标题相同，请改其中一个' }] },
    });
    await must(save({ paperName: '一次', questions: twice.slice(1) }));
    const removed = await bank.admin.post('/question/delete', { ids: [question] });
    expect(removed).toMatchObject({ status: 409, message: expect.stringContaining('试卷') });
  });

  it('S3: comes out of the recycle bin with its questions, not while one of them lies there', async () => {
    const questionId = await bank.question();
    const { id } = await must(save({ paperName: '回来的卷', questions: [{ questionId, score: 1 }] }));
    const call = (path: string, ids: string[]) => bank.admin.post(path, { ids });
    await must(call('/paper/delete', [id]));
    await must(call('/question/delete', [questionId]));
    expect(await call('/paper/restore', [id])).toMatchObject({
      status: 422,
      message: expect.stringContaining('试题不存在或已被删除'),
    });
    await must(call('/question/restore', [questionId]));
    await must(call('/paper/restore', [id]));
    expect(await read(id)).toMatchObject({ questions: [{ questionId }] });
  });

  it('C3: a paper without questions, with a draft, one for practice, one of another certificate or a lost group is not published', async () => {
    const other = await bankOf(server);
    const fresh = await bank.question();
    const paper = async (questionId?: string, values: Values = {}) =>
      (await must(save({ paperName: '不能发布', questions: questionId ? [{ questionId, score: 1 }] : [], ...values })))
        .id;
    const refused: [string, string][] = [
      [await paper(), '还没有试题'],
      [await paper(await bank.question({ state: 'draft' })), '第 1 题已停用、删除或还是草稿'],
      [await paper(await bank.question({ usage: 'practice' })), '第 1 题仅供练习'],
      [await paper(await other.question()), '第 1 题是别的证书的'],
      [await paper(fresh, { sections: [{ title: '一、单选题' }] }), '第 1 题所在的大题'],
    ];
    for (const [id, message] of refused) {
      expect(await step(id, 'publish')).toMatchObject({ status: 409, message: expect.stringContaining(message) });
      expect(await read(id)).toMatchObject({ state: 'draft' });
    }
  });

  it('C1: what is not shared is its author’s alone; others do not find, read, change or count it', async () => {
    const [colleague] = await addMembers({ server, tenantId: bank.tenantId, roleId: '5', count: 1 });
    const questionId = await bank.question();
    const { id, version } = await must(save({ paperName: '自己的草稿', questions: [{ questionId, score: 1 }] }));
    await must(step(id, 'hide'));
    const shared = await must(save({ paperName: '大家的草稿' }));
    const list = async (person: Pick<typeof bank.admin, 'get'>, belongType: string) =>
      (await must(person.get<{ rows: Values[] }>(`/paper/list?belongType=${belongType}&pageSize=200`))).rows.map(
        (row) => row['id'],
      );
    expect(await list(bank.admin, 'mine')).toEqual(expect.arrayContaining([id, shared.id]));
    expect(colleague).toBeDefined();
    if (!colleague) return;
    expect(await colleague.get(`/paper/detail?id=${id}`)).toMatchObject({ status: 404 });
    expect(await colleague.get(`/paper/findExamPlanDetail?id=${id}`)).toMatchObject({ status: 404 });
    expect(await colleague.post('/paper/save', { id, version, paperName: '改了' })).toMatchObject({ status: 404 });
    expect(await list(colleague, 'tenant')).toContain(shared.id);
    expect(await list(colleague, 'tenant')).not.toContain(id);
    expect(await list(colleague, 'mine')).toEqual([]);
    const changes = async (person: Pick<typeof bank.admin, 'get'>) =>
      (await must(person.get<{ rows: Values[] }>(`/paper/history?id=${id}`))).rows.length;
    expect([await changes(bank.admin), await changes(colleague)]).toEqual([2, 0]);
    // What others do not see holds what they remove all the same.
    expect(await colleague.post('/question/delete', { ids: [questionId] })).toMatchObject({ status: 409 });
  });

  it('C10: a whole paper is read group by group as it was published, keys only by who may read the bank', async () => {
    const role = await must(
      bank.admin.post<{ id: string }>('/role/save', {
        roleName: `只排试卷 ${database}`,
        codes: ['a12', 'a12-m2', 'a12-m2.15'],
      }),
    );
    const [reader] = await addMembers({ server, tenantId: bank.tenantId, roleId: role.id, count: 1 });
    const whole = (id: string, query = '', person: Pick<typeof bank.admin, 'get'> = bank.admin) =>
      person.get<Whole>(`/paper/findExamPlanDetail?id=${id}${query}`);
    const content = '材料的正文';
    const { id: materialId } = await must(
      bank.admin.post<{ id: string }>('/material/save', { certId: bank.certId, materialName: '一段材料', content }),
    );
    const [choice, blank, loose] = [
      await bank.question({ title: '先选', analysis: '先解', materialId }),
      await bank.question({ title: '后填____', type: 'blank', options: [], answer: [{ anyOf: ['密钥'] }] }),
      await bank.question({ title: '未分组' }),
    ];
    const draft = await must(
      save({
        paperName: '打印的卷',
        instructions: '闭卷',
        sections: [{ title: '一', instructions: '单选' }, { title: '空的' }, { title: '二' }],
        questions: [
          { questionId: loose, score: 1 },
          { questionId: blank, section: '二', score: 3 },
          { questionId: choice, section: '一', score: 2.5 },
        ],
      }),
    );
    const plain = await must(whole(draft.id));
    const { rows: rules } = await must(
      bank.admin.post<{ rows: { pattern: string }[] }>('/numberRule/list', { series: ['placement.ticketNumber'] }),
    );
    expect(plain).toMatchObject({
      ticketLength: rules[0]?.pattern.replace(/[{}]/g, '').length,
      paperName: '打印的卷',
      instructions: '闭卷',
      state: 'draft',
      isPinned: false,
      totalScore: 6.5,
      questionCount: 3,
      sections: [
        {
          title: '一',
          instructions: '单选',
          score: 2.5,
          questions: [{ number: 1, questionType: 'single', title: '先选', score: 2.5, material: { content } }],
        },
        { title: '二', score: 3, questions: [{ number: 2, questionType: 'blank', blankCount: 1, material: null }] },
        { title: null, score: 1, questions: [{ number: 3, title: '未分组' }] },
      ],
    });
    for (const told of ['isAnswer', 'correctOptions', '"answer"', 'analysis', '先解', '密钥'])
      expect(JSON.stringify(plain)).not.toContain(told);
    expect((await must(whole(draft.id, '&hasKeys=true'))).sections).toMatchObject([
      { questions: [{ correctOptions: [1], analysis: '先解' }] },
      { questions: [{ answer: [{ anyOf: ['密钥'] }] }] },
      {},
    ]);
    expect(await whole(draft.id, '', reader)).toMatchObject({ status: 200 });
    expect(await whole(draft.id, '&hasKeys=true', reader)).toMatchObject({
      status: 403,
      message: expect.stringContaining('没有查看题库的权限'),
    });

    const published = await must(
      save({
        paperName: '发布的卷',
        questions: [
          { questionId: choice, score: 1 },
          { questionId: loose, score: 1 },
        ],
      }),
    );
    await must(step(published.id, 'publish'));
    await must(
      bank.admin.post('/question/save', { id: choice, version: 1, title: '后来改的', analysis: '后来的解析' }),
    );
    await must(bank.admin.post('/material/save', { id: materialId, version: 1, content: '材料后来改了' }));
    const pinned = await must(whole(published.id, '&hasKeys=true'));
    expect(pinned).toMatchObject({ isPinned: true, sections: [{ title: null }] });
    expect(pinned.sections[0]?.questions[0]).toMatchObject({
      title: '先选',
      analysis: '先解',
      material: { content },
    });
    expect((await must(whole(draft.id))).sections[0]?.questions[0]).toMatchObject({ title: '后来改的' });
  });

  it('questions are drawn at random for exams, by kind, the same for the same seed; what the bank lacks is said', async () => {
    const own = await bankOf(server);
    const drawable = await Promise.all([own.question(), own.question({ usage: 'both' }), own.question()]);
    await own.question({ usage: 'practice' });
    await own.question({ state: 'draft' });
    const draw = (values: Values = {}) =>
      must(
        own.admin.post<{ questions: Values[]; missing: Values[] }>('/paper/draw', {
          certId: own.certId,
          ruleList: [
            { type: 'single', num: 2, score: 1.5 },
            { type: 'judgment', num: 1, score: 1 },
          ],
          ...values,
        }),
      );
    const { questions, missing } = await draw({ seed: 'a' });
    expect(questions).toHaveLength(2);
    expect(questions).toMatchObject(questions.map(() => ({ type: 'single', score: 1.5 })));
    expect(missing).toEqual([{ type: 'judgment', count: 1 }]);
    expect((await draw({ seed: 'a' })).questions).toEqual(questions);
    const seen = new Set<unknown>();
    for (const seed of 'bcdefghijklm')
      for (const { questionId } of (await draw({ seed })).questions) seen.add(questionId);
    expect([...seen].sort()).toEqual([...drawable].sort());
    const [first, ...others] = drawable;
    const rest = await draw({ without: others });
    expect(rest.questions.map(({ questionId }) => questionId)).toEqual([first]);
    expect(rest.missing).toContainEqual({ type: 'single', count: 1 });
  });

  describe('questions that are nearly the same', () => {
    const similar = async (ids: string[]) => must(bank.admin.post<Values[]>('/paper/similar', { ids }));
    const choice = (title: string, ...contents: string[]) =>
      bank.question({ title, options: contents.map((content, index) => ({ content, isAnswer: index === 0 })) });
    const judgment = (title: string) =>
      bank.question({ title, type: 'judgment', options: [{ content: '正确', isAnswer: true }, { content: '错误' }] });

    it('are found by pairs where a word was changed, in either order, and for what is named alone', async () => {
      const [first, second] = [
        await judgment('教师资格证书的有效期从发证之日算起'),
        await judgment('<p>教师资格证书的有效期，从<b>考试</b>之日算起。</p>'),
      ];
      const other = await judgment('多媒体教室的投影仪使用后应先关机再断电');
      const [one = '', two = ''] = [first, second].sort();
      for (const ids of [
        [first, other, second],
        [second, other, first],
      ])
        expect(await similar(ids)).toEqual([{ questionId: one, otherId: two, percent: expect.any(Number) }]);
      expect(await similar([first, other])).toEqual([]);
    });

    it('are told by what can be chosen too, however common the stem', async () => {
      const stem = '下列关于教育技术的说法，正确的是（ ）';
      const first = await choice(stem, '教育技术只研究硬件', '教育技术研究学习的过程和资源', '教育技术就是电化教育');
      const other = await choice(stem, '微课一般不超过十分钟', '慕课只能在校内观看', '翻转课堂不需要教师参与');
      const again = await choice(stem, '教育技术只研究硬件', '教育技术研究学习的过程与资源', '教育技术就是电化教育');
      const [one = '', two = ''] = [first, again].sort();
      expect(await similar([first, other, again])).toMatchObject([{ questionId: one, otherId: two }]);
    });

    it('are looked for among five hundred of one pattern, at most 200 pairs', async () => {
      const found = await similar(await manyQuestions({ server, bank, count: 500 }));
      expect(found).toHaveLength(200);
      expect(found[0]).toMatchObject({ percent: expect.any(Number) });
    });
  });

  it('categories tell how many papers lie under them; a paper is deleted by its address', async () => {
    const { id: categoryId } = await must(
      bank.admin.post<{ id: string }>('/paperCategory/save', { categoryName: '笔试' }),
    );
    const { id } = await must(save({ paperName: '要删的', categoryId }));
    const categories = await must(bank.admin.get<Values[]>('/paper/category'));
    expect(categories).toContainEqual({ id: categoryId, categoryName: '笔试', parentId: null, paperCount: 1 });
    await must(bank.admin.get(`/paper/delete?id=${id}`));
    expect(await bank.admin.get(`/paper/detail?id=${id}`)).toMatchObject({ status: 404 });
  });
});
