import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../install.mjs';
import { selectTests } from '../selection.ts';
import { subjects } from './subjects.ts';

it('is about paths and tests that there are', () => {
  const tests = selectTests({ root: projectRoot, words: [] });
  const verbs = readdirSync(join(projectRoot, 'server', 'engine')).map((name) => name.replace(/\.ts$/, ''));
  const stale = subjects.flatMap(({ folder, verbs: tried = [], ...words }) => [
    ...(isThere(folder) ? [] : [folder]),
    ...(['contract', 'e2e', 'faults'] as const).flatMap((runner) =>
      (words[runner] ?? [])
        .filter((word) => !tests[runner].some((path) => path.includes(word)))
        .map((word) => `${folder}: ${runner} ${word}`),
    ),
    ...tried.filter((verb) => !verbs.includes(verb)).map((verb) => `${folder}: ${verb}`),
  ]);
  expect(stale).toEqual([]);
});

/** A folder, a file, or what the names of some in a folder begin with. */
function isThere(beginning: string): boolean {
  if (existsSync(join(projectRoot, beginning))) return true;
  const folder = dirname(beginning);
  return readdirSync(join(projectRoot, folder)).some((name) => `${folder}/${name}`.startsWith(beginning));
}
