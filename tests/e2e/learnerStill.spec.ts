/** Nothing jumps: how far the layout shifts while a page comes, on a phone with a slow line. A shift is no time, so the bound holds on any machine. */
import { inSuite } from '#tests/suite.ts';
import { makeExam } from './mockExam.ts';
import { newMember } from './newMember.ts';
import { lend, newAccount, qiming, signInAs } from './person.ts';
import { expect, test, type Page } from './test.ts';

const base = '/auth-center';

/** The share of the window that moved, times how far, summed up; what follows a touch does not count. */
const most = 0.05;

const slowLine = { offline: false, latency: 400, downloadThroughput: 60_000, uploadThroughput: 60_000 };

/** Where it matters who looks. */
const ownPaths: readonly string[] = [
  '/',
  '/my-certification',
  '/practice',
  '/practice?certCode=ETA-1',
  '/wrong-list',
  '/collect-list',
  '/mock-exam',
  '/mock-exam?certCode=ETA-1',
  '/apply?certCode=ETA-1',
  '/exam-result?placementId=',
  '/exam-room?sessionId=',
  '/account',
  '/switch-tenant',
];

const publicPaths: readonly string[] = [
  '/',
  '/tenant',
  '/certification',
  '/network-center',
  '/all-certificates',
  '/certification-detail?certCode=ETA-1',
  '/advanced-search?keyword=数据',
  '/advanced-search-tenant?keyword=教育',
  '/talent-market',
  '/auth-login',
  '/center-entrance',
  '/help-doc',
  '/help-doc/student',
  '/help-doc/management',
  '/help-doc/receipts',
  '/help-doc/text?aliasName=privacy-policy',
  '/error',
  '/nowhere',
];

test.use({ viewport: { width: 360, height: 740 } });

/** Who has a place on a machine soon, in the room of an exam. */
const accountOf = (path: string): string => (path.startsWith('/exam-room') ? 'student20' : 'student');

/** The path with what it lacks: the place of the demo learner's published result, or the session of a place. */
async function wholePath(path: string): Promise<string> {
  if (!path.endsWith('=')) return path;
  const learner = await signInAs({ account: accountOf(path), tenant: qiming });
  if (path.startsWith('/exam-result')) {
    const { rows } = await learner.call('result.myExamFinish', {});
    return path + (rows.find(({ isPublished }) => isPublished)?.placementId ?? '');
  }
  const { rows } = await learner.call('placement.myExam', {});
  return path + (rows.find(({ sessionId }) => sessionId)?.sessionId ?? '');
}

/** Opens a path on the slow line and gives the shift once nothing comes any more. */
async function shiftOf({ page, path }: { page: Page; path: string }): Promise<number> {
  await page.goto(`${base}${path}`);
  return settledShift(page);
}

/** The shift since the page began to load, once nothing comes any more. */
async function settledShift(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.skeleton, [aria-busy="true"]')).toHaveCount(0);
  return page.evaluate(() => Reflect.get(window, 'shift') as number);
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
}

test.describe(`the layout shifts by ${most} at most`, () => {
  // Most of their time they wait for the slow line.
  test.describe.configure({ mode: 'parallel' });
  const all = [...new Set([...publicPaths, ...ownPaths])];
  for (const [who, isSignedIn, paths] of [
    ['a visitor', false, inSuite({ landing: publicPaths, long: all })],
    ['a learner', true, inSuite({ landing: ownPaths, long: all })],
  ] as const)
    for (const path of paths)
      test(`for ${who}: ${path}`, async ({ page, signIn }) => {
        if (isSignedIn) await signIn({ account: accountOf(path), tenant: qiming });
        await watchShifts(page);
        expect(await shiftOf({ page, path: await wholePath(path) })).toBeLessThanOrEqual(most);
      });
});

/** As high once it is drawn as its source is not, as formulas and tables of real questions are. */
const formulas = `<p>已知 $$\\begin{aligned} ${Array.from({ length: 6 }, (_, n) => `\\frac{x_{${n}}}{\\sqrt{y}}&=${n}`).join('\\\\ ')} \\end{aligned}$$</p>
  <table><tbody><tr><td>$$\\frac{1}{2}$$</td><td>$$x^2$$</td></tr></tbody></table>`;

/** The answers of a mock exam of a learner's own whose questions have formulas. */
async function answersOf(page: Page): Promise<string> {
  const { certCode } = await makeExam({ passage: formulas });
  const learner = await newMember({ nickname: '看解析的人', roleId: '2', tenant: qiming });
  await lend({ person: learner, context: page.context() });
  const exam = { mockId: '', deviceId: 'one' };
  exam.mockId = (await learner.call('mock.newMock', { certCode, deviceId: exam.deviceId })).mockId ?? '';
  await learner.call('mock.submit', exam);
  return `/answer-details?mockId=${exam.mockId}`;
}

/** A published result of the demo's learner. */
async function resultOf(page: Page): Promise<string> {
  await lend({ person: await signInAs({ account: 'student', tenant: qiming }), context: page.context() });
  return wholePath('/exam-result?placementId=');
}

