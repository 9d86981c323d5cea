import type { Entity, OwnField } from '#generators/formats.ts';
import { ownPrefix } from '#runtime/core/operations/ownFields.ts';
import type { Database } from '../database/database.ts';
import { reading } from '../database/statement.ts';

/** The fields that tenants added, of each tenant as long as nobody changes them: every process is told of a change. */
export interface OwnFieldStore {
  /** All of a tenant, those out of use too, in their order. */
  of(tenantId: string): Promise<readonly OwnField[]>;
  /** An entity with the fields that a tenant added and has in use; the same object until one changes. */
  extended(options: { entity: Entity; tenantId: string }): Promise<Entity>;
  /** Forgets here and now what a change has made untrue; the database tells the other processes. */
  forget(tenantId: string): void;
  close(): Promise<void>;
}

const channel = 'own_fields_changed';

/** Tenants whose fields are kept: more than a process serves at a time. */
const mostTenants = 500;

interface Known {
  fields: Promise<readonly OwnField[]>;
  entities: Map<string, Entity>;
}

/** Opens the store. */
export async function openOwnFields({ database }: { database: Database }): Promise<OwnFieldStore> {
  const known = new Map<string, Known>();
  const stopListening = await database.listen(channel, (tenantId) =>
    tenantId === '' ? known.clear() : void known.delete(tenantId),
  );
  const knownOf = (tenantId: string): Known => {
    const found = known.get(tenantId);
    if (found) return found;
    const made: Known = { fields: readFields({ database, tenantId }), entities: new Map() };
    if (known.size >= mostTenants) known.clear();
    known.set(tenantId, made);
    made.fields.catch(() => known.delete(tenantId));
    return made;
  };
  return {
    of: (tenantId) => knownOf(tenantId).fields,
    async extended({ entity, tenantId }) {
      if (!entity.extensible || tenantId === '') return entity;
      const { fields, entities } = knownOf(tenantId);
      const living = (await fields).filter((field) => field.entity === entity.name && field.state === 'on');
      const found = entities.get(entity.name);
      if (found) return found;
      const made: Entity = {
        ...entity,
        ownFields: Object.fromEntries(living.map((field) => [`${ownPrefix}${field.key}`, field])),
      };
      entities.set(entity.name, made);
      return made;
    },
    forget: (tenantId) => void known.delete(tenantId),
    close: stopListening,
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
