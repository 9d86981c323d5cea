import type { Entity, Json } from '#generators/formats.ts';
import { reading } from '../database/statement.ts';
import { entityNamed, type App, type Values } from '../engine/context.ts';
import { readRecord } from '../engine/get.ts';
import { create } from '../engine/save.ts';
import { updateStatement } from '../engine/statements.ts';

/** A record of the demo that refers to others by what stands behind an `@`: a key of an earlier one, a part of it, an account's person or user, a certificate's code; and to a picture of `images/` by `image:`. */
export interface DemoRecord {
  entity: string;
  /** What later ones call it. */
  key?: string;
  /** The earlier record that it changes, instead of a new one: a paper is published once its questions are there, a session begins once people have places in it. */
  of?: string;
  values: Values;
}

/**
 * Stores and changes records of a tenant in their order, or those of the platform (`tenantId` empty). `@x` is the record of key x,
 * `@x/chapters/0` its first part, `@person/x` the person of account x, `@user/x` its user, `@cert/x` the certificate of
 * code x. A picture is stored anew for each record that has it, as a private file.
 * @returns the ids by reference, `known` included
 * @throws Error for a reference to nothing
 */
export async function loadRecords({
  app,
  tenantId,
  records,
  known,
  storePrivate,
}: {
  app: App;
  tenantId: string;
  records: readonly DemoRecord[];
  /** Ids by reference of what is there already. */
  known: ReadonlyMap<string, string>;
  /** Stores a picture by its name. @returns its address */
  storePrivate?: (image: string) => Promise<string>;
}): Promise<ReadonlyMap<string, string>> {
  if (records.length === 0) return known;
  const scope = { tenantId, userId: 'system' };
  const [people, certs] = await app.database.batch({
    scope,
    statements: [
      reading<{ id: string; userId: string; name: string }>({
        text: 'select "id", "userId", "account" as "name" from "person"',
      }),
      reading<{ id: string; name: string }>({ text: 'select "id", "certCode" as "name" from "cert"' }),
    ],
  });
  const ids = new Map<string, string>([
    ...known,
    ...people.flatMap(({ id, userId, name }): [string, string][] => [
      [`@person/${name}`, id],
      [`@user/${name}`, userId],
    ]),
    ...certs.map(({ id, name }): [string, string] => [`@cert/${name}`, id]),
  ]);
  for (const { entity: name, key, of, values } of records) {
    const entity = entityNamed({ app, name });
    const whole = named({ value: values, ids }) as Values;
    for (const [field, value] of Object.entries(whole))
      if (typeof value === 'string' && value.startsWith(picture))
        whole[field] = (await storePrivate?.(value.slice(picture.length))) ?? null;
    if (of !== undefined) {
      await become({ app, scope, entity, id: String(named({ value: of, ids })), values: whole });
      continue;
    }
    const stored = await create({ context: { app, scope }, entity, values: whole });
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

/** Changes a record as the database allows, also where people could not: time alone brings it about. */
async function become({
  app,
  scope,
  entity,
  id,
  values: changes,
}: {
  app: App;
  scope: { tenantId: string; userId: string };
  entity: Entity;
  id: string;
  values: Values;
}): Promise<void> {
  const record = await readRecord({ context: { app, scope }, entity, id });
  const version = Number(record?.['version']);
  await app.database.batch({ scope, statements: [updateStatement({ entity, scope, id, version, changes })] });
}

const picture = 'image:';

function named({ value, ids }: { value: Json; ids: ReadonlyMap<string, string> }): Json {
  if (Array.isArray(value)) return value.map((each) => named({ value: each, ids }));
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, named({ value: each, ids })]));
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const id = ids.get(value);
  if (id === undefined) throw new Error(`the demo refers to nothing: ${value}`);
  return id;
}
