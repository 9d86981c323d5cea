import { logIn, setOwnPassword } from './logIn.ts';
import { demoPassword, initialPassword, newAccount, personOf, signInAs } from './person.ts';
import { expect, test } from './test.ts';

/** An account of this test's own, so that its failures are in nobody else's way. */
async function newTeacher(name: string): Promise<string> {
  const account = `${name}-${Date.now()}`;
  await joinAsTeacher(await newAccount({ account, nickname: '登录测试' }));
  return account;
}

async function joinAsTeacher(userId: string): Promise<void> {
  const operator = await signInAs({ account: 'operator' });
  const { rows } = await operator.call('role.list', { pageSize: 50 });
  await operator.call('membership.save', {
    userId,
    roleId: rows?.find(({ roleName }) => roleName === '教师')?.id ?? '',
  });
}

test('a wrong password is said in place, and Enter signs in with the right one', async ({ page }) => {
  const account = await newTeacher('enter');
  await page.goto('/admin/');
  await expect(page.getByLabel('账号', { exact: true })).toBeFocused();
  await logIn({ page, account, password: 'wrong' });
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  await expect(page.getByLabel('密码', { exact: true })).toBeFocused();
  await expect(page.getByLabel('账号', { exact: true })).toHaveValue(account);
  await logIn({ page, account, password: demoPassword });
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

test('after three failures the browser works before the next try, and whoever knows the password gets in', async ({
  page,
}) => {
  const account = await newTeacher('proof');
  const stranger = personOf('');
  for (const password of ['wrong-1', 'wrong-2', 'wrong-3'])
    expect((await stranger.ask('session.login', { account, password })).status).toBe(401);
  await page.goto('/admin/login');
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  expect(
    (await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))).filter((name) =>
      name.includes('proof'),
    ),
  ).toEqual([]);
  await logIn({ page, account, password: 'wrong-4' });
  await expect(page.getByRole('alert').filter({ hasText: '账号或密码错误' })).toBeVisible();
  await logIn({ page, account, password: demoPassword });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(workers).toHaveLength(2);
});

test('the work is shown, can be cancelled, and leaves what was typed', async ({ page }) => {
  const account = await newTeacher('cancel');
  const stranger = personOf('');
  for (let n = 0; n < 3; n += 1) await stranger.ask('session.login', { account, password: `wrong-${n}` });
  await page.route('**/api/captcha/get**', async (route) => {
    const reply = await route.fetch();
    const { code, message, data } = (await reply.json()) as {
      code: number;
      message: string;
      data: { challenge: string; most: number };
    };
    const challenge = JSON.parse(Buffer.from(data.challenge, 'base64').toString()) as {
      parameters: { keyPrefix: string };
    };
    // No number gives these bytes within the time of a test: the work goes on until it is cancelled.
    challenge.parameters.keyPrefix = 'ff'.repeat(16);
    await route.fulfill({
      json: {
        code,
        message,
        data: { challenge: Buffer.from(JSON.stringify(challenge)).toString('base64'), most: 1_000_000 },
      },
    });
  });
  await page.goto('/admin/login');
  await logIn({ page, account, password: demoPassword });
  const progress = page.getByRole('progressbar', { name: '安全验证进度' });
  await expect(progress).toBeVisible();
  await expect.poll(() => progress.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0);
  await page.getByRole('button', { name: '取消' }).click();
  await expect(progress).toBeHidden();
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue(demoPassword);
});

for (const { name, address, field, arrives } of [
  { name: 'admin', address: '/admin/question', field: '新密码', arrives: '/admin/question' },
  {
    name: 'learner',
    address: '/auth-center/auth-login?redirectPath=%2Fpractice',
    field: '新密码',
    arrives: '/auth-center/practice',
  },
]) {
  test(`${name}: a password from an administrator is changed before anything else is shown, also after a reload`, async ({
    page,
  }) => {
    const account = `first-${name}-${Date.now()}`;
    const operator = await signInAs({ account: 'operator' });
    const { id = '' } = await operator.call('user.save', { account, nickname: '初次登录', password: initialPassword });
    await joinAsTeacher(id);
    await page.goto(address);
    await logIn({ page, account, password: initialPassword });
    await expect(page.getByRole('heading', { name: '请设置新密码' })).toBeVisible();
    await page.goto(name === 'admin' ? '/admin/question' : '/auth-center/practice');
    await expect(page.getByRole('heading', { name: '请设置新密码' })).toBeVisible();
    await page.getByLabel(field, { exact: true }).fill('12345678');
    await page.getByLabel('再次输入新密码').fill('12345678');
    await page.keyboard.press('Enter');
    await expect(page.getByText('这个密码很多人在用')).toBeVisible();
    await setOwnPassword({ page, password: demoPassword });
    await expect(page).toHaveURL(arrives);
    expect((await signInAs({ account })).token).not.toBe('');
  });
}

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
  await logIn({ page, account: 'teacher', password: demoPassword });
  await expect(page).toHaveURL('/admin/question?type=blank');
  await expect(page.getByRole('heading', { name: '试题', exact: true })).toBeVisible();
});

test('a log-in at a page that is not for this person leads home, and says so', async ({ page }) => {
  await page.goto('/admin/login?redirectPath=%2Fadmin%2Frole');
  await logIn({ page, account: 'teacher', password: demoPassword });
  await expect(page.getByText('当前角色不能打开“角色管理”，已回到首页')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/?$/);
  await page.goto('/admin/role');
  await expect(page.getByRole('heading', { name: '没有访问权限' })).toBeVisible();
});

test('a session that has ended elsewhere is announced once and leads to the log-in', async ({ page, signIn }) => {
  const { call } = await signIn({ account: 'teacher' });
  await page.goto('/admin/question');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await call('session.logout', {});
  // Whatever the page asks for next is refused; it may have asked by itself already.
  await page.getByRole('button', { name: '刷新' }).dispatchEvent('click');
  const dialog = page.getByRole('dialog', { name: '提示' });
  await expect(dialog).toContainText('您的登录信息已失效，请重新登录！');
  await dialog.getByRole('button', { name: '使用其他账号登录' }).click();
  await expect(page).toHaveURL('/admin/login?redirectPath=%2Fadmin%2Fquestion');
});

test('a redirect never leaves the site', async ({ page }) => {
  await page.goto('/admin/login?redirectPath=https%3A%2F%2Fevil.example%2F');
  await logIn({ page, account: 'teacher', password: demoPassword });
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
  expect(new URL(page.url()).pathname).toMatch(/^\/admin(\/|$)/);
});

test('an operator gives a forgotten password anew in a dialog: a weak one is refused at its field, the old one is over', async ({
  page,
  signIn,
}) => {
  const account = await newTeacher('forgot');
  await signIn({ account: 'operator' });
  await page.goto(`/admin/user?keyword=${account}`);
  await page.getByRole('row').filter({ hasText: account }).getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '重置密码' }).click();
  const dialog = page.getByRole('dialog', { name: '重置密码' });
  await expect(dialog).toContainText(account);
  const field = dialog.getByLabel('新的初始密码');
  await expect(field).toBeFocused();
  await field.fill('password1');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('这个密码很多人在用', { exact: false }).first()).toBeVisible();
  await expect(field).toHaveValue('password1');
  await field.fill('Anew-horse-9912');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const anyone = personOf('');
  expect((await anyone.ask('session.login', { account, password: demoPassword })).status).toBe(401);
  expect((await anyone.ask('session.login', { account, password: 'Anew-horse-9912' })).status).toBe(200);
});
