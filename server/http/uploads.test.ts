import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import type { App } from '../engine/context.ts';
import { sweepUploads } from './uploads.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uploads-'));
const app = { config: { dataDir } } as App;

afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('what a killed process left behind goes after a day; what is arriving stays', async () => {
  const folder = join(dataDir, 'uploads');
  mkdirSync(folder, { recursive: true });
  const [left, arriving] = ['left', 'arriving'].map((name) => join(folder, name)) as [string, string];
  for (const path of [left, arriving]) writeFileSync(path, 'x');
  const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
  utimesSync(left, twoDaysAgo, twoDaysAgo);
  await sweepUploads({ app });
  expect([existsSync(left), existsSync(arriving)]).toEqual([false, true]);
});

it('before the first upload there is nothing to do', async () => {
  await expect(sweepUploads({ app })).resolves.toBeUndefined();
});
