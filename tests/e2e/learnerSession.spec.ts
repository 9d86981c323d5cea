import { expectFit } from './fit.ts';
import { demoPassword, newAccount, qiming, signInAs } from './person.ts';
import { unique } from './screens.ts';
import { expect, test } from './test.ts';

const base = '/auth-center';

/** A learner of one's own, whose password may change. @returns the account */
async function newLearner(nickname: string): Promise<string> {
  const account = unique('me-').toLowerCase();
  await newAccount({ account, nickname });
  const operator = await signInAs({ account: 'operator', tenant: qiming });
  await operator.call('membership.save', { account, roleId: '2' });
  return account;
}

test('a ticket opens the page it leads to, with a session of its own, once', async ({ page, newContext }) => {
  const student = await signInAs({ account: 'student' });
  const { ticket, redirect_url } = await student.call('session.exchangeToken', { redirect_url: `${base}/wrong-list` });
  const entry = `${base}/blank?ticket=${ticket}&redirect_url=${encodeURIComponent(redirect_url)}`;
  await page.goto(entry);
  await expect(page).toHaveURL(`${base}/wrong-list`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('何静怡').first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, window.history.state]));
  expect(stored, 'the ticket stays nowhere').not.toContain(ticket);

  const other = await (await newContext()).newPage();
  await other.goto(entry);
  await expect(other.getByText('登录凭证无效或已过期，请重新登录')).toBeVisible();
  await expect(other).not.toHaveURL(/ticket/);
});

test('a token leaves the address bar and is not kept in any path', async ({ page }) => {
  const { token } = await signInAs({ account: 'student' });
  await page.goto(`${base}/tenant?token=${token}&keyword=a`);
  await expect(page.getByText('何静怡').first()).toBeVisible();
  await expect(page).toHaveURL(`${base}/tenant?keyword=a`);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(token);
});

test('token=null is ignored; a personal page without a token leads to the log-in page and back', async ({ page }) => {
  await page.goto(`${base}/collect-list?token=null`);
  await expect(page).toHaveURL(/\/auth-center\/auth-login\?redirectPath=/);
  await page.getByLabel('账号', { exact: true }).fill('student');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: /^登\s*录$/ }).click();
  await expect(page).toHaveURL(/\/auth-center\/collect-list/);
});

test('an ended session is said once, and confirming it leads to the log-in page', async ({ page, signIn }) => {
  const student = await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/account`);
  await expect(page.getByRole('heading', { name: '账号设置', level: 1 })).toBeVisible();
  await student.call('session.logout', {});
  await page.goto(`${base}/wrong-list`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('您的登录信息已失效，请重新登录！')).toBeVisible();
  await expect(dialog).toHaveCount(1);
  await dialog.getByRole('button', { name: '重新登录' }).click();
  await expect(page).toHaveURL(/\/auth-center\/auth-login/);
});

test('messages: ten a page, opening one marks it read, the dot hides when none is left', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/help-doc`);
  await page.getByRole('button', { name: /消息中心，\d+ 条未读/ }).click();
  const dialog = page.getByRole('dialog', { name: '消息中心' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await expectFit({ page });
  for (let left = await dialog.locator('[data-unread]').count(); left > 0; left -= 1) {
    await dialog.locator('[data-unread]').first().click();
    await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused();
    await expect(dialog.locator('.messages-meta')).toBeVisible();
    await dialog.getByRole('button', { name: '返回列表' }).click();
    await expect(dialog.locator('[data-unread]')).toHaveCount(left - 1);
  }
  await dialog.getByRole('button', { name: '下一页' }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: '消息中心', exact: true })).toBeVisible();
  await expect(page.locator('.bell-dot')).toHaveCount(0);
});

test('messages that cannot be loaded: two samples, marked as such', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.route('**/api/messages/page**', (route) =>
    route.fulfill({ status: 500, contentType: 'application/json', body: JSON.stringify({ code: 500, message: '' }) }),
  );
  await page.goto(`${base}/help-doc`);
  await page.getByRole('button', { name: '消息中心', exact: true }).click();
  await expect(page.getByRole('dialog').getByText('示例', { exact: true })).toHaveCount(2);
});

test('account: profile, password and own sessions; axe and width', async ({ page, signIn }) => {
  const account = await newLearner('林晓彤');
  await signIn({ account });
  const other = await signInAs({ account });
  await page.goto(`${base}/account`);
  await expect(page.getByText('本次登录')).toBeVisible();
  await expectFit({ page });

  const name = page.getByLabel('姓名', { exact: true });
  await name.fill('');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('请输入姓名')).toBeVisible();
  await name.fill('林晓彤彤');
  await page.getByLabel('手机号').fill('123');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByLabel('手机号')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('手机号').fill('13800000000');
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('资料已保存')).toBeVisible();
  expect(await other.call('session.basic', {})).toMatchObject({ nickname: '林晓彤彤', phone: '13800000000' });

  await page.getByLabel('原密码', { exact: true }).fill('wrong-one');
  await page.getByLabel('新密码', { exact: true }).fill('zwiebel-suppe');
  await page.getByLabel('再次输入新密码').fill('zwiebel-suppen');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('两次输入的新密码不一致')).toBeVisible();
  await page.getByLabel('再次输入新密码').fill('zwiebel-suppe');
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('原密码不正确')).toBeVisible();

  const rows = page.locator('.account-sessions li');
  const before = await rows.count();
  await page
    .getByRole('button', { name: /^结束 .* 的登录$/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '结束登录' }).click();
  await expect(rows).toHaveCount(before - 1);

  await page.getByLabel('原密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '修改密码' }).click();
  await expect(page.getByText('密码已修改，其他登录已结束')).toBeVisible();
  expect((await other.ask('session.basic', {})).status).toBe(401);
});
