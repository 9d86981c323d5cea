/**
 * Tests in Chromium over the built product: `npm run build`, then
 * `CHROMIUM_PATH=/usr/bin/chromium-headless-shell npx playwright test --config tests/e2e/playwright.config.ts [file]`.
 */
import { defineConfig } from '@playwright/test';
import { chromiumArgs } from '#scripts/chromium.ts';

const executablePath = process.env['CHROMIUM_PATH'];

/**
 * A page of a test lives for seconds: code that is made quick for minutes is not worth its making, nor a process of its own
 * for pictures that nobody sees. Together a quarter of the processor time.
 */
const shortLived = ['--js-flags=--no-opt,--no-maglev', '--in-process-gpu'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  globalSetup: './serve.ts',
  // They wait for lines and pages more than they compute.
  workers: 4,
  // Several times what a busy machine takes: only what never comes may end a test.
  timeout: 180_000,
  // A browser on a busy machine: each use of it is named in the last lines of the run.
  retries: 1,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // What it fetches in the background is in the way of tests that count; its own test lets it in.
    serviceWorkers: 'block',
    // Nothing slides or fades: quicker, and nothing is clicked beside. Some tests ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 45_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: { args: [...chromiumArgs, ...shortLived], ...(executablePath && { executablePath }) },
  },
});
