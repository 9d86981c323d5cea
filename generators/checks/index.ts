/** What a meta-schema cannot say of the catalogue: names that must be there, words that contradict each other, values that cannot be. */
import type { CatalogueSource } from '../files.ts';
import type { Problem } from '../problem.ts';
import { checkCalls } from './calls.ts';
import type { CodeNames } from './codeNames.ts';
import { checkDesign } from './design.ts';
import { checkDictionary } from './dictionary.ts';
import { checkDrawn } from './drawn.ts';
import { checkEntity } from './entity.ts';
import { knownNames, type Known } from './known.ts';
import { checkModules } from './modules.ts';
import { checkNotice } from './notices.ts';
import { checkOperations } from './operations.ts';
import { checkPage } from './page.ts';
import { checkPrint } from './print.ts';

/** Every problem of files that are each of their meta-schema's form; `code` are the names that code gives. */
export function checkCatalogue({ sources, code }: { sources: readonly CatalogueSource[]; code: CodeNames }): Problem[] {
  const known = knownNames({ sources, code });
  const inOrder = causesFirst.flatMap((meta) => sources.filter((source) => source.meta === meta));
  return [
    ...sources.filter(({ meta }) => meta !== 'modules' && meta !== 'screen').flatMap(checkName),
    ...inOrder.flatMap((source) => checks[source.meta]?.({ source, known }) ?? []),
    ...checkCalls(sources),
  ];
}

/** What others name comes before them: what is wrong there may be why they are. */
const causesFirst = ['dictionary', 'modules', 'entity', 'operation', 'notice', 'print', 'screen', 'certDesign'];

/** By the meta-schema of a file. What screens show is checked where they are made (`screens.ts`). */
const checks: Readonly<Record<string, (place: { source: CatalogueSource; known: Known }) => Problem[]>> = {
  entity: (place) => [...checkEntity(place), ...checkDrawn(place)],
  dictionary: checkDictionary,
  modules: checkModules,
  notice: checkNotice,
  print: checkPrint,
  certDesign: checkDesign,
  screen: (place) => [...checkPage(place), ...checkDrawn(place)],
  operation: ({ source, known }) =>
    checkOperations({ source, known, pointer: '/operations', words: source.content['operations'] }),
};

/** What a file is about is called as the file is. */
function checkName({ file, name, content: { $id = name } }: CatalogueSource): Problem[] {
  if ($id !== name) return [{ file, pointer: '/$id', reason: `应与文件名相同：${name}` }];
  return /^[a-z][A-Za-z0-9]{0,39}$/.test(name)
    ? []
    : [{ file, pointer: '', reason: `文件名“${name}”要以小写字母开头，只有英文字母和数字，最多 40 个` }];
}
