/** The first day of an organisation, by the screens alone and one person after the other, down to what its learners see. */
import { brandOf } from '#runtime/core/brand/brand.ts';
import { adminWidths, expectFit } from './fit.ts';
import { logIn, setOwnPassword } from './logIn.ts';
import { personOf, signInAs, type Person } from './person.ts';
import { act, choose, give, picture, rowOf, save, search, unique, write } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';
import { upload, workbook } from './workbook.ts';

const first = '湖边-七棵-梧桐';
const later = '山上-九座-凉亭';
const teaching = 'https://teach.example/home';
const colour = '#b45309';
/** Ending in that of the walk. */
const widths = adminWidths.toReversed();
const menu = (page: Page): Locator => page.getByRole('navigation', { name: '主菜单' });

test('T19, T20, T29: made by the operator, built up by its administrator, entered by a member who reaches a part and by a learner', async ({
  page,
  signIn,
  newContext,
}) => {
  test.slow();
  const tenantName = unique('首日机构');
  const [head, clerk] = [unique('head').toLowerCase(), unique('clerk').toLowerCase()];
  const [near, below, far] = [unique('near'), unique('below'), unique('far')].map((each) => each.toLowerCase());
  const people = [
    { account: near ?? '', name: '近处人', department: '总部 / 教务处' },
    { account: below ?? '', name: '下级人', department: '总部 / 教务处 / 题库组' },
    { account: far ?? '', name: '远处人', department: '总部 / 财务处' },
  ];

  const operator = await signIn({ account: 'operator' });
  await makeOrganisation({ page, tenantName, account: head });
  await expectSibling({ page, operator, tenantName });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());

  await page.goto('/admin/login');
  await logIn({ page, account: head, password: first });
  await setOwnPassword({ page, password: later });
  await expect(menu(page)).toBeVisible();
  await expect(page.getByText(tenantName).first()).toBeVisible();
  await page.goto('/admin/');
  const begin = page.getByRole('region', { name: '从这里开始' });
  await expect(begin.getByText('已完成 0 / 8')).toBeVisible();
  await expect(begin.getByRole('listitem')).toHaveCount(8);
  await expectFit({ page, widths });

  await buildDepartments(page);
  await importPeople({ page, people });
  await makeRole({ page, roleName: '教务员' });
  await openAccount({ page, account: clerk, role: '教务员', department: '总部 / 教务处' });
  await showPortal({ page, orgName: tenantName });
  await announce({ page, title: '欢迎第一批学员' });
  await page.goto('/admin/');
  await expect(begin.getByText('已完成 4 / 8')).toBeVisible();
  for (const step of ['门户管理', '部门管理', '角色管理', '开户与导入'])
    await expect(begin.getByRole('listitem').filter({ hasText: step }).getByLabel('已完成')).toBeVisible();

  const administrator = await signInAs({ account: head, password: later });
  const beyond = (await administrator.call('person.list', { keyword: far })).rows?.[0]?.id ?? '';
  expect(beyond).not.toBe('');
  const member = await (await newContext()).newPage();
  await member.goto('/admin/login');
  await logIn({ page: member, account: clerk, password: first });
  await setOwnPassword({ page: member, password: later });
  await expectPart({ page: member, seen: ['近处人', '下级人', '文首日'], unseen: ['远处人', '秦首日'] });
  await expectBeyond({ person: await signInAs({ account: clerk, password: later }), beyond });
  await changeWithin({ page: member, above: '教务处', deptName: '考务组' });
  await expectNoChangeBeyond({ administrator, person: await signInAs({ account: clerk, password: later }) });
  await member.goto(`/admin/person/${beyond}/detail`);
  await expect(member.getByText(/不存在或已被删除/).first()).toBeVisible();

  const learner = await (await newContext()).newPage();
  await learner.goto('/auth-center/auth-login');
  await logIn({ page: learner, account: near ?? '', password: first });
  await setOwnPassword({ page: learner, password: later });
  await expectPortal({ page: learner, orgName: tenantName, title: '欢迎第一批学员' });
});

