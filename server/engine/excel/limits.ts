import type { Entity, Limit } from '#generators/formats.ts';
import { countedFor, fullText } from '#runtime/core/operations/limit.ts';
import { reading } from '../../database/statement.ts';
import { column } from '../conditions.ts';
import type { CallContext, Values } from '../context.ts';
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

export interface Beyond {
  /** Of the record. */
  index: number;
  field: string;
  message: string;
}

/**
 * The records of an import that find no place (`x-entity.limit`), those further up taken first: what the database will
 * refuse. A record that is there and was counted for the same keeps its place.
 */
export async function beyondLimits({ context, entity, records, leaving }: Search): Promise<Beyond[]> {
  const found: Beyond[] = [];
  for (const limit of entity.limit) {
    const watched = [limit.per, ...Object.keys(limit.where)];
    const coming = [...records.entries()].flatMap(([index, { record, changes }]) => {
      const id = countedFor({ limit, record });
      const isComing = !changes || watched.some((field) => field in changes);
      return id !== undefined && isComing ? [{ index, id, own: String(record['id'] ?? '') }] : [];
    });
    if (coming.length === 0) continue;
    const places = await placesLeft({ context, entity, limit, coming, leaving });
    for (const { index, id } of coming) {
      const place = places.get(id);
      if (!place || place.max === null) continue;
      place.taken += 1;
      if (place.taken > place.max)
        found.push({
          index,
          field: limit.per,
          message: fullText({ limit, label: place.label ?? '', max: place.max }),
        });
    }
  }
  return found;
}

/** Of each record referred to how many there may be, and how many there are beside those that come. */
async function placesLeft({
  context: { app, scope },
  entity,
  limit: { per, where, max },
  coming,
  leaving = [],
}: Omit<Search, 'records'> & {
  limit: Limit;
  coming: readonly { id: string; own: string }[];
}): Promise<Map<string, { max: number | null; taken: number; label: string | null }>> {
  const referred = app.catalogue.entities[entity.properties[per]?.['x-ref'] ?? ''];
  if (!referred) return new Map();
  const isMeant = Object.keys(where).map((field, index) => `c.${column(field)} = any($${index + 4})`);
  const counted = [livingIn({ entity, tenant: '$1', alias: 'c' }), ...isMeant];
  const most = typeof max === 'number' ? `${max}` : `t.${column(max)}`;
  const text = `select t."id", t.${column(referred.label)}::text as "label", ${most} as "max",
      (select count(*)::integer from ${column(entity.name)} c
        where c.${column(per)} = t."id" and c."id" <> all($3) and ${counted.join(' and ')}) as "taken"
    from ${column(`${referred.name}View`)} t where t."id" = any($2)`;
  const [ids, own] = [coming.map(({ id }) => id), [...leaving, ...coming.map((each) => each.own)]].map((each) => [
    ...new Set(each),
  ]);
  const values: Values[string][] = [scope.tenantId, ids ?? [], own ?? [], ...Object.values(where)];
  const [rows] = await app.database.batch({
    scope,
    statements: [
      prepared(reading<{ id: string; label: string | null; max: number | null; taken: number }>({ text, values })),
    ],
  });
  return new Map(rows.map((row) => [row.id, row]));
}
