import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { pagesToLookAt, visit } from './places.ts';
import { expect, test } from './test.ts';

test('axe and width: log-in', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: '登录管理端' })).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});

for (const { label, entry, route } of pagesToLookAt()) {
  test(`axe, width, policy and one name in menu, path and heading: ${label}`, async ({ page, signIn }) => {
    await signIn({ account: 'operator', tenant: qiming });
    await visit({ page, route });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    await expect(page.getByRole('navigation', { name: '当前位置' }).locator('[aria-current="page"]')).toHaveText(label);
    await expect(page.locator('.side .ant-menu-item-selected')).toHaveText(new RegExp(`^${entry}新?$`));
    await expectFit({ page, widths: adminWidths });
  });
}

test('axe and width: question form', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('question.list', { type: ['single'], pageSize: 1 });
  await visit({ page, route: `/question/${rows[0]?.id ?? ''}` });
  await expect(page.getByRole('group', { name: '选项' })).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});

test('axe and width: rule editor', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('paperRule.list', { pageSize: 1 });
  await visit({ page, route: `/paperRule/${rows[0]?.id ?? ''}` });
  await expect(page.getByRole('checkbox', { name: '单选题' })).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});

test('axe and width: a form with errors', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/cert/new' });
  await page.getByRole('button', { name: '上架', exact: true }).click();
  await expect(page.locator('.screen-summary')).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});

test('axe and width: drawer', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/membership' });
  await page.getByRole('button', { name: '加入已有账号' }).click();
  await expect(
    page.getByRole('dialog', { name: '新增机构用户' }).getByRole('textbox', { name: '学号或工号' }),
  ).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});

test('axe and width: import dialog', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/question' });
  await page.getByRole('button', { name: /导入/ }).first().click();
  await expect(page.getByRole('dialog', { name: /^导入/ })).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});
