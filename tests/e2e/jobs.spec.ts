/** What takes long: begun, left alone, found again, and taken back. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import writeXlsxFile from 'write-excel-file/node';
import { adminWidths, expectFit } from './fit.ts';
import { signInAs } from './person.ts';
import { settled } from './places.ts';
import { give, rowOf, search, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const many = 5001;

test('a long import goes on without its dialog, its rows are exported by a job, and it is undone', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  const tenantName = unique('任务机构');
  await (await signInAs({ account: 'operator' })).call('tenant.save', { tenantName });
  // Its rows are nobody else's: they would stand first in lists that other tests look at.
  const admin = await signIn({ account: 'operator', tenant: tenantName });
  const name = unique('行业');
  await page.goto('/admin/industry');
  await page.getByRole('button', { name: /导入/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^导入/ });
  await give({ button: dialog.getByRole('button', { name: /点击选择文件/ }), file: await workbook(name) });
  await dialog.getByRole('button', { name: '全部导入' }).click({ timeout: 60_000 });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await admin.call('job.mine', {})).rows[0]?.state, { timeout: 120_000 }).toBe('done');

  await search({ page, keyword: name });
  await expect(page.getByText(`共 ${many} 条`)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('button', { name: /导出/ }).first().click(),
  ]);
  expect((await readXlsxFile(readFileSync(await file.path())))[0]?.data).toHaveLength(many + 1);
  await expect(page.getByText(`已导出 ${many} 条`)).toBeVisible();
  await picture({ page, what: 'export' });
  await expectFit({ page, widths: adminWidths, what: 'an export by a job' });

  await page.goto('/admin/account');
  const jobs = page.getByRole('listitem').filter({ hasText: `导出行业 ${many} 条` });
  const [again] = await Promise.all([
    page.waitForEvent('download'),
    jobs.getByRole('button', { name: /^下载/ }).click(),
  ]);
  expect(again.suggestedFilename()).toBe('行业.xlsx');
  await picture({ page, what: 'account' });
  await expectFit({ page, widths: adminWidths, what: 'own jobs' });
  const imported = page.getByRole('listitem').filter({ hasText: `${name}.xlsx` });
  await imported.getByRole('button', { name: /^撤销导入/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤销导入', exact: true }).click();
  await expect(page.getByText(`删除了新增的 ${many} 条，恢复了修改的 0 条`)).toBeVisible({ timeout: 120_000 });

  await page.goto('/admin/job');
  await expect(rowOf({ page, text: `导出行业 ${many} 条` }).getByRole('button', { name: '下载' })).toBeVisible();
  await picture({ page, what: 'jobs' });
  await expectFit({ page, widths: adminWidths, what: 'all jobs' });
  // What one looks for is in sight without scrolling, at 768 pixels too.
  expect(await widthSeen({ page, column: '说明' })).toBeGreaterThan(180);
  await page.goto('/admin/history');
  await expect(rowOf({ page, text: `导入行业：新增 ${many} 条` })).toBeVisible();
  expect(await widthSeen({ page, column: '记录' })).toBeGreaterThan(180);
  await page.goto('/admin/industry');
  await search({ page, keyword: name });
  await expect(rowOf({ page, text: name })).toHaveCount(0);
});

/** Pixels between the beginning of a column and the actions, which stay over what lies behind them. */
async function widthSeen({ page, column }: { page: Page; column: string }): Promise<number> {
  const leftOf = (name: string): Promise<number> =>
    page
      .getByRole('columnheader', { name })
      .last()
      .evaluate((heading) => heading.getBoundingClientRect().left);
  return (await leftOf('操作')) - (await leftOf(column));
}

async function workbook(name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const cell = (value: string) => ({ value, type: String });
  const rows = Array.from({ length: many }, (_, index) => [cell(`${name} ${index}`)]);
  return {
    name: `${name}.xlsx`,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await writeXlsxFile([[cell('行业名称')], ...rows]).toBuffer(),
  };
}

async function picture({ page, what }: { page: Page; what: string }): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await page.screenshot({ path: join(folder, `jobs-${what}-${width}.png`) });
  }
}