for (const [what, pathOf, share] of [
  ['the middle of long answers with formulas', answersOf, 0.5],
  ['the end of a result', resultOf, 1],
] as const)
  test(`loaded anew at ${what}, a page does not jump and is where it was`, async ({ page }) => {
    const path = await pathOf(page);
    await watchShifts(page);
    await shiftOf({ page, path });
    const place = await page.evaluate((part) => {
      window.scrollTo(0, part * (document.body.scrollHeight - window.innerHeight));
      return window.scrollY;
    }, share);
    expect(place).toBeGreaterThan(0);
    await page.reload();
    expect(await settledShift(page)).toBeLessThanOrEqual(most);
    expect(await page.evaluate(() => window.scrollY)).toBeCloseTo(place, -1);
  });

test('nothing jumps when the line goes and when it comes back', async ({ page, context }) => {
  await page.goto(`${base}/help-doc`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const top = (): Promise<number> =>
    page.getByRole('heading', { level: 1 }).evaluate((heading) => heading.getBoundingClientRect().top);
  const former = await top();
  await context.setOffline(true);
  const bar = page.getByText('网络已断开');
  await expect(bar).toBeVisible();
  expect(await top()).toBe(former);
  expect(await bar.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(former);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
});

test('no call is made twice for a page, and none for a row', async ({ page, signIn }) => {
  const student = await signIn({ account: 'student', tenant: qiming });
  for (const certCode of ['AIL-1', 'ETA-1']) {
    const { rows } = await student.call('practice.startRandom', { certCode, chooses: 2, types: ['1'] });
    for (const { questionId } of rows)
      await student.call('practice.isTrue', { certCode, questionId, selectedOptions: [1] });
  }
  for (const path of [
    '/',
    '/tenant',
    '/network-center',
    '/all-certificates',
    '/my-certification',
    '/certification-detail?certCode=ETA-1',
  ]) {
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !pathname.startsWith('/api/file/'))
        calls.push(`${request.method()} ${pathname}`);
    });
    await page.goto(`${base}${path}`);
    await page.waitForLoadState('networkidle');
    page.removeAllListeners('request');
    expect
      .soft(
        calls.filter((each, index) => calls.indexOf(each) !== index),
        path,
      )
      .toEqual([]);
    expect.soft(calls.length, `${path}: ${calls.join(', ')}`).toBeLessThanOrEqual(12);
  }
});

test('style sheets are fetched once', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (request) => request.resourceType() === 'stylesheet' && styles.push(request.url()));
  const reply = await page.goto(`${base}/`);
  await page.waitForLoadState('networkidle');
  for (const entry of (reply?.headers()['link'] ?? '').split(', ').filter((each) => each.includes('as=style')))
    expect(entry).toContain('; crossorigin');
  expect(new Set(styles).size).toBe(styles.length);
});

test('a signed-in learner’s home leads with the exam under way, and what is due', async ({ page }) => {
  const account = `next-${Date.now().toString(36)}`;
  await newAccount({ account, nickname: '接着学' });
  const operator = await signInAs({ account: 'operator', tenant: qiming });
  await operator.call('membership.save', { account, roleId: '2' });
  const person = await signInAs({ account, tenant: qiming });
  await person.call('mock.newMock', { certCode: 'ETA-1', deviceId: 'other' });
  await lend({ person, context: page.context() });
  await page.goto(`${base}/`);
  const step = page.getByRole('region', { name: /模拟考试进行中/ });
  await expect(step.getByRole('link', { name: '继续考试' })).toHaveAttribute('href', /mock-exam\?mockId=/);
  const [stepBox, hero] = await Promise.all([step.boundingBox(), page.locator('.home-hero').boundingBox()]);
  expect(stepBox?.y ?? 0).toBeLessThan(hero?.y ?? 0);
});

test('on a phone four places stand at the lower edge; help is in the menu and covers nothing', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/`);
  const tabs = page.getByRole('navigation', { name: '常用页面' });
  await expect(tabs.getByRole('link')).toHaveText(['首页', '练习', '考试', '我的']);
  await expect(tabs.getByRole('link', { name: '首页' })).toHaveAttribute('aria-current', 'page');
  await expect(page.locator('.shell-help')).toBeHidden();
  await page.getByRole('button', { name: '打开菜单' }).click();
  await expect(page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '帮助中心' })).toBeVisible();
  await tabs.getByRole('link', { name: '练习' }).click();
  await expect(page).toHaveURL(/\/practice$/);
  await page.goto(`${base}/practice?certCode=ETA-1`);
  await page.getByRole('button', { name: /^(开始练习|继续练习)$/ }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(tabs).toBeHidden();
});

test('every page begins at the same left edge', async ({ page, signIn }) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.setViewportSize({ width: 1440, height: 900 });
  const edges = new Map<string, number>();
  for (const path of [
    '/tenant',
    '/certification',
    '/all-certificates',
    '/my-certification',
    '/practice',
    '/practice?certCode=ETA-1',
    '/wrong-list',
    '/collect-list',
    '/mock-exam',
    '/account',
    '/switch-tenant',
    '/help-doc',
  ]) {
    await page.goto(`${base}${path}`);
    const heading = page.locator('.page').first();
    await expect(heading).toBeVisible();
    edges.set(path, (await heading.boundingBox())?.x ?? 0);
  }
  expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1);
});
