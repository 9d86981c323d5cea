import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#server/testing.ts';
import { mutations } from './list.ts';

it('there are fifty faults at least, each with a name of its own', () => {
  expect(mutations.length).toBeGreaterThanOrEqual(50);
  expect(new Set(mutations.map(({ name }) => name)).size).toBe(mutations.length);
});

it.each(mutations.map((each) => [each.name, each] as const))('%s: the place is there, once', (_name, each) => {
  const { file, from, to, tests } = each;
  const path = join(root, file);
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
  expect(tests.length).toBeGreaterThan(0);
});
