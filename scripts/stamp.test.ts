import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStampFile, isBuilt, sourceStamp } from './stamp.mjs';

describe('the build stamp', () => {
  let root: string;
  const write = (path: string, content: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'stamp-'));
    write('server/main.ts', 'export {};');
    write('package-lock.json', '{}');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it.each(['server/main.ts', 'schemas/entities/cert.json', 'package-lock.json', 'vite.config.ts'])(
    'changes with the content of %s',
    (path) => {
      const before = sourceStamp(root);
      write(path, 'other');
      expect(sourceStamp(root)).not.toBe(before);
    },
  );

  it('leaves out what is generated, but where it is asked for by itself', () => {
    write('schemas/generated/tables.json', '{}');
    const [whole, own] = [sourceStamp(root), sourceStamp(root, ['schemas/generated'])];
    write('schemas/generated/tables.json', '{"tables":[]}');
    expect(sourceStamp(root)).toBe(whole);
    expect(sourceStamp(root, ['schemas/generated'])).not.toBe(own);
  });

  it('changes when a file is renamed or content moves between files', () => {
    write('server/a.ts', 'ab');
    write('server/b.ts', 'c');
    const before = sourceStamp(root);
    write('server/a.ts', 'a');
    write('server/b.ts', 'bc');
    expect(sourceStamp(root)).not.toBe(before);
  });

  it.each([
    'server/main.test.ts',
    'admin/Shell.stories.tsx',
    'server/.main.ts.swp',
    'server/node_modules/x.js',
    'README.md',
  ])('does not change with %s', (path) => {
    const before = sourceStamp(root);
    write(path, 'anything');
    expect(sourceStamp(root)).toBe(before);
  });

  it('does not change with the times of the files', () => {
    const before = sourceStamp(root);
    utimesSync(join(root, 'server/main.ts'), 1, 1);
    expect(sourceStamp(root)).toBe(before);
  });

  it('tells a finished build of these sources from all others', () => {
    expect(isBuilt(root)).toBe(false);
    write(buildStampFile, sourceStamp(root));
    expect(isBuilt(root)).toBe(true);
    write('server/main.ts', 'export const changed = 1;');
    expect(isBuilt(root)).toBe(false);
  });
});
