import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { watchFolder } from './watch.ts';

const root = mkdtempSync(join(tmpdir(), 'watch-'));
mkdirSync(join(root, 'entities'));
mkdirSync(join(root, 'generated'));
const onChange = vi.fn(async () => {});
const stop = watchFolder({ folder: root, except: ['generated'], onChange });
afterEach(() => onChange.mockClear());

it('notices a file that an editor replaces, again and again', async () => {
  for (const content of ['one', 'two']) {
    onChange.mockClear();
    writeFileSync(join(root, 'entities', 'cert.tmp'), content);
    renameSync(join(root, 'entities', 'cert.tmp'), join(root, 'entities', 'cert.json'));
    await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 5000);
  }
});

it('notices files in a new folder, and nothing in a folder left out', async () => {
  mkdirSync(join(root, 'screens'));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(1), 5000);
  writeFileSync(join(root, 'generated', 'types.ts'), '');
  writeFileSync(join(root, 'screens', 'cert.list.json'), '{}');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledTimes(2), 5000);
  stop();
  rmSync(root, { recursive: true });
});
