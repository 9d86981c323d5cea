import { dictionaryOf, isRefList } from '#kinds/data/index.ts';
import { variablesOf } from '#runtime/core/expressions.ts';
import { askedField, askedFields } from '#runtime/core/operations/filter.ts';
import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { systemProperties } from '../system.ts';
import type { Expression, Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { isEngineVerb } from '../verbs.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { decidingProblem } from './values.ts';
import { typeName } from './wording.ts';

/** What is wrong with which records references may name (`x-filter`). */
export function checkFilter(place: EntityPlace): Problem[] {
  const { file, content, known } = place;
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    const filter = property['x-filter'];
    if (filter === undefined) return [];
    const pointer = `/properties/${name}/x-filter`;
    const target = property['x-ref'];
    if (isRefList(property))
      return [{ file, pointer, reason: 'x-filter 只能限定一条引用，不能限定几条引用（items 里的 x-ref）' }];
    if (target === undefined)
      return [{ file, pointer, reason: 'x-filter 限定可以选哪些数据，只能用于引用：同时写上 x-ref' }];
    const referred = known.entities.get(target);
    // That there is no such entity is said of x-ref.
    if (!referred) return [];
    const handler = optionsHandler(referred);
    if (handler !== undefined)
      return [
        {
          file,
          pointer,
          reason: `“${target}”可以选的数据由程序给出（options 的 does 是 ${handler}），不会按 x-filter 筛选`,
        },
      ];
    return Object.entries(filter).flatMap(([field, condition]) => {
      const reason = conditionProblem({ place, name, field, condition, target, properties: propertiesOf(referred) });
      return reason === undefined ? [] : [{ file, pointer: `${pointer}/${field}`, reason }];
    });
  });
}

type Content = EntityPlace['content'];

/** The handler that gives the choices of an entity instead of the engine. */
function optionsHandler(content: Content): string | undefined {
  const operations = (content['x-operations'] ?? {}) as Record<string, { does?: string }>;
  const does = operations['options']?.does;
  return does === undefined || isEngineVerb(does) ? undefined : does;
}

function propertiesOf(content: Content): Record<string, Property> {
  return {
    ...(content['properties'] as Record<string, Property>),
    ...systemProperties({ isAppend: true, hasRecycle: false, isTenant: false }),
  };
}

interface Condition {
  place: EntityPlace;
  /** The field that refers. */
  name: string;
  /** The field of the record referred to, and what is asked of it. */
  field: string;
  condition: Expression;
  target: string;
  properties: Record<string, Property>;
}

function conditionProblem({ place, name, field, condition, target, properties }: Condition): string | undefined {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return `实体“${target}”${missing}`;
  const property = properties[field] ?? {};
  if (!isComparable(property) || isMadeOnReading(property))
    return `不能按“${property.title ?? field}”限定：只能用保存在数据里、可以看到的字典、引用、编号或是否字段`;
  if (!isCondition(condition))
    return '只能写一个值、一个值的列表，或 { "var": "record.字段" }（与这条数据的某个字段相同）';
  const asked = askedField(condition);
  if (asked === undefined)
    return [condition].flat().flatMap((value) => decidingProblem({ value, property, known: place.known }) ?? [])[0];
  const unknown = fieldProblem({ field: asked, properties: place.properties });
  if (unknown !== undefined) return unknown;
  if (asked === name) return `不能用“${asked}”自己来限定它`;
  const own = place.properties[asked] ?? {};
  if (own['x-column'] === false) return `字段“${asked}”没有保存（x-column），不能用来限定`;
  if (isMadeOnReading(own)) return `“${own.title ?? asked}”是查看时现算的，没有保存在数据里，不能用来限定`;
  const circle = circleOf({ name, own: place.content['properties'] as Record<string, Property>, from: [name, asked] });
  if (circle)
    return `“${own.title ?? asked}”要等“${place.properties[name]?.title ?? name}”选好才知道（${circle.join(' → ')}），不能反过来限定它`;
  return sortOf({ property: own, entity: undefined }) ===
    sortOf({ property, entity: field === 'id' ? target : undefined })
    ? undefined
    : `“${own.title ?? asked}”（${nameOf(own)}）和“${property.title ?? field}”（${nameOf(property)}）不是同一种值，永远不会相同`;
}

/** The way on which what a choice depends on comes round to the choice itself. */
function circleOf({
  name,
  own,
  from,
}: {
  name: string;
  own: Record<string, Property>;
  from: string[];
}): string[] | undefined {
  for (const next of sourcesOf(own[from.at(-1) ?? ''])) {
    if (next === name) return [...from, next];
    const found = from.includes(next) ? undefined : circleOf({ name, own, from: [...from, next] });
    if (found) return found;
  }
  return undefined;
}

/** The fields that have to be known before a field is. */
function sourcesOf(property: Property = {}): string[] {
  const { 'x-copyOf': copied, 'x-value': value, 'x-filter': filter } = property;
  return [
    ...(copied === undefined ? [] : [copied.split('.')[0] ?? '']),
    ...(value === undefined ? [] : variablesOf(value)),
    ...askedFields(filter),
  ];
}

/** Fields of which a list's condition asks for the whole value, as the database compares them. */
export function isComparable(property: Property): boolean {
  const { type, 'x-ref': ref, 'x-id': isId, 'x-column': isColumn, 'x-hidden': isHidden } = property;
  if (isColumn === false || isHidden) return false;
  return (
    type === 'boolean' ||
    (type === 'string' && (ref !== undefined || isId === true || dictionaryOf(property) !== undefined))
  );
}

function isCondition(condition: Expression): boolean {
  if (askedField(condition) !== undefined) return Object.keys(condition as object).length === 1;
  return Array.isArray(condition) ? condition.length > 0 && condition.every(isPlain) : isPlain(condition);
}

/** A value that is compared as it is. */
export function isPlain(value: Json): boolean {
  return typeof value === 'string' || typeof value === 'boolean';
}

/** Values of one sort can be equal. */
function sortOf({ property, entity }: { property: Property; entity: string | undefined }): string {
  const { type, 'x-ref': ref = entity } = property;
  return ref ?? `${type} ${dictionaryOf(property) ?? ''}`;
}

function nameOf(property: Property): string {
  const { type = '', 'x-ref': ref } = property;
  const dictionary = dictionaryOf(property);
  return ref ? `引用 ${ref}` : dictionary ? `字典 ${dictionary}` : typeName(type).trim();
}
