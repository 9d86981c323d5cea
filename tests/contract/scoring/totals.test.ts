/** What the subjects of an exam come to, and which of them are kept (rules SC35 to SC39). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { scoringOf, type Scored, type Scoring } from './scored.ts';

describe.each(['pglite', 'postgres'] as const)('totals on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let placesOf: Sessions['placesOf'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];
  let scored: Scoring['scored'];
  let applicationsOf: Scoring['applicationsOf'];

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at, placesOf, publish, withdraw } = sessions);
    ({ scored, applicationsOf } = scoringOf({ server, sessions }));
  }, 120_000);
  afterAll(() => server?.close());

  const publishAll = async ({ sessions }: Scored): Promise<void> => {
    for (const sessionId of sessions) await must(publish(sessionId));
  };
  const outcomeOf = async (one: Scored): Promise<Values> => {
    const [{ state, total, isPassed } = {}] = await applicationsOf(one);
    return { state, total, isPassed };
  };
  const none = { state: 'registered', total: null, isPassed: null };

  it('SC35: is the mean by weight, half up, once all is published, and gone with what is taken back', async () => {
    const one = await scored({
      entries: [{ score: 80 }, { score: 20.5 }],
      subjects: [{ weight: 60 }, { weight: 40, fullScore: 30, passScore: 18 }],
    });
    const [first = '', second = ''] = one.sessions;
    await must(publish(first));
    expect(await outcomeOf(one)).toEqual(none);
    await must(publish(second));
    // 48 + 27.333…
    expect(await outcomeOf(one)).toEqual({ state: 'used', total: 75.3, isPassed: true });
    const [used] = await applicationsOf(one);
    const read = await must(
      at.admin.post<{ rows: Values[] }>('/certApply/list', { examId: one.exam.examId, isPassed: true }),
    );
    expect(read.rows).toMatchObject([{ id: used?.['id'], total: 75.3, isPassed: true }]);
    await at.change(`update "examSubject" set "weight" = 0 where "examId" = $1`, [one.exam.examId]);
    // 80 and 68.333…, of which each is as much.
    expect(await outcomeOf(one)).toMatchObject({ total: 74.2 });
    await must(withdraw(second, '还要核对'));
    expect(await outcomeOf(one)).toEqual(none);
  });

  it('SC35: of a half the higher, and not passed where one subject is not', async () => {
    const one = await scored({
      entries: [{ score: 81 }, { kind: 'absent' }],
      subjects: [{ weight: 45 }, { weight: 55 }],
    });
    await publishAll(one);
    // 36.45
    expect(await outcomeOf(one)).toEqual({ state: 'used', total: 36.5, isPassed: false });
  });

  it('SC35, SC36: follows a review, and no call of its learner tells the total before the results are told', async () => {
    const one = await scored({ entries: [{ score: 59 }, { score: 90 }], reviewDays: 3 });
    await publishAll(one);
    expect(await outcomeOf(one)).toEqual({ state: 'used', total: 74.5, isPassed: false });
    const [place] = await placesOf(String(one.sessions[0]));
    const asked = await must(
      one.person.post<{ id: string }>('/certExam/askReview', { placementId: place?.id, reason: '第三项漏了分' }),
    );
    const changed = { ids: [asked.id], step: 'change', gained: 60, reply: '补一分' };
    await must(at.admin.post('/scoreReview/step', changed));
    expect(await outcomeOf(one)).toEqual({ state: 'used', total: 75, isPassed: true });
    const told = async (): Promise<string> =>
      JSON.stringify([
        await one.person.get('/certApply/mine'),
        await one.person.get('/certExam/myExam'),
        await one.person.get('/certExam/myExamFinish'),
        await one.person.get(`/certExam/myResult?placementId=${place?.id}`),
      ]);
    expect(await told()).toContain('"isPassed":true');
    await at.change(`update "exam" set "reviewFromTime" = now() + interval '1 hour' where "id" = $1`, [
      one.exam.examId,
    ]);
    expect(await told()).not.toMatch(/"(total":75|isPassed":true)/);
  });
});
