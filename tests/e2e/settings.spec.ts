import { adminWidths, expectFit } from './fit.ts';
import { yuanhang, type Person } from './person.ts';
import { settled, visit } from './places.ts';
import { expect, test, type Locator, type Page } from './test.ts';

test('who has never seen JSON changes a list by mouse and keyboard, goes back by one version, and a later change of the product is merged', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  await forget(admin, 'cert.list');
  await visit({ page, route: '/cert' });
  await expect(page.getByRole('columnheader', { name: '操作' })).toBeVisible();
  const before = await headings(page);
  const panel = await arrange(page);
  await shot(page, 'list');
  await expectFit({ page, widths: adminWidths, what: 'list' });
  await page.setViewportSize({ width: 1440, height: 900 });

  // By the keyboard: the second column first, and back and forth again.
  const second = before[1] ?? '';
  await nameOf(panel, second).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => headings(page)).toEqual([second, before[0], ...before.slice(2)]);
  await expect(panel.getByText(`“${second}”移到第 1 位`)).toBeAttached();
  await page.keyboard.press('Control+z');
  await expect.poll(() => headings(page)).toEqual(before);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => headings(page)).toEqual([second, before[0], ...before.slice(2)]);

  // Its name and its width, in effect as they are typed.
  await page.keyboard.press('Enter');
  await panel.getByRole('textbox', { name: '名称' }).fill('证书号');
  await expect(page.getByRole('columnheader').filter({ hasText: '证书号' })).toHaveCount(1);
  await panel.getByRole('spinbutton', { name: '宽度（像素）' }).fill('260');
  await page.keyboard.press('Tab');
  await expect
    .poll(async () => (await page.getByRole('columnheader').filter({ hasText: '证书号' }).boundingBox())?.width)
    .toBeGreaterThanOrEqual(260);
  await nameOf(panel, '证书号').click();

  // By the mouse: one hidden, one dragged to the top.
  const last = before.at(-1) ?? '';
  await panel
    .getByRole('region', { name: '列' })
    .getByRole('button', { name: `隐藏“${last}”` })
    .click();
  await expect.poll(() => headings(page)).not.toContain(last);
  const third = before[2] ?? '';
  await line(panel, third).dragTo(line(panel, '证书号'), { targetPosition: { x: 60, y: 4 } });
  await expect.poll(async () => (await headings(page))[0]).toBe(third);
  await shot(page, 'list-changed');
  expect(await kept(admin, 'cert.list')).toBeUndefined();

  await store({ page, panel, note: '编码放在前面' });
  await expectFit({ page, widths: adminWidths, what: 'saved' });
  await page.setViewportSize({ width: 1440, height: 900 });

  // A second version, and back to the first.
  await panel.getByRole('button', { name: '显示“' + last + '”' }).click();
  await store({ page, panel, note: '还是要看' });
  await expect.poll(() => headings(page)).toContain(last);
  await panel.getByText('版本', { exact: true }).click();
  await panel.getByRole('button', { name: '第 1 版与现在的比较' }).click();
  await expect(panel.getByText(`列“${last}”：隐藏 → 显示`)).toBeVisible();
  await shot(page, 'versions');
  await expectFit({ page, widths: adminWidths, what: 'versions' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: '退回上一版' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退回', exact: true }).click();
  await expect(page.getByText('已退回第 1 版的样子')).toBeVisible();
  await expect.poll(() => headings(page)).not.toContain(last);
  await expect(panel.getByText('第 3 版', { exact: true })).toBeVisible();
  await panel.getByRole('button', { name: '关闭“调整界面”' }).click();
  await expect(panel).toHaveCount(0);
  await expect.poll(() => headings(page)).not.toContain(last);

  // A later product names another column otherwise and has one more: both are there, and so is what was changed.
  const untouched = before[0] ?? '';
  await page.route('**/assets/cert-*.js', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      `title:\`${untouched}\`,order:1,width`,
      'title:`证书全称`,order:1,width',
    );
    await route.fulfill({ response, body });
  });
  await page.reload();
  await expect.poll(() => headings(page)).toContain('证书全称');
  const after = await headings(page);
  expect(after).toContain('证书号');
  expect(after).not.toContain(last);
  expect(after[0]).toBe(third);
  await forget(admin, 'cert.list');
});

const nameOf = (panel: Locator, title: string): Locator =>
  panel.getByRole('region', { name: '列' }).locator('.screen-settings-name').filter({ hasText: title });

const line = (panel: Locator, title: string): Locator =>
  panel.getByRole('region', { name: '列' }).locator('.screen-settings-line').filter({ hasText: title });

async function arrange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '调整界面' }).click();
  const panel = page.getByRole('complementary', { name: '调整界面' });
  await expect(panel.getByRole('button', { name: '保存', exact: true })).toBeVisible();
  return panel;
}

async function store({ page, panel, note }: { page: Page; panel: Locator; note: string }): Promise<void> {
  await panel.getByRole('button', { name: '保存', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '保存为新的一版' });
  await dialog.getByRole('textbox', { name: '说明' }).fill(note);
  await dialog.getByRole('button', { name: '保存', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(panel.getByText('没有未保存的修改')).toBeVisible();
}

async function headings(page: Page): Promise<string[]> {
  const all = await page.getByRole('columnheader').allInnerTexts();
  return all.map((text) => text.trim()).filter((text) => text !== '' && text !== '操作');
}

async function kept(admin: Person, screen: string) {
  const { rows = [] } = await admin.call('screenOverlay.list', { screen });
  return rows.find((row) => row.screen === screen);
}

async function forget(admin: Person, screen: string): Promise<void> {
  const found = await kept(admin, screen);
  if (found?.id) await admin.call('screenOverlay.remove', { ids: [found.id] });
}

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS'];
  if (!folder) return;
  for (const width of adminWidths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await page.screenshot({ path: `${folder}/settings-${name}-${width}.png` });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
