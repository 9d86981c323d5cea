import { serveBuilds } from './builds.ts';
import { qiming } from './person.ts';
import { serverUrl } from './server.ts';
import { expect, test, type Page } from './test.ts';

const base = '/auth-center';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** The worker has kept the build and looks after this page. */
async function kept(page: Page): Promise<void> {
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.ready).active?.state === 'activated',
    undefined,
    { timeout: 45_000 },
  );
}

test('opens without a line once visited: what was read is there, what needs the line says so and comes by itself', async ({
  page,
  context,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/`);
  await expect(page.getByRole('heading', { name: '热门证书' })).toBeVisible();
  await page.goto(`${base}/all-certificates`);
  const first = page.locator('.cert-card strong').first();
  const name = await first.innerText();
  await kept(page);
  await context.setOffline(true);
  await page.goto(`${base}/all-certificates`);
  await expect(page.getByText('网络已断开')).toBeVisible();
  await expect(first).toHaveText(name);
  // A page never opened before has its code all the same, and says what it lacks.
  await page.goto(`${base}/network-center`);
  await expect(page.getByRole('heading', { name: '认证机构', level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('.network-card').first()).toBeVisible();
  await expect(page.getByRole('button', { name: '重试' })).toHaveCount(0);
  await expect(page.getByText('网络已断开')).toHaveCount(0);
});

test('nothing of a person is left after the log-out; the worker keeps no answers and knows no admin', async ({
  page,
  signIn,
}) => {
  await signIn({ account: 'student', tenant: qiming });
  await page.goto(`${base}/my-certification`);
  await kept(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: '我的认证', level: 1 })).toBeVisible();
  const stores = (): Promise<{ name: string; urls: string[] }[]> =>
    page.evaluate(async () =>
      Promise.all(
        (await caches.keys()).map(async (name) => ({
          name,
          urls: (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        })),
      ),
    );
  await expect.poll(async () => (await stores()).some(({ name }) => name.startsWith('learner-kept '))).toBe(true);
  const shell = (await stores()).filter(({ name }) => name.startsWith('learner-shell '));
  expect(shell).toHaveLength(1);
  expect(shell.flatMap(({ urls }) => urls).filter((url) => !url.startsWith('/auth-center/'))).toEqual([]);
  expect(
    await page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    ),
  ).toEqual(['/auth-center/']);
  await page.getByRole('button', { name: /^我的菜单/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/auth-login$/);
  await expect
    .poll(async () => (await stores()).map(({ name }) => name).filter((name) => /^learner-kept (?!nobody)/.test(name)))
    .toEqual([]);
});

test('a missing part of an older build: the page is loaded anew by itself, once', async ({ page }) => {
  await page.goto(`${base}/help-doc`);
  await expect(page.getByRole('heading', { name: '帮助中心', level: 1 })).toBeVisible();
  let asked = 0;
  await page.route('**/assets/TalentMarket-*.js', (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue();
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/auth-center/talent-market');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { name: '人才市场', level: 1 })).toBeVisible();
});

test('builds never mix: with a line the new one as a whole, without one the whole of the one that was kept', async ({
  page,
}) => {
  const builds = await serveBuilds({ api: serverUrl() });
  const loaded = async (): Promise<string[]> =>
    builds.buildsOf(await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)));
  const open = async (path: string, heading: string): Promise<void> => {
    await page.goto(`${builds.url}${base}${path}`);
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  };
  try {
    await open('/help-doc', '帮助中心');
    await kept(page);
    await open('/help-doc', '帮助中心');
    expect(await loaded()).toEqual(['first']);

    builds.deploy();
    await open('/help-doc', '帮助中心');
    expect(await loaded()).toEqual(['second']);
    await open('/talent-market', '人才市场');
    expect(await loaded()).toEqual(['second']);
    await expect
      .poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting)), {
        timeout: 30_000,
      })
      .toBe(true);
  } finally {
    await builds.stop();
  }
  await open('/help-doc', '帮助中心');
  expect(await loaded()).toHaveLength(1);
  await open('/network-center', '认证机构');
  expect(await loaded()).toHaveLength(1);
});
