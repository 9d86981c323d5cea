/** The oldest browser that learners may use (specification, section 9): a real Chromium 80 out of a package of the registry. */
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import puppeteer, { type Browser } from 'puppeteer-core';
import { projectRoot } from '#scripts/install.mjs';

/** Starts it with nothing remembered. */
export function launchChromium80(): Promise<Browser> {
  return puppeteer.launch({
    executablePath: unpacked(),
    args: [
      '--headless',
      '--no-sandbox',
      '--no-zygote',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--lang=zh-CN',
    ],
    defaultViewport: { width: 1024, height: 800 },
  });
}

/** The browser's file, unpacked once. */
function unpacked(): string {
  const file = join(projectRoot, '.cache', 'chromium-80', 'chromium');
  if (existsSync(file)) return file;
  const packed = join(
    dirname(createRequire(import.meta.url).resolve('chrome-aws-lambda/package.json')),
    'bin',
    'chromium.br',
  );
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o755);
  writeSync(handle, brotliDecompressSync(readFileSync(packed)));
  closeSync(handle);
  renameSync(draft, file);
  return file;
}
