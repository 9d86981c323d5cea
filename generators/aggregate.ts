import { decimalsOf } from '#runtime/core/operations/decimals.ts';
import { labelNameOf } from '#kinds/ref/names.ts';
import type { OperationWords } from '#schemas/generated/words.ts';
import type {
  Aggregate,
  AggregateGroup,
  Entity,
  Figure,
  Json,
  PeriodUnit,
  Property,
  SpecifiedOperation,
  TakenFigure,
} from './formats.ts';

/** What an operation says of figures: how records are grouped, and what of each group is worked out. */
export type AggregateWords = Pick<OperationWords, 'by' | 'values'>;

/** Units of time by which a date is grouped, with what people call them. */
export const periodUnits: Readonly<Record<PeriodUnit, string>> = { day: '日', week: '周', month: '月', year: '年' };

/** What of several records is taken together, each with what the figure of a field is called. */
export const figureWords = { sum: '合计', avg: '平均', min: '最小', max: '最大' } as const;

/** What these are called of days and times. */
const timeWords = { min: '最早', max: '最晚' } as const;

/** The same by name. */
export const fieldWords = Object.keys(figureWords) as (keyof typeof figureWords)[];

export type FigureWords = Exclude<NonNullable<AggregateWords['values']>[string], string>;

/** The groups as they are written, in full. */
export function groupsOf({ by = [] }: AggregateWords): AggregateGroup[] {
  return [by].flat().flatMap((each): AggregateGroup[] => {
    if (typeof each === 'string') return [{ name: each, field: each }];
    return Object.entries(each).map(([unit, field]) => ({ name: unit, field, unit: unit as PeriodUnit }));
  });
}

/** What an operation works out, in full. */
export function aggregateOf({ words, entity }: { words: AggregateWords; entity: Entity }): Aggregate {
  const groups = groupsOf(words);
  const figures = figuresOf({ words, entity });
  const named = figures.flatMap((figure) =>
    figure.word === 'share'
      ? []
      : [...(figure.field === undefined ? [] : [figure.field]), ...Object.keys(figure.where)],
  );
  return { groups, figures, fields: [...new Set([...groups.map(({ field }) => field), ...named])] };
}

/**
 * What a call by hand answers where it names its groups (`by`): the rows of its output, of which the numbers are figures.
 * Undefined of any other call.
 */
export function handMadeAggregate({
  words: { by },
  output,
}: {
  words: Pick<AggregateWords, 'by'>;
  output: SpecifiedOperation['output'];
}): Aggregate | undefined {
  if (by === undefined) return undefined;
  const groups = groupsOf({ by });
  const figures = Object.entries(rowProperties(output)).flatMap(([name, { type, title }]): Figure[] =>
    type === 'integer' || type === 'number' ? [{ name, title: title ?? name, word: 'count', where: {} }] : [],
  );
  return { groups, figures, fields: [] };
}

/** The fields of the rows that a call answers. */
export function rowProperties(output: unknown): Record<string, Property> {
  const { properties } = (output ?? {}) as {
    properties?: { rows?: { items?: { properties?: Record<string, Property> } } };
  };
  return properties?.rows?.items?.properties ?? {};
}

/** What each row of an answer has, as a field of a record would say it: groups, with the labels of references, then figures. */
export function aggregateProperties({
  aggregate: { groups, figures },
  entity: { properties },
}: {
  aggregate: Aggregate;
  entity: Pick<Entity, 'properties'>;
}): Record<string, Property> {
  return Object.fromEntries([
    ...groups.flatMap((group): [string, Property][] => {
      const property = groupProperty({ group, properties });
      return group.unit === undefined && property['x-ref'] !== undefined
        ? [
            [group.name, property],
            [labelNameOf(group.name), { type: 'string', title: property.title, nullable: true }],
          ]
        : [[group.name, property]];
    }),
    ...figures.map((figure): [string, Property] => [figure.name, figureProperty({ figure, properties })]),
  ]);
}

function groupProperty({
  group: { field, unit },
  properties,
}: {
  group: AggregateGroup;
  properties: Record<string, Property>;
}): Property {
  const { type, title, 'x-dict': dict, 'x-ref': ref } = properties[field] ?? {};
  return unit === undefined
    ? {
        type,
        title,
        nullable: true,
        ...(dict !== undefined && { 'x-dict': dict }),
        ...(ref !== undefined && { 'x-ref': ref }),
      }
    : { type: 'string', title: `${title ?? field}（${periodUnits[unit]}）`, nullable: true };
}

function figureProperty({ figure, properties }: { figure: Figure; properties: Record<string, Property> }): Property {
  const { title, word } = figure;
  if (word === 'share') return { type: 'number', title, 'x-widget': 'percent', nullable: true };
  if (word === 'count') return { type: 'integer', title };
  const { type, format, 'x-money': money, multipleOf } = properties[figure.field ?? ''] ?? {};
  if (word === 'min' || word === 'max')
    return { type, title, nullable: true, ...(format && { format }), ...(money && { 'x-money': money }) };
  return {
    type: word === 'avg' ? 'number' : type,
    title,
    ...(money && { 'x-money': money }),
    ...(word === 'avg' ? { nullable: true } : multipleOf !== undefined && decimalsOf(multipleOf) > 0 && { multipleOf }),
  };
}

function figuresOf({ words: { values = {} }, entity }: { words: AggregateWords; entity: Entity }): Figure[] {
  const written = Object.entries(values).map(([name, value]) => ({
    name,
    value: value === 'count' ? { count: {} } : value,
  }));
  const taken = new Map(
    written.flatMap(({ name, value }) => takenOf({ name, value, entity }).map((each) => [name, each])),
  );
  const titleOf = (name: string): string => taken.get(name)?.title ?? name;
  return written.flatMap(({ name, value: { title, '/': share } }): Figure[] => {
    const figure = taken.get(name);
    if (!share) return figure ? [figure] : [];
    const [part = '', whole = ''] = share;
    return [{ name, title: title ?? `${titleOf(part)}占${titleOf(whole)}`, word: 'share', of: [part, whole] }];
  });
}

function takenOf({
  name,
  value: { title, count, where = {}, ...words },
  entity,
}: {
  name: string;
  value: FigureWords;
  entity: Entity;
}): TakenFigure[] {
  if (count) return [{ name, title: title ?? `${entity.title}数`, word: 'count', where: several(count) }];
  return fieldWords.flatMap((word): TakenFigure[] => {
    const field = words[word];
    if (field === undefined) return [];
    const { title: of = field, format } = entity.properties[field] ?? {};
    const called = format !== undefined && (word === 'min' || word === 'max') ? timeWords[word] : figureWords[word];
    return [{ name, title: title ?? `${of}${called}`, word, field, where: several(where) }];
  });
}

function several(where: Record<string, Json>): Record<string, Json[]> {
  return Object.fromEntries(Object.entries(where).map(([field, value]) => [field, [value].flat()]));
}
