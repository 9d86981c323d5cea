import { lend, newAccount, qiming, signInAs } from './person.ts';
import { visit } from './places.ts';
import { act, pick, rowOf, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

/** An administrator of this test's own, so that the views are nobody else's. */
async function newAdmin(): Promise<string> {
  const operator = await signInAs({ account: 'operator', tenant: qiming });
  const account = unique('views');
  const id = await newAccount({ account, nickname: '视图测试' });
  const role = (await operator.call('role.list', { pageSize: 50 })).rows?.find(
    ({ roleName }) => roleName === '系统管理员',
  );
  await operator.call('membership.save', { userId: id, roleId: role?.id });
  return account;
}

const headings = (page: Page) => page.getByRole('columnheader');

/** The columns as they stand, without the tick boxes. */
async function expectColumns({
  page,
  has,
  lacks,
  first,
}: {
  page: Page;
  has: string;
  lacks: string;
  first: string;
}): Promise<void> {
  await expect(headings(page).filter({ hasText: has })).toHaveCount(1);
  await expect(headings(page).filter({ hasText: lacks })).toHaveCount(0);
  await expect(headings(page).nth(1)).toHaveText(first);
}

test('column settings survive a reload and are there in another browser', async ({ page, signIn, newContext }) => {
  const account = await newAdmin();
  const person = await signIn({ account });
  await page.goto('/admin/cert');
  await expect(headings(page).filter({ hasText: '等级' })).toHaveCount(1);
  await page.getByRole('button', { name: '列设置' }).click();
  const settings = page.getByRole('tooltip', { name: '列设置' });
  await settings.getByRole('checkbox', { name: '等级' }).uncheck();
  await settings.getByRole('checkbox', { name: '一句话简介' }).check();
  const kept = page.waitForResponse(
    (response) =>
      response.url().includes('/view/') &&
      response.request().method() === 'POST' &&
      (response.request().postData() ?? '').includes('"order"'),
  );
  await settings.getByRole('button', { name: '证书编码 上移' }).click();
  await expectColumns({ page, has: '一句话简介', lacks: '等级', first: '证书编码' });
  expect((await kept).status()).toBe(200);

  await page.reload();
  await expectColumns({ page, has: '一句话简介', lacks: '等级', first: '证书编码' });

  const other = await newContext();
  await lend({ person, context: other });
  const otherPage = await other.newPage();
  await otherPage.goto('/admin/cert');
  await expectColumns({ page: otherPage, has: '一句话简介', lacks: '等级', first: '证书编码' });

  await otherPage.getByRole('button', { name: '列设置' }).click();
  await otherPage.getByRole('button', { name: '恢复默认' }).click();
  await expectColumns({ page: otherPage, has: '等级', lacks: '一句话简介', first: '证书名称' });
});

test('a saved view keeps conditions and order, is chosen again, and opens by itself when it is the default', async ({
  page,
  signIn,
  newContext,
}) => {
  const account = await newAdmin();
  const person = await signIn({ account });
  await page.goto('/admin/cert');
  await page.getByRole('combobox', { name: '等级' }).click({ force: true });
  await pick({ page, option: '高级' });
  await page.keyboard.press('Escape');
  await expect(page.getByText('共 3 条')).toBeVisible();

  await page.getByRole('button', { name: /^视图/ }).click();
  await page.getByRole('menuitem', { name: '另存为视图' }).click();
  const dialog = page.getByRole('dialog', { name: '另存为视图' });
  await expect(dialog.getByRole('button', { name: '保存' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: '视图名称' }).fill('高级证书');
  await dialog.getByRole('checkbox', { name: '打开页面时使用此视图' }).check();
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('视图已保存')).toBeVisible();

  await page.goto('/admin/cert');
  await expect(page.getByText('共 3 条')).toBeVisible();

  const other = await newContext();
  await lend({ person, context: other });
  const otherPage = await other.newPage();
  await otherPage.goto('/admin/cert');
  await expect(otherPage.getByText('共 3 条')).toBeVisible();
  await otherPage.getByRole('button', { name: /^视图/ }).click();
  await otherPage.getByRole('menuitem', { name: '默认视图' }).click();
  await expect(otherPage.getByText('共 3 条')).toHaveCount(0);
  await otherPage.getByRole('button', { name: /^视图/ }).click();
  await otherPage.getByRole('menuitem', { name: /高级证书/ }).click();
  await expect(otherPage.getByText('共 3 条')).toBeVisible();

  await otherPage.getByRole('button', { name: /^视图/ }).click();
  await otherPage.getByRole('button', { name: '删除视图「高级证书」？' }).click();
  await otherPage.getByRole('dialog').getByRole('button', { name: '删除', exact: true }).click();
  await expect(otherPage.getByText('视图已删除')).toBeVisible();
  expect((await person.call('view.list', { screen: 'cert.list' })).filter(({ name }) => name === '高级证书')).toEqual(
    [],
  );
});

test('conditions, order and page stand in the address: a link shows the same list, and back goes back', async ({
  page,
  signIn,
}) => {
  const account = await newAdmin();
  await signIn({ account });
  await page.goto('/admin/cert');
  await headings(page).filter({ hasText: '证书编码' }).click();
  await expect(page).toHaveURL(/sort=certCode/);
  await expect(page.getByRole('row').nth(1)).toContainText('AIL-1');
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/sort=certCode/);
  await expect(page.getByRole('row').filter({ hasText: 'AIL-1' })).toHaveCount(0);
  const address = page.url();
  // Not the first of the page: other tests add and remove certificates meanwhile, which shifts it.
  const row = page.getByRole('row').nth(3);
  await expect(row).not.toContainText('AIL-1');
  const code = await row.getByRole('cell').nth(2).innerText();
  await act({ row, action: '编辑' });
  await expect(page.getByRole('textbox', { name: '证书编码' })).toHaveValue(code);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rowOf({ page, text: code })).toBeVisible();
});

