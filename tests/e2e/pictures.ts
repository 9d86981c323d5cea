/** Pictures of the running product for README.md: `npm run build`, then `npx tsx tests/e2e/pictures.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
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
      const { rows = [] } = await admin.call('question.list', {
        keyword: '一元二次方程',
        type: ['single'],
        pageSize: 1,
      });
      await page.goto(`/admin/question/${rows[0]?.id ?? ''}`);
      await expect(page.getByRole('group', { name: '选项' }).locator('.katex').first()).toBeVisible();
      await page.getByRole('heading', { name: '题目' }).evaluate((heading) => heading.scrollIntoView());
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

/** What learners see, at the width of a desk and of a hand. */
const learnerPictures: readonly Picture[] = [
  {
    name: 'learner-home',
    async show({ page }) {
      await page.goto('/auth-center/');
      await expect(
        page.getByRole('group', { name: '认证图谱' }).or(page.locator('.graph-picture, svg')).first(),
      ).toBeVisible();
      await expect(page.locator('a[href*="certification-detail"]').first()).toBeVisible();
    },
  },
  {
    name: 'learner-practice',
    async show({ page }) {
      await page.goto('/auth-center/practice?certCode=ETA-1');
      await page.getByRole('checkbox', { name: '单选题' }).check();
      await page.getByRole('button', { name: '开始练习' }).click();
      await page.locator('.question-option').first().click();
      await page.getByRole('button', { name: '检查答案' }).click();
      await expect(page.locator('.question-verdict')).toBeVisible();
    },
  },
  {
    name: 'learner-exam',
    async show({ page }) {
      await page.goto('/auth-center/mock-exam?certCode=ETA-1');
      await page.getByRole('button', { name: '开始模拟考试' }).click();
      await expect(page.getByRole('timer')).toBeVisible();
      await page.locator('.question-option').nth(1).click();
      await expect(page.locator('.exam-save')).toHaveText(/^已保存/);
    },
  },
];

const server = await startServer();
process.env['E2E_URL'] = server.url;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? (await ensureChromium()),
  args: [...chromiumArgs],
});
try {
  mkdirSync(folder, { recursive: true });
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 1440, height: 810 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
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
  const student = await signInAs({ account: 'student', tenant: qiming });
  await lend({ person: student, context });
  for (const { name, show } of learnerPictures) {
    await page.setViewportSize(name === 'learner-home' ? { width: 1440, height: 810 } : { width: 400, height: 810 });
    await show({ page, admin });
    await take({ page, name });
  }
} finally {
  await browser.close();
  await server.stop();
}

/** @throws Error when the picture is too big for a README. */
async function take({ page, name }: { page: Page; name: string }): Promise<void> {
  const taken = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const file = taken.length > mostBytes ? await calm(taken) : taken;
  console.log(`docs/pictures/${name}.png  ${Math.round(file.length / 1024)} KB`);
  if (file.length > mostBytes) throw new Error(`${name}.png has ${file.length} bytes; at most ${mostBytes} are wanted`);
  writeFileSync(join(folder, `${name}.png`), file);
}

/** Rounds the colours of a PNG: the noise with which the browser smooths gradients makes up most of its size. */
async function calm(picture: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const address = await page.evaluate(
    async (source) => {
      const bitmap = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(bitmap, 0, 0);
      const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
      image.data.forEach((value, index, all) => (all[index] = Math.min(255, Math.round(value / 8) * 8)));
      context.putImageData(image, 0, 0);
      const reader = new FileReader();
      reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/png' }));
      await new Promise((resolve) => reader.addEventListener('load', resolve));
      return String(reader.result);
    },
    `data:image/png;base64,${picture.toString('base64')}`,
  );
  await page.close();
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}
