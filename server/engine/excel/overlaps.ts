import type { Entity, NoOverlap } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { copiedFields } from '#runtime/core/operations/copyOf.ts';
import { areOverlapping, rangeTaken, type TakenRange } from '#runtime/core/operations/noOverlap.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { CallContext, Values } from '../context.ts';
import { withCopies } from '../copyOf.ts';
import type { Referring } from '../filter.ts';
import { livingIn } from '../living.ts';
import { prepared } from '../prepared.ts';

interface Search {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  records: readonly Referring[];
  /** Ids of records that make room for these. */
  leaving?: readonly string[];
}

export interface Overlap {
  /** Of the record. */
  index: number;
  field: string;
  message: string;
  /** The record further up that it overlaps; undefined where it is one that is stored. */
  with?: number;
}

/** Records queried at a time. */
const batch = 2_000;

/**
 * The records of an import whose ranges overlap what is stored, or a record further up: what the database will refuse.
 * A record that is there and keeps its range, place and state keeps them.
 */
export async function overlapsOf({ context, entity, records, leaving }: Search): Promise<Overlap[]> {
  const found: Overlap[] = [];
  if (entity.noOverlap.length === 0) return found;
  const whole = await withCopies({ context, entity, records: records.map(({ record }) => record) });
  for (const group of entity.noOverlap) {
    const watched = watchedBy({ entity, group });
    const taken = [...records.entries()].flatMap(([index, { changes }]) => {
      const record = whole[index] ?? {};
      const range = rangeTaken({ group, record });
      return range && (!changes || watched.some((field) => field in changes)) ? [{ index, range }] : [];
    });
    const [field] = group.range;
    const stored = new Set<number>();
    for (let from = 0; from < taken.length; from += batch)
      for (const index of await storedOverlaps({
        context,
        entity,
        records: whole,
        group,
        leaving,
        indexes: taken.slice(from, from + batch).map(({ index }) => index),
      }))
        stored.add(index);
    for (const index of stored) found.push({ index, field, message: group.message });
    for (const [index, other] of overlapsAmong(taken.filter(({ index }) => !stored.has(index))))
      found.push({ index, field, message: group.message, with: other });
  }
  return found;
}

/** The fields whose change may make a record overlap another: of what is copied the reference. */
function watchedBy({ entity, group: { range, per, where } }: Pick<Search, 'entity'> & { group: NoOverlap }): string[] {
  const fields = [...range, ...per, ...Object.keys(where)];
  const references = copiedFields(entity.properties).filter(({ field }) => fields.includes(field));
  return [...fields, ...references.map(({ reference }) => reference)];
}

interface Taken {
  index: number;
  range: TakenRange;
}

/** Of ranges that overlap each other the later record, with the earlier one: gone through in the order of their starts. */
function overlapsAmong(taken: readonly Taken[]): Map<number, number> {
  const found = new Map<number, number>();
  const last = new Map<string, Taken>();
  for (const each of taken.toSorted((a, b) => byStart(a.range.start, b.range.start))) {
    const { key } = each.range;
    const before = last.get(key);
    if (before && areOverlapping(before.range, each.range)) {
      const [earlier, later] = before.index < each.index ? [before, each] : [each, before];
      found.set(later.index, earlier.index);
      last.set(key, earlier);
    } else last.set(key, each);
  }
  return found;
}

/** An open start comes first. */
function byStart(one: unknown, other: unknown): number {
  if (one === null || other === null) return Number(other === null) - Number(one === null);
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one) < String(other) ? -1 : String(one) > String(other) ? 1 : 0;
}

async function storedOverlaps({
  context: { app, scope },
  entity,
  records,
  group: {
    range: [start, end],
    per,
    where,
  },
  indexes,
  leaving = [],
}: Omit<Search, 'records'> & {
  records: readonly Values[];
  group: NoOverlap;
  indexes: readonly number[];
}): Promise<number[]> {
  const fields = [start, end, ...per];
  const typeOf = (field: string): string => {
    const property = entity.properties[field];
    return property ? dataKindOf(property).columnType(property) : 'text';
  };
  const wanted = indexes.map((index) => {
    const record = records[index] ?? {};
    return {
      index,
      id: record['id'] ?? null,
      ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
    };
  });
  const columns = fields.map((field) => `${column(field)} ${typeOf(field)}`).join(', ');
  const [t, w] = ['t', 'w'].map((alias) => (field: string) => `${alias}.${column(field)}`) as [Named, Named];
  const isBefore = (one: string, other: string) => `(${one} is null or ${other} is null or ${one} < ${other})`;
  const conditions = [
    livingIn({ entity, tenant: '$2', alias: 't' }),
    ...Object.keys(where).map((field, index) => `${t(field)} = any($${index + 4})`),
    ...per.map((field) => `${t(field)} = ${w(field)}`),
    isBefore(t(start), w(end)),
    isBefore(w(start), t(end)),
    't."id" is distinct from w."id"',
    't."id" <> all($3)',
  ];
  const text = `select w."index" from jsonb_to_recordset($1::jsonb) as w("index" integer, "id" text, ${columns})
    where exists (select from ${column(entity.name)} t where ${conditions.join(' and ')})`;
  const [rows] = await app.database.batch({
    scope,
    statements: [
      prepared(
        reading<{ index: number }>({
          text,
          values: [JSON.stringify(wanted), scope.tenantId, leaving, ...Object.values(where)],
        }),
      ),
    ],
  });
  return rows.map(({ index }) => index);
}

type Named = (field: string) => string;