/** An organisation with its first administrator and another system; what is wrong is said, and mended. */
async function makeOrganisation({
  page,
  tenantName,
  account,
}: {
  page: Page;
  tenantName: string;
  account: string;
}): Promise<void> {
  await page.goto('/admin/tenant');
  await page.getByRole('button', { name: /新增/ }).first().click();
  const form = page.getByRole('dialog', { name: '新增认证机构' });
  await form.getByRole('textbox', { name: '机构名称' }).fill(tenantName);
  await form.getByRole('textbox', { name: '管理员账号' }).fill('teacher');
  await form.getByRole('textbox', { name: '管理员姓名' }).fill('秦首日');
  await form.getByLabel('初始密码').fill(first);
  await form.getByRole('button', { name: '添加其他系统' }).click();
  await choose({ scope: form, label: '系统', option: '教学中心' });
  const address = form.getByRole('textbox', { name: '地址' });
  await address.fill('http://teach.example/home');
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('地址要以 https:// 开头').first()).toBeVisible();
  await expectFit({ page, widths });
  await address.fill(teaching);
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('这个账号已有人使用，姓名不同').first()).toBeVisible();
  await form.getByRole('textbox', { name: '管理员账号' }).fill(account);
  await save(form);
  await expect(form).toBeHidden();
  await search({ page, keyword: tenantName });
  await expect(rowOf({ page, text: tenantName })).toHaveCount(1);
  // The first administrator is named once: what would be typed there later would come to nothing.
  await act({ row: rowOf({ page, text: tenantName }), action: '编辑' });
  const stored = page.getByRole('dialog', { name: '编辑认证机构' });
  await expect(stored.getByRole('textbox', { name: '地址' })).toHaveValue(teaching);
  await expect(stored.getByRole('heading', { name: '其他系统' })).toBeVisible();
  await expect(stored.getByRole('heading', { name: '首位管理员' })).toHaveCount(0);
  await expect(stored.getByLabel(/管理员|初始密码/)).toHaveCount(0);
}

/** Whoever may enter the other system finds it under their name while they are in the organisation. */
async function expectSibling({
  page,
  operator,
  tenantName,
}: {
  page: Page;
  operator: Person;
  tenantName: string;
}): Promise<void> {
  const tenants = await operator.call('session.tenants', {});
  const { id: tenantId = '' } = tenants.find(({ name }) => name === tenantName) ?? {};
  await operator.call('session.switchTenant', { tenantId });
  await page.goto('/admin/');
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '其他系统' }).hover();
  const link = page.getByRole('link', { name: '教学中心' });
  await expect(link).toHaveAttribute('href', teaching);
  await expect(link).toHaveAttribute('target', '_blank');
}

/** 总部 with 教务处, which has 题库组 below it, and 财务处. */
async function buildDepartments(page: Page): Promise<void> {
  const row = (name: string): Locator => page.locator('tr[aria-level]').filter({ hasText: name });
  const add = async (deptName: string): Promise<void> => {
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: '部门名称' }).fill(deptName);
    await save(form);
    await expect(row(deptName)).toBeVisible();
  };
  await page.goto('/admin/department');
  await page
    .getByRole('button', { name: /新增部门/ })
    .first()
    .click();
  await add('总部');
  for (const [above, deptName] of [
    ['总部', '教务处'],
    ['教务处', '题库组'],
    ['总部', '财务处'],
  ] as const) {
    await act({ row: row(above), action: '新增下级' });
    await add(deptName);
  }
  await expect(row('题库组')).toHaveAttribute('aria-level', '3');
  await expect(row('财务处')).toHaveAttribute('aria-level', '2');
}

