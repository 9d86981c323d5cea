/** What the admin keeps of drawers that were closed: the heap of one page before and after many records were opened in it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { signIn } from '#tests/faults/client.ts';
import { sessionCookiesOf } from '#tests/sessionCookies.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';

/** Records that are opened and closed again, and how many before the first look: code and what is kept of one list come with these. */
const drawers = Number(process.env['BENCH_DRAWERS'] ?? 200);
const warmUp = 20;

/**
 * Without machine code: an engine compiles what runs often, once and within its own bounds, which is no data that a page
 * keeps, but as much as a tenth of so small a heap.
 */
const interpreted = '--js-flags=--no-opt,--no-maglev,--no-sparkplug';

/** Growth in percent. */
const most = 10;

const mebibyte = 1024 * 1024;

/** Opens a record of a list in a drawer, by its form and by its detail in turn, and closes it, again and again. */
export async function measureDrawers({ root }: { root: string }): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-drawers-'));
  const server = await startProduct({ root, env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: [...chromiumArgs, interpreted],
  });
  try {
    // Motion takes time alone.
    const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
    const token = await signIn({ url: server.url, account: 'admin' });
    await page.context().addCookies(sessionCookiesOf(token).map((cookie) => ({ ...cookie, url: server.url })));
    await page.goto(`${server.url}/admin/industry`);
    const session = await page.context().newCDPSession(page);
    await openAndClose({ page, times: warmUp });
    const before = await heapOf(session);
    await openAndClose({ page, times: drawers });
    const after = await heapOf(session);
    const growth = (after.used / before.used - 1) * 100;
    return [
      {
        what: `heap of the admin after ${drawers} drawers were opened and closed`,
        figure: `${growth.toFixed(1)} % (${inMebibytes(before.used)} to ${inMebibytes(after.used)} MB)`,
        limit: `≤ ${most} %`,
        isReached: growth <= most,
      },
      {
        what: 'nodes of the page, those that are kept out of it too, before and after',
        figure: `${before.nodes} and ${after.nodes}`,
      },
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openAndClose({ page, times }: { page: Page; times: number }): Promise<void> {
  const row = page.getByRole('row').nth(1);
  const drawer = page.getByRole('dialog');
  for (let count = 0; count < times; count++) {
    await row.getByRole('button', { name: count % 2 === 0 ? '编辑' : '查看', exact: true }).click();
    await drawer.getByText('行业名称').first().waitFor();
    await page.keyboard.press('Escape');
    await drawer.waitFor({ state: 'detached' });
  }
}

/** What is used once all that nobody holds has been collected. */
async function heapOf(session: CDPSession): Promise<{ used: number; nodes: number }> {
  // The first collection lets go of what the second can take.
  for (let round = 0; round < 3; round++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { used: usedSize, nodes };
}

function inMebibytes(bytes: number): string {
  return (bytes / mebibyte).toFixed(1);
}
