import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { watchFolders } from './watch.ts';

const root = mkdtempSync(join(tmpdir(), 'watch-'));
const schemas = join(root, 'schemas');
const server = join(root, 'server');
mkdirSync(join(schemas, 'entities'), { recursive: true });
mkdirSync(server);
const onChange = vi.fn(async () => {});
const stop = watchFolders({ folders: [schemas, server], onChange });
afterEach(() => onChange.mockClear());

it('notices a file that an editor replaces, again and again', async () => {
  for (const content of ['one', 'two']) {
    onChange.mockClear();
    writeFileSync(join(schemas, 'entities', 'cert.tmp'), content);
    renameSync(join(schemas, 'entities', 'cert.tmp'), join(schemas, 'entities', 'cert.json'));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 5000);
  }
});

it('notices files in a new folder, and takes changes at the same time in several folders for one', async () => {
  mkdirSync(join(schemas, 'screens'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 5000);
  writeFileSync(join(schemas, 'screens', 'cert.list.json'), '{}');
  writeFileSync(join(server, 'main.ts'), '');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 5000);
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  rmSync(root, { recursive: true });
});
