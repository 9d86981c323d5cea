import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { compressFolder } from './compress.ts';

const folder = mkdtempSync(join(tmpdir(), 'compress-'));
afterAll(() => rmSync(folder, { recursive: true }));

const files = 400;
const megabyte = 2 ** 20;

it('takes no more memory for many files than for few', async () => {
  const text = Array.from({ length: 500 }, (_, line) => `line ${line * line}`).join('\n');
  for (let count = 0; count < files; count++) writeFileSync(join(folder, `${count}.js`), `${count}${text}`);
  let most = 0;
  const before = process.memoryUsage.rss();
  const look = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss() - before);
  }, 5);
  await compressFolder(folder);
  clearInterval(look);
  expect(readdirSync(folder)).toHaveLength(3 * files);
  for (const count of [0, files - 1]) {
    const file = join(folder, `${count}.js`);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(`${count}${text}`);
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(`${count}${text}`);
  }
  expect(most).toBeLessThan(150 * megabyte);
});
