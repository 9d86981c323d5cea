/** Fields and values of dictionaries that an administrator adds for their organisation. */
import { readFileSync } from 'node:fs';
import { readSheet } from '#tests/contract/catalogue/workbook.ts';
import { adminWidths, expectFit } from './fit.ts';
import type { Person } from './person.ts';
import { act, choose, rowOf, save, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

test('a field is defined, filled in, looked for, exported, taken out of use and brought back', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'operator' });
  await enterNew(admin);
  await admin.call('cert.save', { certName: '初级会计', certCode: 'K-1' });
  await admin.call('cert.save', { certName: '中级会计', certCode: 'K-2' });

  await test.step('define', async () => {
    await define({ page, title: '发证单位', key: 'issuer' });
    await page.goto('/admin/customField/new');
    await fillBase({ page, title: '评级', key: 'grade' });
    await choose({ scope: page, label: '种类', option: '单选' });
    const choices = page.getByRole('combobox', { name: '选项' });
    for (const choice of ['甲级', '乙级']) {
      await choices.fill(choice);
      await choices.press('Enter');
    }
    await page
      .getByRole('checkbox', { name: '加快筛选' })
      .or(page.getByRole('switch', { name: '加快筛选' }))
      .click();
    await expectFit({ page, widths: adminWidths, what: 'definition' });
    await save(page);
    await expect(rowOf({ page, text: '评级' })).toBeVisible();
    await expectFit({ page, widths: adminWidths, what: 'definitions' });
  });

  await test.step('fill in', async () => {
    await page.goto('/admin/cert');
    await expect(page.getByRole('columnheader', { name: '评级' })).toHaveCount(1);
    await act({ row: rowOf({ page, text: '初级会计' }), action: '编辑' });
    const group = page.getByRole('heading', { name: '自定义字段' });
    await expect(group).toBeVisible();
    await page.getByRole('textbox', { name: '发证单位' }).fill('市人社局');
    // The bar with the buttons lies over what stands at the lower edge.
    await page.getByRole('combobox', { name: '评级' }).evaluate((box) => box.scrollIntoView({ block: 'center' }));
    await choose({ scope: page, label: '评级', option: '甲级' });
    await group.scrollIntoViewIfNeeded();
    await expectFit({ page, widths: adminWidths, what: 'form' });
    await save(page);
    await expect(rowOf({ page, text: '初级会计' })).toContainText('甲级');
    await expect(rowOf({ page, text: '初级会计' })).toContainText('市人社局');
  });

  await test.step('look for', async () => {
    await page.goto('/admin/cert?f.own.grade=["甲级"]');
    await expect(rowOf({ page, text: '初级会计' })).toBeVisible();
    await expect(rowOf({ page, text: '中级会计' })).toHaveCount(0);
    await expectFit({ page, widths: adminWidths, what: 'list' });
  });

  await test.step('export', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    const { headings, rows } = await readSheet(readFileSync(await (await download).path()));
    expect(rows.map((row) => [row[headings.indexOf('评级')], row[headings.indexOf('发证单位')]])).toEqual([
      ['甲级', '市人社局'],
    ]);
  });

  await test.step('out of use and back', async () => {
    await page.goto('/admin/customField');
    await act({ row: rowOf({ page, text: '评级' }), action: '停用', confirm: '停用' });
    await expect(rowOf({ page, text: '评级' })).toContainText('停用');
    await page.goto('/admin/cert');
    await expect(page.getByRole('columnheader', { name: '发证单位' })).toHaveCount(1);
    await expect(page.getByRole('columnheader', { name: '评级' })).toHaveCount(0);
    await act({ row: rowOf({ page, text: '初级会计' }), action: '修改历史' });
    await expect(page.getByRole('dialog').getByRole('rowheader', { name: '评级' })).toBeVisible();
    await page.goto('/admin/customField');
    await act({ row: rowOf({ page, text: '评级' }), action: '启用', confirm: '启用' });
    await expect(rowOf({ page, text: '评级' })).not.toContainText('停用');
    await page.goto('/admin/cert');
    await expect(rowOf({ page, text: '初级会计' })).toContainText('甲级');
  });

  await test.step('a value of a dictionary: added, chosen, out of use', async () => {
    const { id: courseId = '' } = await admin.call('course.save', { courseName: '会计基础', courseCode: 'K-01' });
    await admin.call('lesson.save', { courseId, lessonName: '第一课' });
    await page.goto('/admin/dictionaryValue/new');
    await choose({ scope: page, label: '字典', option: '课程类型' });
    await page.getByRole('textbox', { name: '名称' }).fill('双师课');
    await expectFit({ page, widths: adminWidths, what: 'value' });
    await save(page);
    await expect(rowOf({ page, text: '双师课' })).toContainText('使用中');
    await page.goto('/admin/lesson');
    await act({ row: rowOf({ page, text: '第一课' }), action: '编辑' });
    await choose({ scope: page, label: '类型', option: '双师课' });
    await save(page);
    await expect(rowOf({ page, text: '第一课' })).toContainText('双师课');
    await page.goto('/admin/dictionaryValue');
    await act({ row: rowOf({ page, text: '双师课' }), action: '停用', confirm: '停用' });
    await expect(rowOf({ page, text: '双师课' })).toContainText('已停用');
    await expectFit({ page, widths: adminWidths, what: 'values' });
    await act({ row: rowOf({ page, text: '双师课' }), action: '使用处' });
    await expect(page.getByRole('dialog')).toContainText('课时 · 类型1 条');
    await page.goto('/admin/lesson');
    await expect(rowOf({ page, text: '第一课' })).toContainText('双师课');
    await page.goto('/admin/lesson/new');
    // The chosen value lies over the box.
    await page.getByRole('combobox', { name: '类型' }).click({ force: true });
    await expect(page.getByTitle('视频课').last()).toBeVisible();
    await expect(page.getByTitle('双师课')).toHaveCount(0);
  });
});

/** An organisation of this test's own. */
async function enterNew(operator: Person): Promise<void> {
  const { id } = await operator.call('tenant.create', { tenantName: unique('自定义字段') });
  await operator.call('session.switchTenant', { tenantId: String(id) });
}

async function define({ page, title, key }: { page: Page; title: string; key: string }): Promise<void> {
  await page.goto('/admin/customField/new');
  await fillBase({ page, title, key });
  await save(page);
  await expect(rowOf({ page, text: title })).toBeVisible();
}

async function fillBase({ page, title, key }: { page: Page; title: string; key: string }): Promise<void> {
  await choose({ scope: page, label: '用于', option: '证书' });
  await page.getByRole('textbox', { name: '标题' }).fill(title);
  await page.getByRole('textbox', { name: '标识' }).fill(key);
}
