import type { EntityWords } from '#schemas/generated/words.ts';
import { aboutWords } from '../about.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { suggestion } from './suggestion.ts';
import { amongProblems } from './unique.ts';

/** What is wrong with the word that says whose data the records are. */
export function checkAbout({ file, words, properties, known }: EntityPlace): Problem[] {
  const { about, own } = words as Pick<EntityWords, 'about' | 'own'>;
  if (about === undefined) return [];
  const isShort = typeof about === 'string';
  const at = (reason: string, pointer = isShort ? '' : '/field'): Problem => ({
    file,
    pointer: `/x-entity/about${pointer}`,
    reason,
  });
  const { field, of, account, where = {} } = aboutWords({ about }) ?? { field: '' };
  const missing = fieldProblem({ field, properties });
  const property = properties[field] ?? {};
  const isWhose =
    of !== undefined
      ? property.type === 'string'
      : property.type === 'string' &&
        (['person', 'user'].includes(property['x-ref'] ?? '') || property['x-id'] === true);
  return [
    ...(missing === undefined
      ? isWhose
        ? []
        : [at('要写引用人员（person）或用户（user）的字段，或保存用户编号的字段（x-id）')]
      : [at(missing)]),
    ...(of === undefined ? [] : aboutRecord({ of, known }).map((reason) => at(reason, '/of'))),
    ...(of !== undefined && property['x-ref'] !== undefined && property['x-ref'] !== of
      ? [at(`“${field}”引用的是“${property['x-ref']}”，不是“${of}”`, '/of')]
      : []),
    ...(account === undefined
      ? []
      : aboutAccount({ account, field, of, properties }).map((reason) => at(reason, '/account'))),
    ...(isShort && field === own ? [at('own 已经写明了，请去掉 about')] : []),
    ...Object.entries(where).flatMap(([name, value]) =>
      amongProblems({ field: name, value, properties, known }).map((reason) => at(reason, `/where/${name}`)),
    ),
  ];
}

/** Why a field is none that says by an account whose the records are. */
function aboutAccount({
  account,
  field,
  of,
  properties,
}: Pick<EntityPlace, 'properties'> & { account: string; field: string; of: string | undefined }): string[] {
  const missing = fieldProblem({ field: account, properties });
  if (missing !== undefined) return [missing];
  if (of === undefined && properties[field]?.['x-ref'] === 'person')
    return ['引用人员的字段总是写明了的，不用另写账号'];
  const { type, 'x-ref': ref, 'x-id': isId, 'x-dict': dictionary, 'x-column': isColumn } = properties[account] ?? {};
  const isText = type === 'string' && ref === undefined && !isId && dictionary === undefined && isColumn !== false;
  return isText ? [] : ['要写保存账号的文字字段'];
}

/** Why an entity is none whose records are about somebody by themselves. */
function aboutRecord({ of, known }: Pick<EntityPlace, 'known'> & { of: string }): string[] {
  const referred = known.entities.get(of);
  if (!referred) return [`没有实体“${of}”${suggestion({ name: of, among: known.entities.keys() })}`];
  const said = aboutWords(referred['x-entity'] as Pick<EntityWords, 'about' | 'own'>);
  return said === undefined || said.of !== undefined ? [`实体“${of}”没有用 about 或 own 直接写明关于谁`] : [];
}
