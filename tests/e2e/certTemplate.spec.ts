import type { CertItem } from '#runtime/core/certificate/design.ts';
import { adminWidths, expectFit } from './fit.ts';
import { qiming, type Person } from './person.ts';
import { rowOf, save, search, unique } from './screens.ts';
import { expect, test, type Locator, type Page } from './test.ts';

const sheet = (page: Page): Locator => page.getByRole('group', { name: '证书版面' });
const holder = (page: Page): Locator => sheet(page).getByRole('button', { name: /^文字：\{持证人\}，/ });

const tenths = (length: number): number => Math.round(length * 10) / 10;

/** What a template has for whom it is given to. */
async function storedHolder({ admin, id }: { admin: Person; id: string }): Promise<CertItem | undefined> {
  const { layout } = (await admin.call('certTemplate.get', { id })) as unknown as { layout: CertItem[] };
  return layout.find(({ text }) => text === '{持证人}');
}

/** A finger that is put down, moved and lifted. */
async function swipe({ page, from, by }: { page: Page; from: Point; by: Point }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const at = (share: number): { touchPoints: Point[] } => ({
    touchPoints: [{ x: from.x + by.x * share, y: from.y + by.y * share }],
  });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
  for (const share of [0.2, 0.4, 0.6, 0.8, 1])
    await browser.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(share) });
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

interface Point {
  x: number;
  y: number;
}

test('a finger moves an item, and the page where it is put beside one', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/certTemplate/new');
  await page.getByRole('button', { name: '经典横版' }).click();
  await sheet(page).evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const box = await holder(page).boundingBox();
  if (!box) throw new Error('the sheet is not shown');
  const scrolled = await page.evaluate(() => window.scrollY);
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await swipe({ page, from, by: { x: 0, y: 60 } });
  await expect(holder(page)).not.toHaveAccessibleName(/上 68 毫米$/);
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await swipe({ page, from: { x: box.x - 20, y: from.y }, by: { x: 0, y: 60 } });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(scrolled);
});

test('what is wrong is listed where it is seen, from whatever place it was saved', async ({ page, signIn }) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.goto('/admin/certTemplate/new');
  await page.getByRole('button', { name: '经典横版' }).click();
  await sheet(page).evaluate((node) => node.scrollIntoView({ block: 'center' }));
  await page.getByRole('button', { name: '保存', exact: true }).click();
  const summary = page.locator('.screen-summary');
  await expect(summary).toBeFocused();
  const box = await summary.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
});

test('a template is made from a design, an item of it moved by mouse and by keys, and stands there afterwards', async ({
  page,
  signIn,
}) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const templateName = unique('模板');
  await page.goto('/admin/certTemplate/new');
  await page.getByRole('textbox', { name: '模板名称' }).fill(templateName);
  await page.getByRole('button', { name: '经典横版' }).click();
  await expect(holder(page)).toHaveAccessibleName('文字：{持证人}，左 48 毫米，上 68 毫米');

  await holder(page).scrollIntoViewIfNeeded();
  await sheet(page).evaluate((node) => node.scrollIntoView({ block: 'center' }));
  const box = await holder(page).boundingBox();
  const whole = await sheet(page).boundingBox();
  if (!box || !whole) throw new Error('the sheet is not shown');
  const millimetre = whole.width / 297;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.keyboard.down('Alt');
  await page.mouse.move(x + 10, y, { steps: 3 });
  await page.mouse.move(x + 20 * millimetre, y - 4 * millimetre, { steps: 5 });
  await page.mouse.up();
  await page.keyboard.up('Alt');
  const dragged = await holder(page).getAttribute('aria-label');
  const [, left, top] = /左 ([\d.]+) 毫米，上 ([\d.]+) 毫米/.exec(dragged ?? '') ?? [];
  expect(Math.abs(Number(left) - 68), dragged ?? '').toBeLessThan(1);
  expect(Math.abs(Number(top) - 64), dragged ?? '').toBeLessThan(1);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowDown');
  const place = { x: tenths(Number(left) + 10), y: tenths(Number(top) + 1) };
  const name = `文字：{持证人}，左 ${place.x} 毫米，上 ${place.y} 毫米`;
  await expect(holder(page)).toHaveAccessibleName(name);
  await save(page);

  await page.goto('/admin/certTemplate');
  await search({ page, keyword: templateName });
  await rowOf({ page, text: templateName }).getByRole('button', { name: '编辑', exact: true }).click();
  await expect(holder(page)).toHaveAccessibleName(name);
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const stored = await storedHolder({ admin, id });
  expect([stored?.x, stored?.y]).toEqual([place.x, place.y]);

  await page.getByRole('button', { name: '添加图片/印章' }).click();
  await expect(page.getByRole('status').filter({ hasText: '还没有选择图片' })).toBeVisible();
  await expectFit({ page, widths: adminWidths });
});
