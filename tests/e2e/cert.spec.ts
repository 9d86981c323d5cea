import { qiming } from './person.ts';
import { act, choose, rowOf, save, search, unique, write } from './screens.ts';
import { expect, test } from './test.ts';

test('a certificate is created, tied to a position, edited, and stands in list and graph', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certName = unique('测量');
  const certCode = unique('E2E-');
  await page.goto('/admin/cert');
  await page.getByRole('button', { name: /新增证书/ }).click();
  await expect(page).toHaveURL('/admin/cert/new');
  await page.getByRole('textbox', { name: '证书名称' }).fill(certName);
  await page.getByRole('textbox', { name: '证书编码' }).fill(certCode);
  await choose({ scope: page, label: '岗位', option: '计量员', isSearched: true });
  await choose({ scope: page, label: '等级', option: '中级' });
  await page.getByRole('spinbutton', { name: '考试时长（分钟）' }).fill('75');
  await page.getByRole('switch', { name: '热门证书' }).click();
  await write({ scope: page, label: '证书介绍', text: '面向测量岗位的能力认证。' });
  await save(page);

  await expect(page).toHaveURL('/admin/cert');
  await search({ page, keyword: certCode });
  const row = rowOf({ page, text: certCode });
  await expect(row).toContainText(certName);
  await expect(row).toContainText('计量员');
  await expect(row).toContainText('中级');
  await expect(row).toContainText('75');
  await expect(row).toContainText('上架');

  await act({ row, action: '编辑' });
  const name = page.getByRole('textbox', { name: '证书名称' });
  await expect(name).toHaveValue(certName);
  await name.fill(`${certName}二`);
  await save(page);
  await search({ page, keyword: certCode });
  await expect(row).toContainText(`${certName}二`);
  const stored = (await admin.call('cert.list', { keyword: certCode })).rows ?? [];
  expect(stored.map(({ certName: now, examMinutes, isHot }) => ({ now, examMinutes, isHot }))).toEqual([
    { now: `${certName}二`, examMinutes: 75, isHot: true },
  ]);

  await page.goto('/admin/cert-graph');
  await page.getByRole('searchbox', { name: '在图谱中查找' }).fill(`${certName}二`);
  await expect(page.getByRole('button', { name: `证书：${certName}二` })).toBeVisible();
  await expect(page.getByRole('button', { name: /^岗位：计量员/ })).toBeVisible();
  await page.getByRole('button', { name: `证书：${certName}二` }).click();
  await expect(page.getByRole('complementary', { name: '所选内容' })).toContainText(`${certName}二`);
});

test('what is missing or wrong is said at the field and in the summary, also when only the server knows', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/cert/new');
  await page.getByRole('textbox', { name: '证书编码' }).fill('不行');
  await page.getByRole('button', { name: '上架', exact: true }).click();
  const summary = page.locator('.screen-summary');
  await expect(summary).toContainText('有 2 处需要修改');
  await summary.getByRole('button', { name: '证书名称' }).click();
  const name = page.getByRole('textbox', { name: '证书名称' });
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');

  await name.fill(unique('重复'));
  await page.getByRole('textbox', { name: '证书编码' }).fill('MTH-1');
  await page.getByRole('button', { name: '保存为下架', exact: true }).click();
  await expect(summary).toContainText('有 1 处需要修改');
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /证书编码.*(已存在|重复|已被使用)/ })
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL('/admin/cert/new');
});

test('a certificate is taken off the shelf and put on again', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('SHELF-');
  const { id } = await admin.call('cert.save', { certName: certCode, certCode });
  await page.goto('/admin/cert');
  await search({ page, keyword: certCode });
  const row = rowOf({ page, text: certCode });
  await act({ row, action: '下架', confirm: '下架' });
  await expect(row).toContainText('下架');
  expect((await admin.call('cert.get', { id: id ?? '' })).state).toBe('off');
  await act({ row, action: '上架', confirm: '仍然上架' });
  await expect(row).toContainText('上架');
  expect((await admin.call('cert.get', { id: id ?? '' })).state).toBe('on');
});

