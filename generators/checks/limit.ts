import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import type { Property } from '../formats.ts';
import { limitWords, placesOf } from '../limit.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { suggestion } from './suggestion.ts';
import { amongProblems } from './unique.ts';

/** What is wrong with how many records there may be of a reference: the reference, the number, and which are counted. */
export function checkLimit(place: EntityPlace): Problem[] {
  const { file, words, properties, known } = place;
  const limits = limitWords(words);
  return limits.flatMap((limit, i) => {
    const { per, where = {}, max } = limit;
    const at = (below: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `/x-entity/limit/${i}${below}`, reason }];
    const isSame = (other: typeof limit): boolean =>
      other.per === per && JSON.stringify(other.where ?? {}) === JSON.stringify(where);
    const perReason = perProblem({ per, properties });
    return [
      ...at('', limits.findIndex(isSame) < i ? `“${per}”的同一种名额写了两次` : undefined),
      ...at('/per', perReason),
      ...at(
        '/max',
        typeof max === 'string' && perReason === undefined ? maxProblem({ ...place, per, max }) : undefined,
      ),
      ...Object.entries(where).flatMap(([field, value]) =>
        amongProblems({ field, value, properties, known }).flatMap((reason) => at(`/where/${field}`, reason)),
      ),
    ];
  });
}

/** Why records cannot be counted for what a field refers to. */
function perProblem({ per, properties }: { per: string; properties: Record<string, Property> }): string | undefined {
  const missing = fieldProblem({ field: per, properties });
  if (missing !== undefined) return missing;
  const property = properties[per] ?? {};
  return targetOf(property) !== undefined && !isRefList(property) && isStored(property)
    ? undefined
    : `不能按“${property.title ?? per}”算名额：只能用保存在数据里、引用一条数据的字段（x-ref）`;
}

/** Why a field of the record referred to is no number of places. */
function maxProblem({
  words,
  properties,
  known,
  per,
  max,
}: EntityPlace & { per: string; max: string }): string | undefined {
  const { reference, field } = placesOf(max);
  if (reference !== per) return `名额要在“${per}”引用的数据里：写成“${per}.${field}”`;
  const target = known.entities.get(targetOf(properties[per] ?? {}) ?? '');
  if (!target) return undefined;
  const fields = target['properties'] as Record<string, Property>;
  const property = fields[field];
  if (!property)
    return `“${String(target['title'])}”没有字段“${field}”${suggestion({ name: field, among: Object.keys(fields) })}`;
  if (property.type !== 'integer' || !isStored(property))
    return `“${property.title ?? field}”不能用作名额：要是保存在数据里的整数`;
  const { scope } = target['x-entity'] as { scope?: string };
  return scope === words['scope'] ? undefined : '平台的数据为所有机构共有，它的字段不能用作一个机构的名额：请写一个数';
}

function isStored(property: Property): boolean {
  return property['x-column'] !== false && !isMadeOnReading(property);
}
