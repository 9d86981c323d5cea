import type { Json } from '#generators/formats.ts';
import { reading } from '../database/statement.ts';
import { entityNamed, type App, type Values } from '../engine/context.ts';
import { create } from '../engine/save.ts';

/** A record of the demo that refers to others by what stands behind an `@`: a key of an earlier one, a part of it, an account's person, a certificate's code. */
export interface DemoRecord {
  entity: string;
  /** What later ones call it. */
  key?: string;
  values: Values;
}

/**
 * Stores records of a tenant in their order, or those of the platform (`tenantId` empty). `@x` is the record of key x,
 * `@x/chapters/0` its first part, `@person/x` the person of account x, `@cert/x` the certificate of code x.
 * @returns the ids by reference, `known` included
 * @throws Error for a reference to nothing
 */
export async function loadRecords({
  app,
  tenantId,
  records,
  known,
}: {
  app: App;
  tenantId: string;
  records: readonly DemoRecord[];
  /** Ids by reference of what is there already. */
  known: ReadonlyMap<string, string>;
}): Promise<ReadonlyMap<string, string>> {
  if (records.length === 0) return known;
  const scope = { tenantId, userId: 'system' };
  const [people, certs] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string; name: string }>({ text: 'select "id", "account" as "name" from "person"' }),
      reading<{ id: string; name: string }>({ text: 'select "id", "certCode" as "name" from "cert"' }),
    ],
  });
  const ids = new Map<string, string>([
    ...known,
    ...people.map(({ id, name }): [string, string] => [`@person/${name}`, id]),
    ...certs.map(({ id, name }): [string, string] => [`@cert/${name}`, id]),
  ]);
  for (const { entity: name, key, values } of records) {
    const entity = entityNamed({ app, name });
    const stored = await create({ context: { app, scope }, entity, values: named({ value: values, ids }) as Values });
    if (key === undefined) continue;
    ids.set(`@${key}`, String(stored['id']));
    for (const [field, list] of Object.entries(stored))
      if (Array.isArray(list))
        list.forEach((part, index) => {
          if (part !== null && typeof part === 'object' && 'id' in part)
            ids.set(`@${key}/${field}/${index}`, String(part['id']));
        });
  }
  return ids;
}

function named({ value, ids }: { value: Json; ids: ReadonlyMap<string, string> }): Json {
  if (Array.isArray(value)) return value.map((each) => named({ value: each, ids }));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, named({ value: each, ids })]));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const id = ids.get(value);
  if (id === undefined) throw new Error(`the demo refers to nothing: ${value}`);
  return id;
}
