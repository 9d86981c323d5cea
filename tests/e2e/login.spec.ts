import { demoPassword, personOf, signInAs } from './person.ts';
import { expect, test, type Page } from './test.ts';

/** An account of this test's own, so that its failures lock nobody else out. */
async function newAccount(name: string): Promise<string> {
  const operator = await signInAs({ account: 'operator' });
  const account = `${name}-${Date.now()}`;
  const { id } = await operator.call('user.save', { account, nickname: '登录测试', password: demoPassword });
  const { rows } = await operator.call('role.list', { pageSize: 50 });
  const role = rows?.find(({ roleName }) => roleName === '教师');
  await operator.call('membership.save', { userId: id ?? '', roleId: role?.id ?? '' });
  return account;
}

async function enter({ page, account, password }: { page: Page; account: string; password: string }): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test('a wrong password is said in place, and Enter signs in with the right one', async ({ page }) => {
  const account = await newAccount('enter');
  await page.goto('/admin/');
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused();
  await enter({ page, account, password: 'wrong' });
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(account);
  await enter({ page, account, password: demoPassword });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('an empty field is named and the server not asked', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/login') && asked.push(request.url()));
  await page.goto('/admin/login');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expect(page.getByText('请输入密码')).toBeVisible();
  expect(asked).toEqual([]);
});

/** The digits of the captcha by their strokes, read as a person reads them off the picture. */
const digits: readonly [start: string, digit: string][] = [['M0 1Q', '2'], ['M0 .5', '3'], ['M3 7V', '4'], ['M4 0H', '5'], ['M3.6', '6'], ['M0 0H', '7'], ['M2 3.3', '8'], ['M.4', '9']];

async function readCaptcha(page: Page): Promise<string> {
  const image = await page.getByAltText('验证码图片').getAttribute('src');
  const svg = Buffer.from(image?.split(',')[1] ?? '', 'base64').toString();
  return [...svg.matchAll(/<path d="([^"]+)" transform/g)].map(([, strokes = '']) => digits.find(([start]) => strokes.startsWith(start))?.[1] ?? '?').join('');
}

/** Fails three times, so that the next log-in of the account wants a captcha. */
async function failThrice({ page, account }: { page: Page; account: string }): Promise<void> {
  await page.goto('/admin/login');
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3']) {
    await expect(page.getByLabel('验证码', { exact: true })).toHaveCount(0);
    await Promise.all([page.waitForResponse('**/api/login'), enter({ page, account, password })]);
    await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  }
  await expect(page.getByAltText('验证码图片')).toBeVisible();
}

test('after three failures a captcha is wanted; without it nobody is asked, with it one signs in', async ({ page }) => {
  const account = await newAccount('captcha');
  await failThrice({ page, account });
  await enter({ page, account, password: demoPassword });
  await expect(page.getByText('请输入验证码')).toBeVisible();
  await expect(page.getByLabel('验证码', { exact: true })).toBeFocused();

  await page.getByLabel('验证码', { exact: true }).fill(await readCaptcha(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});

test('a wrong captcha is named as such, and another picture comes', async ({ page }) => {
  const account = await newAccount('wrong');
  await failThrice({ page, account });
  const former = await page.getByAltText('验证码图片').getAttribute('src');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByLabel('验证码', { exact: true }).fill('1111');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('验证码', { exact: true })).toHaveValue('');
  await expect(page.getByAltText('验证码图片')).not.toHaveAttribute('src', former ?? '');
  await expect(page.getByRole('alert').filter({ hasText: '验证码不正确或已过期' }).first()).toBeVisible();
});

test('log-out asks, says good-bye, and ends the session on the server', async ({ page, signIn }) => {
  const { token, call } = await signIn({ account: 'teacher' });
  expect((await call('session.info', {})).account).toBe('teacher');
  await page.goto('/admin/');
  await page.getByRole('button', { name: /^用户菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page.getByText('退出成功')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect((await personOf(token).ask('session.info', {})).status).toBe(401);
});

test('without a session every page leads to the log-in and back to where one wanted to go', async ({ page }) => {
  await page.goto('/admin/question?type=blank');
  await expect(page).toHaveURL('/admin/login?redirectPath=%2Fadmin%2Fquestion%3Ftype%3Dblank');
  await enter({ page, account: 'teacher', password: demoPassword });
  await expect(page).toHaveURL('/admin/question?type=blank');
  await expect(page.getByRole('heading', { name: '题库' })).toBeVisible();
});

test('a session that has ended elsewhere is announced once and leads to the log-in', async ({ page, signIn }) => {
  const { call } = await signIn({ account: 'teacher' });
  await page.goto('/admin/question');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await call('session.logout', {});
  await page.getByRole('button', { name: '刷新' }).click();
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog).toContainText('您的登录信息已失效,请重新登录!');
  await dialog.getByRole('button').click();
  await expect(page).toHaveURL('/admin/login?redirectPath=%2Fadmin%2Fquestion');
});

test('a redirect never leaves the site', async ({ page }) => {
  await page.goto('/admin/login?redirectPath=https%3A%2F%2Fevil.example%2F');
  await enter({ page, account: 'teacher', password: demoPassword });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin\//);
});
