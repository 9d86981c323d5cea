/** Certificates that are issued, and their holders (rules IC1 to IC6). */
import { addMembers, told, type Member } from '../certApply/people.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tellBefore } from '#server/engine/notices/before.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Reply, type Values } from '../mock/exam.ts';
import type { Scored } from '../scoring/scored.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

describe.each(['pglite', 'postgres'] as const)('certificates on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let placesOf: Sessions['placesOf'];
  let publish: Sessions['publish'];
  let withdraw: Sessions['withdraw'];
  let { scored, applicationsOf, publishAll, passed, issue, issued, certOf } = {} as Issuing;

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at, placesOf, publish, withdraw } = sessions);
    ({ scored, applicationsOf, publishAll, passed, issue, issued, certOf } = issuingOf({ server, sessions }));
  }, 120_000);
  afterAll(() => server?.close());

  const toDo = async ({ exam }: Pick<Scored, 'exam'>): Promise<Values[]> =>
    (await must(at.admin.post<{ rows: Values[] }>('/issue/toDoList', { examId: exam.examId }))).rows;
  const standing = async (applyId: string): Promise<unknown> =>
    (await must(at.admin.get<Values>(`/certApply/detail?id=${applyId}`)))['issueState'];
  const reviewOf = async (one: Scored): Promise<Reply<{ id: string }>> => {
    const [place] = await placesOf(String(one.sessions[0]));
    return one.person.post('/certExam/askReview', { placementId: place?.id, reason: '漏了分' });
  };
  const decide = (id: string, values: Values): Promise<Reply<Values>> =>
    at.admin.post('/scoreReview/step', { ids: [id], ...values });

  it('IC1: is to do once every subject is published and passed, and no longer once one is taken back', async () => {
    const one = await scored({ entries: [{ score: 80 }, { score: 70 }] });
    const [first = '', second = ''] = one.sessions;
    await must(publish(first));
    expect(await toDo(one)).toEqual([]);
    await must(publish(second));
    const [{ id } = {}] = await applicationsOf(one);
    expect(await toDo(one)).toMatchObject([{ id, issueState: 'toDo', total: 75 }]);
    await must(withdraw(second, '还要核对'));
    expect(await toDo(one)).toEqual([]);
    expect(await issue([String(id)])).toMatchObject({
      failed: [{ message: '还不能发证：各科成绩都公布并且合格以后才能发' }],
    });
    expect(await issued(one)).toEqual([]);
  });

  it('IC1: is never to do for who did not pass', async () => {
    const one = await scored({ entries: [{ score: 80 }, { score: 20 }] });
    await publishAll(one);
    expect(await toDo(one)).toEqual([]);
  });

  it('IC1: is held while a review is open', async () => {
    const one = await passed();
    const { id } = await must(reviewOf(one));
    expect([await toDo(one), await standing(one.applyId)]).toEqual([[], 'held']);
    expect(await issue([one.applyId])).toMatchObject({ failed: [{ message: '有成绩正在复核，暂缓发证' }] });
    await must(decide(id, { step: 'keep', reply: '没有漏分' }));
    expect(await standing(one.applyId)).toBe('toDo');
  });

  it('IC2, IC3, IC6: gets the next number, once, valid for the years of its certificate; its holder sees it', async () => {
    const one = await passed();
    const other = await passed();
    await at.change(
      `update "cert" set "validityYears" = 3 where "id" = (select "certId" from "exam" where "id" = $1)`,
      [one.exam.examId],
    );
    expect(await must(one.person.get('/cert/myCert'))).toEqual({ rows: [], total: 0 });
    const done = await issue([one.applyId, other.applyId], { issuedDate: '2026-02-28' });
    expect(done).toMatchObject({ message: '2 条全部完成', failed: [] });
    const [certificate] = await issued(one);
    expect(certificate).toMatchObject({
      applyId: one.applyId,
      certNumber: expect.stringMatching(/^ZS\d{4}-\d{6}$/),
      issuedDate: '2026-02-28',
      validUntil: '2029-02-27',
      expiresTime: '2029-02-28 00:00:00',
      term: 'valid',
      state: 'issued',
    });
    const [following] = await issued(other);
    const countOf = (row: Values = {}): number => Number(String(row['certNumber']).slice(-6));
    expect(countOf(following) - countOf(certificate)).toBe(1);
    expect(following).toMatchObject({ validUntil: null, expiresTime: null, term: 'valid' });
    expect(await must(one.person.get('/cert/myCert'))).toMatchObject({
      rows: [{ certNumber: certificate?.['certNumber'], standing: 'valid', validUntil: '2029-02-27' }],
      total: 1,
    });
    const { list } = await must(one.person.get<{ list: { title: string }[] }>('/messages/page?pageNum=1&pageSize=10'));
    expect(list.filter(({ title }) => title.startsWith('证书已发放：'))).toHaveLength(1);
    expect(await standing(one.applyId)).toBe('issued');
    expect(await issue([one.applyId])).toMatchObject({ failed: [{ message: '这份报名已发过证书，不能再发' }] });
    // What was refused took no number.
    const last = await passed();
    await issue([last.applyId]);
    expect(countOf((await issued(last))[0]) - countOf(following)).toBe(1);
    await at.change(`update "issuedCert" set "expiresTime" = now() - interval '1 second' where "applyId" = $1`, [
      one.applyId,
    ]);
    expect(await must(one.person.get('/cert/myCert'))).toMatchObject({ rows: [{ standing: 'expired' }] });
  });

  it('V4: has the code of its certificate in its number where the organisation says so, each code counted for itself', async () => {
    const [one, other] = [await passed(), await passed()];
    const rule = await must(
      at.admin.post<Values>('/numberRule/save', { series: 'issuedCert.certNumber', pattern: '{yy}{code}{000}' }),
    );
    try {
      await issue([one.applyId, other.applyId]);
      for (const each of [one, other]) {
        const [{ certId, certNumber, issuedDate } = {}] = await issued(each);
        const { certCode } = await must(at.admin.get<Values>(`/cert/detail?id=${certId}`));
        expect(certNumber).toBe(`${String(issuedDate).slice(2, 4)}${String(certCode).toUpperCase()}001`);
      }
    } finally {
      await must(at.admin.post('/numberRule/delete', { ids: [rule['id']] }));
    }
  });

  it('IC2: of two who issue the same at once one does', async () => {
    const one = await passed();
    const jobs = await Promise.all([issue([one.applyId]), issue([one.applyId])]);
    expect(jobs.flatMap(({ failed }) => failed)).toMatchObject([{ message: '这份报名已发过证书，不能再发' }]);
    expect(await issued(one)).toHaveLength(1);
  });

  it('IC2, IC4, IC22: is not issued, said to stay as it is, or corrected by its own person', async () => {
    const [role] = await asOwner<{ id: string }>({
      server,
      text: `select "id" from "role" where "roleName" = '认证管理员' and "tenantId" = $1`,
      values: [at.tenantId],
    });
    const members = await addMembers({ server, tenantId: at.tenantId, roleId: role?.id ?? '', count: 1 });
    const [person] = members as [Member];
    const one = await passed({ person });
    const asked = await must(person.post<{ id: string }>('/certExam/issueCert', { ids: [one.applyId] }));
    const progress = () => must(person.get<Values>(`/job/progress?id=${asked.id}`));
    await expect
      .poll(progress)
      .toMatchObject({ state: 'done', failed: [{ message: expect.stringContaining('自己') }] });
    await issue([one.applyId]);
    const { id } = await certOf(one);
    await at.change('update "issuedCert" set "isDoubtful" = true where "id" = $1', [id]);
    for (const values of [{ step: 'confirm' }, { step: 'correct', personName: '李四' }])
      expect(await person.post('/issuedCert/step', { ids: [id], note: '自己的', ...values })).toMatchObject({
        status: 409,
        message: expect.stringContaining('自己的证书'),
      });
    expect(await certOf(one)).toMatchObject({ isDoubtful: true, edition: 1 });
  });

  it('IC25: its holder is told thirty days before it expires, once, unless it is revoked', async () => {
    const holders: Passed[] = [];
    while (holders.length < 3) holders.push(await passed());
    await issue(holders.map(({ applyId }) => applyId));
    const ids = await Promise.all(holders.map(async (one) => (await certOf(one))['id']));
    const ends = (id: unknown, days: number) =>
      at.change(
        `update "issuedCert" set "validUntil" = (now() at time zone 'Asia/Shanghai')::date + $2::integer where "id" = $1`,
        [id, days],
      );
    await Promise.all(ids.map((id, at) => ends(id, [29, 29, 32][at] ?? 0)));
    await must(at.admin.post('/issuedCert/step', { ids: [ids[1]], step: 'revoke', reason: '材料不实' }));
    await tellBefore({ app: server.app });
    await tellBefore({ app: server.app });
    const reminders = await Promise.all(
      holders.map(async ({ person }) => (await told(person)).filter((title) => title.startsWith('证书快到期了'))),
    );
    expect(reminders.map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  it('IC2: is issued on no day that is still to come', async () => {
    const one = await passed();
    expect(await issue([one.applyId], { issuedDate: '2999-01-01' })).toMatchObject({
      failed: [{ message: '发证日期不能晚于今天' }],
    });
    expect(await issued(one)).toEqual([]);
  });

  it('IC4: is to be looked at once a result changed, until it stays as it is or is revoked', async () => {
    const one = await passed();
    await issue([one.applyId]);
    const doubtful = async (): Promise<unknown> => (await issued(one))[0]?.['isDoubtful'];
    const { id } = await must(reviewOf(one));
    expect([await standing(one.applyId), await doubtful()]).toEqual(['issued', false]);
    await must(decide(id, { step: 'change', gained: 82, reply: '补两分' }));
    expect(await doubtful()).toBe(true);
    const [{ id: certId } = {}] = await issued(one);
    await must(at.admin.post('/issuedCert/step', { ids: [certId], step: 'confirm', note: '只改了分数' }));
    expect(await issued(one)).toMatchObject([{ isDoubtful: false, total: 76 }]);
    expect(await at.admin.post('/issuedCert/step', { ids: [certId], step: 'confirm', note: '再看一次' })).toMatchObject(
      {
        status: 409,
        message: expect.stringContaining('只有成绩变过的才要核对；自己的证书要请别人核对'),
      },
    );
    await must(withdraw(String(one.sessions[1]), '还要核对'));
    expect(await issued(one)).toMatchObject([{ isDoubtful: true, state: 'issued' }]);
    await must(publish(String(one.sessions[1])));
    expect(await doubtful()).toBe(false);
  });

  it('IC5: is not issued where somebody said so, with a reason, until that is taken back', async () => {
    const one = await passed();
    expect(await at.admin.post('/issue/setNotPassed', { ids: [one.applyId] })).toMatchObject({ status: 422 });
    await must(at.admin.post('/issue/setNotPassed', { ids: [one.applyId], reason: '材料不实' }));
    expect([await toDo(one), await standing(one.applyId)]).toEqual([[], 'notPassed']);
    expect(await issue([one.applyId])).toMatchObject({ failed: [{ message: '已设为不予发证；要发证先恢复待发证' }] });
    expect(await at.admin.post('/issue/setNotPassed', { ids: [one.applyId], reason: '再来一次' })).toMatchObject({
      status: 409,
    });
    await must(at.admin.post('/issue/setToDo', { ids: [one.applyId] }));
    expect(await standing(one.applyId)).toBe('toDo');
    expect(await at.admin.post('/issue/setToDo', { ids: [one.applyId] })).toMatchObject({ status: 409 });
  });

  it('IC6: is revoked with a reason, which its holder is told; revoked it stays', async () => {
    const one = await passed();
    await issue([one.applyId]);
    const [{ id } = {}] = await issued(one);
    expect(await at.admin.post('/issuedCert/step', { ids: [id], step: 'revoke' })).toMatchObject({ status: 422 });
    await must(at.admin.post('/issuedCert/step', { ids: [id], step: 'revoke', reason: '材料不实' }));
    expect(await must(one.person.get('/cert/myCert'))).toMatchObject({
      rows: [{ standing: 'revoked', reason: '材料不实', revokedTime: expect.stringMatching(/^\d{4}-/) }],
    });
    expect(await issue([one.applyId])).toMatchObject({ failed: [{ message: '这份报名已发过证书，不能再发' }] });
    expect(await at.admin.post('/issuedCert/step', { ids: [id], step: 'revoke', reason: '再撤一次' })).toMatchObject({
      status: 409,
    });
  });

  it('is nobody else’s: neither the list of who is to get one, nor what was issued', async () => {
    const [one, other] = [await passed(), await passed()];
    for (const path of ['/issue/toDoList', '/issue/historyList'])
      expect(await one.person.post(path, {})).toMatchObject({ status: 403 });
    expect(await one.person.post('/certExam/issueCert', { ids: [one.applyId] })).toMatchObject({ status: 403 });
    await issue([one.applyId]);
    expect(await must(other.person.get('/cert/myCert'))).toEqual({ rows: [], total: 0 });
  });
});
