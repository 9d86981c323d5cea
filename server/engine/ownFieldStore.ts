import type { Entity, OwnField } from '#generators/formats.ts';
import { ownPrefix } from '#runtime/core/operations/ownFields.ts';
import type { Database } from '../database/database.ts';
import { reading } from '../database/statement.ts';
import { openTenantMemory, type TenantMemory } from './tenantMemory.ts';

/** The fields that tenants added, of each tenant as long as nobody changes them: every process is told of a change. */
export interface OwnFieldStore extends Pick<TenantMemory<unknown>, 'forget' | 'close'> {
  /** All of a tenant, those out of use too, in their order. */
  of(tenantId: string): Promise<readonly OwnField[]>;
  /** An entity with the fields that a tenant added and has in use; the same object until one changes. */
  extended(options: { entity: Entity; tenantId: string }): Promise<Entity>;
}

/** Opens the store. */
export async function openOwnFields({ database }: { database: Database }): Promise<OwnFieldStore> {
  const memory = await openTenantMemory({
    database,
    channel: 'own_fields_changed',
    read: async (tenantId) => ({
      fields: await readFields({ database, tenantId }),
      entities: new Map<string, Entity>(),
    }),
  });
  return {
    of: async (tenantId) => (await memory.of(tenantId)).fields,
    async extended({ entity, tenantId }) {
      if (!entity.extensible || tenantId === '') return entity;
      const { fields, entities } = await memory.of(tenantId);
      const found = entities.get(entity.name);
      if (found) return found;
      const living = fields.filter((field) => field.entity === entity.name && field.state === 'on');
      const made: Entity = {
        ...entity,
        ownFields: Object.fromEntries(living.map((field) => [`${ownPrefix}${field.key}`, field])),
      };
      entities.set(entity.name, made);
      return made;
    },
    forget: memory.forget,
    close: memory.close,
  };
}

async function readFields({
  database,
  tenantId,
}: {
  database: Database;
  tenantId: string;
}): Promise<readonly OwnField[]> {
  if (tenantId === '') return [];
  const [rows] = await database.batch({
    scope: { tenantId, userId: '' },
    statements: [
      reading<OwnField>({
        name: 'own_fields',
        text: `select "entity", "key", "title", "kind", "choices", "help", "isRequired", "initial", "maxLength", "minimum"::float8,
          "maximum"::float8, "isListed", "isFiltered", "order", "state", "slot" from "customField"
          where "tenantId" = $1 order by "order", "id"`,
        values: [tenantId],
      }),
    ],
  });
  return rows;
}
