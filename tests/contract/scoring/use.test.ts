/** Applications that are used up by their results (rule SC26). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { scoringOf, type Scored, type Scoring } from './scored.ts';

describe.each(['pglite', 'postgres'] as const)('used applications on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];
  let scored: Scoring['scored'];
  let applicationsOf: Scoring['applicationsOf'];

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at, publish, withdraw } = sessions);
    ({ scored, applicationsOf } = scoringOf({ server, sessions }));
  }, 120_000);
  afterAll(() => server?.close());

  const stateOf = async (one: Scored): Promise<unknown> => (await applicationsOf(one))[0]?.['state'];
  /** Applies again as the application was made, past the server: the form is no matter here. */
  const applyAgain = ({ exam, person }: Scored) =>
    at.change(
      `insert into "certApply" ("id", "tenantId", "certId", "examId", "userId", "personName", "idType", "idNumber", "phone", "state", "applyCode")
        select gen_random_uuid()::text, "tenantId", "certId", "examId", "userId", "personName", "idType", "idNumber", "phone", 'pending', 'again-' || "applyCode"
          from "certApply" where "examId" = $1 and "userId" = $2`,
      [exam.examId, person.userId],
    );

  it('is used with the last result that is published, and registered again with the first that is taken back', async () => {
    const one = await scored();
    const [first = '', second = ''] = one.sessions;
    await must(publish(first));
    expect(await stateOf(one)).toBe('registered');
    await must(publish(second));
    const [used] = await applicationsOf(one);
    expect(used).toMatchObject({ state: 'used' });
    expect((await must(one.person.get<{ rows: Values[] }>('/certApply/mine'))).rows).toMatchObject([{ state: 'used' }]);
    const [kept] = await asOwner({
      server,
      text: `select "step"->>'name' as "step", "snapshot"->>'state' as "state" from "history" where "id" = 'certApply/' || $1 || '/' || $2`,
      values: [used?.['id'], String(used?.['version'])],
    });
    expect(kept).toEqual({ step: 'publish', state: 'used' });
    // By then the exam is over, and nobody is registered for it any more (Y3).
    await at.change(
      `update "exam" set "applyStartTime" = now() - interval '9 days', "applyEndTime" = now() - interval '8 days',
        "validityPeriodStartTime" = now() - interval '7 days', "validityPeriodEndTime" = now() - interval '1 second' where "id" = $1`,
      [one.exam.examId],
    );
    await must(withdraw(first, '还要核对'));
    expect(await applicationsOf(one)).toMatchObject([{ state: 'registered', examId: one.exam.examId }]);
    await must(publish(first));
    expect(await stateOf(one)).toBe('used');
  });

  it('counts who was absent and whose result is invalid', async () => {
    const one = await scored({ entries: [{ kind: 'absent' }, { kind: 'invalid', note: '替考' }] });
    for (const sessionId of one.sessions) await must(publish(sessionId));
    expect(await stateOf(one)).toBe('used');
    const people = await must(
      at.admin.post<{ total: number }>('/certExam/queryStudent', { id: String(one.sessions[0]) }),
    );
    expect(people.total, 'still among the people of its session').toBe(1);
  });

  it('is used where both subjects are published at the same instant', async () => {
    const one = await scored();
    await Promise.all(one.sessions.map((sessionId) => must(publish(sessionId))));
    expect(await stateOf(one)).toBe('used');
  });

  it('is not used by hand, and neither withdrawn nor registered again', async () => {
    const one = await scored();
    await expect(
      at.change(`update "certApply" set "state" = 'used' where "examId" = $1`, [one.exam.examId]),
    ).rejects.toThrow('no way from registered to used');
    for (const sessionId of one.sessions) await must(publish(sessionId));
    const [used] = await applicationsOf(one);
    const refused = { status: 409, message: expect.stringContaining('现在是“已使用”') };
    const ids = [used?.['id']];
    expect(await at.admin.post('/certApply/step', { ids, step: 'unregister', reason: '材料有误' })).toMatchObject(
      refused,
    );
    expect(await at.admin.post('/certApply/batchApplyCert', { ids, step: 'register' })).toMatchObject(refused);
    expect(await stateOf(one)).toBe('used');
  });

  it('keeps its place and its exam, and its person may apply anew; then it stays used', async () => {
    const one = await scored({ places: 1 });
    await expect(applyAgain(one)).rejects.toThrow();
    for (const sessionId of one.sessions) await must(publish(sessionId));
    await expect(applyAgain(one)).rejects.toThrow('at most');
    expect(await at.admin.post('/exam/step', { ids: [one.exam.examId], step: 'withdraw' })).toMatchObject({
      status: 409,
    });
    await at.change(`update "exam" set "places" = 2 where "id" = $1`, [one.exam.examId]);
    await applyAgain(one);
    expect(await applicationsOf(one)).toMatchObject([{ state: 'used' }, { state: 'pending' }]);
    await must(withdraw(String(one.sessions[0]), '还要核对'));
    expect(await applicationsOf(one)).toMatchObject([{ state: 'used' }, { state: 'pending' }]);
    await must(publish(String(one.sessions[0])));
    expect(await applicationsOf(one)).toMatchObject([{ state: 'used' }, { state: 'pending' }]);
  });

  it('stays used where its exam was cancelled by then', async () => {
    const one = await scored();
    for (const sessionId of one.sessions) await must(publish(sessionId));
    await at.change(`update "exam" set "state" = 'cancelled' where "id" = $1`, [one.exam.examId]);
    await must(withdraw(String(one.sessions[0]), '考试作废'));
    expect(await applicationsOf(one)).toMatchObject([{ state: 'used', examId: one.exam.examId }]);
  });
});
