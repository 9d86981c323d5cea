/** People put into an exam by a sheet, and payments confirmed (rules Y12, Y13). */
import type { Expression, Json } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import applyList from '#schemas/generated/screens/certApply.list.json' with { type: 'json' };
import { daysFromNow } from '#tests/days.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoPassword } from '#server/first.ts';
import { changing, reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { checkImport, commitImport, settled, type Job } from '../catalogue/workbook.ts';
import { callerOf, type Caller } from '../client.ts';
import { workbook } from '../import/bank.ts';
import { dataOf } from '../world.ts';
import { addMembers, idNumberOf } from './people.ts';

describe.each(databasesFor(import.meta.url))('collective applications on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  let tenantId = '';
  let named = 0;

  beforeAll(async () => {
    server = await startServer({ database });
    [tenantId = ''] = server.tenantIds;
    const { token } = dataOf<{ token: string }>(
      await callerOf({ url: server.url }).call(operation('session.login'), {
        account: 'admin',
        password: demoPassword,
      }),
    );
    admin = callerOf({ url: server.url, token });
    dataOf(await admin.call(operation('session.switchTenant'), { tenantId }));
  }, 120_000);
  afterAll(() => server?.close());

  async function makeCert(values: Values = {}): Promise<string> {
    named += 1;
    const cert = { certName: `集体 ${named}`, certCode: `GROUP-${named}`, photoSize: 'none', ...values };
    return String(dataOf<Values>(await admin.call(operation('cert.save'), cert))['id']);
  }

  async function makeExam({ isDraft = false, ...values }: Values & { isDraft?: boolean } = {}): Promise<Exam> {
    named += 1;
    const certId = values['certId'] ?? (await makeCert());
    const examName = `集体的考试 ${named}`;
    const { id } = dataOf<{ id: string }>(
      await admin.call(operation('exam.save'), {
        examName,
        certId,
        applyStartTime: daysFromNow(-9),
        applyEndTime: daysFromNow(-8),
        validityPeriodStartTime: daysFromNow(-7),
        validityPeriodEndTime: daysFromNow(60),
        subjects: [{ subjectName: '理论', mode: 'online' }],
        ...values,
      }),
    );
    if (!isDraft) dataOf(await admin.call(operation('exam.step'), { ids: [id], step: 'publish' }));
    return { id, examName, certId: String(certId) };
  }

  const change = (text: string, values: string[]) =>
    server.app.database.batch({ scope: { tenantId, userId: 'system' }, statements: [changing({ text, values })] });
  const rowsOf = async (entity: string, filters: Values = {}) =>
    dataOf<{ rows: Values[] }>(await admin.call(operation(`${entity}.list`), { pageSize: 200, ...filters })).rows;
  const applications = (exam: Exam) => rowsOf('certApply', { examId: exam.id });
  const counted = async (): Promise<Values> => {
    const [[row]] = await server.app.database.batch({
      scope: { tenantId, userId: 'system' },
      statements: [
        reading<Values>({
          text: `select (select count(*) from "person") as "people", (select count(*) from "membership") as "members",
            (select count(*) from "memberEntry") as "entries", (select count(*) from "certApply") as "applications",
            (select count(*) from "message") as "messages"`,
          values: [],
        }),
      ],
    });
    return row ?? {};
  };

  async function checked({ entity, rows, headings }: Sheet): Promise<Job> {
    return checkImport({
      caller: admin,
      upload: operation(`${entity}.importExcel`),
      content: new Uint8Array(await workbook(rows, headings)),
    });
  }

  async function imported(sheet: Sheet): Promise<Job> {
    const job = await checked(sheet);
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'ready', bad: 0 });
    return commitImport({ caller: admin, commit: operation(`${sheet.entity}.importCommit`), job });
  }

  const applied = (rows: string[][]) => imported({ entity: 'applyEntry', headings: applyHeadings, rows });
  const paid = (rows: string[][]) => imported({ entity: 'paymentEntry', headings: ['报名号*', '姓名*'], rows });

  async function undo({ id }: Job): Promise<Job> {
    return settled({ caller: admin, job: dataOf<Job>(await admin.call(operation('job.undo'), { id })) });
  }

  it('Y13: each row opens an account where there is none, makes a student and registers; undone, accounts stay', async () => {
    const exam = await makeExam();
    const [member] = await addMembers({ server, tenantId, roleId: '2', count: 1 });
    const [known] = await rowsOf('membership', { userId: member?.userId ?? '' });
    const account = String((known?.['userIdMarks'] as string[] | undefined)?.[0] ?? '');
    const name = String(known?.['userIdLabel']);
    const job = await applied([
      row({ exam, n: 1 }),
      row({ exam, n: 2, account: 'group.two' }),
      row({ exam, n: 3, account, name }),
      row({ exam, n: 1 }),
    ]);
    expect(job).toMatchObject({ state: 'done', added: 3 });
    expect(job['message']).toContain('第 5 行与前面的行重复');
    const made = await applications(exam);
    expect(made).toHaveLength(3);
    expect(made.find(({ personName }) => personName === '集体1')).toMatchObject({
      state: 'registered',
      applyCode: expect.stringMatching(/^JT\d{4}-\d{6}$/),
      idNumber: idNumberOf(1),
      education: 'bachelor',
      workYears: 3,
    });
    expect(made.find(({ personName }) => personName === name)).toMatchObject({ userId: member?.userId });
    const entries = await rowsOf('memberEntry', { nickname: '集体' });
    expect(entries.map((each) => [each['account'], each['state'], each['roleId']]).sort()).toEqual([
      ['13800000001', 'opened', '2'],
      ['group.two', 'opened', '2'],
    ]);
    const told = async (): Promise<string[] | undefined> => {
      const inbox = await member?.get<{ list: { title: string }[] }>('/messages/page?pageNum=1&pageSize=10');
      return inbox?.data.list.map(({ title }) => title.split('：')[0] ?? '');
    };
    expect(await told()).toEqual(['已登记考试']);
    const people = (await counted())['people'];
    expect(await undo(job)).toMatchObject({ state: 'done', message: '删除了新增的 3 条，恢复了修改的 0 条' });
    expect((await applications(exam)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect((await counted())['people']).toBe(people);
    expect(await told()).toEqual(['报名已撤销', '已登记考试']);
    expect(await applied([row({ exam, n: 1 })])).toMatchObject({ state: 'done', added: 1 });
  });

  it('Y13: what is wrong is said before anything is stored', async () => {
    const exam = await makeExam();
    const draft = await makeExam({ isDraft: true });
    const job = await checked({
      entity: 'applyEntry',
      headings: applyHeadings,
      rows: [
        row({ exam, n: 11, idNumber: '110101199001010000' }),
        row({ exam: draft, n: 12 }),
        row({ exam, n: 13, idNumber: '' }),
      ],
    });
    expect(job).toMatchObject({ state: 'ready', bad: 3 });
    const { errors } = dataOf<{ errors: { cell: string; message: string }[] }>(
      await admin.call(operation('job.progress'), { id: job.id }),
    );
    expect(errors.map(({ message }) => message)).toEqual([
      '证件号码不正确，请核对',
      '请填写证件号码；没有“查看证件号码”权限的人不能集体报名',
      '所选考试不在可选的范围内，请重新选择',
    ]);
  });

  it('Y13: of a row that is refused nothing stands but why', async () => {
    const exam = await makeExam({ places: 2 });
    const other = await makeExam({ certId: exam.certId });
    const over = await makeExam({ validityPeriodEndTime: daysFromNow(-1) });
    const fee = await makeExam({ needsPayment: true });
    const recommended = await makeExam();
    await change(`update "cert" set "isRecommended" = true where "id" = $1`, [recommended.certId]);
    const off = await makeExam();
    dataOf(await admin.call(operation('cert.updateState'), { ids: [off.certId], state: 'off' }));
    await applied([row({ exam, n: 21 }), row({ exam: other, n: 22 })]);
    const before = await counted();
    const job = await applied([
      row({ exam: other, n: 21, idNumber: idNumberOf(921) }),
      row({ exam: other, n: 23, idNumber: `\u200b${idNumberOf(22).toLowerCase()}\ufeff` }),
      row({ exam: over, n: 24 }),
      row({ exam: fee, n: 25 }),
      row({ exam: recommended, n: 26 }),
      row({ exam: other, n: 27, account: 'teacher' }),
      row({ exam: off, n: 28 }),
    ]);
    expect(job).toMatchObject({ state: 'done', added: 0 });
    const refused = await rowsOf('applyEntry', { state: ['refused'], personName: '集体' });
    expect(Object.fromEntries(refused.map((each) => [each['personName'], each['reason']]))).toEqual({
      集体21: '这个人的这张证书已有一份报名，办完或撤销以后才能再报',
      集体23: '这个证件号码在这次考试中已有报名',
      集体24: '这次考试已经结束',
      集体25: '这次考试需先缴费：收费以后在“已缴费”一列填“是”',
      集体26: '平台推荐的证书要由平台审核，请本人报名',
      集体27: '这个账号已有人使用，姓名不同，请核对账号和姓名',
      集体28: '这张证书已下架',
    });
    expect(refused.map(({ applyCode }) => applyCode)).toEqual(refused.map(() => null));
    expect(await counted()).toEqual(before);
    const last = await applied([row({ exam, n: 31 }), row({ exam, n: 32 })]);
    expect(last).toMatchObject({ added: 1, message: expect.stringContaining('报名名额已满：最多 2 人') });
    expect(await applied([row({ exam: fee, n: 25, isPaid: '是' })])).toMatchObject({ added: 1 });
    expect(await applications(fee)).toMatchObject([{ state: 'registered', isPaid: true }]);
  });

  it('Y13: one person is entered by a form, or told why not', async () => {
    const exam = await makeExam();
    const enter = (values: Values) =>
      admin.call(operation('applyEntry.save'), {
        examId: exam.id,
        personName: '集体61',
        idNumber: idNumberOf(61),
        phone: '13800000061',
        ...values,
      });
    expect(dataOf<Values>(await enter({}))).toMatchObject({ state: 'registered' });
    const others: [Values, string, string][] = [
      [{ account: 'teacher' }, '/idNumber', '这个证件号码在这次考试中已有报名'],
      [{ idNumber: idNumberOf(62), account: 'teacher' }, '/account', '这个账号已有人使用'],
      [{ idNumber: idNumberOf(62), personName: '别的人' }, '/phone', '没有填账号，用的是手机号：这个账号已有人使用'],
    ];
    for (const [values, path, message] of others)
      expect(await enter(values), message).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path, message: expect.stringContaining(message) }] } },
      });
    expect(await rowsOf('applyEntry', { examId: exam.id })).toHaveLength(1);
  });

  it('Y13, Y4: where two people review, who enters people is the first of them', async () => {
    const exam = await makeExam({ certId: await makeCert({ review: 'two' }) });
    const job = await applied([row({ exam, n: 41 })]);
    const [made] = await applications(exam);
    expect(made).toMatchObject({ state: 'rechecking' });
    const same = await admin.call(operation('certApply.updateApplyStatus'), {
      ids: [String(made?.['id'])],
      status: 'approved',
    });
    expect(same.status).toBe(409);
    await undo(job);
    expect(await applications(exam)).toMatchObject([{ state: 'cancelled' }]);
  });

  it('Y12: nobody is registered for an exam that is to be paid for before it is said that they paid', async () => {
    const exam = await makeExam({
      needsPayment: true,
      applyEndTime: daysFromNow(1),
      validityPeriodStartTime: daysFromNow(2),
    });
    const learners = await addMembers({ server, tenantId, roleId: '2', count: 2 });
    const made = [];
    for (const [index, learner] of learners.entries())
      made.push(
        (
          await learner.post<{ id: string; applyCode: string }>('/certApply/applyCert', {
            certId: exam.certId,
            examId: exam.id,
            personName: `缴费${index}`,
            idType: 'idCard',
            idNumber: idNumberOf(50 + index),
            phone: '13800000000',
            isAttested: true,
          })
        ).data,
      );
    const ids = made.map(({ id }) => id);
    const [one, two] = made;
    dataOf(await admin.call(operation('certApply.updateApplyStatus'), { ids, status: 'approved' }));
    const register = (some: string[]) =>
      admin.call(operation('certApply.batchApplyCert'), { ids: some, step: 'register' });
    const pay = (isPaid: boolean, some = ids) => admin.call(operation('certApply.setPaid'), { ids: some, isPaid });
    expect(await register(ids)).toMatchObject({ status: 409, body: { message: expect.stringContaining('确认缴费') } });
    await expect(
      change(`update "certApply" set "state" = 'registered' where "id" = $1`, [ids[0] ?? '']),
    ).rejects.toThrow('not now');
    expect(dataOf<Values>(await pay(true))).toEqual({ count: 2 });
    expect(dataOf<Values>(await pay(true))).toEqual({ count: 0 });
    expect((await applications(exam)).map(({ isPaid, paidTime }) => [isPaid, paidTime])).toEqual([
      [true, expect.any(String)],
      [true, expect.any(String)],
    ]);
    expect(dataOf<Values>(await pay(false))).toEqual({ count: 2 });
    const enter = (applyCode: string, personName: string) =>
      admin.call(operation('paymentEntry.save'), { applyCode, personName });
    const before = await rowsOf('paymentEntry', {});
    for (const [applyCode, personName, path] of [
      ['BM1999-000001', '缴费0', '/applyCode'],
      [one?.applyCode ?? '', '别人', '/personName'],
    ] as const)
      expect(await enter(applyCode, personName), path).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path }] } },
      });
    expect(await rowsOf('paymentEntry', {})).toEqual(before);
    const job = await paid([
      [one?.applyCode ?? '', '缴费0'],
      [two?.applyCode ?? '', '别人'],
      ['BM1999-000001', '没有'],
    ]);
    expect(job).toMatchObject({ state: 'done', added: 1 });
    expect(job['message']).toContain('这个报名号是别人的，请核对报名号和姓名');
    expect(job['message']).toContain('没有这个报名号，请核对');
    expect(await register(ids)).toMatchObject({ status: 409 });
    await undo(job);
    expect((await applications(exam)).map(({ isPaid }) => isPaid)).toEqual([false, false]);
    const again = await paid(made.map(({ applyCode }, index) => [applyCode, `缴费${index}`]));
    dataOf(await register(ids));
    expect(await pay(false)).toMatchObject({ status: 409 });
    expect(await undo(again)).toMatchObject({ message: '删除了新增的 0 条，恢复了修改的 0 条；2 条没有撤销' });
  });

  it('Y12: nobody is said to have paid for no exam, or for one that is free', async () => {
    const exam = await makeExam({ applyEndTime: daysFromNow(1), validityPeriodStartTime: daysFromNow(2) });
    const people = await addMembers({ server, tenantId, roleId: '2', count: 2 });
    const made = [];
    for (const [index, examId] of [exam.id, undefined].entries()) {
      const reply = await people[index]?.post<{ id: string; applyCode: string }>('/certApply/applyCert', {
        certId: exam.certId,
        ...(examId !== undefined && { examId }),
        personName: `免费${index}`,
        idType: 'idCard',
        idNumber: idNumberOf(70 + index),
        phone: '13800000000',
        isAttested: true,
      });
      made.push({ id: reply?.data.id ?? '', applyCode: reply?.data.applyCode ?? '' });
    }
    const why = ['的考试不用缴费，不能确认缴费', '还没有安排考试，不能确认缴费：请先安排考试'];
    for (const [index, { id, applyCode }] of made.entries())
      expect(await admin.call(operation('certApply.setPaid'), { ids: [id], isPaid: true })).toMatchObject({
        status: 409,
        body: { message: expect.stringMatching(`^报名 ${applyCode} ${why[index]}$`) },
      });
    const job = await paid(made.map(({ applyCode }, index) => [applyCode, `免费${index}`]));
    expect(job).toMatchObject({ added: 0, message: expect.stringContaining('这份报名的考试不用缴费') });
    expect(job['message']).toContain('这份报名还没有安排考试，请先安排考试');
  });

  it('Y12: what was paid for an exam that is cancelled then is taken back, and the list offers it', async () => {
    const exam = await makeExam({
      needsPayment: true,
      applyEndTime: daysFromNow(1),
      validityPeriodStartTime: daysFromNow(2),
    });
    const [learner] = await addMembers({ server, tenantId, roleId: '2', count: 1 });
    const { id } = (
      await learner?.post<{ id: string }>('/certApply/applyCert', {
        certId: exam.certId,
        examId: exam.id,
        personName: '已缴',
        idType: 'idCard',
        idNumber: idNumberOf(80),
        phone: '13800000000',
        isAttested: true,
      })
    )?.data ?? { id: '' };
    dataOf(await admin.call(operation('certApply.setPaid'), { ids: [id], isPaid: true }));
    dataOf(await admin.call(operation('exam.step'), { ids: [exam.id], step: 'cancel', cancelReason: '人太少' }));
    const [row] = await rowsOf('certApply', { certId: exam.certId });
    expect(row).toMatchObject({ id, examId: null, isPaid: true, state: 'pending' });
    const isOffered = ({ when, shownWhen }: { when?: unknown; shownWhen?: unknown }): boolean =>
      isTrue((when ?? shownWhen) as Expression, { row: row as Json });
    expect([applyList.row.setUnpaid, applyList.bulk.setUnpaid].map(isOffered)).toEqual([true, true]);
    expect([applyList.row.setPaid, applyList.bulk.setPaid].map(isOffered)).toEqual([false, false]);
    expect(dataOf(await admin.call(operation('certApply.setPaid'), { ids: [id], isPaid: false }))).toEqual({
      count: 1,
    });
  });

  it('T16: who does not reach all sees the payments that people of their reach said, and no others', async () => {
    const role = { roleName: '部门收费', reach: 'department', codes: ['a12-m1.20', 'a12-m1.20.5'] };
    const { id } = dataOf<{ id: string }>(await admin.call(operation('role.save'), role));
    const [cashier] = await addMembers({ server, tenantId, roleId: id, count: 1 });
    await paid([['BM1999-000002', '范围外']]);
    const seen = async (name: string) =>
      (await cashier?.post<{ rows: Values[] }>('/paymentEntry/list', { personName: name }))?.data.rows;
    expect(await rowsOf('paymentEntry', { personName: '范围外' })).toHaveLength(1);
    expect(await seen('范围外')).toEqual([]);
  });
});

interface Exam {
  id: string;
  examName: string;
  certId: string;
}

interface Sheet {
  entity: string;
  headings: string[];
  rows: string[][];
}

const applyHeadings = ['考试*', '姓名*', '证件号码', '手机号', '账号', '学历', '工作年限', '已缴费'];

/** A row for the n-th of the people. */
function row({
  exam: { examName },
  n,
  name = `集体${n}`,
  idNumber = idNumberOf(n),
  account = '',
  isPaid = '',
}: {
  exam: Exam;
  n: number;
  name?: string;
  idNumber?: string;
  account?: string;
  isPaid?: string;
}): string[] {
  return [examName, name, idNumber, `138000000${String(n).padStart(2, '0')}`, account, '大学本科', '3', isPaid];
}
