/** What the learner's pages cost: bytes of the first load of each route, and how they feel on a slow network and a slow machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { demoPassword } from '#server/first.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { sessionCookiesOf } from '../sessionCookies.ts';

const base = '/auth-center';
const rounds = 5;
const kibibyte = 1024;

/** 500 KB a second each way, 100 ms there and back, a quarter of this machine's speed (specification, section 9: 500 KB/s is advised). */
const network = { offline: false, latency: 100, downloadThroughput: 500 * 1000, uploadThroughput: 500 * 1000 };
const slowerBy = 4;
const onPhone = '360 px, 500 KB/s, 100 ms, CPU 4 × slower';

const paths = [
  '/',
  '/tenant',
  '/certification',
  '/network-center',
  '/all-certificates',
  '/certification-detail',
  '/advanced-search',
  '/advanced-search-tenant',
  '/my-certification',
  '/talent-market',
  '/practice',
  '/wrong-list',
  '/collect-list',
  '/mock-exam',
  '/answer-details',
  '/auth-login',
  '/switch-tenant',
  '/center-entrance',
  '/help-doc',
  '/error',
] as const;

/** Needs the built product. */
export async function measureLearnerPages({ root }: { root: string }): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-learner-'));
  const server = await startProduct({ root, env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
  try {
    const token = await tokenOf(server.url);
    return [
      ...(await sizes({ browser, url: server.url, token, ownPaths: await examPaths({ url: server.url, token }) })),
      await homeRow({ browser, url: server.url }),
      await homeRow({ browser, url: server.url, token }),
      ...(await applyRows({ browser, url: server.url, token })),
      await questionRow({ browser, url: server.url, token }),
    ];
  } finally {
    await browser.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function tokenOf(url: string): Promise<string> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'student', password: demoPassword }),
  });
  return ((await reply.json()) as { data: { token: string } }).data.token;
}

function cookiesFor({
  token,
  url,
}: {
  token: string;
  url: string;
}): ({ url: string } & ReturnType<typeof sessionCookiesOf>[number])[] {
  return sessionCookiesOf(token).map((cookie) => ({ ...cookie, url }));
}

/** Pages of exams that need a place of the learner: a published result, and a room. */
async function examPaths({ url, token }: { url: string; token: string }): Promise<string[]> {
  const rowsOf = async (path: string): Promise<Record<string, unknown>[]> => {
    const reply = await fetch(`${url}/api/certExam/${path}`, { headers: { token } });
    return ((await reply.json()) as { data: { rows: Record<string, unknown>[] } }).data.rows;
  };
  const told = (await rowsOf('myExamFinish')).find(({ isPublished }) => isPublished);
  const place = (await rowsOf('myExam')).find(({ sessionId }) => sessionId);
  return [
    `/exam-result?placementId=${String(told?.['placementId'])}`,
    `/exam-room?sessionId=${String(place?.['sessionId'])}`,
  ];
}

/** The largest of all routes; gzip, as a first visit brings it. A visitor looks at all but the learner's own ones. */
async function sizes({
  browser,
  url,
  token,
  ownPaths,
}: {
  browser: Browser;
  url: string;
  token: string;
  ownPaths: readonly string[];
}): Promise<Row[]> {
  const found: { path: string; script: number; style: number }[] = [];
  for (const path of [...paths, ...ownPaths]) {
    const context = await browser.newContext();
    if (ownPaths.includes(path)) await context.addCookies(cookiesFor({ token, url }));
    const page = await context.newPage();
    await page.route('**/*', (route) =>
      route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
    );
    await page.goto(`${url}${base}${path}`);
    await page.waitForLoadState('networkidle');
    const bytesOf = (ending: string) =>
      page.evaluate(
        (end) =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name }) => new URL(name).pathname.endsWith(end))
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        ending,
      );
    found.push({ path, script: await bytesOf('.js'), style: await bytesOf('.css') });
    await context.close();
  }
  const most = (of: 'script' | 'style') => found.reduce((former, one) => (one[of] > former[of] ? one : former));
  const row = ({ what, of, limit }: { what: string; of: 'script' | 'style'; limit: number }): Row => {
    const { path, [of]: bytes } = most(of);
    const kilobytes = bytes / kibibyte;
    return {
      what: `${what} of the learner, gzip, the largest of ${found.length} routes`,
      figure: `${kilobytes.toFixed(1)} KB (${path})`,
      limit: `≤ ${limit} KB`,
      isReached: kilobytes <= limit,
    };
  };
  return [row({ what: 'JavaScript', of: 'script', limit: 80 }), row({ what: 'CSS', of: 'style', limit: 15 })];
}

