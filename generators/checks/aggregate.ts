import { dataKindOf, dictionaryOf, isRefList } from '#kinds/data/index.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import { fieldWords, groupsOf, rowProperties, type AggregateWords, type FigureWords } from '../aggregate.ts';
import type { AggregateGroup, Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { isComparable, isPlain } from './filter.ts';
import { suggestion } from './suggestion.ts';
import { decidingProblem } from './values.ts';
import { typeName } from './wording.ts';

interface AggregatePlace {
  file: string;
  pointer: string;
  /** The verb or handler that does it. */
  does: string;
  operation: Record<string, Json>;
  entity: EntityPlace | undefined;
}

/** What is wrong with what an operation works out (`by`, `values`): groups, figures, and who would be told of them. */
export function checkAggregate({ file, pointer, does, operation, entity }: AggregatePlace): Problem[] {
  const at = (below: string, reason: string | undefined): Problem[] =>
    reason === undefined ? [] : [{ file, pointer: `${pointer}${below}`, reason }];
  const words = operation as AggregateWords;
  if (!entity && words.by !== undefined && does !== 'aggregate') return handMadeProblems({ words, operation, at });
  if (does !== 'aggregate' || !entity)
    return (['by', 'values'] as const).flatMap((word) =>
      at(`/${word}`, words[word] && `只有统计才写 ${word}：同时写上 "does": "aggregate"`),
    );
  const { values } = words;
  if (!values) return at('', '没有写明算出什么：请写上 values，如 "values": { "total": "count" }');
  const { properties } = entity;
  const groups = groupsOf(words);
  const place: Place = { entity, values, taken: groups.flatMap((group) => namesOf({ group, properties })) };
  const isOpen = operation['access'] !== undefined;
  return [
    ...groups.flatMap((group, i) => {
      const below = Array.isArray(words.by) ? `/by/${i}${group.unit ? `/${group.unit}` : ''}` : `/by/${group.unit}`;
      const isTwice = groups.findIndex(({ name }) => name === group.name) < i;
      return at(
        below,
        isTwice
          ? `“${group.name}”写了两次`
          : (groupProblem({ group, place }) ?? secret({ isOpen, place, field: group.field })),
      );
    }),
    ...Object.entries(values).flatMap(([name, figure]) =>
      figureProblems({ name, figure, place, isOpen }).flatMap(({ below, reason }) =>
        at(`/values/${name}${below}`, reason),
      ),
    ),
  ];
}

/** A call by hand names its groups among the fields of the rows that it answers; what it works out is its own. */
function handMadeProblems({
  words: { by = [], values },
  operation,
  at,
}: {
  words: AggregateWords;
  operation: Record<string, Json>;
  at(below: string, reason: string | undefined): Problem[];
}): Problem[] {
  const answered = Object.keys(rowProperties(operation['output']));
  return [
    ...at('/values', values && '处理程序自己算出数来，不写 values：output 中 rows 的数就是'),
    ...groupsOf({ by }).flatMap(({ name, unit }) =>
      at(
        '/by',
        unit === undefined && answered.includes(name)
          ? undefined
          : `by 写 output 中 rows 的字段${answered.length > 0 ? `，有 ${answered.join('、')}` : '，它还没有'}`,
      ),
    ),
  ];
}

interface Place {
  entity: EntityPlace;
  values: NonNullable<AggregateWords['values']>;
  /** Names that the groups have in the answer. */
  taken: string[];
}

function namesOf({
  group: { name, unit },
  properties,
}: {
  group: AggregateGroup;
  properties: Record<string, Property>;
}): string[] {
  return unit === undefined && properties[name]?.['x-ref'] ? [name, labelNameOf(name)] : [name];
}

/** Why records are not grouped by a field. */
function groupProblem({
  group: { field, unit },
  place: { entity },
}: {
  group: AggregateGroup;
  place: Place;
}): string | undefined {
  const { properties } = entity;
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return missing;
  const property = properties[field] ?? {};
  const title = property.title ?? field;
  if (isUnseen(property)) return `不能按“${title}”分组：它不保存，或不给人看`;
  const isTime = property.format === 'date' || property.format === 'date-time';
  if (unit !== undefined) return isTime ? undefined : `“${title}”不是日期或时间，不能按 ${unit} 分组`;
  if (isTime) return `“${title}”要按一段时间分组：写 { "month": "${field}" }，或 day、week、year`;
  if (isRefList(property) || property.type === 'array' || property.type === 'object')
    return `不能按“${title}”分组：它有几个值`;
  return dataKindOf(property).isSortable && property.type !== 'number'
    ? undefined
    : `不能按“${title}”分组：只能用引用、字典、是否、整数、短的文字，或日期和时间`;
}

interface Found {
  below: string;
  reason: string;
}

function figureProblems({
  name,
  figure,
  place,
  isOpen,
}: {
  name: string;
  figure: FigureWords | 'count';
  place: Place;
  isOpen: boolean;
}): Found[] {
  const at = (below: string, reason: string | undefined): Found[] => (reason === undefined ? [] : [{ below, reason }]);
  if (place.taken.includes(name)) return at('', `“${name}”已经是分组的名称，请换一个`);
  if (figure === 'count') return [];
  const said = (['count', ...fieldWords, '/'] as const).filter((word) => figure[word] !== undefined);
  const [word] = said;
  if (word === undefined || said.length > 1)
    return at('', `要写 count、${fieldWords.join('、')}、“/”之一，并且只写一个`);
  if (word === '/')
    return [
      ...at('/where', figure.where && '百分比由另外两个数而来，where 要写在那两个里'),
      ...(figure['/'] ?? []).flatMap((each, i) => at(`/~1/${i}`, shareProblem({ name: each, place }))),
    ];
  const where = (below: string, conditions: Record<string, Json>): Found[] =>
    Object.entries(conditions).flatMap(([field, value]) =>
      at(`${below}/${field}`, whereProblem({ field, value, place }) ?? secret({ isOpen, place, field })),
    );
  if (word === 'count')
    return [
      ...at('/where', figure.where && 'count 自己就写条件：{ "count": { 字段: 值 } }，不再写 where'),
      ...where('/count', figure.count ?? {}),
    ];
  const field = figure[word] ?? '';
  return [
    ...at(`/${word}`, takenProblem({ word, field, place }) ?? secret({ isOpen, place, field })),
    ...where('/where', figure.where ?? {}),
  ];
}

/** Why one figure is no share of another. */
function shareProblem({ name, place: { values, entity } }: { name: string; place: Place }): string | undefined {
  const figure = values[name];
  if (figure === undefined) return `values 中没有“${name}”${suggestion({ name, among: Object.keys(values) })}`;
  if (figure === 'count') return undefined;
  if (figure['/']) return `“${name}”自己就是百分比，不能再用来算百分比`;
  const property = entity.properties[figure.min ?? figure.max ?? ''];
  return property?.type === 'string' ? `“${name}”是日期或时间，不能用来算百分比` : undefined;
}

/** Why a field is not summed up or compared. */
function takenProblem({
  word,
  field,
  place: { entity },
}: {
  word: (typeof fieldWords)[number];
  field: string;
  place: Place;
}): string | undefined {
  const { properties } = entity;
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return missing;
  const property = properties[field] ?? {};
  const { type = '', title = field, format } = property;
  if (isUnseen(property)) return `不能用“${title}”：它不保存，或不给人看`;
  const isNumber = type === 'integer' || type === 'number';
  if (word === 'sum' || word === 'avg')
    return isNumber
      ? undefined
      : `不能算“${title}”的${word === 'sum' ? '合计' : '平均'}：它是${typeName(type)}，要用数`;
  return isNumber || format === 'date' || format === 'date-time'
    ? undefined
    : `“${title}”没有大小：只能比较数、日期和时间`;
}

function whereProblem({
  field,
  value,
  place: { entity },
}: {
  field: string;
  value: Json;
  place: Place;
}): string | undefined {
  const { properties, known } = entity;
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return missing;
  const property = properties[field] ?? {};
  if (!isComparable(property) || (property.type === 'array' && dictionaryOf(property) !== undefined))
    return `不能按“${property.title ?? field}”限定：只能用可以看到的字典、引用、编号或是否字段`;
  const values = [value].flat();
  if (values.length === 0 || !values.every(isPlain)) return '只能写一个值，或一个值的列表';
  return values.flatMap((each) => decidingProblem({ value: each, property, known }) ?? [])[0];
}

/** Who holds no code would never be told of what not everybody reads. */
function secret({
  isOpen,
  place: { entity },
  field,
}: {
  isOpen: boolean;
  place: Place;
  field: string;
}): string | undefined {
  const { title = field, 'x-read': code } = entity.properties[field] ?? {};
  return isOpen && code !== undefined ? `“${title}”不是人人都能看，不能由不要编码的操作统计` : undefined;
}

function isUnseen(property: Property): boolean {
  return property['x-column'] === false || property['x-hidden'] === true;
}
