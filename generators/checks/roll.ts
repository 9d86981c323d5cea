import { dataKindOf, dictionaryOf, targetOf } from '#kinds/data/index.ts';
import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { rollOf, rollWords, type Roll } from '#runtime/core/operations/roll.ts';
import { systemProperties } from '../system.ts';
import type { Json, Property } from '../formats.ts';
import type { Problem } from '../problem.ts';
import { fieldProblem, type EntityPlace } from './entityPlace.ts';
import { isComparable, isPlain } from './filter.ts';
import { givenProblems } from './given.ts';
import { suggestion } from './suggestion.ts';
import { decidingProblem } from './values.ts';
import { unstoredUses } from './unstoredUses.ts';
import { typeName } from './wording.ts';

/** What is wrong with fields that are made of the records which refer to this one (`x-roll`). */
export function checkRoll(place: EntityPlace & { name: string }): Problem[] {
  const { file, content } = place;
  return Object.entries(content['properties'] as Record<string, Property>).flatMap(([name, property]) => {
    if (property['x-roll'] === undefined) return [];
    const pointer = `/properties/${name}`;
    const at = (word: string, reason: string | undefined): Problem[] =>
      reason === undefined ? [] : [{ file, pointer: `${pointer}/${word}`, reason }];
    return [
      ...givenProblems({ property, words: contradicting, what: '统计出来的字段' }).flatMap(({ word, reason }) =>
        at(word, reason),
      ),
      ...sourceProblems({ place, property }).flatMap(({ below, reason }) => at(`x-roll${below}`, reason)),
      ...unstoredUses({ place, name, what: '统计出来的' }),
    ];
  });
}

const contradicting = [
  'default',
  'x-ref',
  'x-plainOf',
  'x-column',
  'x-hidden',
  'x-series',
  'x-value',
  'x-when',
  'x-widget',
  'x-part',
  'x-was',
] as const;

interface Found {
  below: string;
  reason: string;
}

/** Which records they are, and which of their fields. */
function sourceProblems({ place, property }: { place: EntityPlace & { name: string }; property: Property }): Found[] {
  const said = rollWords.filter((word) => property['x-roll']?.[word] !== undefined);
  const roll = rollOf(property);
  if (!roll || said.length !== 1) return [{ below: '', reason: `要写 ${rollWords.join('、')} 之一，并且只写一个` }];
  const { known, words, name } = place;
  const from = known.entities.get(roll.entity);
  if (!from)
    return [
      {
        below: `/${roll.word}`,
        reason: `没有实体“${roll.entity}”${suggestion({ name: roll.entity, among: known.entities.keys() })}`,
      },
    ];
  const scope = (from['x-entity'] as Record<string, Json>)['scope'];
  const own = from['properties'] as Record<string, Property>;
  const properties = { ...own, ...systemProperties({ isAppend: true, hasRecycle: false, isTenant: false }) };
  const reasons: [below: string, reason: string | undefined][] = [
    [
      `/${roll.word}`,
      words['scope'] === 'platform' && scope === 'tenant'
        ? `平台的数据不能统计各个机构的数据（${roll.entity} 属于机构）`
        : undefined,
    ],
    ['/by', byProblem({ roll, own, name })],
    [
      '/below',
      roll.isBelow && words['tree'] === undefined
        ? '这种数据没有上下级：below 要和 x-entity 的 tree 一起写'
        : roll.isBelow && roll.word === 'latest'
          ? '最后新增的（latest）只统计直接引用这一条的，不能连同下级'
          : undefined,
    ],
    [`/${roll.word}`, fieldOfProblem({ roll, properties, property })],
    ...Object.entries(roll.where).map(([field, wanted]): [string, string | undefined] => [
      `/where/${field}`,
      whereProblem({ roll, properties, field, wanted, place }),
    ]),
  ];
  return reasons.flatMap(([below, reason]) => (reason === undefined ? [] : [{ below, reason }]));
}

function byProblem({
  roll: { by, entity },
  own,
  name,
}: {
  roll: Roll;
  own: Record<string, Property>;
  name: string;
}): string | undefined {
  const missing = fieldProblem({ field: by, properties: own });
  if (missing !== undefined) return `实体“${entity}”${missing}`;
  const { 'x-ref': ref, title = by } = own[by] ?? {};
  if (ref === name && own[by]?.['x-column'] !== false) return undefined;
  if (targetOf(own[by] ?? {}) === name) return `“${title}”引用几条“${name}”，只能按引用一条的字段统计`;
  const others = Object.entries(own).flatMap(([field, property]) => (property['x-ref'] === name ? [field] : []));
  return `“${title}”没有引用“${name}”${others.length > 0 ? `，引用它的是 ${others.join('、')}` : ''}`;
}

/** The field that is summed up, compared or taken over: there, fit for it, and of the type of the field that shows it. */
function fieldOfProblem({
  roll: { word, entity, field },
  properties,
  property,
}: {
  roll: Roll;
  properties: Record<string, Property>;
  property: Property;
}): string | undefined {
  if (word === 'count') {
    if (field !== undefined) return `count 数的是数据，只写实体：“${entity}”`;
    return property.type === 'integer' ? undefined : '数出来的是整数：type 要写 integer';
  }
  if (field === undefined) return `要写明哪个字段，如“${entity}.字段”`;
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return `实体“${entity}”${missing}`;
  const source = properties[field] ?? {};
  const { type = '', title = field } = source;
  if (
    source['x-column'] === false ||
    isMadeOnReading(source) ||
    source['x-hidden'] ||
    source['x-ref'] ||
    !dataKindOf(source).isSortable
  )
    return `不能用“${title}”：只能用保存在数据里、可以看到的数、日期、时间、文字、字典或是否字段`;
  const isNumber = type === 'integer' || type === 'number';
  if (word === 'sum' && !isNumber) return `不能合计“${title}”：它是${typeName(type)}，只能合计数`;
  if ((word === 'min' || word === 'max') && !isNumber && source.format === undefined)
    return `“${title}”没有大小：只能比较数、日期和时间`;
  const isSame =
    type === property.type && source.format === property.format && dictionaryOf(source) === dictionaryOf(property);
  if (isSame && source['x-money'] !== property['x-money'])
    return `“${title}”的货币${currencyOf(source)}，这个字段${currencyOf(property)}：x-money 要写得一样，不同的货币不能合在一起`;
  return isSame
    ? undefined
    : `“${title}”的 type、format 和 x-dict 与这个字段的不同，要写得一样（type 是 ${type}${source.format ? `，format 是 ${source.format}` : ''}${dictionaryOf(source) ? `，x-dict 是 ${dictionaryOf(source)}` : ''}）`;
}

function currencyOf({ 'x-money': currency }: Property): string {
  return currency === undefined ? '没有写明' : `是 ${currency}`;
}

function whereProblem({
  roll: { entity },
  properties,
  field,
  wanted,
  place: { known },
}: {
  roll: Roll;
  properties: Record<string, Property>;
  field: string;
  wanted: Json;
  place: EntityPlace;
}): string | undefined {
  const missing = fieldProblem({ field, properties });
  if (missing !== undefined) return `实体“${entity}”${missing}`;
  const property = properties[field] ?? {};
  if (!isComparable(property) || isMadeOnReading(property))
    return `不能按“${property.title ?? field}”限定：只能用保存在数据里、可以看到的字典、引用、编号或是否字段`;
  const values = [wanted].flat();
  if (values.length === 0 || !values.every(isPlain)) return '只能写一个值，或一个值的列表';
  return values.flatMap((value) => decidingProblem({ value, property, known }) ?? [])[0];
}
