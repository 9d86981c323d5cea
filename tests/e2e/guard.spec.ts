import { qiming } from './person.ts';
import { openList, unique } from './screens.ts';
import { expect, test, type Page } from './test.ts';

// Drawers slide and dialogs grow here, as for most people.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

async function beginCert({ page, name }: { page: Page; name: string }): Promise<void> {
  await page.goto('/admin/cert/new');
  await page.getByRole('textbox', { name: '证书名称' }).fill(name);
}

test('leaving a changed form asks; staying keeps what was typed, leaving drops it', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await beginCert({ page, name: '写了一半' });
  const dialog = page.getByRole('dialog', { name: '有未保存的修改' });
  await page.getByRole('link', { name: '题库管理' }).first().click();
  // Enter loses nothing.
  await expect(dialog.getByRole('button', { name: '继续编辑' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/cert/new');
  await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue('写了一半');
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await dialog.getByRole('button', { name: '离开' }).click();
  await expect(page).toHaveURL('/admin/cert');
});

test('the browser itself asks when the window is closed or reloaded', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await beginCert({ page, name: '写了一半' });
  const asked = page.waitForEvent('dialog');
  const leaving = page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await leaving;
  await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue('写了一半');
});

test('an untouched form, and one put back as it was, lets go without a question', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await beginCert({ page, name: '写了一半' });
  await page.getByRole('textbox', { name: '证书名称' }).fill('');
  await page.getByRole('button', { name: '取消', exact: true }).click();
  await expect(page).toHaveURL('/admin/cert');
});

test('a drawer asks too', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/membership');
  await page.getByRole('button', { name: '加入已有账号' }).click();
  const drawer = page.getByRole('dialog', { name: '新增机构用户' });
  await drawer.getByRole('textbox', { name: '学号或工号' }).fill('T-1');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: '有未保存的修改' });
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(drawer.getByRole('textbox', { name: '学号或工号' })).toHaveValue('T-1');
  await drawer.getByRole('button', { name: '取消', exact: true }).click();
  await question.getByRole('button', { name: '离开' }).click();
  await expect(drawer).toBeHidden();
});

/** Presses Tab until the wanted element has the focus; fails when a whole round did not meet it. */
async function tabTo({
  page,
  role,
  name,
}: {
  page: Page;
  role: 'link' | 'button' | 'textbox' | 'combobox' | 'spinbutton' | 'switch';
  name: string | RegExp;
}): Promise<void> {
  const wanted = page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first();
  for (let steps = 0; steps < 80; steps++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard never came to ${role} ${String(name)}`);
}

test('a certificate is created without the mouse', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certCode = unique('KEY-');
  await page.goto('/admin/question');
  await expect(page.getByRole('heading', { name: '试题', exact: true })).toBeVisible();
  await tabTo({ page, role: 'link', name: '证书管理' });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/cert');
  await expect(page.getByRole('row').nth(1)).toBeVisible();

  await tabTo({ page, role: 'button', name: /新增证书/ });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: '新增证书' })).toBeVisible();
  await tabTo({ page, role: 'textbox', name: '证书名称' });
  await page.keyboard.type('只用键盘');
  await tabTo({ page, role: 'textbox', name: '证书编码' });
  await page.keyboard.type(certCode);
  await tabTo({ page, role: 'combobox', name: '岗位' });
  await page.keyboard.type('计量员');
  await expect(openList(page).locator('.ant-select-item-option-active').last()).toHaveText(/^计量员/);
  await page.keyboard.press('Enter');
  await tabTo({ page, role: 'combobox', name: '等级' });
  await page.keyboard.press('ArrowDown');
  await expect(openList(page).locator('.ant-select-item-option-active').last()).toHaveText('初级');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo({ page, role: 'switch', name: '热门证书' });
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/admin/cert');
  const { rows = [] } = await admin.call('cert.list', { keyword: certCode });
  expect(
    rows.map(({ certName, positionIdLabel, level, isHot }) => ({ certName, positionIdLabel, level, isHot })),
  ).toEqual([{ certName: '只用键盘', positionIdLabel: '计量员', level: 'middle', isHot: true }]);
});

test('the keyboard goes past header and menu to the page by one key', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/cert');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
