/** The colour of an organisation: set, previewed, taken by both apps, and by nobody else (rule U5). */
import { brandOf } from '#runtime/core/brand/brand.ts';
import { adminWidths, expectFit } from './fit.ts';
import { lend, qiming, signInAs, yuanhang } from './person.ts';
import { save } from './screens.ts';
import { expect, test, type Page } from './test.ts';

const colour = '#b45309';
const { light, dark } = brandOf(colour);

const variable = (page: Page, name: string): Promise<string> =>
  page.evaluate((word) => getComputedStyle(document.documentElement).getPropertyValue(word).trim().toUpperCase(), name);

test('an administrator sets a colour and sees what comes of it; both apps take it, another organisation does not', async ({
  page,
  signIn,
  newContext,
}) => {
  await signIn({ account: 'admin', tenant: yuanhang });
  await page.goto('/admin/portal');
  const box = page.getByRole('textbox', { name: '主题色' });
  await expect(box).not.toHaveValue('');
  await box.fill('#ffd400');
  await expect(
    page.getByText(/^浅色：按钮用 #[0-9A-F]{6}，因为白字在您选的颜色上只有 1\.4 : 1，看不清。$/),
  ).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'preview' });
  await box.fill(colour);
  await expect(page.getByRole('img', { name: '学员端，浅色' })).toHaveCSS('--primary-fill', light.primaryFill);
  await save(page);
  await page.reload();
  await expect(box).toHaveValue(colour);
  expect(await variable(page, '--primary-fill')).toBe(light.primaryFill);
  await expect(page.getByRole('button', { name: '保存', exact: true }).first()).toHaveCSS(
    'background-color',
    rgb(light.primaryFill),
  );
  await page.goto('/admin/cert');
  await expect(page.getByRole('table').first()).toBeVisible();
  await expectFit({ page, widths: adminWidths, what: 'list' });

  const visitor = await (await newContext()).newPage();
  await visitor.goto('/auth-center/switch-tenant');
  await visitor.getByRole('button', { name: new RegExp(yuanhang) }).click();
  await expect(visitor).toHaveURL(/\/auth-center\/$/);
  await expect.poll(() => variable(visitor, '--primary-fill')).toBe(light.primaryFill);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  await expectFit({ page: visitor });
  await visitor.emulateMedia({ colorScheme: 'dark' });
  expect(await variable(visitor, '--primary-fill')).toBe(dark.primaryFill);
  await expectFit({ page: visitor, what: 'dark' });

  // From the first drawing on: nothing of the app is here yet.
  await visitor.emulateMedia({ colorScheme: 'light' });
  await visitor.route('**/assets/*.js', (route) => route.abort());
  await visitor.goto('/auth-center/', { waitUntil: 'commit' });
  await expect.poll(() => variable(visitor, '--primary-fill')).toBe(light.primaryFill);
  await expect(visitor.locator('#root')).toBeEmpty();
  await visitor.unroute('**/assets/*.js');

  // A partner's channel keeps its own (L10), and so does another organisation.
  await visitor.goto('/auth-center/?channel=partner');
  await expect(visitor.locator('html')).toHaveAttribute('data-theme', 'partner');
  expect(await variable(visitor, '--primary-fill')).toBe('#0B7F58');
  const learner = await newContext();
  await lend({ person: await signInAs({ account: 'student', tenant: qiming }), context: learner });
  const elsewhere = await learner.newPage();
  await elsewhere.goto('/auth-center/');
  await expect(elsewhere.getByRole('heading', { level: 1 })).toBeVisible();
  await elsewhere.waitForLoadState('networkidle');
  expect(await variable(elsewhere, '--primary-fill')).toBe('#1F5EFF');
});

function rgb(hex: string): string {
  return `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
}
