import { dataKindOf } from '#kinds/data/index.ts';
import type { EntityWords } from '#schemas/generated/words.ts';
import type { CatalogueSource } from './files.ts';
import type { CheckPlan, Entity, ExclusionPlan, Json, NoOverlap, Property, Rule } from './formats.ts';
import { quote, quoteText } from './sql.ts';
import { amongText, longestName, markedName, whereSql, type LabelOf } from './unique.ts';

type Words = NonNullable<EntityWords['noOverlap']>[number];

/** The ranges that do not overlap, as they are written. */
export function noOverlapWords(words: object): Words[] {
  return (words as Pick<EntityWords, 'noOverlap'>).noOverlap ?? [];
}

/** The same in full: with the name of the constraint that holds it, and what is said to whoever would break it. */
export function noOverlapOf({
  source: { name, content },
  labelOf,
}: {
  source: CatalogueSource;
  labelOf: LabelOf;
}): NoOverlap[] {
  const properties = content['properties'] as Record<string, Property>;
  const { partOf } = content['x-entity'] as unknown as EntityWords;
  return noOverlapWords(content['x-entity'] as object).map((words) => {
    const [start = '', end = ''] = words.range;
    const per = words.per ?? [];
    const where = Object.fromEntries(
      Object.entries(words.where ?? {}).map(([field, value]) => [field, [value].flat()]),
    );
    const titleOf = (field: string): string => properties[field]?.title ?? field;
    const titles = per.filter((field) => field !== partOf?.parent).map(titleOf);
    const among = Object.entries(where).map(([field, values]) =>
      amongText({ property: properties[field], values, labelOf }),
    );
    const what = `${among.length > 0 ? `${among.join('、')}的` : ''}${String(content['title'])}`;
    const isTime = properties[start]?.format !== undefined;
    const usual = `${titles.length > 0 ? `所填${titles.join('、')}` : ''}在${isTime ? '这段时间' : '这个范围'}已有${what}`;
    return {
      name: overlapName({ entity: name, range: [start, end], per, where }),
      range: [start, end],
      order: {
        name: `${name}_range_${start}_${end}`.slice(0, longestName),
        message: `${titleOf(end)}要${isTime ? '晚于' : '大于'}${titleOf(start)}`,
      },
      per,
      where,
      message: words.message ?? usual,
    };
  });
}

/** A start behind its end, or at it, is no range: of each range one rule. What is copied is known to the database alone. */
export function rangeRules({ noOverlap, properties }: Entity): Rule[] {
  const isOwn = ({ range }: NoOverlap) => range.every((field) => properties[field]?.['x-copyOf'] === undefined);
  return rangesOf(noOverlap.filter(isOwn)).map(({ range: [start, end], order: { message } }) => ({
    when: { and: [isFilled(start), isFilled(end), { '>=': [{ var: start }, { var: end }] }] },
    path: `/${end}`,
    message,
  }));
}

/** The same for whoever stores without the engine; looked at before the ranges themselves, which such a one has none. */
export function rangeChecks({ noOverlap }: Entity): CheckPlan[] {
  return rangesOf(noOverlap).map(({ range: [start, end], order: { name } }) => ({
    name,
    expression: `${quote(start)} < ${quote(end)}`,
  }));
}

/** The constraints that hold them. An empty end is open. */
export function planExclusions(entity: Entity): ExclusionPlan[] {
  const lead = entity.scope === 'tenant' ? ['tenantId'] : [];
  return entity.noOverlap.map(({ name, range: [start, end], per, where: among }) => {
    const where = [...(entity.hasRecycle ? ['"deletedTime" is null'] : []), ...whereSql(among)];
    return {
      name,
      keys: [
        ...[...lead, ...per].map((field) => `${quote(field)} with =`),
        `${rangeSql({ property: entity.properties[start] ?? {}, start: quote(start), end: quote(end) })} with &&`,
      ],
      ...(where.length > 0 && { where: where.join(' and ') }),
    };
  });
}

/**
 * One after the other comes to ranges that might meet: two who store at once would each find the other's and wait for it
 * for ever. Run behind what fills in fields, in the order of the alphabet.
 */
export function overlapSql({ name, scope, hasRecycle, noOverlap }: Entity): string[] {
  if (noOverlap.length === 0) return [];
  const trigger = quote(`keepRanges_${name}`);
  const locks = noOverlap.map(({ name: constraint, range, per, where }) => {
    const fields = [...new Set([...range, ...per, ...Object.keys(where), ...(hasRecycle ? ['deletedTime'] : [])])];
    const row = (alias: string) => `(${fields.map((field) => `${alias}.${quote(field)}`).join(', ')})`;
    const key = [
      quoteText(constraint),
      ...(scope === 'tenant' ? ['new."tenantId"'] : []),
      ...per.map((field) => `new.${quote(field)}`),
    ];
    return `  if tg_op = 'INSERT' or ${row('new')} is distinct from ${row('old')} then
    perform pg_advisory_xact_lock(hashtextextended(concat_ws('/', ${key.join(', ')}), 0));
  end if;`;
  });
  return [
    `create or replace function ${trigger}() returns trigger language plpgsql as $$
begin
${locks.join('\n')}
  return new;
end $$;`,
    `create or replace trigger "keepRanges" before insert or update on ${quote(name)} for each row execute function ${trigger}();`,
  ];
}

/** What a range of two fields is in SQL; undefined where there is no such range. */
export function rangeTypeOf(property: Property): string | undefined {
  const type = dataKindOf(property).columnType(property);
  return type === 'timestamptz'
    ? 'tstzrange'
    : type === 'date'
      ? 'daterange'
      : isNumber(property)
        ? 'numrange'
        : undefined;
}

/** A range of two values of fields. */
export function rangeSql({ property, start, end }: { property: Property; start: string; end: string }): string {
  // Numbers of unlike columns are compared, too.
  const bound = (value: string) => `${value}${isNumber(property) ? '::numeric' : ''}`;
  return `${rangeTypeOf(property) ?? ''}(${bound(start)}, ${bound(end)})`;
}

function isNumber({ type }: Property): boolean {
  return type === 'integer' || type === 'number';
}

function isFilled(field: string): Json {
  return { '!': [{ empty: [{ var: field }] }] };
}

/** Each once, where several words speak of it. */
function rangesOf(noOverlap: readonly NoOverlap[]): NoOverlap[] {
  return noOverlap.filter(({ order }, i) => noOverlap.findIndex((other) => other.order.name === order.name) === i);
}

function overlapName({ entity, ...meaning }: { entity: string } & Pick<NoOverlap, 'range' | 'per' | 'where'>): string {
  return markedName({ name: `${entity}_noOverlap_${meaning.per.join('_')}`, meaning });
}
