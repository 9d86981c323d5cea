import { act, choose, openList, rowOf, save, search, unique } from './screens.ts';
import { demoPassword, initialPassword, newAccount, personOf, qiming, signInAs, yuanhang, lend } from './person.ts';
import { expect, test, type Page } from './test.ts';

const menu = (page: Page) => page.getByRole('navigation', { name: '主菜单' });

test('the tenant selector changes whose data are shown, and stays after a reload', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/cert');
  await expect(rowOf({ page, text: 'MTH-1' })).toBeVisible();
  await page.getByRole('combobox', { name: '切换机构' }).click({ force: true });
  await openList(page).getByTitle(yuanhang, { exact: true }).click();
  await expect(page.getByText(`已切换到 ${yuanhang}`)).toBeVisible();
  await expect(rowOf({ page, text: 'CNC-1' })).toBeVisible();
  await expect(rowOf({ page, text: 'MTH-1' })).toHaveCount(0);
  await page.reload();
  await expect(rowOf({ page, text: 'CNC-1' })).toBeVisible();
});

test('another tenant’s record cannot be opened by its address', async ({ page, signIn }) => {
  const theirs = await signInAs({ account: 'admin', tenant: yuanhang });
  const { rows = [] } = await theirs.call('cert.list', { keyword: 'CNC-1' });
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto(`/admin/cert/${rows[0]?.id ?? ''}`);
  await expect(page.getByText(/不存在或已被删除/).first()).toBeVisible();
});

test('a teacher has the menus of the role’s codes, and a page that says so for every other', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'teacher' });
  await page.goto('/admin/');
  for (const label of ['证书管理', '题库管理', '考试', '证书结构'])
    await expect(menu(page).getByRole('link', { name: label })).toBeVisible();
  for (const label of ['门户管理', '公告与通知', '人员', '角色管理', '界面与字段', '平台运营', '认证机构'])
    await expect(menu(page).getByRole('link', { name: label })).toHaveCount(0);
  for (const path of ['/portal', '/membership', '/user', '/tenant', '/role']) {
    await page.goto(`/admin${path}`);
    await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
  }
});

test('a teacher sees certificates but no button to change them', async ({ page, signIn }) => {
  const teacher = await signIn({ account: 'teacher' });
  await page.goto('/admin/cert');
  const row = rowOf({ page, text: 'MTH-1' });
  await expect(row).toBeVisible();
  await expect(page.getByRole('button', { name: /新增证书/ })).toHaveCount(0);
  await expect(row.getByRole('button', { name: '编辑' })).toHaveCount(0);
  expect((await teacher.ask('cert.save', { certName: '不许', certCode: unique('NO-') })).status).toBe(403);
});

test('a student has no menu and is told so', async ({ page, signIn }) => {
  await signIn({ account: 'student' });
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { name: '暂无可用的功能' })).toBeVisible();
  await expect(menu(page)).toHaveCount(0);
  await page.goto('/admin/cert');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
});

