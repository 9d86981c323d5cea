/** Light and dark: as the device has it or as somebody chose, from the first drawing on, and readable. */
import { expectFit } from './fit.ts';
import { lend, qiming, signInAs } from './person.ts';
import { expect, test, type Page } from './test.ts';

const base = '/auth-center';

const ground = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const light = 'rgb(245, 247, 250)';
const dark = 'rgb(14, 20, 32)';

test('the appearance follows the device until one is chosen, which stays on the device from the first drawing on', async ({
  page,
  context,
}) => {
  await lend({ person: await signInAs({ account: 'student02', tenant: qiming }), context });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${base}/account`);
  await expect(page.getByRole('radio', { name: '跟随系统' })).toBeChecked();
  expect(await ground(page)).toBe(dark);
  await page.getByText('浅色', { exact: true }).click();
  expect(await ground(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByText('深色', { exact: true }).click();
  expect(await ground(page)).toBe(dark);
  // Whatever comes later: nothing of the app is here yet.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${base}/help-doc`, { waitUntil: 'commit' });
  await expect.poll(() => ground(page)).toBe(dark);
  await expect(page.locator('#root')).toBeEmpty();
});

for (const path of [
  '/',
  '/account',
  '/practice',
  '/practice?certCode=ETA-1',
  '/mock-exam?certCode=ETA-1',
  '/wrong-list',
])
  test(`axe and width in the dark: ${path}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await lend({ person: await signInAs({ account: 'student', tenant: qiming }), context });
    await page.goto(`${base}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectFit({ page });
  });

test('axe in the dark: a question and what became of it, also in a partner’s theme', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await lend({ person: await signInAs({ account: 'student02', tenant: qiming }), context });
  await page.goto(`${base}/practice?certCode=ETA-1&channel=partner`);
  await page.getByRole('checkbox', { name: '判断题' }).check();
  await page.getByRole('button', { name: '开始练习' }).click();
  await page.locator('.practice-question').getByRole('radio').first().check();
  await page.getByRole('button', { name: '检查答案' }).click();
  await expect(page.locator('.question-verdict')).toBeVisible();
  await page.locator('.question-verdict').click();
  await expectFit({ page });
});
