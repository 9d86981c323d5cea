/** The browser of the tests and of the pictures in the README. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { canInstallPackages, installPackages } from './debian.ts';
import { runOrThrow } from './command.ts';

/** Launch arguments: works in containers and as root, and keeps the browser from calling anyone by itself. */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Finds a Chromium, or gets one: Debian's with Chinese fonts where packages may be installed, else Playwright's. Of
 * Debian's the headless shell is preferred, as Playwright prefers its own: the whole browser also draws a toolbar that
 * nobody sees for each window, which takes longer than many a page.
 * @returns the path of its executable.
 * @throws Error with the installer's words when there is none and none can be had.
 */
export async function ensureChromium(): Promise<string> {
  if (!canInstallPackages()) return debians.find(existsSync) ?? ensurePlaywrightChromium();
  if (!hasChineseFont()) await installPackages(['fonts-noto-cjk', 'fontconfig']);
  if (!existsSync(headlessShell))
    await installPackages(['chromium-headless-shell']).catch(async (error: unknown) => {
      // Not every release has it.
      if (!existsSync(wholeBrowser)) await installPackages(['chromium']);
      else console.error(`Going on with ${wholeBrowser}: ${error instanceof Error ? error.message : String(error)}`);
    });
  return debians.find(existsSync) ?? ensurePlaywrightChromium();
}

const headlessShell = '/usr/bin/chromium-headless-shell';
const wholeBrowser = '/usr/bin/chromium';
const debians = [headlessShell, wholeBrowser];

function hasChineseFont(): boolean {
  const { stdout } = spawnSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' });
  return (stdout ?? '').trim() !== '';
}

async function ensurePlaywrightChromium(): Promise<string> {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    console.error('Downloading the Chromium that Playwright uses');
    const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
    await runOrThrow({ command: process.execPath, args: [cli, 'install', 'chromium'] });
  }
  return path;
}
