import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keysOf } from '#runtime/core/answer/keys.ts';
import { changing } from '#server/database/statement.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { asOwner, makeExam, must, personOf, rightAnswers, type Paper, type Person, type Values } from '../mock/exam.ts';

const migration = readFileSync(join(root, 'server/database/migrations/0001-question-answer.sql'), 'utf8');

/** Numbers Q…, M… and P… are rules of docs/rules.md. */
describe.each(['pglite', 'postgres'] as const)('answers stored in their former shape on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let learner: Person;

  beforeAll(async () => {
    server = await startServer({ database });
    admin = personOf({ server, token: await server.signIn('admin') });
    learner = personOf({ server, token: await server.signIn('student') });
  }, 120_000);
  afterAll(() => server.close());

  const past = (text: string, values: unknown[] = []) =>
    server.app.database.asOwner(async (connection) => {
      for (const table of ['question', 'history'])
        await connection.query(changing({ text: `alter table "${table}" disable trigger user` }));
      try {
        await connection.query(changing({ text, values }));
      } finally {
        for (const table of ['question', 'history'])
          await connection.query(changing({ text: `alter table "${table}" enable trigger user` }));
      }
    });
  const migrate = () =>
    server.app.database.asOwner(async (connection) => {
      await connection.query(changing({ text: 'begin' }));
      await connection.query(changing({ text: migration }));
      await connection.query(changing({ text: 'commit' }));
    });
  /** Rows and snapshots of a certificate as they were before answers had a shape of their own. */
  const rewind = async (certId: string): Promise<void> => {
    const former = (answer: string) =>
      `(select coalesce(jsonb_agg((select string_agg(way, '|') from jsonb_array_elements_text(key->'anyOf') way)), '[]') from jsonb_array_elements(${answer}) key)`;
    await past(`update "question" set "answer" = ${former('"answer"')} where "certId" = $1 and "answer" <> '[]'`, [
      certId,
    ]);
    await past(
      `update "history" set "snapshot" = jsonb_set("snapshot", '{answer}', ${former(`"snapshot"->'answer'`)}) where "entity" = 'question' and "snapshot"->>'certId' = $1`,
      [certId],
    );
  };
  const snapshots = (certId: string) =>
    asOwner<Values>({
      server,
      text: `select "id", "snapshot" from "history" where "entity" = 'question' and "snapshot"->>'certId' = $1 order by "id"`,
      values: [certId],
    });

  it('Q3 Q4: become the present one; versions and snapshots stay', async () => {
    const { certId } = await makeExam({ admin, certCode: 'OLD-1' });
    const read = () =>
      asOwner<Values>({
        server,
        text: 'select "id", "version", "updatedTime", "answer" from "question" where "certId" = $1 order by "id"',
        values: [certId],
      });
    const before = await read();
    await rewind(certId);
    const kept = await snapshots(certId);
    expect(JSON.stringify(kept)).toContain('甲0|A 0');
    await migrate();
    expect(await read()).toEqual(before);
    expect(await snapshots(certId)).toEqual(kept);
    await migrate();
    expect(await read()).toEqual(before);
  });

  it('Q3: of a short or long question all texts are one, a bar of theirs stays', async () => {
    const { certId } = await makeExam({ admin, certCode: 'OLD-2' });
    const set = async (type: string, answer: string[]): Promise<void> =>
      past(`update "question" set "answer" = $3 where "certId" = $1 and "type" = $2`, [
        certId,
        type,
        JSON.stringify(answer),
      ]);
    await set('short', ['先 a|b', '后；c']);
    await set('long', ['  if a || b:\n    c | d']);
    await migrate();
    const rows = await asOwner<{ type: string; answer: unknown }>({
      server,
      text: `select distinct "type", "answer" from "question" where "certId" = $1 and "type" in ('short', 'long') order by "type"`,
      values: [certId],
    });
    expect(rows).toEqual([
      { type: 'long', answer: [{ anyOf: ['  if a || b:\n    c | d'] }] },
      { type: 'short', answer: [{ anyOf: ['先 a|b\n后；c'] }] },
    ]);
  });

  it('Q3: whatever a blank held, the database reads it as the server does', async () => {
    const { certId } = await makeExam({ admin, certCode: 'OLD-3' });
    const [model] = await asOwner<{ id: string }>({
      server,
      text: `select "id" from "question" where "certId" = $1 and "type" = 'blank' limit 1`,
      values: [certId],
    });
    const texts = fc.sample(fc.array(fc.stringMatching(/^[甲a1|$ ;\\\n]{1,14}$/), { minLength: 1, maxLength: 3 }), 300);
    await past(
      `insert into "question" ("id", "tenantId", "certId", "type", "title", "identityHash", "answer")
        select 'old-' || n, q."tenantId", q."certId", q."type", 'x' || n, 'old-' || n, e.answer from "question" q, jsonb_array_elements($2::jsonb) with ordinality e(answer, n) where q."id" = $1`,
      [model?.id, JSON.stringify(texts)],
    );
    await migrate();
    const rows = await asOwner<{ answer: unknown }>({
      server,
      text: `select "answer" from "question" where "id" like 'old-%' order by substr("id", 5)::integer`,
    });
    expect(rows.map(({ answer }) => answer)).toEqual(texts.map((list) => keysOf(list)));
  });

  it('M3 M9: a mock exam that is sat goes on and is scored by its snapshots', async () => {
    const { certId, certCode } = await makeExam({ admin, certCode: 'OLD-4' });
    await rewind(certId);
    const paper = await must(learner.post<Paper>('/web/mock/newMock', { certCode, deviceId: 'desk' }));
    await migrate();
    const resumed = await must(learner.post<Paper>('/web/mock/resume', { mockId: paper.mockId, deviceId: 'desk' }));
    expect(resumed.questionList.map(({ blankCount }) => blankCount)).toEqual(
      paper.questionList.map(({ blankCount }) => blankCount),
    );
    const answers = await rightAnswers({ server, paper });
    await must(learner.post('/web/mock/saveAnswer', { mockId: paper.mockId, deviceId: 'desk', answers }));
    await must(learner.post('/web/mock/submit', { mockId: paper.mockId, deviceId: 'desk' }));
    const detail = await must(
      learner.get<{ score: number; isPassed: boolean; questionList: (Values & { questionType: string })[] }>(
        `/web/mock/detail?mockId=${paper.mockId}`,
      ),
    );
    expect(detail).toMatchObject({ score: 24, isPassed: true });
    expect(detail.questionList.find(({ questionType }) => questionType === '4')?.['answer']).toEqual([
      { anyOf: [expect.stringContaining('甲'), expect.stringContaining('A')], tolerance: null },
      { anyOf: [expect.stringContaining('乙')], tolerance: null },
    ]);
  });

  it('P4 P5: practice compares with the version that was seen', async () => {
    const { certId, certCode } = await makeExam({ admin, certCode: 'OLD-5' });
    await rewind(certId);
    const { rows } = await must(
      learner.post<{ rows: { questionId: string; version: number; title: string }[] }>('/web/practice/startRandom', {
        certCode,
        chooses: 1,
        types: ['4'],
      }),
    );
    const [question] = rows;
    await migrate();
    const n = /(\d)<\/p>/.exec(question?.title ?? '')?.[1] ?? '';
    const stored = await must(admin.get<Values>(`/question/edit?id=${question?.questionId}`));
    await must(
      admin.post('/question/save', {
        id: stored['id'],
        version: stored['version'],
        answer: [{ anyOf: ['改了'] }, { anyOf: ['也改了'] }],
      }),
    );
    const check = (version: number) =>
      must(
        learner.post<Values>('/web/practice/isTrue', {
          certCode,
          questionId: question?.questionId,
          version,
          optionList: [
            { order: 1, content: `A${n}` },
            { order: 2, content: `乙${n}` },
          ],
        }),
      );
    expect(await check(question?.version ?? 0)).toMatchObject({
      isCorrect: true,
      answer: [{ anyOf: [`甲${n}`, `A ${n}`] }, { anyOf: [`乙${n}`] }],
    });
    expect(await check((question?.version ?? 0) + 1)).toMatchObject({
      isCorrect: false,
      answer: [{ anyOf: ['改了'] }, { anyOf: ['也改了'] }],
    });
  });

  it('Q3: a new question keeps what was typed, and says what is missing', async () => {
    const { certId } = await makeExam({ admin, certCode: 'OLD-6' });
    const save = (values: Values) =>
      admin.post<Values & { errors?: { path: string; message: string }[] }>('/question/save', {
        certId,
        title: `<p>${JSON.stringify(values).length}____</p>`,
        ...values,
      });
    const answer = [{ anyOf: [' 3 / 3 / 1,000 ', '3，3；1000', '='] }, { anyOf: ['a|b'], tolerance: 0.5 }];
    expect((await must(save({ type: 'blank', answer })))['answer']).toEqual(answer);
    const code = [{ anyOf: ['def f(x):\n\tif x:\n\t\treturn 1\n\n    return 0\n'] }];
    expect((await must(save({ type: 'long', format: 'code', answer: code })))['answer']).toEqual(code);
    for (const [values, path] of [
      [{ type: 'blank', answer: [] }, '/answer'],
      [{ type: 'short', answer: [] }, '/answer'],
      [{ type: 'short', answer: [{ anyOf: ['一'] }, { anyOf: ['二'] }] }, '/answer'],
      [{ type: 'blank', answer: [{ anyOf: ['  '] }] }, '/answer/0/anyOf/0'],
      [{ type: 'blank', answer: [{ anyOf: [] }] }, '/answer/0/anyOf'],
      [{ type: 'blank', answer: ['甲'] }, '/answer/0'],
      [{ type: 'blank', answer: [{ anyOf: ['1'], tolerance: -1 }] }, '/answer/0/tolerance'],
    ] as const) {
      expect(await save({ ...values, answer: [...values.answer] })).toMatchObject({
        status: 422,
        data: { errors: [{ path }] },
      });
    }
  });
});
