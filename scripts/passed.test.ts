import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onceFor } from './passed.ts';
import type { Step } from './steps.ts';

describe('onceFor', () => {
  let notes = '';
  let runs = 0;
  let content = 'a';
  let meanwhile = (): void => undefined;
  const types = (failed: number): Step => ({
    name: 'types',
    run: async () => {
      runs++;
      meanwhile();
      return { passed: 1 - failed, failed, skipped: 0, output: '' };
    },
  });
  const run = (failed = 0) => onceFor({ step: types(failed), notes, keyOf: () => content }).run();

  beforeEach(() => {
    notes = join(mkdtempSync(join(tmpdir(), 'passed-')), 'passed');
    runs = 0;
    content = 'a';
    meanwhile = () => undefined;
  });
  afterEach(() => rmSync(join(notes, '..'), { recursive: true, force: true }));

  it('runs a step again only where something has changed', async () => {
    await run();
    expect(await run()).toMatchObject({ passed: 1, note: 'nothing has changed' });
    expect(runs).toBe(1);
    content = 'b';
    await run();
    content = 'a';
    await run();
    expect(runs).toBe(3);
  });

  it('runs a step again that failed', async () => {
    await run(1);
    expect(await run(1)).toMatchObject({ failed: 1 });
    expect(runs).toBe(2);
  });

  it('runs a step again where something changed while it ran', async () => {
    meanwhile = () => {
      content = 'b';
    };
    await run();
    content = 'a';
    await run();
    expect(runs).toBe(2);
  });
});
