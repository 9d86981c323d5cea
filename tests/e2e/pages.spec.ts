import { adminWidths, expectFit } from './fit.ts';
import { qiming } from './person.ts';
import { visit } from './places.ts';
import { expect, test } from './test.ts';

test('an overview brings all its figures by one call, narrows them, and turns each chart into its table', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'admin', tenant: qiming });
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(total|by[A-Z]\w*|figures)$/.test(pathname)) calls.push(pathname);
  });
  await visit({ page, route: '/overview' });
  const questions = page
    .locator('.screen-block')
    .filter({ has: page.getByRole('heading', { name: '题目', exact: true }) });
  const figure = questions.locator('.screen-figure');
  await expect(figure).toHaveText(/^\d+$/);
  const all = Number(await figure.textContent());
  expect(all).toBeGreaterThan(0);
  expect(calls).toEqual(['/api/screen/figures']);
  await expect(page.getByRole('img', { name: /^题型：单选题 \d+/ })).toBeVisible();
  await expect(page.getByRole('img', { name: /^难度：/ })).toBeVisible();
  await expect(page.getByText(/^统计截至 \d\d:\d\d:\d\d$/)).toBeVisible();
  const again = page.waitForRequest((request) => (request.postData() ?? '').includes('"isFresh":true'));
  await page.getByRole('button', { name: '重新统计' }).click();
  await again;
  await expectFit({ page, widths: adminWidths });

  const types = page.locator('.screen-block').filter({ has: page.getByRole('heading', { name: '题型', exact: true }) });
  await types.getByTitle('看表').click();
  await expect(types.getByRole('group', { name: '题型' }).getByRole('row')).not.toHaveCount(0);
  await expect(types.locator('.screen-chart')).toHaveCount(0);

  await page.getByRole('combobox', { name: '证书' }).click();
  await page.locator('.ant-select-item-option').first().click();
  await expect(page).toHaveURL(/f\.certId=/);
  await expect.poll(async () => Number(await figure.textContent())).toBeLessThan(all);
  expect(calls.every((path) => path === '/api/screen/figures')).toBe(true);
  await page.reload();
  await expect.poll(async () => Number(await figure.textContent())).toBeLessThan(all);
});