test('cells of the list are edited by the keyboard alone, over nobody else’s change unasked', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('CELL-');
  const { id = '' } = await admin.call('cert.save', { certName: certCode, certCode });
  const stored = () => admin.call('cert.get', { id });
  await page.goto('/admin/cert');
  await search({ page, keyword: certCode });
  const row = rowOf({ page, text: certCode });
  const pencil = (title: string) => row.getByRole('button', { name: `编辑 ${title}：` });
  const go = async (title: string, key: string): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press(key);
      await expect(pencil(title)).toBeFocused({ timeout: 200 });
    }).toPass();
  };
  await pencil('证书名称').focus();
  await go('合格分数', 'ArrowRight');
  await page.keyboard.press('F2');
  const score = page.getByRole('spinbutton', { name: `合格分数：${certCode}` });
  await expect(score).toBeFocused();
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /合格分数.*1000/ })).toBeVisible();
  await score.fill('75');
  const { version } = await stored();
  await admin.call('cert.save', { id, version, passScore: 33 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /已被他人修改.*33/ })).toBeVisible();
  expect((await stored()).passScore).toBe(33);
  await page.keyboard.press('Enter');
  await expect(pencil('合格分数')).toBeFocused();
  await expect(row).toContainText('75');
  expect((await stored()).passScore).toBe(75);

  // A value that is chosen needs no Enter.
  await go('岗位', 'ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: `岗位：${certCode}` }).fill('计量');
  await page
    .getByTitle('计量员')
    .or(page.locator('.ant-select-item-option', { hasText: '计量员' }))
    .first()
    .click();
  await expect(row).toContainText('计量员');
  await expect(pencil('岗位')).toBeFocused();

  // Names go by another call; leaving the cell is enough.
  await go('证书名称', 'ArrowLeft');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: `证书名称：${certCode}` }).fill(`${certCode}二`);
  await page.keyboard.press('Tab');
  await expect(row).toContainText(`${certCode}二`);
  await page.getByRole('button', { name: /^撤\s?销$/ }).click();
  await expect(row).not.toContainText(`${certCode}二`);
  expect((await stored()).certName).toBe(certCode);
});

test('a certificate goes to the recycle bin and comes back; the history tells it', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('BIN-');
  const { id = '', version } = await admin.call('cert.save', { certName: '原名', certCode });
  await admin.call('cert.save', { id, version, certName: '新名' });
  await page.goto('/admin/cert');
  await search({ page, keyword: certCode });
  const row = rowOf({ page, text: certCode });
  await act({ row, action: '删除', confirm: '删除' });
  await expect(row).toHaveCount(0);
  expect((await admin.ask('cert.get', { id })).status).toBe(404);

  await page.getByRole('button', { name: /回收站/ }).click();
  const bin = page.getByRole('dialog', { name: /回收站/ });
  await rowOf({ page: bin, text: certCode }).getByRole('button', { name: '恢复' }).click();
  await expect(rowOf({ page: bin, text: certCode })).toHaveCount(0);
  await bin.getByRole('button', { name: /close|关闭/i }).click();
  await expect(row).toContainText('新名');

  await act({ row, action: '修改历史' });
  const history = page.getByRole('dialog', { name: '修改历史' });
  await expect(history.getByRole('heading', { name: /^新建/ })).toBeVisible();
  await expect(history.getByRole('heading', { name: /^删除/ })).toBeVisible();
  await expect(history.getByRole('heading', { name: /^恢复/ })).toBeVisible();
  await expect(history.getByRole('row', { name: '证书名称 原名 新名' })).toBeVisible();
  await expect(history).toContainText('张敏');
});

test('several certificates are taken off the shelf together', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const stem = unique('BULK-');
  for (const end of ['a', 'b', 'c']) await admin.call('cert.save', { certName: stem + end, certCode: stem + end });
  await page.goto('/admin/cert');
  await search({ page, keyword: stem });
  await expect(rowOf({ page, text: stem })).toHaveCount(3);
  for (const end of ['a', 'b'])
    await rowOf({ page, text: stem + end })
      .getByRole('checkbox')
      .check();
  const bar = page.getByRole('status').filter({ hasText: '已选 2 项' });
  await bar.getByRole('button', { name: '下架' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '下架' }).click();
  await expect(rowOf({ page, text: '下架' })).toHaveCount(2);
  const states = ((await admin.call('cert.list', { keyword: stem, sort: 'certCode' })).rows ?? []).map(
    ({ state }) => state,
  );
  expect(states).toEqual(['off', 'off', 'on']);
});
