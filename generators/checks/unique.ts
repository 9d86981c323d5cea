import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { uniqueWords } from '../unique.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { decidingProblem } from './values.ts';

/** What is wrong with the records among which something is unique, and with groups that another makes needless. */
export function checkUnique({ file, words, properties, known }: EntityPlace): Problem[] {
  const groups = uniqueWords(words);
  return groups.flatMap(({ fields, where }, i) => {
    const pointer = `/x-entity/unique/${i}`;
    const isSame = (other: (typeof groups)[number]): boolean =>
      other.fields.join() === fields.join() && JSON.stringify(other.where) === JSON.stringify(where);
    const always = groups.find((other) => isAmongAll(other) && other.fields.every((field) => fields.includes(field)));
    return [
      ...(groups.findIndex(isSame) < i
        ? [{ file, pointer, reason: `“${fields.join('、')}”这一组写了两次` }]
        : !isAmongAll({ where }) && always
          ? [{ file, pointer, reason: `“${always.fields.join('、')}”在全部数据中已经不能重复，这一组是多余的` }]
          : []),
      ...Object.entries(where).flatMap(([field, value]) =>
        amongProblems({ field, value, properties, known }).map((reason) => ({
          file,
          pointer: `${pointer}/where/${field}`,
          reason,
        })),
      ),
    ];
  });
}

function isAmongAll({ where }: { where: Record<string, Json> }): boolean {
  return Object.keys(where).length === 0;
}

interface Condition extends Pick<EntityPlace, 'properties' | 'known'> {
  field: string;
  value: Json;
}

/** Why records cannot be meant by the values of a field. */
export function amongProblems({ field, value, properties, known }: Condition): string[] {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return [missing];
  const property: Property = properties[field] ?? {};
  const isFit = (property.type === 'string' && property['x-dict'] !== undefined) || property.type === 'boolean';
  if (!isFit || property['x-column'] === false || isMadeOnReading(property) || property['x-hidden'])
    return [`不能按“${property.title ?? field}”限定：只能用保存在数据里、可以看到的字典和是否字段`];
  return [value]
    .flat()
    .flatMap((each) => decidingProblem({ value: each, property, known }) ?? [])
    .slice(0, 1);
}
