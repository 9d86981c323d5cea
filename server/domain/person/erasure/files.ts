import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../../../database/database.ts';
import { changing, reading } from '../../../database/statement.ts';
import { column } from '../../../engine/conditions.ts';
import type { Whose } from '../whose.ts';
import { removeWhole } from './remove.ts';

interface Place {
  entities: Record<string, Entity>;
  transaction: Transaction;
  tenantId: string;
}

interface Named extends Place {
  entity: Entity;
  ids: readonly string[];
  fields: readonly string[];
}

/** The files that private fields of records name, now or in a former version. */
export async function filesOf({ transaction, tenantId, entity, ids, fields }: Named): Promise<string[]> {
  const found = new Set<string>();
  for (const field of fields.filter((each) => entity.properties[each]?.['x-private'])) {
    const rows = await transaction.query(
      reading<{ id: string }>({
        text: `select distinct (regexp_matches(s."value", '/api/file/([A-Za-z0-9_-]+)', 'g'))[1] as "id" from (
            select ${column(field)}::text as "value" from ${column(entity.name)} where "tenantId" = $1 and "id" = any($2)
            union all select "snapshot" ->> $4 from "history"
              where "tenantId" = $1 and "recordId" = any($2) and "entity" = $3) s`,
        values: [tenantId, ids, entity.name, field],
      }),
    );
    for (const { id } of rows) found.add(id);
  }
  return [...found];
}

/** What somebody uploaded for themselves; what others may see was uploaded for the organisation. */
export async function uploadsOf({
  transaction,
  whose: { tenantId, userId },
}: Pick<Place, 'transaction'> & { whose: Whose }): Promise<Upload[]> {
  return transaction.query(
    reading<Upload>({
      text: `select f."id", exists (select from "usesOfFile"(f."id")) as "isUsed" from "file" f
        where f."tenantId" = $1 and f."createdBy" = $2 and f."visibility" = 'private'`,
      values: [tenantId, userId],
    }),
  );
}

export interface Upload {
  id: string;
  isUsed: boolean;
}

interface Removed {
  id: string;
  /** Where its bytes lie, to be removed once this is committed. */
  storageKey: string;
}

/** Removes files that nothing shows any more: private ones, and pictures of the person (`avatars`). */
export async function removeFiles({
  entities,
  transaction,
  tenantId,
  ids,
  avatars,
}: Place & { ids: readonly string[]; avatars: readonly string[] }): Promise<Removed[]> {
  const { file } = entities;
  if (!file || ids.length + avatars.length === 0) return [];
  const unused = await transaction.query(
    changing<Removed>({
      text: `select f."id", f."storageKey" from "file" f where f."tenantId" = $1
        and (f."id" = any($2) and f."visibility" = 'private' or f."id" = any($3))
        and not exists (select from "usesOfFile"(f."id")) for update`,
      values: [tenantId, ids, avatars],
    }),
  );
  await removeWhole({ entities, transaction, tenantId, entity: file, ids: unused.map(({ id }) => id) });
  return unused;
}
