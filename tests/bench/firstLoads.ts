/** Bytes of JavaScript that a browser fetches when it opens the admin for the first time. */
import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '#server/first.ts';

/** The log-in, and the first list of somebody who has just logged in: bytes as sent, gzip. */
export async function firstLoads({
  browser,
  url,
}: {
  browser: Browser;
  url: string;
}): Promise<{ login: number; list: number }> {
  const page = await browser.newPage();
  try {
    const login = await scriptsOf({ page, url: `${url}/admin/` });
    await signIn({ page, url });
    return { login, list: await scriptsOf({ page, url: `${url}/admin/cert` }) };
  } finally {
    await page.close();
  }
}

/** Bytes of JavaScript, compressed as sent, that a first visit to an address brings. */
async function scriptsOf({ page, url }: { page: Page; url: string }): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  // Brotli is smaller; the limits are in gzip.
  await page.route('**/*', (route) =>
    route.continue({ headers: { ...route.request().headers(), 'accept-encoding': 'gzip' } }),
  );
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\.js(\?|$)/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.unroute('**/*');
  await session.detach();
  return bytes;
}

async function signIn({ page, url }: { page: Page; url: string }): Promise<void> {
  await page.goto(`${url}/admin/`);
  await page.getByLabel('账号', { exact: true }).fill('teacher');
  await page.getByLabel('密码', { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation').first().waitFor();
}
