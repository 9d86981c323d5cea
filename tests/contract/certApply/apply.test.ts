import { dayFromNow, daysFromNow } from '#tests/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { enqueueDue } from '#server/engine/jobs/schedule.ts';
import { demoPassword } from '#server/first.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must, personOf, type Person, type Reply, type Values } from '../mock/exam.ts';
import { addMembers, idNumberOf, type Member, told } from './people.ts';

interface Stored {
  id: string;
  version: number;
}

interface Application extends Stored {
  applyCode: string;
  state: string;
  idNumber: string;
  certIdVersion: number;
  answers: Values | null;
  examId: string | null;
}

interface Refused {
  errors: { path: string; message: string }[];
}

const applyForm = {
  type: 'object',
  properties: {
    company: { type: 'string', title: '工作单位', maxLength: 50, order: 1 },
    job: { type: 'string', title: '岗位', enum: ['教师', '教务'], order: 2 },
  },
  required: ['company'],
};

/** Numbers Y… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('applications on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let reviewers: Member[];
  let learners: Member[];
  let named = 0;
  let applied = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    const [tenantId = ''] = server.tenantIds;
    admin = personOf({ server, token: await server.signIn('admin') });
    await must(admin.post('/switchTenant', { tenantId }));
    reviewers = await addMembers({ server, tenantId, roleId: '5', count: 2 });
    learners = await addMembers({ server, tenantId, roleId: '2', count: 12 });
  }, 120_000);
  afterAll(() => server.close());

  async function makeCert(values: Values = {}): Promise<string> {
    named += 1;
    const cert = { certName: `报名 ${named}`, certCode: `APPLY-${named}`, photoSize: 'none', ...values };
    return (await must(admin.post<Stored>('/cert/save', cert))).id;
  }

  async function makeExam({
    certId,
    isDraft = false,
    ...values
  }: Values & { certId: string; isDraft?: boolean }): Promise<string> {
    named += 1;
    const { id } = await must(
      admin.post<Stored>('/exam/save', {
        examName: `报名的考试 ${named}`,
        certId,
        applyStartTime: daysFromNow(-1),
        applyEndTime: daysFromNow(10),
        validityPeriodStartTime: daysFromNow(15),
        validityPeriodEndTime: daysFromNow(60),
        subjects: [{ subjectName: '理论', mode: 'online' }],
        ...values,
      }),
    );
    if (!isDraft) await must(admin.post('/exam/step', { ids: [id], step: 'publish' }));
    return id;
  }

  function learner(): Member {
    const member = learners[applied % learners.length];
    if (!member) throw new Error('no learners');
    return member;
  }

  /** Applies as the next of the learners, unless it is said who. */
  function apply({
    person = learner(),
    ...values
  }: Values & { person?: Person }): Promise<Reply<Application & Refused>> {
    applied += 1;
    return person.post('/certApply/applyCert', {
      personName: '王小明',
      idType: 'idCard',
      idNumber: idNumberOf(applied),
      phone: '13800000000',
      isAttested: true,
      ...values,
    });
  }

  const read = (id: string, person: Person = admin): Promise<Application> =>
    must(person.get<Application>(`/certApply/detail?id=${id}`));

  function decide<Data = { count: number }>(person: Person, ids: string[], values: Values): Promise<Reply<Data>> {
    return person.post('/certApply/updateApplyStatus', { ids, ...values });
  }

  /** Titles of somebody's messages, the last first. */
  const errorsOf = (reply: Reply<Refused>): string[] => {
    expect(reply.status).toBe(422);
    return reply.data.errors.map(({ path, message }) => `${path} ${message}`);
  };

  it('Y1: goes from the learner over a return to its registration, and each step is told', async () => {
    const certId = await makeCert({ applyForm });
    const examId = await makeExam({ certId });
    const person = learner();
    const answers = { company: '第一中学', job: '教师' };
    const { id, applyCode, state } = await must(apply({ person, certId, answers, needsAccessibleSeat: true }));
    expect([applyCode, state]).toEqual([expect.stringMatching(/^BM\d{4}-\d{6}$/), 'pending']);
    await must(decide(admin, [id], { status: 'returned', reason: '单位要写全称', completeBy: daysFromNow(3) }));
    const [returned] = (await must(person.get<{ rows: Values[] }>('/certApply/mine'))).rows;
    expect(returned).toMatchObject({ id, state: 'returned', reason: '单位要写全称', isLate: false });
    const again = {
      personName: '王小明',
      idType: 'idCard',
      idNumber: idNumberOf(900),
      phone: '13900000000',
      isAttested: true,
    };
    const completed = { ...again, id, answers: { ...answers, company: '北京市第一中学' } };
    expect(await must(person.post('/certApply/applyCert', completed))).toMatchObject({ id, state: 'pending' });
    expect((await person.post('/certApply/applyCert', completed)).status).toBe(409);
    await must(decide(admin, [id], { status: 'approved' }));
    await must(admin.post('/certApply/step', { ids: [id], step: 'assign', examId }));
    await must(admin.post('/certApply/batchApplyCert', { ids: [id], step: 'register' }));
    expect(await read(id)).toMatchObject({
      state: 'registered',
      examId,
      answers: completed.answers,
      phone: '13900000000',
      needsAccessibleSeat: false,
    });
    await must(admin.post('/certApply/step', { ids: [id], step: 'unregister', reason: '考场有变' }));
    await must(admin.post('/certApply/step', { ids: [id], step: 'reopen', reason: '材料要再看' }));
    expect((await told(person)).map((title) => title.split('：')[0])).toEqual([
      '报名重新审核',
      '登记已取消',
      '已登记考试',
      '报名已通过',
      '报名需要补正',
    ]);
  });

  it('Y2: one is open at a time of a person, and in an exam of an ID number', async () => {
    const certId = await makeCert();
    const examId = await makeExam({ certId });
    const person = learner();
    const idNumber = idNumberOf(901);
    const { id } = await must(apply({ person, certId, examId, idNumber }));
    expect(errorsOf(await apply({ person, certId }))[0]).toContain('已有一份报名');
    expect(errorsOf(await apply({ certId, examId, idNumber }))[0]).toContain('这个证件号在这次考试中已有报名');
    await must(person.post('/certApply/ownStep', { ids: [id], step: 'withdraw' }));
    expect((await apply({ person, certId, examId, idNumber })).status).toBe(200);
  });

  it('Y3: names an exam of its certificate, published, while applications are open', async () => {
    const certId = await makeCert();
    const refusal = async (examId: string): Promise<string> => (await apply({ certId, examId })).message;
    expect(await refusal(await makeExam({ certId, applyStartTime: daysFromNow(1) }))).toBe('这次考试的报名还没有开始');
    expect(
      await refusal(await makeExam({ certId, applyStartTime: daysFromNow(-9), applyEndTime: daysFromNow(-1) })),
    ).toBe('这次考试的报名已经截止');
    expect((await apply({ certId, examId: await makeExam({ certId, isDraft: true }) })).status).toBe(422);
    expect((await apply({ certId, examId: await makeExam({ certId: await makeCert() }) })).status).toBe(422);
    const { total } = await must(
      admin.post<{ total: number }>('/certApply/list', { certId, pageNum: 1, pageSize: 10 }),
    );
    expect(total).toBe(0);
  });

  it('Y3: a certificate off the shelf takes none', async () => {
    const certId = await makeCert();
    await must(admin.post('/cert/updateState', { ids: [certId], state: 'off' }));
    expect((await apply({ certId })).status).toBe(404);
  });

  it('Y4: two people review in turn where the certificate says so, whatever is called', async () => {
    const certId = await makeCert({ review: 'two' });
    const { id } = await must(apply({ certId }));
    const [first, second] = reviewers as [Member, Member];
    expect((await first.post('/certApply/step', { ids: [id], step: 'approve' })).status).toBe(409);
    await must(decide(first, [id], { status: 'approved' }));
    expect((await read(id)).state).toBe('rechecking');
    const same = await decide(first, [id], { status: 'approved' });
    expect([same.status, same.message]).toEqual([409, expect.stringContaining('两个人先后审核')]);
    await must(decide(second, [id], { status: 'approved' }));
    expect(await read(id)).toMatchObject({ state: 'approved', firstBy: first.userId, reviewedBy: second.userId });
    await must(decide(admin, [(await must(apply({ certId: await makeCert() }))).id], { status: 'approved' }));
  });

  it('Y6: holds to what the certificate asks, and to the form it was made with', async () => {
    const lowerCertId = await makeCert();
    const certId = await makeCert({ applyForm, minEducation: 'college', minWorkYears: 2, lowerCertId });
    const wrong = await apply({
      certId,
      education: 'senior',
      workYears: 1,
      idNumber: '110101199001010000',
      isAttested: false,
    });
    expect(errorsOf(wrong).map((each) => each.split(' ')[0])).toEqual([
      '/isAttested',
      '/idNumber',
      '/education',
      '/workYears',
      '/lowerCertCode',
    ]);
    const right = { certId, education: 'bachelor', workYears: 2, lowerCertCode: 'C-1' };
    expect(errorsOf(await apply({ ...right, answers: { job: '校长' } })).map((each) => each.split(' ')[0])).toEqual(
      expect.arrayContaining(['/answers/job']),
    );
    const { id } = await must(apply({ ...right, answers: { company: '一中' } }));
    const { certIdVersion } = await read(id);
    const cert = await must(admin.get<Stored>(`/cert/detail?id=${certId}`));
    const changed = { ...applyForm, required: ['company', 'job'] };
    await must(admin.post('/cert/save', { id: certId, version: cert.version, applyForm: changed }));
    expect(await read(id)).toMatchObject({ certIdVersion, answersSchema: applyForm });
    await must(decide(admin, [id], { status: 'approved' }));
  });

  it('V16: a form whose questions are all gone is none, for new applications and returned ones', async () => {
    const certId = await makeCert({ applyForm: { type: 'object', properties: {}, 'x-last': 2 } });
    const person = learner();
    const asked = async () => (await must(person.post<Values>('/certApply/form', { certId })))['applyForm'];
    expect(await asked()).toBeNull();
    const { id } = await must(apply({ person, certId }));
    await must(decide(admin, [id], { status: 'returned', reason: '请核对', completeBy: daysFromNow(3) }));
    expect(await asked()).toBeNull();
  });

  it('Y6: what was returned is completed by the form it was made with, though the certificate asks other things or is off the shelf', async () => {
    const certId = await makeCert({ applyForm });
    const person = learner();
    const { id } = await must(apply({ person, certId, workYears: 3, answers: { company: '一中' } }));
    await must(decide(admin, [id], { status: 'returned', reason: '单位要写全称', completeBy: daysFromNow(3) }));
    const cert = await must(admin.get<Stored>(`/cert/detail?id=${certId}`));
    const other = { type: 'object', properties: { q1: { type: 'string', title: '学号', order: 1 } }, required: ['q1'] };
    await must(admin.post('/cert/save', { id: certId, version: cert.version, applyForm: other }));
    await must(admin.post('/cert/updateState', { ids: [certId], state: 'off' }));
    const asked = await must(person.post<Values>('/certApply/form', { certId }));
    expect(asked).toMatchObject({ applyForm, open: { id, answers: { company: '一中' } } });
    const values = {
      personName: '王小明',
      idType: 'idCard',
      idNumber: idNumberOf(903),
      phone: '13800000000',
      isAttested: true,
    };
    expect(errorsOf(await person.post('/certApply/applyCert', { ...values, id }))).toEqual([
      expect.stringMatching(/^\/answers\/company /),
    ]);
    await must(person.post('/certApply/applyCert', { ...values, id, answers: { company: '第一中学' } }));
    expect(await read(id)).toMatchObject({ state: 'pending', workYears: null, answers: { company: '第一中学' } });
    await must(decide(admin, [id], { status: 'approved' }));
    expect((await learners.find((each) => each !== person)?.post('/certApply/form', { certId }))?.status).toBe(404);
  });

  it('Y6: what was returned is not handed in again as it is without being attested', async () => {
    const person = learner();
    const { id } = await must(apply({ person, certId: await makeCert() }));
    await must(decide(admin, [id], { status: 'returned', reason: '请核对工作年限', completeBy: daysFromNow(3) }));
    const resubmit = (values: Values): Promise<Reply<Refused>> =>
      person.post('/certApply/ownStep', { ids: [id], step: 'resubmit', ...values });
    for (const said of [{}, { isAttested: false }])
      expect(errorsOf(await resubmit(said))).toEqual(['/isAttested 请先确认所填内容属实']);
    expect((await read(id)).state).toBe('returned');
    await must(resubmit({ isAttested: true }));
    expect((await read(id)).state).toBe('pending');
  });

  it('what was answered to one certificate is not begun with at another, who one is is', async () => {
    const person = learner();
    const answers = { company: '一中' };
    await must(apply({ person, certId: await makeCert({ applyForm }), answers, needsAccessibleSeat: true }));
    const { prefill } = await must(
      person.post<{ prefill: Values }>('/certApply/form', { certId: await makeCert({ applyForm }) }),
    );
    expect(prefill).toMatchObject({ personName: '王小明', needsAccessibleSeat: true, answers: null });
  });

  it('Y7: an ID number is masked to whoever may not see it, its own learner sees it', async () => {
    const certId = await makeCert();
    const person = learner();
    const idNumber = idNumberOf(902);
    const { id } = await must(apply({ person, certId, idNumber }));
    expect((await read(id)).idNumber).toBe(idNumber);
    const role = await must(
      admin.post<Stored>('/role/save', {
        roleName: `只看报名 ${database}`,
        codes: ['a12', 'a12-m1', 'a12-m1.2', 'a12-m1.2.3'],
      }),
    );
    const [reader] = await addMembers({ server, tenantId: server.tenantIds[0] ?? '', roleId: role.id, count: 1 });
    expect((await read(id, reader)).idNumber).toBe(`110***********${idNumber.slice(-4)}`);
    const own = await must(person.post<{ open: Values }>('/certApply/form', { certId }));
    expect(own.open).toMatchObject({ id, idNumber });
    const other = await learners
      .find((each) => each !== person)
      ?.post<{ open: Values | null }>('/certApply/form', { certId });
    expect(other?.data.open).toBeNull();
    expect((await person.post('/certApply/list', { pageNum: 1, pageSize: 10 })).status).toBe(403);
  });

  it('Y7: an export says what it is for, which stands in the log', async () => {
    const certId = await makeCert();
    await must(apply({ certId }));
    expect(errorsOf(await admin.post<Refused>('/certApply/exportByExcel', { certId }))).toEqual([
      expect.stringContaining('/purpose'),
    ]);
    expect(errorsOf(await admin.post<Refused>('/certApply/exportByExcel', { certId, purpose: '   ' }))).toEqual([
      '/purpose 用途 不能为空',
    ]);
    const purpose = `核对名单 ${database}`;
    const file = await fetch(`${server.url}/api/certApply/exportByExcel`, {
      method: 'POST',
      headers: { token: await server.signIn('admin'), 'content-type': 'application/json' },
      body: JSON.stringify({ certId, purpose }),
    });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, expect.stringContaining('spreadsheet')]);
    const { rows } = await must(admin.post<{ rows: Values[] }>('/securityEvent/list', { pageNum: 1, pageSize: 5 }));
    expect(rows.map(({ detail }) => detail)).toContain(`导出报名，用途：${purpose}`);
  });

  /** Returned for completion, until a minute ago. */
  async function returnTooLate(id: string): Promise<void> {
    await must(decide(admin, [id], { status: 'returned', reason: '照片不清楚', completeBy: daysFromNow(1) }));
    await server.app.database.batch({
      scope: { tenantId: server.tenantIds[0] ?? '', userId: 'system' },
      statements: [
        changing({
          text: `update "certApply" set "completeBy" = now() - interval '1 minute' where "id" = $1`,
          values: [id],
        }),
      ],
    });
  }

  it('Y8: an exam takes no more applications than it has places, however many come at once', async () => {
    const certId = await makeCert();
    const examId = await makeExam({ certId, places: 4 });
    const replies = await Promise.all(learners.map((person) => apply({ person, certId, examId })));
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(4);
    expect(new Set(replies.flatMap(({ status, message }) => (status === 200 ? [] : [message])))).toEqual(
      new Set([expect.stringContaining('报名名额已满（最多 4 人）')]),
    );
  });

  it('Y10: what is not completed in time expires, and is not handed in any more', async () => {
    const certId = await makeCert();
    const person = learner();
    const { id } = await must(apply({ person, certId }));
    await returnTooLate(id);
    const late = await person.post('/certApply/ownStep', { ids: [id], step: 'resubmit', isAttested: true });
    expect([late.status, late.message]).toEqual([409, '补正期限已过，请重新报名']);
    await must(admin.post('/certApply/expireLate', {}));
    expect((await read(id)).state).toBe('expired');
    expect((await apply({ person, certId })).status).toBe(200);
  });

  it('Y10: what is returned waits for a year at most', async () => {
    const { id } = await must(apply({ certId: await makeCert() }));
    const give = (completeBy: string): Promise<Reply<Refused>> =>
      decide<Refused>(admin, [id], { status: 'returned', reason: '照片不清楚', completeBy });
    for (const completeBy of [daysFromNow(370), '9999-12-31 00:00:00'])
      expect(errorsOf(await give(completeBy))).toEqual(['/completeBy 补正期限最长一年，请选早一些的时间']);
    expect((await give(daysFromNow(360))).status).toBe(200);
  });

  it('Y10: whoever is late applies anew at once, without a night between', async () => {
    const certId = await makeCert();
    const person = learner();
    const { id } = await must(apply({ person, certId, personName: '王小明' }));
    await returnTooLate(id);
    const { open, prefill } = await must(
      person.post<{ open: Values | null; prefill: Values }>('/certApply/form', { certId }),
    );
    expect([open, prefill['personName']]).toEqual([null, '王小明']);
    expect((await apply({ person, certId, isAttested: false })).status).toBe(422);
    expect((await read(id)).state).toBe('returned');
    const anew = await must(apply({ person, certId }));
    expect([(await read(id)).state, anew.state]).toEqual(['expired', 'pending']);
  });

  it('Y10: what is late expires by itself, once a day', async () => {
    const { id } = await must(apply({ certId: await makeCert() }));
    await returnTooLate(id);
    // Yesterday's: today's may be yet to come.
    await enqueueDue({ app: server.app, now: new Date(`${dayFromNow(-1)}T03:30:00+08:00`) });
    await expect.poll(async () => (await read(id)).state, { timeout: 30_000 }).toBe('expired');
  });

  it('Y11: a cancelled exam leaves its applications approved, for another one', async () => {
    const certId = await makeCert();
    const examId = await makeExam({ certId });
    const person = learner();
    const { id } = await must(apply({ person, certId, examId }));
    await must(decide(admin, [id], { status: 'approved' }));
    await must(admin.post('/certApply/batchApplyCert', { ids: [id], step: 'register' }));
    await must(admin.post('/exam/step', { ids: [examId], step: 'cancel', cancelReason: '人太少' }));
    expect(await read(id)).toMatchObject({ state: 'approved', examId: null });
    expect((await told(person))[0]).toMatch(/^考试已取消：报名的考试/);
    const { list } = await must(person.get<{ list: { content: string }[] }>('/messages/page?pageNum=1&pageSize=1'));
    expect(list[0]?.content).toMatch(/已取消。原因：人太少<br>报名仍然有效/);
    const other = await makeExam({ certId });
    await must(admin.post('/certApply/step', { ids: [id], step: 'assign', examId: other }));
    await must(admin.post('/certApply/batchApplyCert', { ids: [id], step: 'register' }));
    expect(await read(id)).toMatchObject({ state: 'registered', examId: other });
  });

  it('Y11: what is opened again names no exam that was cancelled or withdrawn meanwhile', async () => {
    const certId = await makeCert();
    for (const [step, said] of [
      ['cancel', { cancelReason: '人太少' }],
      ['withdraw', {}],
    ] as const) {
      const examId = await makeExam({ certId });
      const person = learner();
      const { id } = await must(apply({ person, certId, examId }));
      await must(decide(admin, [id], { status: 'rejected', reason: '材料不清楚' }));
      await must(admin.post('/exam/step', { ids: [examId], step, ...said }));
      expect((await read(id)).examId).toBe(examId);
      await must(admin.post('/certApply/step', { ids: [id], step: 'reopen', reason: '材料已补齐' }));
      expect(await read(id)).toMatchObject({ state: 'pending', examId: null });
    }
  });

  it('T21: whoever joins another organisation by themselves is a student there, where it is open', async () => {
    const [, elsewhere = ''] = server.tenantIds;
    const [person, suspended] = (await addMembers({
      server,
      tenantId: server.tenantIds[0] ?? '',
      roleId: '2',
      count: 2,
    })) as [Member, Member];
    expect((await person.post('/switchTenant', { tenantId: elsewhere })).status).toBe(403);
    expect(await must(person.post('/user/joinTenant', { tenantId: elsewhere }))).toEqual({ count: 1 });
    expect(await must(person.post('/user/joinTenant', { tenantId: elsewhere }))).toEqual({ count: 0 });
    await must(person.post('/switchTenant', { tenantId: elsewhere }));
    expect((await person.post('/certApply/list', { pageNum: 1, pageSize: 10 })).status).toBe(403);
    expect((await person.post('/user/joinTenant', { tenantId: 'nowhere' })).status).toBe(404);

    const theirs = personOf({
      server,
      token: (
        await must(personOf({ server }).post<{ token: string }>('/login', { account: 'admin', password: demoPassword }))
      ).token,
    });
    await must(theirs.post('/switchTenant', { tenantId: elsewhere }));
    const portal = await must(theirs.get<Stored>(`/portal/getPortalInfo?tenantId=${elsewhere}`));
    await must(
      theirs.post('/portal/saveOrUpdatePortalInfo', { id: portal.id, version: portal.version, isOpenToJoin: false }),
    );
    const closed = await suspended.post('/user/joinTenant', { tenantId: elsewhere });
    expect([closed.status, closed.message]).toEqual([403, '这个机构不接受自行加入，请联系机构']);
    expect((await suspended.post('/switchTenant', { tenantId: elsewhere })).status).toBe(403);
  });

  it('Y9: what was completed since somebody opened it is not decided by what they saw', async () => {
    const certId = await makeCert();
    const person = learner();
    const { id } = await must(apply({ person, certId }));
    const { version } = await read(id);
    await must(decide(admin, [id], { status: 'returned', reason: '照片不清楚', completeBy: daysFromNow(1), version }));
    await must(apply({ person, id, version: version + 1, personName: '李小红' }));
    const late = await decide(admin, [id], { status: 'approved', version });
    expect([late.status, late.message]).toEqual([409, '“李小红”的报名在您打开以后改过，请看过现在的内容再审核']);
    await must(decide(admin, [id], { status: 'approved', version: (await read(id)).version }));
  });

  it('Y9: nobody decides or withdraws what is not theirs', async () => {
    const certId = await makeCert();
    const [person, stranger] = learners as [Member, Member];
    const [foreign] = (await addMembers({ server, tenantId: server.tenantIds[1] ?? '', roleId: '5', count: 1 })) as [
      Member,
    ];
    const { id } = await must(apply({ person, certId }));
    expect((await stranger.post('/certApply/ownStep', { ids: [id], step: 'withdraw' })).status).toBe(403);
    expect(
      (
        await stranger.post('/certApply/applyCert', {
          id,
          personName: '别人',
          idType: 'passport',
          idNumber: 'E1234567',
          phone: '13800000000',
          isAttested: true,
        })
      ).status,
    ).toBe(404);
    expect((await decide(person, [id], { status: 'approved' })).status).toBe(403);
    expect((await decide(foreign, [id], { status: 'approved' })).status).toBe(404);
    expect((await decide(admin, [id, 'none'], { status: 'approved' })).status).toBe(404);
    expect((await decide(admin, [id], { status: 'rejected' })).status).toBe(422);
    expect(errorsOf(await decide<Refused>(admin, [id], { status: 'rejected', reason: '   ' }))).toEqual([
      '/reason 原因 不能为空',
    ]);
    expect(
      errorsOf(await admin.post<Refused>('/certApply/step', { ids: [id], step: 'reject', reason: '   ' })),
    ).toEqual(['/reason 原因 不能为空']);
    expect(errorsOf(await apply({ person: stranger, certId, personName: '   ' }))).toEqual([
      '/personName 姓名 不能为空',
    ]);
    expect(
      (await decide(admin, [id], { status: 'returned', reason: '照片不清楚', completeBy: daysFromNow(-1) })).message,
    ).toBe('补正期限要晚于现在');
    expect((await admin.post('/certApply/step', { ids: [id], step: 'platformApprove' })).status).toBe(422);
    expect((await read(id)).state).toBe('pending');
  });
});
