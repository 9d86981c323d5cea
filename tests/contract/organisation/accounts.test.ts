/** Accounts that an organisation opens, one by one and many at once, and their first passwords (rules T19, T20, L5). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readArtefacts } from '#server/artefacts.ts';
import { demoPassword } from '#server/first.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import { eachDatabase } from '#server/database/testing.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation, type Values } from '../artefacts.ts';
import { checkImport, commitImport, settled, type Job } from '../catalogue/workbook.ts';
import { callerOf, type Caller } from '../client.ts';
import { workbook } from '../import/bank.ts';
import { dataOf } from '../world.ts';

const first = '湖边-七棵-梧桐';
const second = '山上-九座-凉亭';
/** 教授 */
const titleCode = '0111';

describe.each(databasesFor(import.meta.url))('accounts of an organisation on %s', (database) => {
  let server: TestServer;
  let admin: Caller;
  let operator: Caller;
  beforeAll(async () => {
    server = await startServer({ database });
    admin = await enter('admin', demoPassword, 0);
    operator = await enter('operator', demoPassword, 0);
  });
  afterAll(() => server?.close());

  const stranger = () => callerOf({ url: server.url });
  const signIn = (account: string, password: string) =>
    stranger().call(operation('session.login'), { account, password });
  async function enter(account: string, password: string, tenant: number): Promise<Caller> {
    const { token } = dataOf<{ token: string }>(await signIn(account, password));
    const caller = callerOf({ url: server.url, token });
    dataOf(await caller.call(operation('session.switchTenant'), { tenantId: server.tenantIds[tenant] ?? '' }));
    return caller;
  }
  const open = (values: Values, caller = admin) =>
    caller.call(operation('memberEntry.save'), { nickname: '陆小满', roleId: '2', password: first, ...values });
  const entries = async (filters: Values = {}) =>
    dataOf<{ rows: Values[]; total: number }>(
      await admin.call(operation('memberEntry.list'), { pageSize: 200, ...filters }),
    );
  const members = async (filters: Values = {}) =>
    dataOf<{ rows: Values[]; total: number }>(
      await admin.call(operation('membership.list'), { pageSize: 200, ...filters }),
    ).rows;
  const memberOf = async (account: string, caller = admin) => {
    const { rows } = dataOf<{ rows: Values[] }>(
      await caller.call(operation('user.options'), { keyword: account, pageSize: 10 }),
    );
    const [row] = await members({ userId: rows[0]?.['id'] ?? '' });
    return String(row?.['id']);
  };
  const accounts = () =>
    server.app.database.query(
      reading<Values>({ text: `select "account", "deletedTime" from "user" order by "account"` }),
    );
  const setPassword = (input: Values, caller = admin) =>
    caller.call(operation('membership.setPassword'), { password: second, ...input });

  it('somebody without an account gets one, a role and a department, and changes the first password', async () => {
    const { rows: departments } = dataOf<{ rows: Values[] }>(await admin.call(operation('department.tree')));
    const departmentId = departments[0]?.['id'] ?? '';
    const entry = dataOf<Values>(
      await open({ account: 'lu.xiaoman', departmentId, jobNumber: 'S1', phone: '13911112222' }),
    );
    expect(entry).toMatchObject({ state: 'opened', account: 'lu.xiaoman' });
    expect(entry).not.toHaveProperty('password');
    expect(await members({ jobNumber: 'S1' })).toMatchObject([{ userIdLabel: '陆小满', roleId: '2', state: 'on' }]);
    const reply = dataOf<Values>(await signIn('lu.xiaoman', first));
    expect(reply).toMatchObject({ isPasswordInitial: true });
    const person = callerOf({ url: server.url, token: String(reply['token']) });
    expect((await person.call(operation('session.info'))).status).toBe(403);
    dataOf(await person.call(operation('session.updatePassword'), { newPassword: second }));
    expect(dataOf<Values>(await signIn('lu.xiaoman', second))).toMatchObject({ isPasswordInitial: false });
  });

  it('nothing is kept where the account is taken, the password common, or a field wrong', async () => {
    const before = [await accounts(), (await entries()).total];
    const refused: [Values, string][] = [
      [{ account: 'teacher', nickname: '别人' }, '/account'],
      [{ account: 'lu.xiaoman' }, '/account'],
      [{ account: 'new.one', password: '12345678' }, '/password'],
      [{ account: 'new.one', password: 'new.one1' }, '/password'],
      [{ account: 'new.one', password: '' }, '/password'],
      [{ account: '大写 ABC' }, '/account'],
      [{ account: 'new.one', roleId: 'no-such-role' }, '/roleId'],
    ];
    for (const [values, path] of refused)
      expect(await open(values), JSON.stringify(values)).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path }] } },
      });
    expect([await accounts(), (await entries()).total]).toEqual(before);
  });

  it('rule T31: an e-mail address is one account’s; degree and title come with the person', async () => {
    const email = 'Xiaoman@Example.org';
    dataOf(await open({ account: 'mail.one', email, degree: '2', professionalTitle: titleCode }));
    expect(await members({ degree: '2' })).toMatchObject([{ professionalTitle: titleCode }]);
    const before = await accounts();
    const same = email.toLowerCase();
    const teacher = await enter('teacher', demoPassword, 0);
    for (const reply of [
      await open({ account: 'mail.two', email: same }),
      await operator.call(operation('user.save'), {
        account: 'mail.two',
        nickname: '陆',
        password: first,
        email: same,
      }),
      await teacher.call(operation('session.updateProfile'), { email: same }),
    ])
      expect(reply).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path: '/email', message: '这个邮箱已是另一个账号的' }] } },
      });
    expect(await accounts()).toEqual(before);
    const headings = ['账号*', '姓名*', '角色*', '邮箱', '学位', '职称'];
    const job = await imported([
      headings,
      ['mail.three', '甲三', '学生', same, '', ''],
      ['mail.four', '乙四', '学生', 'four@example.org', '博士', '教授'],
      ['mail.five', '丙五', '学生', 'FOUR@example.org', '', ''],
    ]);
    expect(job).toMatchObject({
      added: 1,
      message: expect.stringMatching(/甲三（mail\.three）：这个邮箱已是另一个账号的.*丙五（mail\.five）/),
    });
    expect(await members({ degree: '2' })).toHaveLength(2);
  });

  it('rule T31: of several who give one e-mail address at the same moment one has it, the others are told at the field', async () => {
    const replies = await Promise.all(
      ['one', 'two', 'three'].map((name) => open({ account: `moment.${name}`, email: 'moment@example.org' })),
    );
    const refused = replies.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(2);
    for (const reply of refused)
      expect(reply).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path: '/email', message: '这个邮箱已是另一个账号的' }] } },
      });
  });

  it('rule T31: nobody tries out which e-mail addresses others have', async () => {
    dataOf(await open({ account: 'mail.known', email: 'known@example.org' }));
    const student = await enter('student', demoPassword, 0);
    const give = async (email: string) => (await student.call(operation('session.updateProfile'), { email })).status;
    // One's own are none of these.
    for (let n = 0; n < 12; n += 1) expect(await give(`own${n}@example.org`)).toBe(200);
    const unfit = { email: 'own@example.org', avatar: '/api/file/nobody' };
    for (let n = 0; n < 12; n += 1)
      expect((await student.call(operation('session.updateProfile'), unfit)).status).toBe(422);
    const tries: number[] = [];
    for (let n = 0; n < 12; n += 1) tries.push(await give('known@example.org'));
    expect(tries).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
    expect(await give('own@example.org')).toBe(429);
    expect(await student.call(operation('session.updateProfile'), { nickname: '何静怡' })).toMatchObject({
      status: 200,
    });
  });

  it('rule T30: nobody takes from themselves what it takes to keep roles, nor a part of their reach', async () => {
    const { id: roleId = '', version = 0 } = dataOf<Values>(
      await admin.call(operation('role.save'), { roleName: '管家', codes: ['a12-m1.4.*', 'a12-m1.5.*'] }),
    );
    dataOf(await open({ account: 'keeper', roleId }));
    dataOf(
      await callerOf({ url: server.url, token: dataOf<{ token: string }>(await signIn('keeper', first)).token }).call(
        operation('session.updatePassword'),
        { newPassword: second },
      ),
    );
    const keeper = await enter('keeper', second, 0);
    const change = (caller: Caller, values: Values) =>
      caller.call(operation('role.save'), { id: roleId, version, ...values });
    const narrowing: Values[] = [{ codes: ['a12-m1.4.*', 'a12-m1.5'] }, { reach: 'own' }];
    for (const values of narrowing)
      expect(await change(keeper, values)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('自己的角色') },
      });
    expect((await keeper.call(operation('role.list'))).status).toBe(200);
    const { version: next = 0 } = dataOf<Values>(await change(keeper, { note: '管用户和角色' }));
    expect(await change(admin, { version: next, reach: 'own' })).toMatchObject({ status: 200 });
    // Another role of theirs, without the code, by which they reach more.
    const { id: wide = '', version: wideVersion = 0 } = dataOf<Values>(
      await admin.call(operation('role.save'), { roleName: '总览', codes: ['a12-m1.4'], reach: 'all' }),
    );
    dataOf(await admin.call(operation('membership.save'), { account: 'keeper', roleId: wide }));
    const narrow = (caller: Caller) =>
      caller.call(operation('role.save'), { id: wide, version: wideVersion, reach: 'own' });
    dataOf(await keeper.call(operation('session.switchRole'), { roleId }));
    for (const reply of [await narrow(keeper), await keeper.call(operation('role.remove'), { ids: [wide] })])
      expect(reply).toMatchObject({ status: 409, body: { message: expect.stringContaining('自己的角色') } });
    expect(await narrow(admin)).toMatchObject({ status: 200 });
  });

  it('a row does not change afterwards, and nobody without the code opens an account', async () => {
    const [row] = (await entries({ account: 'lu.xiaoman' })).rows;
    expect((await admin.call(operation('memberEntry.save'), { id: row?.['id'] ?? '', nickname: '换名' })).status).toBe(
      422,
    );
    await expect(
      server.app.database.batch({
        scope: { tenantId: server.tenantIds[0] ?? '', userId: '' },
        statements: [
          changing({
            text: `update "memberEntry" set "nickname" = '换名' where "id" = $1`,
            values: [row?.['id'] ?? ''],
          }),
        ],
      }),
    ).rejects.toThrow('does not change');
    const teacher = await enter('teacher', demoPassword, 0);
    expect((await open({ account: 'by.teacher' }, teacher)).status).toBe(403);
    expect((await setPassword({ ids: ['any'] }, teacher)).status).toBe(403);
  });

  it('a first password is given anew, and the sessions end', async () => {
    const { token } = dataOf<{ token: string }>(await signIn('lu.xiaoman', second));
    expect(
      dataOf<Values>(
        await setPassword({
          ids: [await memberOf('lu.xiaoman')],
          password: '松间-明月-照溪',
          isForSignedIn: true,
        }),
      ),
    ).toEqual({ count: 1, left: [] });
    expect((await callerOf({ url: server.url, token }).call(operation('session.info'))).status).toBe(401);
    expect((await signIn('lu.xiaoman', second)).status).not.toBe(200);
    expect(dataOf<Values>(await signIn('lu.xiaoman', '松间-明月-照溪'))).toMatchObject({ isPasswordInitial: true });
    const { rows } = dataOf<{ rows: Values[] }>(
      await admin.call(operation('securityEvent.list'), { event: ['passwordReset'], pageSize: 5 }),
    );
    expect(rows[0]).toMatchObject({ account: 'lu.xiaoman', detail: '由 admin 操作' });
  });

  it('not to accounts of the platform or another organisation, to oneself, to who may more, or unasked to who has signed in', async () => {
    const refused = async (id: string, caller = admin) => {
      const reply = await setPassword({ ids: [id], isForSignedIn: true }, caller);
      expect(reply.status).toBe(409);
      return String(reply.body.message);
    };
    expect(await setPassword({ ids: [await memberOf('lu.xiaoman')] })).toMatchObject({
      status: 409,
      body: { message: '没有设置任何人的密码：陆小满（lu.xiaoman）已登录过' },
    });
    expect(await refused(await memberOf('teacher'))).toContain('不是本机构开的账号');
    expect(await refused(await memberOf('admin'))).toContain('自己的密码');
    // T20: the same is told before it is called, and nothing is done.
    const foreseen = async (isForSignedIn: boolean) =>
      dataOf<Values>(
        await admin.call(operation('membership.foreseePassword'), {
          ids: [await memberOf('lu.xiaoman'), await memberOf('admin')],
          isForSignedIn,
        }),
      );
    expect(await foreseen(false)).toMatchObject({
      count: 0,
      left: [
        { account: 'admin', reason: '自己的密码请在“账号设置”中修改' },
        { account: 'lu.xiaoman', reason: '已登录过' },
      ],
    });
    expect(await foreseen(true)).toMatchObject({ count: 1, left: [{ account: 'admin' }] });
    expect((await signIn('lu.xiaoman', '松间-明月-照溪')).status).toBe(200);
    // Somebody who opens accounts and no more gives none to who keeps the roles.
    dataOf(await open({ account: 'second.admin', nickname: '副管理', roleId: '5' }));
    const { id: roleId } = dataOf<Values>(
      await admin.call(operation('role.save'), {
        roleName: '开户员',
        codes: ['a12', 'a12-m1', 'a12-m1.4', 'a12-m1.4.8', 'a12-m1.18', 'a12-m1.18.1'],
      }),
    );
    dataOf(await open({ account: 'clerk', nickname: '文员', roleId: String(roleId) }));
    await server.app.database.query(
      changing({ text: `update "user" set "isPasswordInitial" = false where "account" = 'clerk'` }),
    );
    const clerk = await enter('clerk', first, 0);
    expect(await refused(await memberOf('second.admin'), clerk)).toContain('管理权限');
    expect((await open({ account: 'third.admin', roleId: '5' }, clerk)).status).toBe(403);
    expect((await accounts()).map(({ account }) => account)).not.toContain('third.admin');
    // A member of another organisation, too.
    const there = await enter('operator', demoPassword, 1);
    dataOf(await there.call(operation('membership.save'), { account: 'clerk', roleId: '2' }));
    expect(await refused(await memberOf('clerk'))).toContain('也是其他机构的用户');
    expect((await signIn('clerk', first)).status).toBe(200);
  });

  it('of all of a list those who may not be given one are left out and named, and the others have it', async () => {
    dataOf(await open({ account: 'not.yet', nickname: '尚未来' }));
    const third = '桥头-三只-白鹭';
    const { count, left } = dataOf<{ count: number; left: Values[] }>(
      await setPassword({ matching: {}, count: (await members()).length, password: third }),
    );
    expect(count).toBeGreaterThan(0);
    const why = new Map(left.map(({ account, reason }) => [account, reason]));
    expect(why.get('admin')).toContain('自己的密码');
    expect(why.get('teacher')).toContain('不是本机构开的账号');
    expect(why.get('lu.xiaoman')).toBe('已登录过');
    expect(why.has('not.yet')).toBe(false);
    expect((await signIn('lu.xiaoman', '松间-明月-照溪')).status).toBe(200);
    expect(dataOf<Values>(await signIn('not.yet', third))).toMatchObject({ isPasswordInitial: true });
    const rows = await members({ 'userId.hasSignedIn': false });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ userIdLabel }) => userIdLabel)).not.toContain('尚未来');
  });

  it('an import opens accounts, lets known ones join under their name alone, says so of each, and is undone', async () => {
    dataOf(
      await (await enter('operator', demoPassword, 1)).call(operation('memberEntry.save'), {
        account: 'guest',
        nickname: '客人',
        roleId: '2',
        password: first,
      }),
    );
    const before = (await accounts()).filter(({ deletedTime }) => deletedTime === null);
    const sheet = [
      ['账号*', '姓名*', '角色*', '部门', '学号或工号'],
      ['im.one', '甲一', '学生', '', 'I1'],
      ['im.two', '乙二', '学生', '', 'I2'],
      ['guest', '客人', '学生', '', ''],
      ['teacher', '不是本人', '学生', '', ''],
      ['lu.xiaoman', '陆小满', '学生', '', ''],
      ['im.two', '乙二', '学生', '', 'I2'],
      ['im.two', '乙三', '学生', '', 'I2'],
    ];
    const job = await imported(sheet);
    // Of seven rows two say again what one says, of one nothing came, and of one nothing was to be done: none is added.
    expect(job).toMatchObject({
      state: 'done',
      added: 3,
      message:
        '新增 3 条；略过 2 行：第 7 行与前面的行重复；第 8 行与第 3 行的账号“im.two”相同，姓名不同：“乙二”和“乙三”；1 条没有办理：不是本人（teacher）：这个账号已有人使用，姓名不同，请核对账号和姓名；1 条早已加入：陆小满（lu.xiaoman）',
    });
    const { rows } = await entries();
    const state = (account: string) =>
      rows.find((row) => row['account'] === account && row['reason'] !== undefined)?.['state'];
    expect(['im.one', 'im.two', 'guest'].map(state)).toEqual(['opened', 'opened', 'invited']);
    const told = rows.filter(({ account }) => account === 'teacher' || account === 'lu.xiaoman');
    expect(told.map(({ state: each }) => each)).toEqual(expect.arrayContaining(['refused', 'known']));
    expect((await signIn('im.one', first)).status).not.toBe(200);
    const opened = rows.filter(({ account }) => String(account).startsWith('im.')).map(({ id }) => String(id));
    expect(
      dataOf<Values>(await admin.call(operation('memberEntry.setPassword'), { ids: opened, password: first })),
    ).toEqual({ count: 2, left: [] });
    expect(dataOf<Values>(await signIn('im.two', first))).toMatchObject({ isPasswordInitial: true });
    // Who has signed in stays, also once they were given another first password and have no session.
    const again = await admin.call(operation('memberEntry.setPassword'), {
      ids: opened,
      password: second,
      isForSignedIn: true,
    });
    expect(dataOf<Values>(again)).toMatchObject({ count: 2 });
    await settled({ caller: admin, job: dataOf<Job>(await admin.call(operation('job.undo'), { id: job.id })) });
    const left = (await accounts()).filter(({ deletedTime }) => deletedTime === null).map(({ account }) => account);
    expect(left).toEqual([...before.map(({ account }) => account), 'im.two'].sort());
    expect((await members({ jobNumber: 'I1' })).length + (await members({ jobNumber: 'I2' })).length).toBe(0);
  });

  it('of the same people imported again none is told as added, and who is not named is found in the list (I2)', async () => {
    const sheet = [
      ['账号*', '姓名*', '角色*'],
      ...Array.from({ length: 21 }, (_, i) => [`again.${i + 10}`, `再来${i + 10}`, '学生']),
    ];
    expect(await imported(sheet)).toMatchObject({ state: 'done', added: 21, message: '新增 21 条' });
    const again = await imported(sheet);
    expect(again).toMatchObject({ state: 'done', added: 0 });
    expect(again['message']).toMatch(/^21 条早已加入：再来10（again.10）；.*再来29（again.29）等，/);
    expect(again['message']).toContain('其余的在“开户记录”中按“结果：早已加入”筛选');
    expect((await entries({ state: ['known'], keyword: 'again.' })).total).toBe(21);
  });

  it('a new organisation has its first administrator, or is not made', async () => {
    const create = (values: Values) =>
      operator.call(operation('tenant.create'), { tenantName: '江南技能鉴定中心', ...values });
    const refused: [Values, string][] = [
      [{ adminAccount: 'jn.admin' }, '/adminName'],
      [{ adminName: '沈江南' }, '/adminAccount'],
      [{ adminAccount: 'jn.admin', adminName: '沈江南' }, '/adminPassword'],
      [{ adminAccount: 'jn.admin', adminName: '沈江南', adminPassword: 'password1' }, '/adminPassword'],
      [{ adminAccount: 'teacher', adminName: '沈江南' }, '/adminAccount'],
      [{ adminAccount: 'clerk', adminName: '文员', adminPassword: first }, '/adminAccount'],
    ];
    for (const [values, path] of refused)
      expect(await create(values), JSON.stringify(values)).toMatchObject({
        status: 422,
        body: { data: { errors: [{ path }] } },
      });
    const { id } = dataOf<Values>(
      await create({ adminAccount: 'jn.admin', adminName: '沈江南', adminPassword: first }),
    );
    const reply = dataOf<{ token: string; tenants: Values[] }>(await signIn('jn.admin', first));
    expect(reply.tenants).toMatchObject([{ id, name: '江南技能鉴定中心' }]);
    const person = callerOf({ url: server.url, token: reply.token });
    dataOf(await person.call(operation('session.updatePassword'), { newPassword: second }));
  });

  async function imported([headings = [], ...rows]: string[][]): Promise<Job> {
    const job = await checkImport({
      caller: admin,
      upload: operation('memberEntry.importExcel'),
      content: new Uint8Array(await workbook(rows, headings)),
    });
    expect(job, JSON.stringify(job)).toMatchObject({ state: 'ready', bad: 0 });
    return commitImport({ caller: admin, commit: operation('memberEntry.importCommit'), job });
  }
});

