import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../../../database/database.ts';
import { changing, reading } from '../../../database/statement.ts';
import { column } from '../../../engine/conditions.ts';
import type { Whose } from '../whose.ts';
import { removeWhole } from './remove.ts';

/** The address of a file with its id, as the database finds it in texts. */
export const fileAddress = '/api/file/([A-Za-z0-9_-]+)';

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
        text: `select distinct (regexp_matches(s."value", '${fileAddress}', 'g'))[1] as "id" from (
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

/** What somebody uploaded for themselves, by id; what others may see was uploaded for the organisation. */
export async function uploadsOf({
  transaction,
  whose: { tenantId, userId },
}: Pick<Place, 'transaction'> & { whose: Whose }): Promise<string[]> {
  const uploads = await transaction.query(
    reading<{ id: string }>({
      text: `select "id" from "file" where "tenantId" = $1 and "createdBy" = $2 and "visibility" = 'private'`,
      values: [tenantId, userId],
    }),
  );
  return uploads.map(({ id }) => id);
}

interface Unused {
  id: string;
  /** Where its bytes lie. */
  storageKey: string;
}

interface Looked extends Pick<Place, 'transaction' | 'tenantId'> {
  ids: readonly string[];
  /** Pictures of the person, which need not be private. */
  avatars?: readonly string[];
}

/** Those of the files that nothing shows any more: private ones, and `avatars`. They are used by nothing until this ends. */
export async function unusedOf({ transaction, tenantId, ids, avatars = [] }: Looked): Promise<Unused[]> {
  if (ids.length + avatars.length === 0) return [];
  return transaction.query(
    changing<Unused>({
      text: `select f."id", f."storageKey" from "file" f where f."tenantId" = $1
        and (f."id" = any($2) and f."visibility" = 'private' or f."id" = any($3))
        and not exists (select from "usesOfFile"(f."id")) for update`,
      values: [tenantId, ids, avatars],
    }),
  );
}

/** Removes those that `unusedOf` tells. @returns them: their bytes are to be removed once this is committed */
export async function removeFiles({ entities, ...looked }: Looked & Pick<Place, 'entities'>): Promise<Unused[]> {
  const unused = await unusedOf(looked);
  const { file } = entities;
  if (file) await removeWhole({ ...looked, entities, entity: file, ids: unused.map(({ id }) => id) });
  return unused;
}
