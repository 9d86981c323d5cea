import { createHash } from 'node:crypto';
import { firstAppearance } from '#runtime/core/firstAppearance.ts';
import { qiming } from './person.ts';
import { visit } from './places.ts';
import { rowOf, search } from './screens.ts';
import { expect, test } from './test.ts';
import { watch } from './watch.ts';

/** The one script that stands in a page, by what it says. */
const named = `'sha256-${createHash('sha256').update(firstAppearance).digest('base64')}'`;

// That no page breaks the policy is what the fixture `isClean` says of each test; the pages of the menu are visited in axe.spec.ts.

test('the policy allows no evaluated script, inline the one that it names, and nothing from elsewhere', async ({
  request,
}) => {
  for (const address of ['/admin/', '/admin/login', '/admin/cert']) {
    const header = (await request.get(address)).headers()['content-security-policy'] ?? '';
    const directives = new Map(
      header
        .split(';')
        .map((part): [string, string] => [part.trim().split(' ')[0] ?? '', part.trim().split(' ').slice(1).join(' ')]),
    );
    expect(header, address).not.toContain('unsafe-eval');
    expect(directives.get('script-src'), address).toBe(`'self' ${named}`);
    expect(directives.get('default-src'), address).toBe("'self'");
    expect(directives.get('object-src'), address).toBe("'none'");
  }
});

test('the policy is in force: an inline script is refused and seen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const faults = await watch(context);
  const page = await context.newPage();
  await page.goto('/admin/login');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isRun = true';
    document.head.append(script);
  });
  await expect.poll(() => faults.some((fault) => fault.startsWith('script-src'))).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'isRun'))).toBeUndefined();
  await context.close();
});

test('the log-in page keeps to the policy', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: '登录管理端' })).toBeVisible();
});

test('forms, editors, formulas, drawers and dialogs keep to the policy', async ({ page, signIn }) => {
  const admin = await signIn({ account: 'admin', tenant: qiming });
  const { rows = [] } = await admin.call('question.list', { keyword: '$$', pageSize: 1 });
  await visit({ page, route: `/question/${rows[0]?.id ?? ''}` });
  await expect(page.locator('.katex').first()).toBeVisible();
  await visit({ page, route: '/paperRule/new' });
  await visit({ page, route: '/account' });
  await visit({ page, route: '/question' });
  await page.getByRole('button', { name: /导入/ }).first().click();
  await expect(page.getByRole('dialog', { name: /^导入/ })).toBeVisible();
  await visit({ page, route: '/membership' });
  await search({ page, keyword: '张敏' });
  await rowOf({ page, text: '张敏' }).first().getByRole('button', { name: '编辑', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '编辑机构用户' })).toBeVisible();
});
