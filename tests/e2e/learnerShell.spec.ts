import { expectFit } from './fit.ts';
import { demoPassword, newAccount, qiming, signInAs, yuanhang } from './person.ts';
import { unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const base = '/auth-center';

async function logIn(page: Page, account: string): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

const userMenu = (page: Page) => page.getByRole('button', { name: /^我的菜单/ });
const tenantMenu = (page: Page) => page.getByRole('button', { name: /^切换认证机构/ });

/** Pages of the shell, each with its heading and the window's title. */
const pages = [
  { path: '/auth-login', heading: '登录', title: '登录 - 教育认证平台' },
  { path: '/switch-tenant', heading: '选择认证机构', title: '选择认证机构 - 教育认证平台' },
  { path: '/center-entrance', heading: /./, title: '进入认证中心 - 教育认证平台' },
  { path: '/help-doc', heading: '帮助中心', title: '帮助中心 - 教育认证平台' },
  { path: '/help-doc/student', heading: '学员帮助', title: '学员帮助 - 教育认证平台' },
  { path: '/help-doc/management', heading: '管理员手册', title: '管理端帮助 - 教育认证平台' },
  { path: '/help-doc/receipts', heading: '核对作答回执', title: '作答回执 - 教育认证平台' },
  { path: '/help-doc/text?aliasName=privacy-policy', heading: '隐私政策', title: '协议与文档 - 教育认证平台' },
  { path: '/error', heading: '暂时无法访问', title: '暂时无法访问 - 教育认证平台' },
  { path: '/nowhere/at-all', heading: '页面不存在', title: '页面不存在 - 教育认证平台' },
] as const;

for (const { path, heading, title } of pages)
  for (const channel of ['', 'partner'])
    test(`axe, width and title: ${path} ${channel}`, async ({ page }) => {
      await page.goto(`${base}${path}${channel && `${path.includes('?') ? '&' : '?'}channel=${channel}`}`);
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      await expect(page).toHaveTitle(title);
      await expect(page.locator('html')).toHaveAttribute('data-theme', channel || 'default');
      await page.waitForLoadState('networkidle');
      await expectFit({ page });
    });

test('log-in by keyboard: what is missing is said at its field, then back to where one was going', async ({ page }) => {
  await page.goto(`${base}/auth-login?redirectPath=${encodeURIComponent('/all-certificates?level=middle')}`);
  await page.getByLabel('账号', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused();
  await page.keyboard.type('student');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  await logIn(page, 'student');
  const choice = page.locator('.login-tenants').getByRole('button', { name: qiming });
  await expect(choice.or(userMenu(page)).first()).toBeVisible();
  if (await choice.isVisible()) {
    await expect(page.locator('.login-tenants').getByRole('button').first()).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/auth-center\/all-certificates\?level=middle$/);
  await expect(userMenu(page)).toBeVisible();
});

test('log-in never leads to another site', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/auth-login?redirectPath=${encodeURIComponent('https://example.com/')}`);
  await expect(page).toHaveURL(/\/auth-center\/$/);
});

test('menu of the person: by keyboard, with Escape back to its button; log-out asks and clears', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/`);
  await userMenu(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '我的认证' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: '我的认证' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '确定要退出登录吗？' });
  await dialog.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/auth-login$/);
  await expect(page.getByText('退出成功')).toBeVisible();
  expect(
    await page.evaluate(() =>
      ['user', 'operate-auth', 'hasLogin', 'activeTenantId'].filter((key) => localStorage.getItem(key) !== null),
    ),
  ).toEqual([]);
  expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('another organisation without log-in: its portal, and it stays after a reload', async ({ page }) => {
  await page.goto(`${base}/switch-tenant`);
  await page.getByRole('button', { name: new RegExp(yuanhang) }).click();
  await expect(page).toHaveURL(/\/auth-center\/$/);
  await expect(tenantMenu(page)).toContainText(yuanhang);
  await page.reload();
  await expect(tenantMenu(page)).toContainText(yuanhang);
  // Beside this test its portal is given another name of the same kind (portal.spec.ts).
  await expect(page.locator('footer')).toContainText(new RegExp(`© ${new Date().getFullYear()} .*评价院`));
});

test('another organisation of one’s own: the session goes with it', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const tenants = await admin.call('session.tenants', {});
  test.skip(tenants.length < 2, 'the account has one organisation');
  await page.goto(`${base}/`);
  await tenantMenu(page).click();
  await page.getByRole('menuitemradio', { name: yuanhang }).click();
  await expect(tenantMenu(page)).toContainText(yuanhang);
  expect((await admin.call('session.info', {})).tenant?.tenantName).toBe(yuanhang);
});

