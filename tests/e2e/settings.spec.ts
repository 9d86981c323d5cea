import { adminWidths, expectFit } from './fit.ts';
import { yuanhang, type Person } from './person.ts';
import { settled, visit } from './places.ts';
import { choose } from './screens.ts';
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

test('a form: renamed, moved into another group, hidden, with help and a default; a required field stays; back to the product’s', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  await forget(admin, 'cert.form');
  await visit({ page, route: '/cert/new' });
  const panel = await arrange(page);
  const fields = panel.getByRole('region', { name: '分组与字段' });
  await expect(fields.getByRole('button', { name: '隐藏“证书名称”' })).toHaveAttribute('aria-disabled', 'true');
  await fields.getByRole('button', { name: '隐藏“一句话简介”' }).click();
  await expect(page.getByRole('textbox', { name: '一句话简介' })).toHaveCount(0);

  await open(fields, '等级');
  await panel.getByRole('textbox', { name: '名称' }).fill('级别');
  await panel.getByRole('textbox', { name: '帮助' }).fill('按本院的标准');
  await expect(page.locator('.screen-form').getByText('按本院的标准')).toBeVisible();
  await choose({ scope: panel, label: '默认值', option: '高级' });
  await choose({ scope: panel, label: '所在分组', option: '考试与有效期' });
  const exam = page
    .locator('.screen-form section')
    .filter({ has: page.getByRole('heading', { name: '考试与有效期', exact: true }) });
  await expect(exam.getByText('级别', { exact: true })).toBeVisible();
  await shot(page, 'form');
  await expectFit({ page, widths: adminWidths, what: 'form' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await store({ page, panel, note: '按本院的叫法' });
  expect((await kept(admin, 'cert.form'))?.note).toBe('按本院的叫法');

  await panel.getByRole('button', { name: '关闭“调整界面”' }).click();
  await visit({ page, route: '/cert/new' });
  await expect(exam.getByText('级别', { exact: true })).toBeVisible();
  await expect(page.getByTitle('高级')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '一句话简介' })).toHaveCount(0);

  await arrange(page);
  await panel.getByText('版本', { exact: true }).click();
  await panel.getByRole('button', { name: '恢复为平台的界面' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复', exact: true }).click();
  await expect(page.getByText('已恢复为平台的界面')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '一句话简介' })).toBeVisible();
  expect((await kept(admin, 'cert.form'))?.version).toBe(2);
  await forget(admin, 'cert.form');
});

