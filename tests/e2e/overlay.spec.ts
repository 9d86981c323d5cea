import { personOf, qiming, yuanhang } from './person.ts';
import { adminWidths, expectFit } from './fit.ts';
import { act, openList, rowOf, save } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const heading = (page: Page, name: string) => page.getByRole('columnheader').filter({ hasText: name });

test('an overlay changes a column title and hides another for its tenant only, and goes away with its removal', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  await admin.call('screenOverlay.save', {
    screen: 'occupation.list',
    patch: { columns: { occupationName: { title: '工种' }, updatedTime: null } },
    note: '按本院的叫法',
  });
  await page.goto('/admin/screenOverlay');
  const row = rowOf({ page, text: '职业 · 列表' });
  await expect(row).toContainText('按本院的叫法');
  await expect(page.getByRole('columnheader', { name: '修改人' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(/JSON|occupation\.list/);
  await expectFit({ page, widths: adminWidths });
  await row.getByRole('link', { name: '职业 · 列表' }).click();
  await expect(page).toHaveURL(/\/admin\/occupation$/);
  await expect(heading(page, '工种')).toHaveCount(1);
  await expect(heading(page, '修改时间')).toHaveCount(0);
  await expect(heading(page, '职业名称')).toHaveCount(0);

  await page.getByRole('combobox', { name: '切换机构' }).click({ force: true });
  await openList(page).getByTitle(qiming, { exact: true }).click();
  await expect(page.getByText(`已切换到 ${qiming}`)).toBeVisible();
  await expect(heading(page, '职业名称')).toHaveCount(1);
  await expect(heading(page, '工种')).toHaveCount(0);

  const { tenantId } = (await personOf(admin.token).call('session.info', {})).tenant ?? {};
  const home = (await admin.call('session.tenants', {})).find(({ name }) => name === yuanhang);
  expect(tenantId).not.toBe(home?.id);
  await admin.call('session.switchTenant', { tenantId: home?.id ?? '' });
  await page.goto('/admin/screenOverlay');
  await act({ row: rowOf({ page, text: '职业 · 列表' }), action: '恢复平台的样子', confirm: '恢复平台的样子' });
  await expect(rowOf({ page, text: '职业 · 列表' })).toHaveCount(0);
  await page.goto('/admin/occupation');
  await expect(heading(page, '职业名称')).toHaveCount(1);
  await expect(heading(page, '修改时间')).toHaveCount(1);
});

test('what is no overlay is refused before anything is stored', async ({ signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  const refused = await admin.ask('screenOverlay.save', {
    screen: 'industry.list',
    patch: { columns: { industryName: { kind: 'nothing' } } },
  });
  expect(refused.status).toBe(422);
  expect(refused.message).toMatch(/[一-鿿]/);
  expect((await admin.call('screenOverlay.list', {})).rows?.map(({ screen }) => screen)).not.toContain('industry.list');
});

test('an overlay for a screen that does not exist is refused', async ({ signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  const refused = await admin.ask('screenOverlay.save', { screen: 'nobody.list', patch: { title: '无' } });
  expect(refused.status).toBe(422);
  expect(refused.message).toMatch(/[一-鿿]/);
});

test('what no longer fits is left out with a quiet notice that names it, on every page, 界面设置 included', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: yuanhang });
  // As a product left it that had these fields once: today's server would refuse to keep it.
  const overlays = {
    'occupation.list': { columns: { hours: { order: 1, width: 100 }, occupationName: { title: '工种' } } },
    'screenOverlay.list': { columns: { nobody: { order: 1 } } },
  };
  await page.route('**/api/screen/overlays', (route) =>
    route.fulfill({ json: { code: 200, message: '操作成功', data: overlays } }),
  );
  await page.goto('/admin/occupation');
  await expect(heading(page, '工种')).toHaveCount(1);
  await expect(page.getByRole('note')).toContainText('列“hours”：现在的版本中已经没有');
  await page.goto('/admin/screenOverlay');
  await expect(heading(page, '页面')).toHaveCount(1);
  await expect(page.getByRole('note')).toHaveCount(0);
});

test('another window follows a changed overlay without a reload', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: yuanhang });
  const other = await page.context().newPage();
  await other.goto('/admin/position');
  await expect(heading(other, '岗位名称')).toHaveCount(1);
  // No button leads there any more; whoever knows its address may still write a patch.
  await page.goto('/admin/screenOverlay/new');
  await page.getByRole('textbox', { name: '页面' }).fill('position.list');
  await page.getByRole('textbox', { name: '覆盖内容' }).fill('{ "columns": { "positionName": { "title": "工位" } } }');
  await save(page);
  await expect(heading(other, '工位')).toHaveCount(1);
  const row = rowOf({ page, text: '岗位 · 列表' });
  await act({ row, action: '恢复平台的样子', confirm: '恢复平台的样子' });
  await expect(row).toHaveCount(0);
  await expect(heading(other, '岗位名称')).toHaveCount(1);
  await other.close();
});