test('an address that leads nowhere says so and offers a way home', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/nowhere');
  await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible();
  await page.getByRole('button', { name: '返回首页' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
});

test('an operator opens a tenant, which begins with the built-in roles, and closes it', async ({ page, signIn }) => {
  const operator = await signIn({ account: 'operator' });
  const tenantName = unique('新机构');
  await page.goto('/admin/tenant');
  await page.getByRole('button', { name: /新增认证机构/ }).click();
  const drawer = page.getByRole('dialog', { name: '新增认证机构' });
  await drawer.getByRole('textbox', { name: '机构名称' }).fill(tenantName);
  await drawer.getByRole('textbox', { name: '联系人' }).fill('李老师');
  await save(drawer);
  await expect(drawer).toBeHidden();
  await search({ page, keyword: tenantName });
  const row = rowOf({ page, text: tenantName });
  await expect(row).toContainText('李老师');
  const tenants = await operator.call('session.tenants', {});
  const made = tenants.find(({ name }) => name === tenantName);
  expect(made).toBeDefined();
  const inside = await signInAs({ account: 'operator' });
  await inside.call('session.switchTenant', { tenantId: made?.id ?? '' });
  expect((await inside.call('role.list', { sort: 'id' })).rows?.map(({ roleName }) => roleName).sort()).toEqual(
    ['学生', '教师', '系统管理员'].sort(),
  );

  await act({ row, action: '停用', confirm: '停用' });
  await expect(row).toContainText('停用');
});

test('an operator makes an account and switches it off: its owner is out at once', async ({ page, signIn }) => {
  const operator = await signIn({ account: 'operator' });
  const account = unique('made');
  await page.goto('/admin/user');
  await page.getByRole('button', { name: /新增用户账号/ }).click();
  const drawer = page.getByRole('dialog', { name: '新增用户账号' });
  await drawer.getByRole('textbox', { name: '账号', exact: true }).fill(account);
  await drawer.getByRole('textbox', { name: '姓名' }).fill('新同事');
  await drawer.getByLabel('初始密码').fill(initialPassword);
  await save(drawer);
  await search({ page, keyword: account });
  const row = rowOf({ page, text: account });
  await expect(row).toContainText('新同事');

  const roles = (await operator.call('role.list', { pageSize: 50 })).rows ?? [];
  const { rows: users = [] } = await operator.call('user.list', { keyword: account });
  await operator.call('membership.save', {
    userId: users[0]?.id,
    roleId: roles.find(({ roleName }) => roleName === '教师')?.id,
  });
  const owner = personOf(
    (
      await (
        await signInAs({ account, password: initialPassword })
      ).call('session.updatePassword', { newPassword: demoPassword })
    ).token ?? '',
  );
  expect((await owner.call('session.info', {})).nickname).toBe('新同事');

  await act({ row, action: '停用', confirm: '停用' });
  await expect(row).toContainText('停用');
  expect((await owner.ask('session.info', {})).status).toBe(401);
});

test('an administrator invites a person, who agrees, and may leave', async ({ page, newContext, signIn }) => {
  const account = unique('joins');
  const nickname = unique('新人');
  await newAccount({ account, nickname });
  await signIn({ account: 'admin', tenant: yuanhang });
  await page.goto('/admin/membership');
  await page.getByRole('button', { name: '加入已有账号' }).click();
  const drawer = page.getByRole('dialog', { name: '新增机构用户' });
  await expect(drawer.getByRole('combobox', { name: '用户', exact: true })).toHaveCount(0);
  const box = drawer.getByRole('textbox', { name: '账号' });
  await box.fill(account.slice(0, -1));
  await drawer.getByRole('textbox', { name: '姓名' }).fill(nickname);
  await choose({ scope: drawer, label: '角色', option: '教师', isSearched: true });
  await drawer.getByRole('button', { name: '保存', exact: true }).click();
  await expect(drawer.getByText('没有找到这个账号，或姓名与账号不符').first()).toBeVisible();
  await box.fill(account);
  await drawer.getByRole('textbox', { name: '学号或工号' }).fill('T-9');
  await save(drawer);
  await expect(drawer).toBeHidden();
  await expect(rowOf({ page, text: nickname })).toContainText('教师');
  await expect(rowOf({ page, text: nickname })).toContainText('待本人同意');

  const context = await newContext();
  const person = await signInAs({ account });
  await lend({ person, context });
  const theirs = await context.newPage();
  await theirs.goto('/auth-center/switch-tenant');
  await theirs.getByRole('button', { name: `同意加入${yuanhang}` }).click();
  await expect(theirs.getByRole('heading', { name: '邀请您加入' })).toBeHidden();
  await theirs.getByRole('button', { name: new RegExp(`^${yuanhang}`) }).click();
  await theirs.waitForURL('**/auth-center/');
  expect((await person.call('session.info', {})).tenant?.tenantName).toBe(yuanhang);
  await theirs.goto('/auth-center/switch-tenant');
  await theirs.getByRole('button', { name: `退出${yuanhang}` }).click();
  await theirs.getByRole('dialog').getByRole('button', { name: '退出机构' }).click();
  await expect(theirs.getByText('您还没有加入任何机构')).toBeVisible();
  expect(await person.call('session.tenants', {})).toEqual([]);
});
