import { adminWidths, expectFit } from './fit.ts';
import { qiming, type Person } from './person.ts';
import { act, choose, openList, rowOf, save, search, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

/** Certificates of a name of their own. */
async function newCerts({ admin, count }: { admin: Person; count: number }): Promise<string> {
  const name = unique('成批');
  for (let n = 1; n <= count; n += 1)
    await admin.call('cert.save', { certName: `${name}-${String(n).padStart(2, '0')}`, certCode: unique('B-') });
  return name;
}

async function openCerts({ page, keyword, count }: { page: Page; keyword: string; count: number }): Promise<void> {
  await page.goto('/admin/cert');
  await search({ page, keyword });
  // The newest stand first before the search has come, too.
  await expect(page.getByText(`共 ${count} 条`, { exact: true })).toBeVisible();
  await expect(rowOf({ page, text: keyword }).first()).toBeVisible();
}

test('next and previous follow the list over the border of its page, saving goes on along it, and the way back is the list', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const keyword = await newCerts({ admin, count: 22 });
  await openCerts({ page, keyword, count: 22 });
  await page.getByRole('columnheader', { name: '证书名称' }).click();
  await expect(rowOf({ page, text: keyword }).first()).toContainText(`${keyword}-01`);
  await act({ row: rowOf({ page, text: `${keyword}-20` }), action: '编辑' });
  const name = page.getByRole('textbox', { name: '证书名称' });
  await expect(page.getByText('20 / 22')).toBeVisible();
  await page.getByRole('button', { name: '下一条', exact: true }).click();
  await expect(name).toHaveValue(`${keyword}-21`);
  await expectFit({ page, widths: adminWidths });
  await page.setViewportSize({ width: 1440, height: 900 });
  await name.fill(`${keyword}-21改`);
  await page.getByRole('button', { name: '保存并下一条' }).click();
  await expect(name).toHaveValue(`${keyword}-22`);
  await expect(page.getByRole('button', { name: '下一条', exact: true })).toBeDisabled();
  await page.keyboard.press('Alt+PageUp');
  await expect(name).toHaveValue(`${keyword}-21改`);
  await page.getByRole('button', { name: '取消' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(rowOf({ page, text: keyword })).toHaveCount(2);
});

test('a copy begins with the record but for its code; saving it goes on to another new one', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const keyword = await newCerts({ admin, count: 1 });
  await openCerts({ page, keyword, count: 1 });
  await act({ row: rowOf({ page, text: keyword }), action: '复制' });
  await expect(page).toHaveURL(/\/admin\/cert\/new\?copyOf=/);
  await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue(`${keyword}-01`);
  const code = page.getByRole('textbox', { name: '证书编码' });
  await expect(code).toHaveValue('');
  await code.fill(unique('C-'));
  await page.getByRole('button', { name: '保存为下架并继续新增' }).click();
  await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue('');
  await page.getByRole('textbox', { name: '证书名称' }).fill(`${keyword}-03`);
  await code.fill(unique('C-'));
  await save(page);
  await openCerts({ page, keyword, count: 3 });
  await expect(rowOf({ page, text: keyword })).toHaveCount(3);
});

test('all that match are changed and removed beyond the page; a change of many is taken back', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const keyword = await newCerts({ admin, count: 21 });
  await openCerts({ page, keyword, count: 21 });
  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('button', { name: '选择全部 21 条符合条件的记录' }).click();
  await expectFit({ page, widths: adminWidths });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('button', { name: '批量修改' }).click();
  const dialog = page.getByRole('dialog', { name: '批量修改 21 条记录' });
  await choose({ scope: dialog, label: '要修改的字段', option: '考试时长（分钟）' });
  await page.keyboard.press('Escape');
  await expect(openList(page)).toHaveCount(0);
  await dialog.getByRole('spinbutton', { name: '考试时长（分钟）' }).fill('45');
  await dialog.getByRole('button', { name: '修改 21 条' }).click();
  await expect(dialog.getByText('已修改 21 条')).toBeVisible();
  const minutes = async (): Promise<unknown[]> =>
    (await admin.call('cert.list', { keyword, pageSize: 50 })).rows?.map(({ examMinutes }) => examMinutes) ?? [];
  expect(new Set(await minutes())).toEqual(new Set([45]));
  await dialog.getByRole('button', { name: '撤销修改' }).click();
  await expect(dialog.getByText('已撤销 21 条')).toBeVisible();
  expect(new Set(await minutes())).toEqual(new Set([90]));
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();

  await page.getByRole('checkbox', { name: '全选' }).check();
  await page.getByRole('button', { name: '选择全部 21 条符合条件的记录' }).click();
  await page.locator('.screen-selection').getByRole('button', { name: '删除' }).click();
  const question = page.getByRole('dialog').filter({ hasText: '全部 21 条' });
  await question.getByRole('button', { name: '删除', exact: true }).click();
  await expect(page.getByText('没有符合条件的数据')).toBeVisible();
});
