import { adminWidths, expectFit } from './fit.ts';
import { qiming, type Person } from './person.ts';
import { openList, unique } from './screens.ts';
import { settled, visit } from './places.ts';
import { expect, test, type Locator, type Page } from './test.ts';

test('members of a department: chosen from a list, brought over, taken out, seen from the person’s side', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [first, second] = [unique('甲部'), unique('乙部')];
  const [firstId, secondId] = [await add(admin, first), await add(admin, second)];
  await visit({ page, route: `/department/${firstId}/detail` });
  const members = page.getByRole('region', { name: '成员' });
  await expect(members.getByText('还没有部门成员')).toBeVisible();

  await members.getByRole('button', { name: '添加' }).first().click();
  const picker = page.getByRole('dialog', { name: '添加人员' });
  await expect(picker.getByRole('row').nth(1)).toBeVisible();
  await shot(page, 'picker');
  await expectFit({ page, widths: adminWidths });
  await expect(picker.getByRole('button', { name: '添加', exact: true })).toBeDisabled();
  await find(picker, 'student02');
  await tick(picker, 'student02');
  await find(picker, '陈思远');
  await expect(picker.getByRole('row').filter({ hasText: '林晓彤' })).toHaveCount(0);
  await tick(picker, '陈思远');
  await expect(picker.getByText('已选 2 项')).toBeVisible();
  await picker.getByRole('button', { name: '添加 2 个' }).click();
  await expect(page.getByText('已添加 2 个')).toBeVisible();
  await expect(picker).toBeHidden();
  await expect(members.getByRole('row')).toHaveCount(3);
  await shot(page, 'members');

  // The same persons again, with one more and a duty.
  await members.getByRole('button', { name: '添加' }).first().click();
  for (const account of ['student02', 'student04']) {
    await find(picker, account);
    await tick(picker, account);
  }
  await picker.getByRole('button', { name: '填写后添加' }).click();
  const filling = page.getByRole('dialog', { name: '添加', exact: true });
  await expect(filling.getByText('“林晓彤”')).toBeVisible();
  await shot(page, 'filling');
  await filling.getByRole('textbox', { name: '职务' }).fill('助理');
  await filling.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('已添加 1 个，1 个原来就在')).toBeVisible();
  await expect(members.getByRole('row').filter({ hasText: '助理' })).toHaveCount(1);
  await expect(filling).toBeHidden();
  await expect(picker).toBeHidden();

  await tick(members, '林晓彤');
  await tick(members, '陈思远');
  await members.getByRole('button', { name: '移到其他部门' }).click();
  const moving = page.getByRole('dialog', { name: '移到其他部门' });
  await moving.getByRole('combobox').fill(second);
  await openList(page).getByText(second, { exact: true }).click();
  await moving.getByRole('button', { name: '移到其他部门' }).click();
  await expect(page.getByText('已移动 2 个')).toBeVisible();
  await expect(moving).toBeHidden();
  await expect(members.getByRole('row')).toHaveCount(2);
  expect(await names(admin, secondId)).toEqual(['林晓彤', '陈思远'].sort());

  await tick(members, '王梓涵');
  await members.getByRole('button', { name: '移出' }).last().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /确定|移出/ })
    .click();
  await expect(members.getByText('还没有部门成员')).toBeVisible();

  // At the width that all of a person's tabs have room in.
  await page.setViewportSize({ width: 1440, height: 900 });
  const { rows: people = [] } = await admin.call('person.list', { keyword: 'student02' });
  await visit({ page, route: `/person/${people[0]?.id ?? ''}/detail` });
  await page.getByRole('tab', { name: '所在部门' }).click();
  const departments = page.getByRole('tabpanel', { name: '所在部门' });
  await expect(departments.getByRole('row').filter({ hasText: second })).toBeVisible();
  await shot(page, 'departments');
  await departments.getByRole('button', { name: '添加' }).first().click();
  const tree = page.getByRole('dialog', { name: '添加部门' });
  await tick(tree, first);
  await shot(page, 'tree');
  await tree.getByRole('button', { name: '添加 1 个' }).click();
  await expect(departments.getByRole('row').filter({ hasText: first })).toBeVisible();
});

test('members of a department and of all below it', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('department.tree', { keyword: '教务处' });
  const id = rows.find(({ deptName }) => deptName === '教务处')?.id ?? '';
  await visit({ page, route: `/department/${id}/detail` });
  const members = page.getByRole('region', { name: '成员' });
  await expect(members.getByRole('row').filter({ hasText: '谢文博' })).toBeVisible();
  await expect(members.getByText('命题组长')).toHaveCount(0);
  await shot(page, 'detail');
  await members.getByRole('checkbox', { name: '包括下级' }).check();
  await expect(members.getByRole('row').filter({ hasText: '命题组长' })).toContainText('总部 / 教务处 / 题库组');
  await shot(page, 'below');
  await expectFit({ page, widths: adminWidths });
});

async function add(admin: Person, deptName: string): Promise<string> {
  return String((await admin.call('department.save', { deptName })).id);
}

async function names(admin: Person, departmentId: string): Promise<(string | null | undefined)[]> {
  const { rows = [] } = await admin.call('deptMember.list', { departmentId: [departmentId] });
  return rows.map(({ personIdLabel }) => personIdLabel).sort();
}

/** Other tests add people, so whoever is looked for need not be on the first page. */
async function find(picker: Locator, keyword: string): Promise<void> {
  const search = picker.getByRole('textbox', { name: '输入关键词搜索' });
  await search.fill(keyword);
  await search.press('Enter');
}

async function tick(within: Locator, name: string): Promise<void> {
  // A list that is read anew replaces the row under the pointer.
  await settled(within.page());
  const box = within.getByRole('row').filter({ hasText: name }).getByRole('checkbox');
  await box.check();
  await expect(box).toBeChecked();
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of [1440, 768]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
