import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { projectRoot } from '#scripts/install.mjs';
import { serveFolder } from './folderServer.ts';

interface Story {
  id: string;
  title: string;
  name: string;
  type: string;
}

const folder = join(projectRoot, 'storybook-static');

const test = base.extend<object, { storybook: string }>({
  storybook: [
    async ({ browserName: _ }, use) => {
      const { url, close } = await serveFolder(folder);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

for (const [title, stories] of storiesByTitle()) {
  test(`stories: ${title}`, async ({ page, storybook }) => {
    test.setTimeout(30_000 + stories.length * 15_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.stack ?? error.message));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    for (const { id, name } of stories) {
      await test.step(name, async () => {
        faults.length = 0;
        await page.goto(`${storybook}/iframe.html?id=${encodeURIComponent(id)}&viewMode=story`);
        await expect(page.locator('body.sb-show-main, body.sb-show-errordisplay, body.sb-show-nopreview')).toHaveCount(1);
        await expect.soft(page.locator('body'), name).toHaveClass(/sb-show-main/);
        await expect.soft(page.locator('#storybook-root > *').first(), name).toBeAttached();
        expect.soft(faults, name).toEqual([]);
      });
    }
  });
}

if (!existsSync(join(folder, 'index.json'))) {
  test('every story renders', () => {
    test.skip(true, 'storybook-static is missing: run `npx storybook build` first');
  });
}

/** The stories of the built Storybook; none while it is not built. */
function storiesByTitle(): Map<string, Story[]> {
  const file = join(folder, 'index.json');
  if (!existsSync(file)) return new Map();
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, Story> };
  const groups = new Map<string, Story[]>();
  for (const story of Object.values(entries)) if (story.type === 'story') groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  return groups;
}
