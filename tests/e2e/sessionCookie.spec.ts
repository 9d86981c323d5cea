import { demoPassword, qiming, signInAs } from './person.ts';
import { serverUrl } from './server.ts';
import { expect, test, type Page } from './test.ts';

const learner = '/auth-center';

async function logIn({ page, account }: { page: Page; account: string }): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
}

/** The token in the browser's cookie, which no script of the page finds anywhere. */
async function hiddenToken(page: Page): Promise<string> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'token');
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
  const seen = await page.evaluate(() =>
    JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }, location.href, history.state]),
  );
  expect(seen).toContain('signedIn=');
  expect(seen).not.toContain(cookie?.value);
  return cookie?.value ?? '';
}

test('L12 admin: log-in by the form, a change, a reload, a second tab, log-out, and no script sees the token', async ({
  page,
}) => {
  await page.goto('/admin/question');
  const replied = page.waitForResponse('**/api/login');
  await logIn({ page, account: 'teacher' });
  const reply = await (await replied).text();
  await expect(page.getByRole('heading', { name: '试题', exact: true })).toBeVisible();
  expect(reply).not.toContain(await hiddenToken(page));
  await page.reload();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const second = await page.context().newPage();
  await second.goto('/admin/');
  await expect(second.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  await second.getByRole('button', { name: /^用户菜单/ }).click();
  await second.getByRole('menuitem', { name: '退出登录' }).click();
  await second.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(second).toHaveURL(/\/admin\/login$/);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual([]);
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
});

test('L12 learner: a token of before, which scripts could read, goes on as a cookie that they cannot', async ({
  page,
  context,
}) => {
  const { token } = await signInAs({ account: 'student', tenant: qiming });
  await context.addCookies([{ name: 'token', value: token, url: serverUrl() }]);
  await page.goto(`${learner}/account`);
  await expect(page.getByText('本次登录')).toBeVisible();
  expect(await hiddenToken(page)).toBe(token);
  await page.reload();
  await expect(page.getByText('本次登录')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('L12 a log-out without a line holds: the cookie that is left opens nothing', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${learner}/account`);
  await expect(page.getByText('本次登录')).toBeVisible();
  await page.route('**/api/logout', (route) => route.abort());
  await page.getByRole('button', { name: /^我的菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/auth-login$/);
  expect(await page.evaluate(() => fetch('/api/user/info').then(({ status }) => status))).toBe(401);
  await page.goto(`${learner}/account`);
  await expect(page).toHaveURL(/auth-login/);
});
