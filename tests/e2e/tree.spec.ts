import { qiming, type Person } from './person.ts';
import { act, rowOf, save, search, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

test('departments stand below each other: added there, moved by keyboard and mouse, taken back, found with all above', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [head, north, south] = [unique('总'), unique('北'), unique('南')];
  const top = await add({ admin, deptName: head });
  await add({ admin, deptName: north, parentId: top });
  await page.goto('/admin/department');
  await search({ page, keyword: head });
  await act({ row: rowOf({ page, text: head }).first(), action: '新增下级' });
  await expect(page.getByRole('dialog').getByText(head, { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: '部门名称' }).fill(south);
  await save(page);

  await page.goto('/admin/department');
  const row = (name: string): Locator => page.locator('tr[aria-level]').filter({ hasText: name });
  await expect(row(south)).toHaveAttribute('aria-level', '2');
  expect(await below({ admin, id: top })).toEqual([north, south]);

  await row(south).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => below({ admin, id: top })).toEqual([south, north]);
  await expect(row(south)).toBeFocused();
  await page.keyboard.press('Alt+ArrowLeft');
  await expect(row(south)).toHaveAttribute('aria-level', '1');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(row(south)).toHaveAttribute('aria-level', '2');
  await expect.poll(() => below({ admin, id: top })).toEqual([south, north]);

  await drag({ page, row: row(south), onto: row(north) });
  await expect(row(south)).toHaveAttribute('aria-level', '3');
  await row(head).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(row(head)).toHaveAttribute('aria-expanded', 'false');
  await expect(row(south)).toHaveCount(0);
  await search({ page, keyword: south });
  await expect(page.locator('tr[aria-level]')).toHaveCount(3);
  // What only stands above the found one is not chosen with it.
  await page.getByRole('checkbox', { name: '全选' }).click();
  await expect(page.getByText('已选 1 项')).toBeVisible();
  await expect(row(head).getByRole('checkbox')).toBeDisabled();
});

async function add({ admin, ...input }: { admin: Person; deptName: string; parentId?: string }): Promise<string> {
  return String((await admin.call('department.save', input)).id);
}

async function below({ admin, id }: { admin: Person; id: string }): Promise<(string | undefined)[]> {
  const { rows = [] } = await admin.call('department.tree', {});
  return rows.filter(({ parentId }) => parentId === id).map(({ deptName }) => deptName);
}

/** Drops a row in the middle of another. */
async function drag({ page, row, onto }: { page: Page; row: Locator; onto: Locator }): Promise<void> {
  await row.hover();
  await row.locator('.screen-branch-handle').hover();
  await page.mouse.down();
  await onto.hover({ position: { x: 200, y: 4 } });
  await onto.hover({ position: { x: 200, y: 22 } });
  await page.mouse.up();
}