interface Watched {
  browser: Browser;
  url: string;
  token?: string | undefined;
}

/** From the click on the link until the home page's words can be read, with its certificates or, signed in, with what to do next. */
async function homeRow({ browser, url, token }: Watched): Promise<Row> {
  const { taken } = await readable({
    browser,
    url,
    token,
    path: '/',
    wanted: token === undefined ? 'main:has(h1) a[href*="certification-detail"]' : '.home-step :is(a, button)',
  });
  const what =
    token === undefined
      ? 'learner home readable with its certificates'
      : 'signed-in home readable with what to do next';
  return timeRow({ what: `${what}, ${onPhone}`, taken, limit: 1500 });
}

/** The page of an application, until its form stands, and how far it shifts on the way. */
async function applyRows({ browser, url, token }: Watched): Promise<Row[]> {
  const { taken, shift } = await readable({
    browser,
    url,
    token,
    path: '/apply?certCode=ETA-1',
    wanted: '.apply-form input',
  });
  return [
    timeRow({ what: `form of an application ready, ${onPhone}`, taken, limit: 1500 }),
    {
      what: `layout shift of that page, ${onPhone}`,
      figure: shift.toFixed(3),
      limit: '≤ 0.05',
      isReached: shift <= 0.05,
    },
  ];
}

/** How long a page takes until what is wanted stands there, and the largest layout shift of all rounds. */
async function readable({
  browser,
  url,
  token,
  path,
  wanted,
}: Watched & { path: string; wanted: string }): Promise<{ taken: number[]; shift: number }> {
  const taken: number[] = [];
  let shift = 0;
  for (let round = 0; round < rounds; round++) {
    const { context, page } = await slowPage(browser);
    if (token !== undefined) await context.addCookies(cookiesFor({ token, url }));
    await page.addInitScript((selector) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => performance.mark('readable')));
      });
      watch.observe(document, { childList: true, subtree: true });
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as unknown as { value: number }[])
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + value);
      }).observe({ type: 'layout-shift', buffered: true });
    }, wanted);
    await page.goto(`${url}${base}${path}`);
    await page.waitForFunction(() => performance.getEntriesByName('readable').length > 0);
    taken.push(await page.evaluate(() => performance.getEntriesByName('readable')[0]?.startTime ?? 0));
    await page.waitForLoadState('networkidle');
    shift = Math.max(shift, await page.evaluate(() => Number(Reflect.get(window, 'shift'))));
    await context.close();
  }
  return { taken, shift };
}

/** From the key that leaves an answered question until the next one is painted. */
async function questionRow({ browser, url, token }: { browser: Browser; url: string; token: string }): Promise<Row> {
  const { context, page } = await slowPage(browser);
  await context.addCookies(cookiesFor({ token, url }));
  await page.goto(`${url}${base}/practice`);
  await page.locator('main a[href*="practice?certCode"]').first().click();
  await page.getByRole('checkbox', { name: '单选题' }).check();
  await page.getByRole('button', { name: '开始练习' }).click();
  const taken: number[] = [];
  for (let place = 1; place <= rounds; place++) {
    await page.getByText(`第 ${place} / `).waitFor();
    await page.keyboard.press('a');
    await page.keyboard.press('Enter');
    await page.locator('.question-verdict').waitFor();
    taken.push(
      await page.evaluate(
        (next) =>
          new Promise<number>((resolve) => {
            const started = performance.now();
            const watch = new MutationObserver(() => {
              if (!document.body.innerText.includes(next)) return;
              watch.disconnect();
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
            });
            watch.observe(document.body, { childList: true, subtree: true, characterData: true });
            (document.activeElement ?? document.body).dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
            );
          }),
        `第 ${place + 1} / `,
      ),
    );
  }
  await context.close();
  return timeRow({ what: 'next practice question after the answered one, same network and CPU', taken, limit: 150 });
}

async function slowPage(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerBy });
  return { context, page };
}

function timeRow({ what, taken, limit }: { what: string; taken: number[]; limit: number }): Row {
  const sorted = [...taken].sort((a, b) => a - b);
  const middle = Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0);
  return {
    what,
    figure: `${middle} ms (${Math.round(sorted[0] ?? 0)}–${Math.round(sorted[sorted.length - 1] ?? 0)})`,
    limit: `≤ ${limit} ms`,
    isReached: middle <= limit,
  };
}
