import { suggestArea, suggestCall } from './byServer.ts';
import { byArea, byName, byWord } from './suggestions.ts';
import type { Changed } from './suggestions.ts';

/** What is tried of the catalogue: an entity as a whole, where a file of it, of its screens or of its dictionary changed. */
export function suggestBySchemas({ project, file, tests, entities }: Changed): void {
  const [, folder = '', name = ''] = /^schemas\/(?:generated\/)?(\w+)\/(\w+)\./.exec(file) ?? [];
  const isMade = file.startsWith('schemas/generated/');
  // Of what is made many files differ at once, by the one or the ones that were edited.
  const weight = isMade ? 0.2 : 1;
  if (folder === 'entities' || folder === 'screens')
    suggestEntity({ project, name, weight, reason: `${file} changed`, tests, entities });
  if (folder === 'dictionaries')
    for (const path of project.schemas) {
      const [, user] = /^schemas\/entities\/(\w+)\.json$/.exec(path) ?? [];
      if (user !== undefined && project.textOf(path).includes(`"${name}"`))
        suggestEntity({ project, name: user, weight: 0.5, reason: `uses the dictionary ${name}`, tests, entities });
    }
  if (folder === 'operations' && !isMade) {
    suggestArea({ project, area: name, score: byArea, tests });
    for (const call of project.calls.filter((each) => each.name.startsWith(`${name}.`)))
      suggestCall({ project, call, score: byArea, tests });
  }
  if (!file.startsWith('schemas/') || isMade) return;
  for (const path of project.tests.unit)
    if (path.startsWith('generators/') && /projectRoot|import\.meta\.url/.test(project.textOf(path)))
      tests.add({ path, score: byName, reason: 'reads the catalogue' });
}

function suggestEntity({
  project,
  name,
  weight,
  reason,
  tests,
  entities,
}: Omit<Changed, 'file'> & { name: string; weight: number; reason: string }): void {
  const calls = project.calls.filter(({ entity }) => entity === name);
  if (calls.length === 0) return;
  entities.add({ path: name, score: byWord * weight, reason });
  for (const call of calls) suggestCall({ project, call, score: byName * weight, tests });
  for (const path of [...project.tests.contract, ...project.tests.e2e])
    if (path.toLowerCase().includes(`/${name.toLowerCase()}`))
      tests.add({ path, score: byWord * weight, reason: `is about ${name}` });
    else if (path.startsWith('tests/e2e/') && project.textOf(path).includes(`/admin/${name}`))
      tests.add({ path, score: byName * weight, reason: `opens /admin/${name}` });
}