test('a detail: a tab hidden, a group renamed, a field dragged into another group; who leaves is asked', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  await forget(admin, 'cert.detail');
  const { rows: [cert] = [] } = await admin.call('cert.list', { pageSize: 1 });
  const route = `/cert/${cert?.id ?? ''}/detail`;
  await visit({ page, route });
  const panel = await arrange(page);
  await panel.getByRole('button', { name: '隐藏“修改历史”' }).click();
  await expect(page.getByRole('tab', { name: '修改历史' })).toHaveCount(0);
  const fields = panel.getByRole('region', { name: '分组与字段' });
  await open(fields, '考试与有效期');
  await panel.getByRole('textbox', { name: '名称' }).fill('考试');
  await expect(page.getByRole('heading', { name: '考试', exact: true })).toBeVisible();
  await open(fields, '考试');
  await row(fields, '等级').dragTo(row(fields, '考试'), { targetPosition: { x: 60, y: 20 } });
  const exam = page
    .locator('.screen-detail section')
    .filter({ has: page.getByRole('heading', { name: '考试', exact: true }) });
  await expect(exam.getByText('等级', { exact: true })).toBeVisible();
  await shot(page, 'detail');
  await expectFit({ page, widths: adminWidths, what: 'detail' });
  await page.setViewportSize({ width: 1440, height: 900 });

  await page.getByRole('menuitem', { name: '题库管理' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click();
  await expect(panel).toBeVisible();
  await panel.getByText(/^调整 \d/).click();
  await shot(page, 'changes');
  await panel.getByRole('button', { name: /^取消这处调整：页签“修改历史”/ }).click();
  await expect(page.getByRole('tab', { name: '修改历史' })).toHaveCount(1);
  await store({ page, panel, note: '等级放到考试一组' });
  await visit({ page, route });
  await expect(exam.getByText('等级', { exact: true })).toBeVisible();
  await forget(admin, 'cert.detail');
});

test('what a later product has no place for is listed with what may be done; who saved meanwhile is told, and both are kept', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: yuanhang });
  const screen = 'industry.list';
  await forget(admin, screen);
  const { id = '' } = await admin.call('screenOverlay.save', {
    screen,
    patch: { columns: { updatedTime: { title: '改动时间' } } },
    note: '改名',
  });
  await page.route('**/assets/industry-*.js', async (handled) => {
    const response = await handled.fetch();
    const body = (await response.text()).replace(/updatedTime:\{(?=[^{}]*width)/, 'createdBy:{');
    await handled.fulfill({ response, body });
  });
  await visit({ page, route: '/industry' });
  await expect(page.getByRole('note')).toContainText('列“改动时间”：现在的版本中已经没有');
  const panel = await arrange(page);
  await shot(page, 'left');
  await expectFit({ page, widths: adminWidths, what: 'left' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await panel.getByRole('button', { name: '去掉这条调整' }).click();
  await expect(page.getByRole('note')).toHaveCount(0);

  await admin.call('screenOverlay.save', { id, version: 1, patch: { title: '行业分类' }, note: '换了标题' });
  await panel.getByRole('button', { name: '隐藏“导入”' }).click();
  await panel.getByRole('button', { name: '保存界面' }).click();
  const dialog = page.getByRole('dialog', { name: '保存为新的一版' });
  await dialog.getByRole('button', { name: '保存界面' }).click();
  await expect(dialog.getByText('请填写说明')).toBeVisible();
  await dialog.getByRole('textbox', { name: '说明' }).fill('不用导入');
  await dialog.getByRole('button', { name: '保存界面' }).click();
  await expect(panel.getByText('对方的说明：换了标题')).toBeVisible();
  await shot(page, 'conflict');
  await panel.getByRole('button', { name: '与对方的合并' }).click();
  await store({ page, panel, note: '不用导入' });
  expect((await admin.call('screenOverlay.get', { id })).patch).toEqual({
    title: '行业分类',
    toolbar: { import: { isHidden: true } },
  });
  await forget(admin, screen);
});

test('a form in a drawer: the panel stands in it, and who closes it is asked', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: yuanhang });
  await visit({ page, route: '/industry' });
  await page.getByRole('button', { name: '新增行业' }).click();
  const drawer = page.getByRole('dialog', { name: '新增行业' });
  await drawer.getByRole('button', { name: '调整界面' }).click();
  const panel = drawer.getByRole('complementary', { name: '调整界面' });
  await open(panel.getByRole('region', { name: '分组与字段' }), '说明');
  await panel.getByRole('textbox', { name: '帮助' }).fill('写明包括哪些职业');
  await expect(drawer.locator('.screen-form').getByText('写明包括哪些职业')).toBeVisible();
  await shot(page, 'drawer');
  await expectFit({ page, widths: adminWidths, what: 'drawer' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await drawer.getByRole('button', { name: '关闭', exact: true }).click();
  const question = page.getByRole('dialog').filter({ hasText: '有未保存的修改' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(panel).toBeVisible();
  await drawer.getByRole('button', { name: '关闭', exact: true }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(drawer).toHaveCount(0);
  await page.getByRole('button', { name: '新增行业' }).click();
  await expect(drawer.getByRole('textbox', { name: '行业名称' })).toBeVisible();
  await expect(drawer.getByText('写明包括哪些职业')).toHaveCount(0);
});

test('columns of one’s own do not hide what a list looks like for all while it is arranged', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: yuanhang });
  await visit({ page, route: '/occupation' });
  await expect(page.getByRole('columnheader', { name: '操作' })).toBeVisible();
  const before = await headings(page);
  const last = before.at(-1) ?? '';
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('checkbox', { name: last, exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await expect.poll(() => headings(page)).not.toContain(last);
  const panel = await arrange(page);
  await expect.poll(() => headings(page)).toEqual(before);
  await panel.getByRole('button', { name: '关闭“调整界面”' }).click();
  await expect.poll(() => headings(page)).not.toContain(last);
});

test('a teacher is not offered it, and no call of theirs changes a screen', async ({ page, signIn }) => {
  const teacher = await signIn({ account: 'teacher' });
  await visit({ page, route: '/question' });
  await expect(page.getByRole('button', { name: '调整界面' })).toHaveCount(0);
  expect((await teacher.ask('screenOverlay.save', { screen: 'question.list', patch: { title: '题' } })).status).toBe(
    403,
  );
});

/** Opens what can be said of an element, or closes it. */
async function open(scope: Locator, title: string): Promise<void> {
  await row(scope, title).locator('.screen-settings-name').click();
}

const row = (scope: Locator, title: string): Locator =>
  scope.locator('.screen-settings-line').filter({ has: scope.page().getByText(title, { exact: true }) });

const nameOf = (panel: Locator, title: string): Locator =>
  panel.getByRole('region', { name: '列' }).locator('.screen-settings-name').filter({ hasText: title });

const line = (panel: Locator, title: string): Locator =>
  panel.getByRole('region', { name: '列' }).locator('.screen-settings-line').filter({ hasText: title });

async function arrange(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: '调整界面' }).click();
  const panel = page.getByRole('complementary', { name: '调整界面' });
  await expect(panel.getByRole('button', { name: '保存界面' })).toBeVisible();
  return panel;
}

async function store({ page, panel, note }: { page: Page; panel: Locator; note: string }): Promise<void> {
  await panel.getByRole('button', { name: '保存界面' }).click();
  const dialog = page.getByRole('dialog', { name: '保存为新的一版' });
  await dialog.getByRole('textbox', { name: '说明' }).fill(note);
  await dialog.getByRole('button', { name: '保存界面' }).click();
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
