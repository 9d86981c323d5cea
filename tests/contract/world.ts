import type { Json } from '#generators/formats.ts';
import { demoPassword } from '#server/first.ts';
import { startServer } from '#server/testing.ts';
import { entityOf, operation, operationFor, referencesOf, samplesOf, type Values } from './artefacts.ts';
import { callerOf, type Caller, type Reply } from './client.ts';

/** A running server with the people a contract test needs. */
export interface World {
  /** Has every code, in the first tenant. */
  ours: Caller;
  /** The same person in another tenant. */
  foreign: Caller;
  /** Has no code of administration. */
  learner: Caller;
  /** The codes the learner has after all. */
  learnerCodes: ReadonlySet<string>;
  nobody: Caller;
  close(): Promise<void>;
}

/** Starts a server on an empty database of the kind, with the demo's tenants and accounts. */
export async function startWorld({ database }: { database: 'pglite' | 'postgres' }): Promise<World> {
  const server = await startServer({ database });
  const { url } = server;
  const nobody = callerOf({ url });
  // Each caller has a session of its own: the two operators stand in different tenants.
  const signIn = async (account: string): Promise<Caller> => {
    const { token } = dataOf<{ token: string }>(
      await nobody.call(operation('session.login'), { account, password: demoPassword }),
    );
    return callerOf({ url, token });
  };
  const [ours, foreign, learner] = await Promise.all([signIn('operator'), signIn('operator'), signIn('student')]);
  const tenants = dataOf<{ id: string }[]>(await ours.call(operation('session.tenants')));
  const [first, second] = tenants;
  if (!first || !second) throw new Error('the contract tests need two tenants');
  await Promise.all([
    ours.call(operation('session.switchTenant'), { tenantId: first.id }),
    foreign.call(operation('session.switchTenant'), { tenantId: second.id }),
  ]);
  const learnerCodes = new Set(dataOf<string[]>(await learner.call(operation('session.auth'))));
  return { ours, foreign, learner, learnerCodes, nobody, close: () => server.close() };
}

/** The data of a reply that must have succeeded. */
export function dataOf<Data>({ status, body }: Reply): Data {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as unknown as Data;
}

let count = 0;

/**
 * A valid input that no record has yet: references are new records of the caller's tenant (or ones that are there,
 * where nobody can create such a record), unique fields have new values.
 */
export async function newInput({
  caller,
  entity,
  sample = 0,
}: {
  caller: Caller;
  entity: string;
  sample?: number;
}): Promise<Values> {
  const { valid } = samplesOf(entity);
  const input = valid[sample % Math.max(valid.length, 1)];
  if (!input) throw new Error(`no sample of ${entity}: its rules are too hard for the generator`);
  return distinct({ entity, input: await withReferences({ caller, entity, input }) });
}

/** The input with references and files that exist in the caller's tenant. */
export async function withReferences({
  caller,
  entity,
  input,
  except,
}: {
  caller: Caller;
  entity: string;
  input: Values;
  except?: string;
}): Promise<Values> {
  const result = { ...input };
  for (const { field, target } of referencesOf(entity))
    if (field in input && field !== except) result[field] = await referenceTo({ caller, entity: target });
  for (const [field, { 'x-widget': widget }] of Object.entries(entityOf(entity).properties))
    if (field in input && field !== except && (widget === 'image' || widget === 'file'))
      result[field] = await publicFile(caller);
  return result;
}

/** Address of a picture that anyone may see. */
async function publicFile(caller: Caller): Promise<string> {
  const [file] = dataOf<{ rows: Values[] }>(
    await caller.call(operation('file.list'), { visibility: 'public', pageSize: 1 }),
  ).rows;
  if (!file) throw new Error('the demo has no public file');
  return `/api/file/${String(file['id'])}`;
}

/** Id of a record to refer to. */
export async function referenceTo({ caller, entity }: { caller: Caller; entity: string }): Promise<string> {
  if (operationFor({ entity, verb: 'save' })) return String((await createRecord({ caller, entity }))['id']);
  const list = operationFor({ entity, verb: 'list' });
  const [first] = list ? dataOf<{ rows: Values[] }>(await caller.call(list, { pageSize: 1 })).rows : [];
  if (!first) throw new Error(`nothing to refer to in ${entity}`);
  return String(first['id']);
}

/** A new record of the caller's tenant, as the server answers it. */
export async function createRecord({
  caller,
  entity,
  sample,
}: {
  caller: Caller;
  entity: string;
  sample?: number;
}): Promise<Values> {
  await makeRoom({ caller, entity });
  const input = await newInput({ caller, entity, ...(sample !== undefined && { sample }) });
  return dataOf<Values>(await caller.call(saveOf(entity), input));
}

/** The save of an entity. @throws Error where there is none. */
export function saveOf(entity: string): ReturnType<typeof operation> {
  const save = operationFor({ entity, verb: 'save' });
  if (!save) throw new Error(`${entity} cannot be saved`);
  return save;
}

/** Where a tenant may have only so many records, takes away what is there. */
export async function makeRoom({ caller, entity }: { caller: Caller; entity: string }): Promise<void> {
  const [list, remove] = [operationFor({ entity, verb: 'list' }), operationFor({ entity, verb: 'remove' })];
  if (!entityOf(entity).max || !list || !remove) return;
  const { rows } = dataOf<{ rows: Values[] }>(await caller.call(list, { pageSize: 100 }));
  if (rows.length > 0) await caller.call(remove, { ids: rows.map((row) => row['id'] ?? null) });
}

/** New values for whatever no two records may share. */
function distinct({ entity, input }: { entity: string; input: Values }): Values {
  const { unique, identity, properties } = entityOf(entity);
  const fields = new Set([...unique.flat(), ...identity]);
  count += 1;
  const number = String(count);
  return Object.fromEntries(
    Object.entries(input).map(([field, value]): [string, Json] => {
      const property = properties[field];
      // Where only certain values will do, the examples are gone through.
      if (fields.has(field) && property?.examples?.length)
        return [field, property.examples[count % property.examples.length] ?? null];
      const isText = property?.type === 'string' && !property['x-ref'] && !property['x-dict'] && !property.format;
      return fields.has(field) && isText && typeof value === 'string'
        ? [field, numbered({ text: value, number, most: property.maxLength ?? 1000 })]
        : [field, value];
    }),
  );
}

function numbered({ text, number, most }: { text: string; number: string; most: number }): string {
  const end = text.endsWith('</p>') ? `${number}</p>` : number;
  const start = text.endsWith('</p>') ? text.slice(0, -4) : text;
  return start.slice(0, most - end.length) + end;
}
