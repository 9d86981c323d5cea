import { suggestEntities } from './byServer.ts';
import type { Project } from './project.ts';
import { reach } from './reach.ts';
import { byImport, byName, isCatalogue, isTest, itself } from './suggestions.ts';
import type { Changed } from './suggestions.ts';

/** Tests that load a file when they run, the nearest first. */
export function suggestByImports({ project, file, tests, entities }: Changed): void {
  if (isTest(file)) tests.add({ path: file, score: itself, reason: 'changed itself' });
  for (const isOfProduct of [false, true]) {
    const ends = new Set(isOfProduct ? [...wholes, ...makers] : wholes);
    for (const { path, distance, by } of reach({ file, importers: project.importers, ends })) {
      if (distance === 0 || !isTest(path) || path.startsWith('tests/') !== isOfProduct) continue;
      if (isOfProduct && !file.startsWith('tests/') && distance > mostImports(path)) continue;
      const reason = by === undefined ? `imports ${file}` : `imports ${file} by ${by}`;
      if (isCatalogue(path)) suggestEntities({ project, verb: 'save', nearness: 1, reason, entities });
      else tests.add({ path, score: byImport / distance ** 2, reason });
    }
  }
  const [folder] = /^(learner\/pages|admin\/parts|kinds)\/\w+\//.exec(file) ?? [];
  if (folder === undefined) return;
  for (const path of project.tests.unit)
    if (path.startsWith(folder)) tests.add({ path, score: byName, reason: `lies beside ${file}` });
}

/** SQL, pages and scripts are read by their names, not imported. */
export function suggestByText({ project, file, tests }: Omit<Changed, 'entities'>): void {
  if (file.startsWith('schemas/') || (/\.tsx?$/.test(file) && !file.startsWith('scripts/'))) return;
  const name = file.slice(file.lastIndexOf('/') + 1);
  // Many scripts have names that are words of everything.
  const names = file.startsWith('scripts/') ? [`'${file}'`, `'scripts', '${name}'`] : [`'${name}'`, `/${name}'`];
  for (const path of testsOf(project)) {
    const text = project.textOf(path);
    if (names.some((each) => text.includes(each))) tests.add({ path, score: byName, reason: `names ${name}` });
  }
}

/** Files that load all of a product: what reaches a test through them alone has nothing more to do with it than all else. */
export const wholes = [
  'server/testing.ts',
  'server/testingSeed.ts',
  'server/first.ts',
  'server/open.ts',
  'server/main.ts',
  'server/http/server.ts',
  'server/http/routes.ts',
  'server/engine/index.ts',
  'server/domain/index.ts',
  'learner/routes.ts',
  'admin/parts/index.ts',
];

/** The same of the generators, for tests of what is made. */
export const makers = ['generators/generate.ts', 'generators/catalogue.ts'];

/** Beyond which tests of the whole product merely happen to load a file. */
function mostImports(test: string): number {
  return test.startsWith('tests/contract/') ? 3 : 1;
}

function testsOf({ tests }: Project): string[] {
  return Object.values(tests).flat();
}
