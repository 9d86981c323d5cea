import type { Entity, Unique } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { isAmong, takenBy } from '#runtime/core/operations/unique.ts';
import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../context.ts';
import { column } from '../conditions.ts';
import { livingIn } from '../living.ts';
import { prepared } from '../prepared.ts';

/** Records that one query asks for. */
const batch = 2_000;

interface Search {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  records: readonly Values[];
  /** Ids of records that make room for these. */
  leaving?: readonly string[];
}

type Group = Pick<Unique, 'fields' | 'where'>;

/** The groups of fields that no two living records of a tenant share. */
function groupsOf(entity: Entity): Group[] {
  return [...entity.unique, ...(entity.identity.length > 0 ? [{ fields: [identityColumn], where: {} }] : [])];
}

const identityColumn = 'identityHash';

/** What a record takes for itself alone: one key for each group whose fields are all filled, among whose records it is. */
export function uniqueKeysOf({ entity, record }: { entity: Entity; record: Values }): string[] {
  return keysOf({ entity, record }).map(({ key }) => key);
}

function keysOf({ entity, record }: { entity: Entity; record: Values }): SheetKey[] {
  return groupsOf(entity).flatMap((group) => {
    const taken = takenBy({ entity, group, record });
    return taken ? [{ key: JSON.stringify([group.fields, group.where, taken]), fields: group.fields }] : [];
  });
}

/** By what a row of a sheet is the same as another of it. */
export interface SheetKey {
  key: string;
  fields: readonly string[];
}

/**
 * What a record takes for itself alone, and `importOnce`: of that no key where its first field is empty, as the row does
 * not say what it is about; the others may be empty, and are then the same as other empty ones.
 */
export function sheetKeysOf({ entity, record }: { entity: Entity; record: Values }): SheetKey[] {
  const { importOnce, identity } = entity;
  const [first = ''] = importOnce;
  return [
    ...keysOf({ entity, record }).map(({ key, fields }) => ({
      key,
      fields: fields[0] === identityColumn ? identity : fields,
    })),
    ...(isEmpty(record[first])
      ? []
      : [
          {
            key: JSON.stringify(['', ...importOnce.map((field) => (isEmpty(record[field]) ? null : record[field]))]),
            fields: importOnce,
          },
        ]),
  ];
}

function isEmpty(value: Values[string] | undefined): boolean {
  return value === undefined || value === null || value === '';
}

/** Which of the records, by index, another record of the tenant is already: by identity or by a group of fields that no two share. */
export async function duplicatesOf({ context, entity, records, leaving }: Search): Promise<Set<number>> {
  const found = new Set<number>();
  for (const group of groupsOf(entity)) {
    for (let from = 0; from < records.length; from += batch) {
      const indexes = await findByFields({
        context,
        entity,
        records: records.slice(from, from + batch),
        group,
        leaving,
      });
      indexes.forEach((index) => found.add(from + index));
    }
  }
  return found;
}

async function findByFields({
  context: { app, scope },
  entity,
  records,
  group,
  leaving = [],
}: Search & { group: Group }): Promise<number[]> {
  const { fields, where } = group;
  const wanted = records.flatMap((record, index) =>
    isAmong({ where, record })
      ? [
          {
            index,
            id: record['id'] ?? null,
            ...Object.fromEntries(fields.map((field) => [field, record[field] ?? null])),
          },
        ]
      : [],
  );
  if (wanted.length === 0) return [];
  const typeOf = (field: string): string => {
    const property = entity.properties[field];
    return property ? dataKindOf(property).columnType(property) : 'text';
  };
  const columns = fields.map((field) => `${column(field)} ${typeOf(field)}`).join(', ');
  const among = Object.keys(where).map((field, index) => ` and t.${column(field)} = any($${index + 4})`);
  const match = fields
    .map((field) => {
      const [there, wanted] = [`t.${column(field)}`, `w.${column(field)}`];
      return field === entity.tree?.parent
        ? `coalesce(${there}, '') = coalesce(${wanted}, '')`
        : `${there} = ${wanted}`;
    })
    .join(' and ');
  const living = livingIn({ entity, tenant: '$2', alias: 't' });
  const text = `select w."index" from jsonb_to_recordset($1::jsonb) as w("index" integer, "id" text, ${columns})
    where exists (
      select from ${column(entity.name)} t where ${living}${among.join('')} and ${match} and t."id" is distinct from w."id" and t."id" <> all($3))`;
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
