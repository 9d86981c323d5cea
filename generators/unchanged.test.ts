import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codeFiles } from './checks/codeNames.ts';
import { inputsOf, isUnchanged, noteRun } from './unchanged.ts';

describe('a run of the generators that changed nothing', () => {
  let root: string;
  const write = (path: string, text = path): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const isDone = (): boolean => isUnchanged({ root, inputs: inputsOf(root) });
  const made = ['schemas/generated/tables.json', '.storybook/generated/cert.stories.tsx', 'docs/catalogue.md'];

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'unchanged-'));
    for (const path of ['schemas/entities/cert.json', 'generators/main.ts', 'package-lock.json', ...made]) write(path);
    noteRun({ root, inputs: inputsOf(root), paths: made });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('is not made again', () => {
    expect(isDone()).toBe(true);
    write('generators/main.test.ts');
    write('docs/architecture.md');
    expect(isDone()).toBe(true);
  });

  it.each([
    'schemas/entities/cert.json',
    'schemas/meta/entity.json',
    'generators/main.ts',
    'kinds/text/kind.ts',
    'runtime/core/operations/filter.ts',
    'package-lock.json',
    ...codeFiles,
  ])('is made again after a change of what it reads: %s', (path) => {
    write(path, 'other');
    expect(isDone()).toBe(false);
  });

  it.each(made)('is made again where what it made was edited by hand or removed: %s', (path) => {
    write(path, 'edited');
    expect(isDone()).toBe(false);
    rmSync(join(root, path));
    expect(isDone()).toBe(false);
    write(path);
    expect(isDone()).toBe(true);
  });

  it('is made again where a file was left in its folders', () => {
    write('schemas/generated/screens/old.json');
    expect(isDone()).toBe(false);
  });

  it('is made again where what it read changed while it ran', () => {
    const inputs = inputsOf(root);
    write('schemas/entities/cert.json', 'other');
    noteRun({ root, inputs, paths: made });
    expect(isDone()).toBe(false);
    write('schemas/entities/cert.json');
    expect(isDone()).toBe(true);
  });

  it('is made again where nothing was noted, or half of it', () => {
    write('.cache/generated.json', '{"inputs":');
    expect(isDone()).toBe(false);
  });
});