test('a page of a hundred scrolls in itself: only rows in sight are drawn, the head stays, ticks and places are kept', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/question?size=100');
  const table = page.getByRole('group', { name: '试题' });
  const ticks = table.getByRole('checkbox', { name: /^选择 / });
  await expect(table.getByRole('table')).toHaveAttribute('aria-rowcount', '101');
  expect(await ticks.count()).toBeLessThan(50);
  await ticks.first().check();

  // The frame grows as rows are measured that are taller than was thought: its end is scrolled to again.
  await expect(async () => {
    await table.evaluate((frame) => {
      frame.scrollTop = frame.scrollHeight;
    });
    await expect(table.locator('[aria-rowindex="101"]')).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(table.locator('[aria-rowindex="2"]')).toHaveCount(0);
  await expect(table.getByRole('columnheader', { name: '题干' })).toBeInViewport();
  await expect(page.getByRole('listitem', { name: '2', exact: true })).toBeInViewport();
  await ticks.last().check();
  await expect(page.getByText('已选 2 项')).toBeVisible();

  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(table.locator('[aria-rowindex="2"]')).toBeInViewport();
  await expect(page.getByText('已选 2 项')).toBeVisible();
});

test('a column is made wider by the edge of its head, and stays so after a reload', async ({ page, signIn }) => {
  await signIn({ account: 'manager', tenant: qiming });
  await visit({ page, route: '/cert' });
  const head = page.getByRole('columnheader', { name: '证书名称' });
  const widthOf = async (): Promise<number> => (await head.boundingBox())?.width ?? 0;
  const before = await widthOf();
  const { x, y, width, height } = (await head.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width - 3, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width + 57, y + height / 2, { steps: 4 });
  const kept = page.waitForResponse((response) => /savedView|view/i.test(response.url()));
  await page.mouse.up();
  await kept;
  expect(Math.abs((await widthOf()) - before - 60)).toBeLessThanOrEqual(4);
  await expect(head).toHaveAttribute('aria-sort', 'none');
  await page.reload();
  await expect.poll(async () => Math.abs((await widthOf()) - before - 60)).toBeLessThanOrEqual(4);
});
