import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { makeTestingFolder } from './testingFolder.ts';

const memory = mkdtempSync(join(tmpdir(), 'memory-'));

afterEach(() => rmSync(memory, { recursive: true, force: true }));

it('is there until it is removed, in memory or not', () => {
  mkdirSync(memory, { recursive: true });
  for (const folder of [makeTestingFolder({ memory }), makeTestingFolder({ memory: join(memory, 'nowhere') })]) {
    expect(existsSync(folder.path)).toBe(true);
    folder.remove();
    expect(existsSync(folder.path)).toBe(false);
  }
});

it('in memory, what a run that was killed left behind goes, and nothing else', () => {
  const left = join(memory, 'certification-tests-999999999');
  const others = [join(memory, 'others'), join(memory, `certification-tests-${process.ppid}`)];
  for (const path of [left, ...others]) mkdirSync(path, { recursive: true });
  const folder = makeTestingFolder({ memory });
  folder.remove();
  const isInMemory = folder.path.startsWith(memory);
  expect(existsSync(left)).toBe(!isInMemory);
  for (const path of others) expect(existsSync(path)).toBe(true);
});
