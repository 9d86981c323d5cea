/** What is typed, pasted or stored stays what it was, or is told. */
import { qiming } from './person.ts';
import { save, unique } from './screens.ts';
import { expect, test } from './test.ts';

test('a text with a table, subscripts and superscripts is edited and keeps them', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { id = '' } = await admin.call('cert.save', {
    certName: unique('富文本'),
    certCode: unique('R-'),
    description:
      '<p>水 H<sub>2</sub>O，x<sup>2</sup></p><table><tr><th>甲</th><th>乙</th></tr><tr><td>1</td><td>2</td></tr></table><p>尾</p>',
  });
  await page.goto(`/admin/cert/${id}`);
  const text = page.getByRole('textbox', { name: '证书介绍' });
  await expect(text.getByRole('cell', { name: '2', exact: true })).toBeVisible();
  await text.getByText('尾').click();
  await page.keyboard.press('End');
  await page.keyboard.type('补');
  await save(page);
  const { description } = await admin.call('cert.get', { id });
  expect(description).toBe(
    '<p>水 H<sub>2</sub>O，x<sup>2</sup></p><table><tbody><tr><th><p>甲</p></th><th><p>乙</p></th></tr><tr><td><p>1</p></td><td><p>2</p></td></tr></tbody></table><p>尾补</p>',
  );
});

test('a picture of another program is not pasted, and that is told', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/cert/new');
  const text = page.getByRole('textbox', { name: '证书介绍' });
  await text.evaluate((element) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p>正文<img src="file:///C:/a.png">尾</p>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText('有 1 张图片没有粘贴')).toBeVisible();
  await expect(text).toHaveText('正文尾');
  await expect(text.locator('img')).toHaveCount(0);
});

test('a day is read as people write it, and the calendar is Chinese', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/announcement/new');
  const time = page.getByRole('textbox', { name: '发布时间' });
  // Another moment each: what is not understood leaves the former one.
  for (const [typed, read] of [
    ['2026/3/5 9:05', '2026-03-05 09:05'],
    ['2026年3月6日 09:05', '2026-03-06 09:05'],
    ['2026-3-7 9:05', '2026-03-07 09:05'],
    ['20260308 09:05', '2026-03-08 09:05'],
    ['2026.3.9', '2026-03-09 00:00'],
  ] as const) {
    await time.click();
    await time.fill(typed);
    await page.keyboard.press('Enter');
    await expect(time, typed).toHaveValue(read);
  }
  await time.click();
  await expect(page.locator('.ant-picker-content th').first()).toHaveText('一');
});
