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

/**
 * The tests whose path contains one of the words, in whatever case, or whose runner a word names; all of them where there
 * is no word.
 */
export function selectTests({ root, words }: { root: string; words: readonly string[] }): Selection {
  const wanted = words.map((word) => word.toLowerCase());
  const isWanted = (path: string): boolean =>
    wanted.length === 0 ||
    wanted.some((word) => (isRunner(word) ? runnerOf(path) === word : path.toLowerCase().includes(word)));
  const files = listTests(root).filter(isWanted);
  const by = (runner: Runner): string[] => files.filter((path) => runnerOf(path) === runner);
  return {
    unit: by('unit'),
    contract: by('contract'),
    faults: by('faults'),
    e2e: by('e2e'),
    entities: listEntities(root).filter((name) => wanted.includes(name.toLowerCase())),
  };
}

const runners = ['unit', 'contract', 'faults', 'e2e'] as const;
type Runner = (typeof runners)[number];

function isRunner(word: string): word is Runner {
  return runners.some((runner) => runner === word);
}

function runnerOf(path: string): Runner {
  return runners.find((runner) => path.startsWith(`tests/${runner}/`)) ?? 'unit';
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
