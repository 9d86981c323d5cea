/**
 * Pictures of the running product for README.md and the guides: `npm run build`, then `npx tsx tests/e2e/pictures.ts`.
 * With words after it, those alone whose path has one of them.
 */
import { chromium, type Browser } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { lend, personOf, signInAs } from './person.ts';
import { manualSets } from './pictures/manual.ts';
import type { PictureSet } from './pictures/picture.ts';
import { readmeSets } from './pictures/readme.ts';
import { save } from './pictures/save.ts';
import { studentSets } from './pictures/student.ts';
import { settled } from './places.ts';
import { startServer } from './server.ts';

const wanted = process.argv.slice(2);
const server = await startServer();
process.env['E2E_URL'] = server.url;
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? (await ensureChromium()),
  args: [...chromiumArgs],
});
const failed: string[] = [];
try {
  for (const set of [...readmeSets, ...manualSets, ...studentSets]) await takeSet({ browser, set });
} finally {
  await browser.close();
  await server.stop();
}
if (failed.length > 0) throw new Error(`not taken: ${failed.join(', ')}`);

async function takeSet({ browser: of, set }: { browser: Browser; set: PictureSet }): Promise<void> {
  const pictures = set.pictures.filter(
    ({ name }) => wanted.length === 0 || wanted.some((word) => `${set.folder}/${name}.`.includes(word)),
  );
  if (pictures.length === 0) return;
  const { account, tenant, width, height, scale = 1 } = set;
  const context = await of.newContext({
    baseURL: server.url,
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  });
  const person =
    account === undefined ? personOf('') : await signInAs({ account, ...(tenant !== undefined && { tenant }) });
  if (account !== undefined) await lend({ person, context });
  for (const { name, show } of pictures) {
    const page = await context.newPage();
    try {
      await show({ page, person });
      await settled(page);
      await save({ page, name, set });
    } catch (error) {
      console.error(`${set.folder}/${name}: ${error instanceof Error ? error.message : String(error)}`);
      failed.push(name);
    }
    await page.close();
  }
  await context.close();
}
