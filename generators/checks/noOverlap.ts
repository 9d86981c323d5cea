import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import type { Property } from '../formats.ts';
import { noOverlapWords, rangeTypeOf } from '../noOverlap.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { unfitIndexed } from './indexed.ts';
import { amongProblems } from './unique.ts';

/** What is wrong with ranges that do not overlap: their fields, what they are held against, and among which records. */
export function checkNoOverlap({ file, words, properties, known }: EntityPlace): Problem[] {
  const groups = noOverlapWords(words);
  return groups.flatMap((group, i) => {
    const { range, per = [], where = {} } = group;
    const at = (below: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `/x-entity/noOverlap/${i}${below}`, reason }];
    const isSame = (other: typeof group): boolean =>
      JSON.stringify([other.range, other.per ?? [], other.where ?? {}]) === JSON.stringify([range, per, where]);
    return [
      ...at('', groups.findIndex(isSame) < i ? `“${range.join('、')}”这一段写了两次` : undefined),
      ...range.flatMap((field, j) => at(`/range/${j}`, rangeProblem({ field, first: range[0] ?? '', properties }))),
      ...per.flatMap((field, j) => at(`/per/${j}`, perProblem({ field, range, properties }))),
      ...Object.entries(where).flatMap(([field, value]) =>
        amongProblems({ field, value, properties, known }).flatMap((reason) => at(`/where/${field}`, reason)),
      ),
    ];
  });
}

/** Why a field is no start or end; the end is one of the same sort as the start. */
function rangeProblem({
  field,
  first,
  properties,
}: {
  field: string;
  first: string;
  properties: Record<string, Property>;
}): string | undefined {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return missing;
  const property = properties[field] ?? {};
  const { title = field } = property;
  if (property['x-column'] === false || isMadeOnReading(property) || property['x-hidden'])
    return `“${title}”没有保存在数据里或不显示，不能用作一段的开始或结束`;
  const type = rangeTypeOf(property);
  if (type === undefined) return `“${title}”不能用作一段的开始或结束：只能用时间、日期和数`;
  const start = properties[first];
  return !start || (rangeTypeOf(start) ?? type) === type
    ? undefined
    : `“${title}”和“${start.title ?? first}”不是一类：要都是时间，都是日期，或都是数`;
}

/** Why records cannot be told apart by a field. */
function perProblem({
  field,
  range,
  properties,
}: {
  field: string;
  range: readonly string[];
  properties: Record<string, Property>;
}): string | undefined {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return missing;
  const property = properties[field] ?? {};
  if (range.includes(field)) return `“${property.title ?? field}”已是一段的开始或结束，不能再用来区分`;
  const isColumn = !isMadeOnReading(property) && dataKindOf(property).columnType(property) !== 'jsonb';
  return isColumn && property.type !== 'boolean'
    ? unfitIndexed(property)
    : `不能按“${property.title ?? field}”区分：只能用保存在数据里的引用、字典、编号、文字、日期和数`;
}
