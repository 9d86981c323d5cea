/** Log-ins by the form, in both apps. */
import { expect, type Page } from './test.ts';

/** Fills in the form of a log-in that is open, and sends it. */
export async function logIn({
  page,
  account,
  password,
}: {
  page: Page;
  account: string;
  password: string;
}): Promise<void> {
  await page.getByLabel('账号', { exact: true }).fill(account);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Sets a password of one's own, which whoever signed in with a first one is asked for. */
export async function setOwnPassword({ page, password }: { page: Page; password: string }): Promise<void> {
  await expect(page.getByRole('heading', { name: '请设置新密码' })).toBeVisible();
  await page.getByLabel('新密码', { exact: true }).fill(password);
  await page.getByLabel('再次输入新密码').fill(password);
  await page.keyboard.press('Enter');
}
