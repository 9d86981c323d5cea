/** What the admin costs a browser: JavaScript of the first load, and the time that lists and forms take to paint. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { firstLoads } from './firstLoads.ts';
import { freePort, startProduct } from './servers.ts';
import type { Row } from './table.ts';

const kibibyte = 1024;

/** Needs the built product; the paint figures also need the built Storybook (`npx storybook build`). */
export async function measurePages({ root }: { root: string }): Promise<Row[]> {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
  try {
    return [...(await sizes({ root, browser })), ...(await paints({ root, browser }))];
  } finally {
    await browser.close();
  }
}

async function sizes({ root, browser }: { root: string; browser: Browser }): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-pages-'));
  const server = await startProduct({ root, env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
  try {
    const { login, list } = await firstLoads({ browser, url: server.url });
    return [
      size({ what: 'JavaScript of the admin log-in, gzip', bytes: login, most: 120 }),
      size({ what: 'JavaScript of the first list page, gzip', bytes: list, most: 450 }),
    ];
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function size({ what, bytes, most }: { what: string; bytes: number; most: number }): Row {
  const kilobytes = Math.round(bytes / kibibyte);
  return { what, figure: `${kilobytes} KB`, limit: `≤ ${most} KB`, isReached: kilobytes <= most };
}

const stories = [
  { what: 'list of 100 × 20 cells, to paint', story: 'measure--list', most: 100 },
  { what: 'form of 200 fields, to paint', story: 'measure--form', most: 250 },
  {
    what: 'form of 200 fields, until the last widget below the window is there',
    story: 'measure--whole-form',
    most: undefined,
  },
] as const;

/** Each story has a button that draws its screen anew and says how long it took; the median of seven. */
async function paints({ root, browser }: { root: string; browser: Browser }): Promise<Row[]> {
  const folder = join(root, 'storybook-static');
  if (!existsSync(folder)) throw new Error('storybook-static is missing: run npx storybook build');
  const port = await freePort();
  const server = await serveFolder({ folder, port });
  try {
    const rows: Row[] = [];
    for (const { what, story, most } of stories) {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      await page.goto(`http://127.0.0.1:${port}/iframe.html?id=${story}&viewMode=story`);
      const taken: number[] = [];
      for (let round = 1; round <= 8; round++) {
        await page.getByRole('button', { name: 'draw' }).click();
        const output = page.getByTestId(`round-${round}`);
        await output.waitFor();
        if (round > 1) taken.push(Number(await output.textContent()));
      }
      const middle = Math.round([...taken].sort((a, b) => a - b)[3] ?? 0);
      rows.push({
        what,
        figure: `${middle} ms`,
        ...(most !== undefined && { limit: `≤ ${most} ms`, isReached: middle <= most }),
      });
      await page.close();
    }
    return rows;
  } finally {
    server.close();
  }
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function serveFolder({ folder, port }: { folder: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    const path = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!path.startsWith(folder) || !existsSync(path)) return response.writeHead(404).end();
    return response
      .writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' })
      .end(readFileSync(path));
  });
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
