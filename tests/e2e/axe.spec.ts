import { AxeBuilder } from '@axe-core/playwright';
import { qiming } from './person.ts';
import { menuPages, settled, visit } from './places.ts';
import { expect, test, type Page } from './test.ts';

const widths = [1440, 768] as const;

/** What axe finds serious or critical, each with the elements it means. */
async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.filter(({ impact }) => impact === 'serious' || impact === 'critical').map(({ id, help, nodes }) => `${id}: ${help} – ${nodes.slice(0, 5).map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Looks at what is shown in each width, at rest: no pointer over it, nothing half faded in. */
async function expectAccessible(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.addStyleTag({ content: '*, *::before, *::after { transition: none !important; animation: none !important; }' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect.soft(await findings(page), `${width} px`).toEqual([]);
  }
}

test('axe: log-in', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: '登录管理端' })).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入账号')).toBeVisible();
  await expectAccessible(page);
});

for (const { label, route } of menuPages()) {
  test(`axe: ${label}`, async ({ page, signIn }) => {
    await signIn({ account: 'operator', tenant: qiming });
    await visit({ page, route });
    await expectAccessible(page);
  });
}

test('axe: question form', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('question.list', { type: ['single'], pageSize: 1 });
  await visit({ page, route: `/question/${rows[0]?.id ?? ''}` });
  await expect(page.getByRole('group', { name: '选项' })).toBeVisible();
  await expectAccessible(page);
});

test('axe: rule editor', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('paperRule.list', { pageSize: 1 });
  await visit({ page, route: `/paperRule/${rows[0]?.id ?? ''}` });
  await expect(page.getByRole('checkbox', { name: '单选题' })).toBeVisible();
  await expectAccessible(page);
});

test('axe: a form with errors', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/cert/new' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.locator('.screen-summary')).toBeVisible();
  await expectAccessible(page);
});

test('axe: drawer', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/membership' });
  await page.getByRole('button', { name: /新增机构用户/ }).click();
  await expect(page.getByRole('dialog', { name: '新增机构用户' }).getByRole('textbox', { name: '学号或工号' })).toBeVisible();
  await expectAccessible(page);
});

test('axe: import dialog', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/question' });
  await page.getByRole('button', { name: /导入/ }).first().click();
  await expect(page.getByRole('dialog', { name: /^导入/ })).toBeVisible();
  await expectAccessible(page);
});
