import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../../../database/database.ts';
import { changing, reading } from '../../../database/statement.ts';
import { column } from '../../../engine/conditions.ts';

interface Removal {
  entities: Record<string, Entity>;
  transaction: Transaction;
  tenantId: string;
  entity: Entity;
  ids: readonly string[];
}

/** Removes records for good, with what refers to them and with all that the history has of either. */
export async function removeWhole({ entities, transaction, tenantId, entity, ids }: Removal): Promise<void> {
  if (ids.length === 0) return;
  for (const { entity: name, field } of entity.referredBy) {
    const referrer = entities[name];
    if (!referrer) continue;
    const referring = await transaction.query(
      reading<{ id: string }>({
        text: `select "id" from ${column(name)} where "tenantId" = $1 and ${column(field)} = any($2)`,
        values: [tenantId, ids],
      }),
    );
    await removeWhole({ entities, transaction, tenantId, entity: referrer, ids: referring.map(({ id }) => id) });
  }
  const values = [tenantId, ids];
  await transaction.query(
    changing({ text: `delete from ${column(entity.name)} where "tenantId" = $1 and "id" = any($2)`, values }),
  );
  // Their removal has told the history as well.
  await transaction.query(
    changing({
      text: `delete from "history" where "tenantId" = $1 and "recordId" = any($2) and "entity" = $3`,
      values: [...values, entity.name],
    }),
  );
}