test('the main menu comes after a second; on a phone a button opens it', async ({ page }) => {
  await page.clock.install();
  await page.goto(`${base}/help-doc`);
  await expect(page.getByRole('heading', { name: '帮助中心', level: 1 })).toBeVisible();
  const menu = page.getByRole('navigation', { name: '主菜单' });
  await expect(menu.getByRole('link')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(menu.getByRole('link', { name: '全部证书' })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await menu.getByRole('link', { name: '认证机构' }).click();
  await expect(page).toHaveURL(/network-center$/);
  await expect(menu).toBeHidden();
});

test('help: students’ for most, the manual for administrators', async ({ page, signIn }) => {
  await page.goto(`${base}/`);
  await expect(page.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', `${base}/help-doc/student#`);
  await signIn({ account: 'admin', tenant: qiming });
  await page.reload();
  await expect(page.getByRole('link', { name: '帮助中心' })).toHaveAttribute('href', `${base}/help-doc/management`);
});

test('partner channel: logo of 100 x 50, no settings, no log-out, no other organisation, no help button', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/?channel=partner`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'partner');
  const logo = page.locator('.header-logo img');
  await expect(logo).toHaveAttribute('width', '100');
  await expect(logo).toHaveAttribute('height', '50');
  await expect(page.getByRole('link', { name: '帮助中心' })).toHaveCount(0);
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: '我的认证' })).toBeVisible();
  for (const name of ['账号设置', '退出登录', '切换认证机构'])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
  await page.goto(`${base}/help-doc`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'partner');
});

test('the partner theme belongs to the session: another person of the same browser has the default one, and can log out (L10)', async ({
  page,
  context,
  signIn,
}) => {
  const { token } = await signInAs({ account: 'student', tenant: qiming });
  await page.goto(`${base}/?token=${token}&channel=partner`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'partner');
  await expect(page).not.toHaveURL(/channel/);
  const later = await context.newPage();
  await later.goto(`${base}/help-doc`);
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'partner');

  // The partner's session is over; somebody else uses the browser.
  await signIn({ account: 'student02', tenant: qiming });
  await later.goto(`${base}/help-doc`);
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'default');
  await userMenu(later).click();
  await later.getByRole('menuitem', { name: '退出登录' }).click();
  await later.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(later).toHaveURL(/auth-login/);
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'default');
});

test('who logs in on a page of the partner’s channel has its theme in every tab (L10)', async ({ page, context }) => {
  await page.goto(`${base}/auth-login?channel=partner`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'partner');
  await page.getByLabel('账号', { exact: true }).fill('student03');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  const entered = page.waitForResponse('**/api/user/channel');
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  expect((await entered).status()).toBe(200);
  await expect(page).not.toHaveURL(/auth-login/);
  const later = await context.newPage();
  await later.goto(`${base}/help-doc`);
  await expect(later.locator('html')).toHaveAttribute('data-theme', 'partner');
});

test('the footer stands on pages but not on the entrance; the 404 page leads home', async ({ page }) => {
  await page.goto(`${base}/center-entrance`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('footer')).toHaveCount(0);
  await page.goto(`${base}/nowhere`);
  await expect(page.locator('footer')).toContainText(`© ${new Date().getFullYear()}`);
  await page.getByRole('link', { name: '返回首页', exact: true }).click();
  await expect(page).toHaveURL(/\/auth-center\/$/);
});

test('/reload goes to its address on this origin only; /refresh back to the page before', async ({ page }) => {
  await page.goto(`${base}/help-doc/student`);
  await expect(page.getByRole('heading', { name: '学员帮助' })).toBeVisible();
  await page.goto(`${base}/refresh`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/help-doc\/student$/);
  await page.goto(`${base}/reload?href=${encodeURIComponent('/auth-center/help-doc')}`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/auth-center\/help-doc$/);
  await page.goto(`${base}/reload?href=${encodeURIComponent('https://example.com/')}`, { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/auth-center\/$/);
});

test('no part of a page waits for another: the document names them all', async ({ page }) => {
  const reply = await page.goto(`${base}/help-doc`);
  expect(reply?.headers()['link']).toMatch(/assets\/HelpDoc-[^>]*>; rel=modulepreload/);
});

test('role selector: only for people of several roles; each role leads to its place', async ({ page }) => {
  const account = unique('two-').toLowerCase();
  await newAccount({ account, nickname: '双角色' });
  const operator = await signInAs({ account: 'operator', tenant: qiming });
  for (const roleId of ['2', '8']) await operator.call('membership.save', { account, roleId });

  await page.goto(`${base}/auth-login`);
  await logIn(page, account);
  await userMenu(page).click();
  await expect(page.getByRole('menuitemradio', { name: '学生' })).toBeVisible();
  const other = page.getByRole('menuitemradio', { checked: false }).filter({ hasText: /学生|教师/ });
  const isTeacherNext = (await other.innerText()).includes('教师');
  await other.click();
  await page.waitForURL(isTeacherNext ? '**/admin/**' : '**/auth-center/**');
  const back = await signInAs({ account, tenant: qiming });
  await back.call('session.switchRole', { roleId: '5' }).then(
    () => expect.soft(true, 'a role one does not have').toBe(false),
    (error: Error) => expect(error.message).toMatch(/40[34]/),
  );
  await page.goto(`${base}/`);
  await userMenu(page).click();
  await expect(page.getByRole('menuitemradio', { name: isTeacherNext ? '教师' : '学生', checked: true })).toBeVisible();
});

test('role selector: nobody with one role sees it', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/`);
  await userMenu(page).click();
  await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
  await expect(page.getByRole('menuitemradio', { name: /^(学生|教师|系统管理)/ })).toHaveCount(0);
});

test('an announcement opens in a dialog that looks like every other, whatever it stands beside', async ({ page }) => {
  await page.goto('/auth-center/');
  await page.getByRole('button', { name: /下一批认证考试安排/ }).click();
  const dialog = page.getByRole('dialog', { name: '下一批认证考试安排' });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expect(dialog.getByRole('button', { name: '关闭', exact: true }).first()).toHaveCSS('width', '48px');
});
