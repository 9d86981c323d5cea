/** Pictures of the running product for README.md: `npm run build`, then `npx tsx tests/e2e/pictures.ts`. */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { projectRoot } from '#scripts/install.mjs';
import { lend, qiming, signInAs, type Person } from './person.ts';
import { settled } from './places.ts';
import { startServer } from './server.ts';

const folder = join(projectRoot, 'docs', 'pictures');
const mostBytes = 200 * 1024;

interface Picture {
  name: string;
  /** Goes there and waits until what matters is to be seen. */
  show(place: { page: Page; admin: Person }): Promise<void>;
}

const pictures: readonly Picture[] = [
  {
    name: 'certificates',
    async show({ page }) {
      await page.goto('/admin/cert');
      await expect(page.getByRole('row').nth(5)).toBeVisible();
    },
  },
  {
    name: 'question',
    async show({ page, admin }) {
      const { rows = [] } = await admin.call('question.list', { keyword: '一元二次方程', type: ['single'], pageSize: 1 });
      await page.goto(`/admin/question/${rows[0]?.id ?? ''}`);
      await expect(page.getByRole('group', { name: '选项' }).locator('.katex').first()).toBeVisible();
      await page.getByRole('heading', { name: '题目' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'rule',
    async show({ page, admin }) {
      const { rows = [] } = await admin.call('paperRule.list', { pageSize: 1 });
      await page.goto(`/admin/paperRule/${rows[0]?.id ?? ''}`);
      await expect(page.getByRole('spinbutton', { name: '单选题题数' })).toHaveValue(/\d/);
      await expect(page.locator('.rule-editor').getByRole('link').first()).toBeVisible();
    },
  },
  {
    name: 'graph',
    async show({ page }) {
      await page.goto('/admin/cert-graph');
      await expect(page.getByRole('group', { name: '认证图谱' })).toBeVisible();
    },
  },
];

const server = await startServer();
process.env['E2E_URL'] = server.url;
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? (await ensureChromium()), args: [...chromiumArgs] });
try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1440, height: 900 }, locale: 'zh-CN', timezoneId: 'Asia/Shanghai', reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { name: '演示账号' })).toBeVisible();
  await take({ page, name: 'login' });
  const admin = await signInAs({ account: 'admin', tenant: qiming });
  await lend({ person: admin, context });
  for (const { name, show } of pictures) {
    await show({ page, admin });
    await settled(page);
    await take({ page, name });
  }
} finally {
  await browser.close();
  await server.stop();
}

/** @throws Error when the picture is too big for a README. */
async function take({ page, name }: { page: Page; name: string }): Promise<void> {
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  const { size } = statSync(path);
  console.log(`docs/pictures/${name}.png  ${Math.round(size / 1024)} KB`);
  if (size > mostBytes) throw new Error(`${name}.png has ${size} bytes; at most ${mostBytes} are wanted`);
}