/** People by a workbook, with one who is somebody else's already; then a password for those who were taken in. */
async function importPeople({
  page,
  people,
}: {
  page: Page;
  people: readonly { account: string; name: string; department: string }[];
}): Promise<void> {
  await page.goto('/admin/memberEntry');
  await page.getByRole('button', { name: /导入/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  await upload(
    dialog,
    await workbook({
      headings: ['账号', '姓名', '角色', '部门'],
      rows: [
        ...people.map(({ account, name, department }) => ({
          账号: account,
          姓名: name,
          角色: '学生',
          部门: department,
        })),
        { 账号: 'admin', 姓名: '不是本人', 角色: '学生' },
      ],
    }),
  );
  await dialog.getByRole('button', { name: '全部导入' }).click();
  await expect(dialog.getByText(`已导入 ${people.length} 行`)).toBeVisible();
  await expect(dialog.getByText(/1 条没有办理：不是本人（admin）：这个账号已有人使用/)).toBeVisible();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(rowOf({ page, text: '不是本人' })).toContainText('没有办理');
  for (const { account, department } of people) {
    await expect(rowOf({ page, text: account })).toContainText(department);
    await rowOf({ page, text: account }).getByRole('checkbox').check();
  }
  await page.getByRole('button', { name: '设置初始密码' }).click();
  const giving = page.getByRole('dialog', { name: '设置初始密码' });
  await giving.getByLabel('初始密码').fill(first);
  await expectFit({ page, widths });
  await giving.getByRole('button', { name: '设置初始密码' }).click();
  await expect(giving).toBeHidden();
  await expectFirst({ accounts: people.map(({ account }) => account) });
}

async function expectFirst({ accounts }: { accounts: readonly string[] }): Promise<void> {
  const anyone = personOf('');
  for (const account of accounts)
    expect((await anyone.ask('session.login', { account, password: first })).data).toMatchObject({
      isPasswordInitial: true,
    });
}

/** A role that sees people and departments, of its own department and those below. */
async function makeRole({ page, roleName }: { page: Page; roleName: string }): Promise<void> {
  await page.goto('/admin/role/new');
  await page.getByRole('textbox', { name: '角色名称' }).fill(roleName);
  await choose({ scope: page, label: '数据范围', option: '本部门及下级' });
  for (const title of ['人员管理', '部门管理'])
    await page
      .locator('.ant-tree-treenode')
      .filter({ has: page.getByText(title, { exact: true }) })
      .locator('.ant-tree-checkbox')
      .click();
  await save(page);
  await expect(rowOf({ page, text: roleName })).toContainText('本部门及下级');
}

/** One account, by hand; a common password is refused. */
async function openAccount({
  page,
  account,
  role,
  department,
}: Record<'account' | 'role' | 'department', string> & { page: Page }): Promise<void> {
  await page.goto('/admin/membership');
  await page.getByRole('button', { name: '开户', exact: true }).click();
  const form = page.getByRole('dialog', { name: '开户' });
  await form.getByRole('textbox', { name: '账号' }).fill(account);
  await form.getByRole('textbox', { name: '姓名' }).fill('文首日');
  await form.getByLabel('初始密码').fill('12345678');
  await choose({ scope: form, label: '角色', option: role });
  await choose({ scope: form, label: '部门', option: department });
  await form.getByRole('button', { name: '保存', exact: true }).click();
  await expect(form.getByText('这个密码很多人在用').first()).toBeVisible();
  await form.getByLabel('初始密码').fill(later);
  await save(form);
  await expect(form).toBeHidden();
  await expect(rowOf({ page, text: account })).toContainText(role);
  // By the name of the person, which is no field of the membership.
  await search({ page, keyword: '文首日' });
  await expect(rowOf({ page, text: account })).toHaveCount(1);
  await search({ page, keyword: '无此人' });
  await expect(rowOf({ page, text: account })).toHaveCount(0);
  await search({ page, keyword: '' });
  await expectFit({ page, widths });
  await act({ row: rowOf({ page, text: account }), action: '重置密码' });
  const again = page.getByRole('dialog', { name: '重置密码' });
  await again.getByLabel('新的初始密码').fill(first);
  await again.getByRole('button', { name: '重置密码' }).click();
  await expect(again).toBeHidden();
}

/** Name, logo, words and colour; one on which white is not legible is told. */
async function showPortal({ page, orgName }: { page: Page; orgName: string }): Promise<void> {
  await page.goto('/admin/portal');
  await page.getByRole('textbox', { name: '机构名称' }).fill(orgName);
  await page.getByRole('textbox', { name: '一句话介绍' }).fill('从第一天起');
  await give({ button: page.getByRole('button', { name: /上传图片：机构标识/ }), file: picture() });
  await expect(page.getByRole('button', { name: '移除' })).toBeVisible();
  await page.getByRole('textbox', { name: '主题色' }).fill('#ffd400');
  await expect(page.getByText(/^浅色：按钮用 .*，因为白字在您选的颜色上只有 1\.4 : 1，看不清。$/)).toBeVisible();
  await page.getByRole('textbox', { name: '主题色' }).fill(colour);
  await save(page);
}

async function announce({ page, title }: { page: Page; title: string }): Promise<void> {
  await page.goto('/admin/announcement/new');
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await write({ scope: page, label: '内容', text: '今天开始报名。' });
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await expect(rowOf({ page, text: title })).toContainText('已发布');
}

/** The member's menu, and the people and departments that their role reaches: these and no others. */
async function expectPart({
  page,
  seen,
  unseen,
}: {
  page: Page;
  seen: readonly string[];
  unseen: readonly string[];
}): Promise<void> {
  await expect(menu(page).getByRole('link')).toHaveText(['首页', '人员']);
  await menu(page).getByRole('link', { name: '人员' }).click();
  await expect(page.getByRole('navigation', { name: '人员' }).getByRole('link')).toHaveText(['人员管理', '部门管理']);
  for (const name of seen) await expect(rowOf({ page, text: name })).toHaveCount(1);
  for (const name of unseen) await expect(rowOf({ page, text: name })).toHaveCount(0);
  await page.getByRole('navigation', { name: '人员' }).getByRole('link', { name: '部门管理' }).click();
  await expect(page.locator('tr[aria-level]')).toHaveText([/教务处/, /题库组/]);
  await page.goto('/admin/role');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
}

/** Past the screens the same: a person beyond the reach is not there, and what the role lacks is denied. */
async function expectBeyond({ person, beyond }: { person: Person; beyond: string }): Promise<void> {
  expect((await person.ask('person.get', { id: beyond })).status).toBe(404);
  expect((await person.call('person.list', { pageSize: 100 })).total).toBe(3);
  for (const name of ['membership.list', 'role.list', 'announcement.list'] as const)
    expect((await person.ask(name, {})).status, name).toBe(403);
}

/** What the role reaches the member changes as an administrator does. */
async function changeWithin({
  page,
  above,
  deptName,
}: Record<'above' | 'deptName', string> & { page: Page }): Promise<void> {
  const row = (name: string): Locator => page.locator('tr[aria-level]').filter({ hasText: name });
  await page.goto('/admin/department');
  await act({ row: row(above), action: '新增下级' });
  const form = page.getByRole('dialog');
  await form.getByRole('textbox', { name: '部门名称' }).fill(deptName);
  await save(form);
  await expect(row(deptName)).toBeVisible();
}

/** Nothing else: not where a department of others stands, nor at the top. */
async function expectNoChangeBeyond({
  administrator,
  person,
}: Record<'administrator' | 'person', Person>): Promise<void> {
  const { rows = [] } = await administrator.call('department.tree', {});
  const departmentOf = (name: string) => rows.find(({ deptName }) => deptName === name);
  const [top, other] = [departmentOf('总部'), departmentOf('财务处')];
  const beyond = { deptName: '越界的部门' };
  for (const [input, status] of [
    [{ ...beyond, id: other?.id ?? '', version: other?.version ?? 0 }, 404],
    [{ ...beyond, parentId: top?.id ?? '' }, 403],
    [{ ...beyond, parentId: null }, 403],
  ] as const)
    expect((await person.ask('department.save', input)).status).toBe(status);
  const after = (await administrator.call('department.tree', {})).rows ?? [];
  expect(after.map(({ deptName }) => deptName)).toEqual(rows.map(({ deptName }) => deptName));
}

/** What a learner finds: the organisation's name, logo, words, colour and announcement. */
async function expectPortal({ page, orgName, title }: { page: Page; orgName: string; title: string }): Promise<void> {
  await expect(page).not.toHaveURL(/auth-login/);
  await page.goto('/auth-center/tenant');
  await expect(page.getByRole('heading', { level: 1, name: orgName })).toBeVisible();
  await expect(page.getByText('从第一天起')).toBeVisible();
  await expect(page.getByRole('link', { name: `${orgName}，返回首页` }).locator('img')).toBeVisible();
  const { primaryFill } = brandOf(colour).light;
  await expect(page.locator('html')).toHaveCSS('--primary-fill', primaryFill);
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByRole('dialog', { name: title })).toContainText('今天开始报名。');
}
