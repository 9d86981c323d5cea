/** What the subjects of an exam come to, and which of them are kept (rules SC35 to SC39). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, type Member } from '../certApply/people.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { reserve, type Own } from '../placement/places.ts';
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
    await must(withdraw(second, '还要核对'));
    expect(await outcomeOf(one)).toEqual(none);
  });

  it('SC35: each subject is worth as much where none has a weight', async () => {
    const one = await scored({
      entries: [{ score: 80 }, { score: 41 }],
      subjects: [{ weight: 0 }, { weight: 0, fullScore: 60, passScore: 36 }],
    });
    await publishAll(one);
    // 80 and 68.333…
    expect(await outcomeOf(one)).toEqual({ state: 'used', total: 74.2, isPassed: true });
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
    const own = async (): Promise<Values> =>
      (await must(one.person.get<{ rows: Values[] }>('/certExam/myExamFinish'))).rows[0] ?? {};
    expect(await must(one.person.get(`/certExam/myResult?placementId=${place?.id}`))).toMatchObject({
      isExamPassed: true,
      total: 75,
    });
    expect(await own()).toMatchObject({ isExamPassed: true, total: 75 });
    await at.change(`update "exam" set "reviewPolicy" = 'none' where "id" = $1`, [one.exam.examId]);
    expect(await own()).toMatchObject({ isExamPassed: true, total: null });
    await at.change(`update "exam" set "reviewPolicy" = 'score' where "id" = $1`, [one.exam.examId]);
    expect(await told()).toContain('"total":75');
    await at.change(`update "exam" set "reviewFromTime" = now() + interval '1 hour' where "id" = $1`, [
      one.exam.examId,
    ]);
    const role = { roleName: `只看报名 ${database}`, codes: ['a12', 'a12-m1', 'a12-m1.2'] };
    const { id: roleId } = await must(at.admin.post<{ id: string }>('/role/save', role));
    const [reader] = await addMembers({ server, tenantId: at.tenantId, roleId, count: 1 });
    const { rows } = await must(
      (reader as Member).post<{ rows: Values[] }>('/certApply/list', { examId: one.exam.examId }),
    );
    expect(rows).toMatchObject([{ state: 'used', total: null, isPassed: null }]);
    expect(await told()).not.toMatch(/"total":75|Passed":true/);
  });

  /** Somebody passed 理论, which is kept for months, with 80, and not 实操; and the certificate. */
  const passedOne = async (values: Values = {}): Promise<Scored & { certId: string }> => {
    const one = await scored({ entries: [{ score: 80 }, { score: 20 }], subjects: [{ validMonths: 12 }], ...values });
    const [row] = await asOwner<{ certId: string }>({
      server,
      text: 'select "certId" from "exam" where "id" = $1',
      values: [one.exam.examId],
    });
    return { ...one, certId: row?.certId ?? '' };
  };
  const examsOf = async ({ person }: Scored): Promise<Own[]> =>
    (await must(person.get<{ rows: Own[] }>('/certExam/myExam'))).rows;

  it('SC37, SC38: a passed subject is kept: it is not sat again, counts, and is gone with its result', async () => {
    const first = await passedOne();
    await publishAll(first);
    expect(await outcomeOf(first)).toEqual({ state: 'used', total: 50, isPassed: false });
    const second = await scored({ entries: [null, { score: 70 }], person: first.person, certId: first.certId });
    const [kept, other] = await examsOf(second);
    expect(kept).toMatchObject({ canReserve: false, keptUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d /) });
    expect(other).toMatchObject({ state: 'sat', keptUntil: null });

    const theory = await at.session({ exam: second.exam, day: 40 });
    const until = String(kept?.['keptUntil']).slice(0, 10);
    expect(await reserve(second.person, theory)).toMatchObject({
      status: 409,
      message: `这一科已通过，成绩保留到 ${until}，不用再考`,
    });
    const [apply] = await applicationsOf(second);
    const given = await at.admin.post('/placement/save', { applyId: apply?.['id'], sessionId: theory });
    expect(given).toMatchObject({ status: 409, message: '“王小明”的这一科已通过，成绩保留，不用再考' });
    const { examId, subjectId } = second.exam;
    const plan = await must(at.admin.post<{ id: string }>('/seatingPlan/save', { examId, subjectId }));
    const seated = at.change(
      `insert into "seatingEntry" ("id", "tenantId", "planId", "applyId", "sessionId") values ($1, $2, $1, $3, $4)`,
      [plan.id, at.tenantId, apply?.['id'], theory],
    );
    await expect(seated).rejects.toMatchObject({ constraint: 'placement_kept' });
    const { id: jobId } = await must(at.admin.post<{ id: string }>('/seatingPlan/arrange', { id: plan.id }));
    const arranged = async (): Promise<Values> => must(at.admin.get<Values>(`/job/progress?id=${jobId}`));
    await expect
      .poll(arranged, { timeout: 10_000 })
      .toMatchObject({ state: 'failed', message: '没有要编排的人：已登记的人在这个科目都有考位，或者不用再考' });

    await publishAll(second);
    expect(await outcomeOf(second)).toEqual({ state: 'used', total: 75, isPassed: true });
    const [passed = ''] = first.sessions;
    await must(withdraw(passed, '还要核对'));
    expect(await outcomeOf(first)).toEqual({ state: 'used', total: null, isPassed: null });
    expect(await outcomeOf(second)).toEqual(none);
    expect((await examsOf(second))[0]).toMatchObject({ canReserve: true, keptUntil: null });
    await must(publish(passed));
    expect(await outcomeOf(first)).toEqual({ state: 'used', total: 50, isPassed: false });
    expect(await outcomeOf(second)).toEqual({ state: 'used', total: 75, isPassed: true });
  });

  it('SC37: not of another certificate, not once its months are over, and not told before its result is', async () => {
    const first = await passedOne();
    await publishAll(first);
    const other = await scored({ entries: [null, null], person: first.person });
    const next = await scored({ entries: [null, null], person: first.person, certId: first.certId });
    const keptIn = async (one: Scored): Promise<unknown[]> => {
      const rows = await examsOf(one);
      return rows.filter(({ examId, keptUntil }) => examId === one.exam.examId && keptUntil !== null);
    };
    expect(await keptIn(other)).toEqual([]);
    expect(await keptIn(next)).toHaveLength(1);
    const from = (time: string) =>
      at.change(`update "exam" set "reviewFromTime" = now() + $2::interval where "id" = $1`, [first.exam.examId, time]);
    await from('1 hour');
    expect(await keptIn(next)).toEqual([]);
    await from('-1 hour');
    expect(await keptIn(next)).toHaveLength(1);
    const sat = (time: string) =>
      at.change(
        `update "examSession" s set "startTime" = e."validityPeriodStartTime" - interval '12 months' + $2::interval,
          "endTime" = e."validityPeriodStartTime" - interval '12 months' + $2::interval + interval '1 hour'
          from "exam" e where s."id" = $1 and e."id" = $3`,
        [first.sessions[0], time, next.exam.examId],
      );
    await at.change(
      `update "exam" set "validityPeriodStartTime" = now() - interval '3 years',
      "applyStartTime" = now() - interval '3 years', "reserveStartTime" = now() - interval '3 years' where "id" = $1`,
      [first.exam.examId],
    );
    await sat('1 day');
    expect(await keptIn(next)).toHaveLength(1);
    await sat('0 days');
    expect(await keptIn(next)).toEqual([]);
  });

  it('SC39: whoever has passed every subject does not apply again while all are kept', async () => {
    const months = { validMonths: 12 };
    const first = await passedOne({ entries: [{ score: 80 }, { score: 61 }], subjects: [months, months] });
    await publishAll(first);
    const again = scored({ entries: [null, null], person: first.person, certId: first.certId });
    await expect(again).rejects.toMatchObject({ constraint: 'apply_kept' });
    const [next] = await asOwner<{ id: string }>({
      server,
      text: 'select "id" from "exam" where "certId" = $1 and "id" <> $2',
      values: [first.certId, first.exam.examId],
    });
    await at.change(
      `insert into "applyEntry" ("id", "tenantId", "examId", "personName", "account", "idType", "idNumber", "phone")
        select $2, $3, $2, "nickname", "account", 'idCard', '11010519491231002X', '13800000000' from "user" where "id" = $1`,
      [first.person.userId, next?.id, at.tenantId],
    );
    const row = { state: 'refused', reason: '这个人各科都已通过，成绩还保留着，不用再考这次考试' };
    const entered = {
      server,
      text: 'select "state", "reason" from "applyEntry" where "examId" = $1',
      values: [next?.id],
    };
    expect(await asOwner(entered)).toEqual([row]);
    await at.change(`update "examSubject" set "validMonths" = 0 where "examId" = $1 and "position" = 1`, [
      first.exam.examId,
    ]);
    const later = await scored({ entries: [null, null], person: first.person, certId: first.certId });
    expect(await applicationsOf(later)).toMatchObject([{ state: 'registered' }]);
  });
});
