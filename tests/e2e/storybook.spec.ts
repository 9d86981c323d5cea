import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { projectRoot } from '#scripts/install.mjs';
import { screensLeftOut } from './drawn.ts';
import { serveFolder } from './folderServer.ts';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
  /** The file of the story below the project. */
  importPath: string;
}

/** How the pages of Storybook talk to each other. */
interface Channel {
  once(event: string, listener: () => void): void;
  emit(event: string, message: object): void;
}

const channelName = '__STORYBOOK_ADDONS_CHANNEL__';
const folder = join(projectRoot, 'storybook-static');

interface Shown {
  page: Page;
  /** What went wrong unseen, until it is taken out. */
  faults: string[];
}

/** One page for all stories of a worker: they change in it as when somebody walks through them. */
const test = base.extend<object, { shown: Shown }>({
  shown: [
    async ({ browser }, use) => {
      const { url, close } = await serveFolder(folder);
      const page = await browser.newPage();
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
      page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
      await page.goto(`${url}/iframe.html?viewMode=story`);
      await page.waitForFunction((name) => name in window, channelName);
      await use({ page, faults });
      await page.close();
      await close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const [title, stories] of storiesByTitle()) {
  test(`stories: ${title}`, async ({ shown: { page, faults } }) => {
    test.setTimeout(120_000 + stories.length * 15_000);
    for (const { id, name } of stories) {
      await test.step(name, async () => {
        expect.soft(await show({ page, id }), name).toBe('storyRendered');
        await expect.soft(page.locator('body'), name).toHaveClass(/sb-show-main/);
        await expect.soft(page.locator('#storybook-root > *').first(), name).toBeAttached();
        expect.soft(faults.splice(0), name).toEqual([]);
      });
    }
  });
}

if (!existsSync(join(folder, 'index.json'))) {
  test('every story renders', () => {
    test.skip(true, 'storybook-static is missing: run `npx storybook build` first');
  });
}

/** Shows a story and waits until the page has nothing to do. @returns what Storybook says of it, `storyRendered` where it is there */
function show({ page, id }: { page: Page; id: string }): Promise<string> {
  return page.evaluate(
    ([name, storyId]) =>
      new Promise<string>((resolve) => {
        const channel = Reflect.get(window, name) as Channel;
        for (const event of ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'])
          channel.once(event, () => requestIdleCallback(() => resolve(event), { timeout: 5000 }));
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    [channelName, id] as const,
  );
}

/** The stories of the built Storybook that are worth a look, by their titles; none while it is not built. */
function storiesByTitle(): Map<string, Story[]> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> };
  const groups = new Map<string, Story[]>();
  const leftOut = screensLeftOut();
  for (const story of Object.values(entries))
    if (story.type === 'story' && !leftOut.has(screenOf(story)))
      groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  return groups;
}

/** The name of the screen that a generated story shows; of another story something that no screen is called. */
function screenOf({ importPath }: Story): string {
  return /generated\/(.+)\.stories\.tsx$/.exec(importPath)?.[1] ?? '';
}
