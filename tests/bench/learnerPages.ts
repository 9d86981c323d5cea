/** What the learner's pages cost: bytes of the first load of each route, and how they feel on a slow network and a slow machine. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { signIn } from '#tests/faults/client.ts';
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
    const token = await signIn({ url: server.url, account: 'student' });
    return [
      ...(await sizes({
        browser,
        url: server.url,
        visits: [...paths.map((path) => ({ path })), await resultVisit({ url: server.url, token })],
      })),
      await roomRow({ browser, url: server.url }),
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

function cookiesFor({
  token,
  url,
}: {
  token: string;
  url: string;
}): ({ url: string } & ReturnType<typeof sessionCookiesOf>[number])[] {
  return sessionCookiesOf(token).map((cookie) => ({ ...cookie, url }));
}

/** A page as somebody sees it; without a token a visitor. */
interface Visit {
  path: string;
  token?: string;
}

/** The exams of a learner, as a call tells them. */
async function examsOf({
  url,
  token,
  call,
}: {
  url: string;
  token: string;
  call: string;
}): Promise<Record<string, unknown>[]> {
  const reply = await fetch(`${url}/api/certExam/${call}`, { headers: { token } });
  return ((await reply.json()) as { data: { rows: Record<string, unknown>[] } }).data.rows;
}

/** The published result of the demo's learner. */
async function resultVisit({ url, token }: { url: string; token: string }): Promise<Visit> {
  const told = (await examsOf({ url, token, call: 'myExamFinish' })).find(({ isPublished }) => isPublished);
  if (!told) throw new Error('the demo has no published result');
  return { path: `/exam-result?placementId=${String(told['placementId'])}`, token };
}

/** The largest of all routes; gzip, as a first visit brings it. */
async function sizes({
  browser,
  url,
  visits,
}: {
  browser: Browser;
  url: string;
  visits: readonly Visit[];
}): Promise<Row[]> {
  const found: ({ path: string } & Load)[] = [];
  for (const visit of visits) found.push({ path: visit.path, ...(await loadOf({ browser, url, visit })) });
  const row = ({ what, of, limit }: { what: string; of: keyof Load; limit: number }): Row => {
    const { path, [of]: bytes } = found.reduce((former, one) => (one[of] > former[of] ? one : former));
    return sizeRow({
      what: `${what} of the learner, gzip, the largest of ${found.length} routes`,
      bytes,
      limit,
      note: path,
    });
  };
  return [row({ what: 'JavaScript', of: 'script', limit: 80 }), row({ what: 'CSS', of: 'style', limit: 15 })];
}

/** The room in which the demo's exam that is to begin is waited for: it fetches the exam itself ahead, which other pages do not. */
async function roomRow({ browser, url }: { browser: Browser; url: string }): Promise<Row> {
  const token = await signIn({ url, account: 'student20' });
  const place = (await examsOf({ url, token, call: 'myExam' })).find(({ sessionId }) => sessionId);
  if (!place) throw new Error('the demo has no session to wait for');
  const visit = { path: `/exam-room?sessionId=${String(place['sessionId'])}`, token };
  const { script } = await loadOf({ browser, url, visit });
  return sizeRow({
    what: 'JavaScript of the room of an exam, gzip, with the exam fetched ahead',
    bytes: script,
    limit: 100,
  });
}

function sizeRow({ what, bytes, limit, note }: { what: string; bytes: number; limit: number; note?: string }): Row {
  const kilobytes = bytes / kibibyte;
  return {
    what,
    figure: `${kilobytes.toFixed(1)} KB${note === undefined ? '' : ` (${note})`}`,
    limit: `≤ ${limit} KB`,
    isReached: kilobytes <= limit,
  };
}

/** Bytes of the first load of a page. */
interface Load {
  script: number;
  style: number;
}

async function loadOf({
  browser,
  url,
  visit: { path, token },
}: {
  browser: Browser;
  url: string;
  visit: Visit;
}): Promise<Load> {
  const context = await browser.newContext();
  if (token !== undefined) await context.addCookies(cookiesFor({ token, url }));
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
  const load = { script: await bytesOf('.js'), style: await bytesOf('.css') };
  await context.close();
  return load;
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
