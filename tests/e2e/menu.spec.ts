import { qiming } from './person.ts';
import { visit } from './places.ts';
import { expect, test } from './test.ts';

test('an entry of the menu has tabs: each has its address, the entry is in view after a reload', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.setViewportSize({ width: 1440, height: 420 });
  await visit({ page, route: '/occupation' });
  const entry = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '证书结构' });
  await expect(entry).toBeInViewport({ ratio: 1 });
  const tabs = page.getByRole('navigation', { name: '证书结构' });
  await expect(tabs.getByRole('link')).toHaveText(['认证图谱', '行业', '职业', '岗位']);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('职业');
  await tabs.getByRole('link', { name: '岗位' }).click();
  await expect(page).toHaveURL(/\/admin\/position$/);
  await expect(page.getByRole('heading', { level: 1, name: '岗位' })).toBeVisible();

  await visit({ page, route: '/job' });
  const last = page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '日志与任务' });
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.reload();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a detail is titled by what its record is called', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('cert.list', { keyword: 'ETA-1' });
  await visit({ page, route: `/cert/${rows[0]?.id ?? ''}/detail` });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('教育技术应用能力（初级）');
  await expect(page).toHaveTitle('教育技术应用能力（初级） - 证书管理 - 教育认证平台');
  await page.getByRole('button', { name: '返回' }).click();
  await expect(page).toHaveTitle('证书管理 - 教育认证平台');
});