eachDatabase('rule T31: a database from before', (start) => {
  it('keeps accounts that share an e-mail address; once none does any more, no two get one at the same moment', async () => {
    const database = await start();
    const { plan, databaseSql: sql } = readArtefacts({ root });
    let updates = 0;
    const update = () => migrate({ database, plan, sql: `${sql}\n-- ${(updates += 1)}`, migrations: [] });
    const run = (...texts: string[]) =>
      database.asOwner(async (connection) => {
        for (const text of texts) await connection.query(changing({ text }));
      });
    const isUnique = async () =>
      (
        await database.asOwner((connection) =>
          connection.query(
            reading<{ is: boolean }>({
              text: `select indisunique as "is" from pg_index where indexrelid = '"user_oneEmail"'::regclass`,
            }),
          ),
        )
      )[0]?.is;
    await update();
    expect(await isUnique()).toBe(true);
    await run(
      `drop index "user_oneEmail"`,
      `alter table "user" disable trigger "keepEmail"`,
      `insert into "user" ("id", "account", "nickname", "email") values
        ('u1', 'anna', '安娜', 'both@example.org'), ('u2', 'ben', '本', 'Both@example.org')`,
    );
    await update();
    expect(await isUnique()).toBe(false);
    await run(`update "user" set "email" = 'ben@example.org' where "id" = 'u2'`);
    await update();
    expect(await isUnique()).toBe(true);
  });
});
