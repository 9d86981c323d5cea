import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { wholesBelow } from './places.ts';
import { act, rowOf, save, search, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

test('rule T13: a tick at a group is all of it, also later; without one button it is what was left', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const roleName = unique('全部认证');
  const codesOf = async () => (await admin.call('role.list', { keyword: roleName })).rows?.[0]?.['codes'];
  await page.goto('/admin/role/new');
  await page.getByRole('textbox', { name: '角色名称' }).fill(roleName);
  await expect(page.getByText('以后新增的菜单和按钮也自动包括')).toBeVisible();
  await tick(page, '认证管理').click();
  await expect(node(page, '认证管理')).toContainText('全部，含以后新增的');
  for (const title of ['证书管理', '试题']) await expect(tick(page, title)).toHaveClass(/-checked/);
  await expect(tick(page, '系统认证')).toHaveClass(/-indeterminate/);
  await expect(tick(page, '基础管理')).not.toHaveClass(/-checked|-indeterminate/);
  await expectFit({ page, widths: adminWidths });
  await save(page);
  await expect.poll(codesOf).toEqual(['a12', 'a12-m2.*']);

  await page.goto('/admin/role');
  await search({ page, keyword: roleName });
  await act({ row: rowOf({ page, text: roleName }), action: '编辑' });
  await expect(node(page, '认证管理')).toContainText('全部，含以后新增的');
  await tick(page, '试题').click();
  await expect(node(page, '认证管理')).not.toContainText('全部');
  await expect(tick(page, '认证管理')).toHaveClass(/-indeterminate/);
  await expect(tick(page, '试题')).not.toHaveClass(/-checked/);
  await expect(node(page, '证书管理')).toContainText('全部，含以后新增的');
  await save(page);
  const left = wholesBelow('a12', 'a12-m2').filter((code) => code !== 'a12-m2.3.*');
  await expect.poll(async () => sorted(await codesOf())).toEqual(sorted(['a12', 'a12-m2', ...left]));
});

function sorted(codes: unknown): string[] {
  return Array.isArray(codes) ? codes.map(String).sort() : [];
}

/** A branch of the tree; its children are branches of their own beside it. */
function node(page: Page, title: string): Locator {
  return page.locator('.ant-tree-treenode').filter({ has: page.getByText(title, { exact: true }) });
}

function tick(page: Page, title: string): Locator {
  return node(page, title).locator('.ant-tree-checkbox');
}
