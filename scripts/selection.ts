/** Which tests a run of `npm test` is about: all, or those whose path contains a word, as an entity's do. */
import { readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';

/** Paths of test files below the project, by the runner that takes them. */
export interface Selection {
  /** Of the code beside them: vitest's projects `unit` and `dom`. */
  unit: readonly string[];
  contract: readonly string[];
  faults: readonly string[];
  /** Playwright's, over the built product. */
  e2e: readonly string[];
  /** Entities that a word names, whose part of the catalogue's contract is run. */
  entities: readonly string[];
}

/** Where the stories are looked at, for which Storybook is built. */
export const storybookSpec = 'tests/e2e/storybook.spec.ts';

/** The tests whose path contains one of the words, in whatever case; all of them where there is no word. */
export function selectTests({ root, words }: { root: string; words: readonly string[] }): Selection {
  const wanted = words.map((word) => word.toLowerCase());
  const files = listTests(root).filter(
    (path) => wanted.length === 0 || wanted.some((word) => path.toLowerCase().includes(word)),
  );
  const below = (folder: string): string[] => files.filter((path) => path.startsWith(`${folder}/`));
  return {
    unit: [...files.filter((path) => !path.startsWith('tests/')), ...below('tests/mutations')],
    contract: below('tests/contract'),
    faults: below('tests/faults'),
    e2e: below('tests/e2e'),
    entities: listEntities(root).filter((name) => wanted.includes(name.toLowerCase())),
  };
}

const folders = ['generators', 'kinds', 'runtime', 'admin', 'learner', 'server', 'scripts', 'tests'];

function listEntities(root: string): string[] {
  return readdirSync(join(root, 'schemas', 'entities')).map((file) => basename(file, '.json'));
}

function listTests(root: string): string[] {
  const entries = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  return entries
    .filter((entry) => entry.isFile() && /\.(test\.tsx?|spec\.ts)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .sort();
}
