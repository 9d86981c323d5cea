import { qiming } from './person.ts';
import { settled, visit } from './places.ts';
import { expect, test, type Page } from './test.ts';

const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);
const table = (page: Page) => page.locator('.screen-list .screen-table');

test('a list is where one was after its record, by Back and by 返回; another page of it begins at its top', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  await page.setViewportSize({ width: 1440, height: 600 });
  await visit({ page, route: '/question?size=50' });
  await table(page).evaluate((frame) => (frame.scrollTop = 700));
  const edit = table(page).getByRole('row').nth(20).getByRole('button', { name: '编辑', exact: true });
  // A click would bring it into sight: how high rows are depends on what they say.
  await edit.scrollIntoViewIfNeeded();
  const place = await table(page).evaluate((frame) => frame.scrollTop);
  expect(place).toBeGreaterThan(300);
  await edit.click();
  await expect(page.getByRole('heading', { level: 1, name: /编辑/ })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => table(page).evaluate((frame) => frame.scrollTop)).toBe(place);

  await edit.click();
  await page.getByRole('button', { name: /^(返回|取消)$/ }).click();
  await expect.poll(() => table(page).evaluate((frame) => frame.scrollTop)).toBe(place);
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await settled(page);
  await expect.poll(() => table(page).evaluate((frame) => frame.scrollTop)).toBe(0);
});

test('a learner’s page begins at its top, Back is where one was', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/auth-center/all-certificates');
  const link = page.locator('main a[href*="certification-detail"]');
  await expect(link.first()).toBeVisible();
  await link.last().scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(100);
  await link.last().click();
  await expect(page).toHaveURL(/certification-detail/);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(link.first()).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(before);
});
