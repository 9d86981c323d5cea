import { test as base, type BrowserContext, type BrowserContextOptions } from '@playwright/test';
import { lend, signInAs, type Person } from './person.ts';
import { serverUrl } from './server.ts';
import { watch } from './watch.ts';

export { expect, type Locator, type Page } from '@playwright/test';

interface Fixtures {
  /** Every test fails in which a page threw an error or broke the content security policy. */
  isClean: void;
  /** Signs in and gives the session to the test's browser. */
  signIn(who: { account: string; tenant?: string }): Promise<Person>;
  /** Another browser, watched like the first; one that runs no scripts where that is said. */
  newContext(options?: Pick<BrowserContextOptions, 'javaScriptEnabled'>): Promise<BrowserContext>;
}

export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(serverUrl()),
  isClean: [
    async ({ context }, use) => {
      const faults = await watch(context);
      await use();
      base.expect(faults, 'errors and policy violations in the page').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context }, use) => {
    await use(async (who) => {
      const person = await signInAs(who);
      await lend({ person, context });
      return person;
    });
  },
  newContext: async ({ browser, baseURL, viewport, locale, timezoneId, contextOptions }, use) => {
    const opened: { context: BrowserContext; faults: string[] }[] = [];
    await use(async (options) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...options,
        serviceWorkers: 'block',
        baseURL,
        viewport,
        locale,
        timezoneId,
      });
      opened.push({ context, faults: await watch(context) });
      return context;
    });
    for (const { context, faults } of opened) {
      await context.close();
      base.expect(faults, 'errors and policy violations in the other browser').toEqual([]);
    }
  },
});
