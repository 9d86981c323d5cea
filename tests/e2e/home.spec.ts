import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { visit } from './places.ts';
import { unique } from './screens.ts';
import { expect, test } from './test.ts';

test('home: what waits leads to the narrowed list, what was opened and changed stands there by its name', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certName = unique('首页证书');
  const { id = '' } = await admin.call('cert.save', { certName, certCode: unique('H-') });
  const { id: announcementId = '' } = await admin.call('announcement.save', {
    title: unique('待发布'),
    content: '<p>内容</p>',
  });
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { level: 1, name: '首页' })).toBeVisible();
  await expect(page.getByRole('region', { name: '最近修改' }).getByRole('link', { name: certName })).toBeVisible();
  await expect(page.getByRole('region', { name: '最近打开' }).getByText('还没有打开过数据')).toBeVisible();
  await page.getByRole('link', { name: '查看全部草稿公告' }).click();
  await expect(page).toHaveURL(/\/admin\/announcement\?f\.state=/);
  await expect(page.getByRole('row').nth(1)).toContainText('草稿');
  await page.goto(`/admin/cert/${id}`);
  await expect(page.getByRole('textbox', { name: '证书名称' })).toHaveValue(certName);
  await page.getByRole('link', { name: /返回首页/ }).click();
  await expect(page.getByRole('region', { name: '最近打开' }).getByRole('link', { name: certName })).toHaveAttribute(
    'href',
    `/admin/cert/${id}`,
  );
  await expectFit({ page, widths: adminWidths });
  await admin.call('announcement.remove', { ids: [announcementId] });
});

test('Ctrl+K goes anywhere by the keyboard: pages by initials, what can be begun, records', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const certName = unique('快速证书');
  const { id = '' } = await admin.call('cert.save', { certName, certCode: unique('K-') });
  await visit({ page, route: '/industry' });
  const box = page.getByRole('combobox', { name: '快速前往' });

  const open = async (): Promise<void> => {
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
  };

  await open();
  await expectFit({ page, widths: adminWidths });
  await page.keyboard.type('tkgl');
  await expect(page.getByRole('option', { name: /题库管理/ }).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '试题' })).toBeVisible();

  await open();
  await page.keyboard.type(certName);
  await expect(page.getByRole('option', { name: new RegExp(certName) })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admin/cert/${id}`);

  await open();
  await page.keyboard.type('导入试题');
  await expect(page.getByRole('option', { name: /导入：试题/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await open();
  await page.keyboard.type('密码');
  await page.getByRole('option', { name: /修改密码/ }).click();
  await expect(page).toHaveURL('/admin/account#password');
  await expect(page.getByRole('heading', { name: '修改密码' })).toBeInViewport();

  await open();
  await page.keyboard.type('没有这样的东西');
  await expect(page.getByText('没有找到，换个词试试')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);

  await open();
  await page.keyboard.type('新增试题');
  await expect(page.getByRole('option', { name: /新增试题/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/question/new');
  await expect(page.getByRole('heading', { level: 1, name: '新增试题' })).toBeVisible();
});

test('the bell: messages with a dot, read one by one and all at once', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { unreadCount } = await admin.call('message.page', {});
  await visit({ page, route: '/cert' });
  await page.getByRole('button', { name: `消息，${unreadCount} 条未读` }).click();
  const drawer = page.getByRole('dialog', { name: '消息' });
  await drawer.getByRole('button', { name: /平台维护通知/ }).click();
  await expect(drawer.getByText('平台将于本周日 2:00 至 4:00 维护')).toBeVisible();
  await expect(drawer.getByText('未读', { exact: true })).toHaveCount(unreadCount - 1);
  await expectFit({ page, widths: adminWidths });
  await drawer.getByRole('button', { name: '全部已读' }).click();
  await expect(drawer.getByText('未读', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '消息', exact: true })).toBeVisible();
});

test('the help of a screen opens the manual at its own section, and the manual is searched', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  await visit({ page, route: '/cert' });
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: '管理端帮助' }).click();
  const manual = await opened;
  await expect(manual).toHaveURL(/help-doc\/management#cert\.list$/);
  await expect(manual.getByRole('heading', { level: 3, name: '证书管理' })).toBeFocused();
  await manual.getByRole('searchbox', { name: '在指南中查找' }).fill('数据范围');
  const found = manual.getByRole('region', { name: '在指南中查找' });
  await expect(found.locator('mark').first()).toHaveText('数据范围');
  await found.getByRole('link', { name: /哪些数据划分范围/ }).click();
  await expect(manual.getByRole('heading', { level: 3, name: '数据范围' })).toBeFocused();
  await expectFit({ page: manual });
});
