import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GeneratedFile, LargeFile } from './output.ts';
import { writeAll } from './write.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'written-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const tables = (text: string): GeneratedFile => ({ path: 'schemas/generated/tables.json', text });
const types = (...parts: string[]): LargeFile => ({ path: 'schemas/generated/types.ts', parts });

async function write(files: (GeneratedFile | LargeFile)[], isCheck = false) {
  async function* all() {
    yield* files;
  }
  return writeAll({ root, files: all(), isCheck });
}

const read = (name: string): string => readFileSync(join(root, 'schemas', 'generated', name), 'utf8');

it('writes what differs, part by part where it is large, and removes what is left over', async () => {
  expect(await write([tables('a'), types('b', 'c')])).toMatchObject({
    paths: ['schemas/generated/tables.json', 'schemas/generated/types.ts'],
    drifted: [],
  });
  expect([read('tables.json'), read('types.ts')]).toEqual(['a', 'bc']);
  expect(await write([tables('a'), types('bc')])).toMatchObject({ written: [] });
  expect(await write([types('b', 'd')])).toMatchObject({
    written: ['schemas/generated/types.ts', 'schemas/generated/tables.json'],
  });
  expect(read('types.ts')).toBe('bd');
  expect(existsSync(join(root, 'schemas/generated/tables.json'))).toBe(false);
  expect(existsSync(join(root, 'schemas/generated/types.ts.new'))).toBe(false);
});

it('with a check tells what is reviewed and differs, and leaves it; the rest it makes', async () => {
  await write([tables('a'), types('b')]);
  expect(await write([tables('z'), types('y')], true)).toMatchObject({
    drifted: ['schemas/generated/tables.json'],
    written: ['schemas/generated/types.ts'],
  });
  expect([read('tables.json'), read('types.ts')]).toEqual(['a', 'y']);
  expect(await write([types('y')], true)).toMatchObject({ drifted: ['schemas/generated/tables.json'] });
  expect(read('tables.json')).toBe('a');
});
