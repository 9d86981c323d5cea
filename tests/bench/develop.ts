/** How long whoever writes the catalogue waits: from saving a file to seeing it in a page that is open, under `npm run dev`. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { demoPassword } from '#server/first.ts';
import { copyProduct } from '#tests/copy.ts';
import { freePort } from './servers.ts';
import type { Row } from './table.ts';

/** Saves that are measured. */
const saves = 5;

/** Title of the field whose name is changed. */
const title = '行业名称';

/** Milliseconds within which something has to be seen at all. */
const patience = 120_000;

/** Changes a field's title again and again, then makes a mistake and mends it. */
export async function measureDevelop({ root }: { root: string }): Promise<Row[]> {
  const copy = copyProduct({ root, name: 'develop' });
  const dataDir = mkdtempSync(join(tmpdir(), 'develop-data-'));
  const dev = await startDev({ folder: copy.folder, dataDir });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
  try {
    const page = await browser.newPage();
    await openList({ page, admin: dev.admin });
    const file = join(copy.folder, 'schemas', 'entities', 'industry.json');
    const text = readFileSync(file, 'utf8');
    const seen = async (content: string, sight: () => Promise<unknown>): Promise<number> => {
      // What the last change asked for beside is done: people do not save twice a second.
      await page.waitForLoadState('networkidle');
      const began = performance.now();
      writeFileSync(file, content);
      await sight();
      return (performance.now() - began) / 1000;
    };
    const head = (name: string) => () =>
      page.getByRole('columnheader', { name }).first().waitFor({ timeout: patience });
    const rows = (): Promise<unknown> => page.getByRole('row').nth(1).waitFor({ timeout: patience });
    const times: number[] = [];
    for (let count = 1; count <= saves; count++)
      times.push(
        await seen(text.replaceAll(title, `${title}${count}`), async () => {
          await head(`${title}${count}`)();
          await rows();
        }),
      );
    const overlay = page.locator('vite-error-overlay');
    const mistake = await seen(text.replace('"maxLength": 50', '"maxLength": "50"'), () =>
      overlay.getByText('industry.json').first().waitFor({ timeout: patience }),
    );
    const mended = await seen(text, async () => {
      await overlay.waitFor({ state: 'detached', timeout: patience });
      await head(title)();
      await rows();
    });
    return rowsOf({ times, mistake, mended });
  } finally {
    await browser.close();
    await dev.stop();
    copy.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startDev({
  folder,
  dataDir,
}: {
  folder: string;
  dataDir: string;
}): Promise<{ admin: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, [join('scripts', 'run.mjs'), 'dev'], {
    cwd: folder,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const admin = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const address = /管理端\s+(http\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => reject(new Error(`npm run dev ended\n${output}`)));
  });
  return {
    admin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function openList({ page, admin }: { page: Page; admin: string }): Promise<void> {
  // The first page waits for Vite to look through all that the app needs.
  await page.goto(admin, { timeout: patience });
  await page.getByLabel('账号', { exact: true }).fill('admin', { timeout: patience });
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await page.getByRole('button', { name: '启明教育认证中心' }).click({ timeout: patience });
  await page.waitForURL((address) => !address.pathname.includes('login'), { timeout: patience });
  await page.goto(`${admin}industry`);
  await page.getByRole('columnheader', { name: title }).first().waitFor({ timeout: patience });
}

function rowsOf({ times, mistake, mended }: { times: readonly number[]; mistake: number; mended: number }): Row[] {
  const most = Math.max(...times);
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const seconds = (value: number): string => `${value.toFixed(1)} s`;
  return [
    {
      what: 'from saving a field to its title in an open list, with rows: median, most',
      figure: `${seconds(median)}, ${seconds(most)}`,
      limit: '≤ 5 s',
      isReached: most <= 5,
    },
    { what: 'from saving a mistake to its words in the page', figure: seconds(mistake) },
    { what: 'from mending it to the list', figure: seconds(mended), limit: '≤ 5 s', isReached: mended <= 5 },
  ];
}
