import { qiming } from './person.ts';
import { choose, unique } from './screens.ts';
import { expect, test } from './test.ts';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('files are uploaded where they are listed, seen small and large, and say where they are used', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const [picture, text] = [`${unique('图')}.png`, `${unique('说明')}.txt`];
  await page.goto('/admin/file');
  await page.getByRole('button', { name: '上传文件' }).click();
  const dialog = page.getByRole('dialog', { name: '上传文件' });
  await choose({ scope: dialog, label: '可见范围', option: '所有人（门户图片等）' });
  await dialog.locator('input[type=file]').setInputFiles([
    { name: picture, mimeType: 'image/png', buffer: png },
    { name: text, mimeType: 'text/plain', buffer: Buffer.from('说明') },
  ]);
  await expect(dialog.locator('.ant-upload-list-item-done')).toHaveCount(2);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: '程序.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  const red = await dialog.getByRole('alert').evaluate((element) => getComputedStyle(element).color);
  await expect(dialog.getByText('程序.exe', { exact: true })).toHaveCSS('color', red);
  await dialog.getByRole('button', { name: '完成' }).click();

  const row = page.getByRole('row').filter({ hasText: picture });
  await expect(row.getByRole('img', { name: picture })).toBeVisible();
  await expect(row).toContainText('70 B');
  await row.getByRole('button', { name: `预览：${picture}` }).click();
  await expect(page.locator('.ant-image-preview-img')).toBeVisible();
  await page.keyboard.press('Escape');

  const { rows = [] } = await admin.call('file.list', { keyword: picture });
  const certName = unique('用图证书');
  const { id = '' } = await admin.call('cert.save', {
    certName,
    certCode: unique('TU-'),
    cover: `/api/file/${String(rows[0]?.id)}`,
  });
  await row.getByRole('button', { name: '使用处' }).dblclick();
  const uses = page.getByRole('dialog', { name: `“${picture}”的使用处` });
  const [beside] = await Promise.all([
    page.context().waitForEvent('page'),
    uses.getByRole('link', { name: certName }).click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await beside.close();
  await uses.getByRole('link', { name: certName }).click();
  await expect(page).toHaveURL(`/admin/cert/${id}`);

  await page.goto(`/admin/file?keyword=${encodeURIComponent(text)}`);
  const other = page.getByRole('row').filter({ hasText: text });
  await expect(other.getByRole('img')).toHaveCount(0);
  await other.getByRole('button', { name: '使用处' }).click();
  await expect(page.getByText('没有地方使用这个文件，可以删除')).toBeVisible();
});
