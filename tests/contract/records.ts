import type { Json, Property } from '#generators/formats.ts';
import { askedFields, wantedBy } from '#runtime/core/operations/filter.ts';
import { entityOf, operation, operationFor, referencesOf, referring, samplesOf, type Values } from './artefacts.ts';
import type { Caller } from './client.ts';
import { pixel } from './files.ts';
import { dataOf } from './world.ts';

/**
 * A valid input that no record has yet: references are records of the caller's tenant, unique fields have new values.
 */
export async function newInput({
  caller,
  entity,
  sample = 0,
  isFirst = false,
  except,
}: {
  caller: Caller;
  entity: string;
  sample?: number;
  isFirst?: boolean;
  /** A reference that the test gives itself; what hangs on it is left out. */
  except?: string;
}): Promise<Values> {
  const { valid } = samplesOf(entity);
  const input = valid[sample % Math.max(valid.length, 1)];
  if (!input) throw new Error(`no sample of ${entity}: its rules are too hard for the generator`);
  const usual = Object.fromEntries(Object.entries(input).filter(([field]) => !takenOnce[entity]?.includes(field)));
  const referring = await withReferences({ caller, entity, input: usual, isFirst, ...(except && { except }) });
  return distinct({ entity, input: referring });
}

/** What two records of a test cannot both have: a room is booked once at a time (rule B4). */
const takenOnce: Readonly<Record<string, readonly string[]>> = { examSession: ['rooms'] };

/** The input with references and files that exist in the caller's tenant. */
export async function withReferences({
  caller,
  entity,
  input,
  except,
  isFirst = false,
}: {
  caller: Caller;
  entity: string;
  input: Values;
  except?: string;
  /** It refers to none of its own kind: others shall refer to it. */
  isFirst?: boolean;
}): Promise<Values> {
  const result = { ...input };
  const own = ownReference(entity);
  // Only so many may refer to one.
  const limited = new Set(entityOf(entity).limit.map(({ per }) => per));
  // What hangs on another field comes behind it.
  const dependent = (field: string) => askedFields(entityOf(entity).properties[field]?.['x-filter']).length;
  for (const { field, target, isMany } of referencesOf(entity).sort((a, b) => dependent(a.field) - dependent(b.field)))
    if (target === entity && isFirst) delete result[field];
    else if (except && hangsOn({ entity, field, on: except })) delete result[field];
    else if (except && field !== except && isAskedOf({ entity, field, on: except }))
      result[field] = await referenceTo({ caller, entity: target });
    else if (field in input && field !== except && dependent(field) > 0)
      result[field] = await fittingReference({
        caller,
        entity: target,
        wanted: wantedOf({ entity, field, record: result }),
      });
    else if (field in input && field !== except)
      result[field] = referring(
        { isMany },
        field === own || limited.has(field)
          ? await referenceTo({ caller, entity: target })
          : await sharedReference({ caller, entity: target }),
      );
  for (const [field, { 'x-parts': part }] of Object.entries(entityOf(entity).properties))
    if (part && field !== except && Array.isArray(input[field])) {
      const parts = input[field].map((each) => withReferences({ caller, entity: part, input: each as Values }));
      result[field] = await Promise.all(parts);
    }
  for (const [field, { 'x-widget': widget }] of Object.entries(entityOf(entity).properties))
    if (field in input && field !== except && (widget === 'image' || widget === 'file'))
      result[field] = await publicPicture(caller);
  return result;
}

/** Whether what a field may refer to depends on another field, without which the record may be. */
function hangsOn({ entity, field, on }: { entity: string; field: string; on: string }): boolean {
  return isAskedOf({ entity, field, on }) && !entityOf(entity).required.includes(field);
}

function isAskedOf({ entity, field, on }: { entity: string; field: string; on: string }): boolean {
  return askedFields(entityOf(entity).properties[field]?.['x-filter']).includes(on);
}

/** What a record has to have for a field to refer to it. */
function wantedOf({ entity, field, record }: { entity: string; field: string; record: Values }): Values {
  return wantedBy({ filter: entityOf(entity).properties[field]?.['x-filter'] ?? {}, record });
}

/** Id of a new record with these values; of a part, one of the parent that they name. */
async function fittingReference({
  caller,
  entity,
  wanted,
}: {
  caller: Caller;
  entity: string;
  wanted: Values;
}): Promise<string> {
  const { partOf } = entityOf(entity);
  if (partOf) {
    const parentId = String(wanted[partOf.parent]);
    const parent = dataOf<Values>(await caller.call(operation(`${partOf.entity}.get`), { id: parentId }));
    const [known] = (parent[partOf.as] ?? []) as Values[];
    return known ? String(known['id']) : newPart({ caller, entity, parentId });
  }
  const input = await newInput({ caller, entity, isFirst: true });
  return String(dataOf<Values>(await caller.call(saveOf(entity), { ...input, ...wanted }))['id']);
}

/** Id of a part that is added to its parent. */
async function newPart({
  caller,
  entity,
  parentId,
}: {
  caller: Caller;
  entity: string;
  parentId: string;
}): Promise<string> {
  const { entity: parent = '', as = '' } = entityOf(entity).partOf ?? {};
  const record = dataOf<Values>(await caller.call(operation(`${parent}.get`), { id: parentId }));
  const input = await newInput({ caller, entity: parent });
  const [first = {}] = (input[as] ?? []) as Values[];
  const part = distinct({ entity, input: first });
  const parts = [...((record[as] ?? []) as Values[]).map((each) => sentPart({ entity, part: each })), part];
  const saved = dataOf<Values>(await caller.call(saveOf(parent), { ...keyOf(record), [as]: parts }));
  return String(((saved[as] ?? []) as Values[]).at(-1)?.['id']);
}

/** A part as it is sent: without labels and what is computed. */
function sentPart({ entity, part }: { entity: string; part: Values }): Values {
  const { properties } = entityOf(entity);
  return Object.fromEntries(Object.entries(part).filter(([field]) => field === 'id' || field in properties));
}

/** Id of a new record to refer to, or, where nobody can create one, of one that is there. */
export async function referenceTo({ caller, entity }: { caller: Caller; entity: string }): Promise<string> {
  if (operationFor({ entity, verb: 'save' }))
    return String((await createRecord({ caller, entity, isFirst: true }))['id']);
  const { partOf } = entityOf(entity);
  if (partOf) return newPart({ caller, entity, parentId: await referenceTo({ caller, entity: partOf.entity }) });
  const list = operationFor({ entity, verb: 'list' });
  const wanted: Values = entity === 'person' ? { userId: await joined(caller) } : {};
  const [first] = list ? dataOf<{ rows: Values[] }>(await caller.call(list, { ...wanted, pageSize: 1 })).rows : [];
  if (!first) throw new Error(`nothing to refer to in ${entity}`);
  return String(first['id']);
}

/** A user who has just become a member: with that the database makes a person (T14). */
async function joined(caller: Caller): Promise<string> {
  const userId = await referenceTo({ caller, entity: 'user' });
  const membership = await newInput({ caller, entity: 'membership' });
  dataOf(await caller.call(saveOf('membership'), { ...membership, userId }));
  return userId;
}

/** A new record of the caller's tenant, as the server answers it. */
export async function createRecord({
  caller,
  entity,
  sample,
  isFirst = false,
  except,
}: {
  caller: Caller;
  entity: string;
  sample?: number;
  isFirst?: boolean;
  /** A reference that the test will change; what hangs on it is left out. */
  except?: string;
}): Promise<Values> {
  await makeRoom({ caller, entity });
  const input = await newInput({ caller, entity, isFirst, ...(sample !== undefined && { sample }) });
  for (const { field } of referencesOf(entity))
    if (except && hangsOn({ entity, field, on: except })) delete input[field];
  return dataOf<Values>(await caller.call(saveOf(entity), input));
}

/** The record of an entity that has one a tenant, which its first save adds. */
export async function onlyRecord({ caller, entity }: { caller: Caller; entity: string }): Promise<Values> {
  const record = dataOf<Values>(await caller.call(operation(`${entity}.get`)));
  return record['id'] ? record : dataOf<Values>(await caller.call(saveOf(entity), samplesOf(entity).valid[0] ?? {}));
}

/** The save of an entity. @throws Error where there is none. */
export function saveOf(entity: string): ReturnType<typeof operation> {
  const save = operationFor({ entity, verb: 'save' });
  if (!save) throw new Error(`${entity} cannot be saved`);
  return save;
}

/** More records than tests make. */
const enough = 1000;

/** Where a tenant may have only a few records, takes away what is there. */
export async function makeRoom({ caller, entity }: { caller: Caller; entity: string }): Promise<void> {
  const [list, remove] = [operationFor({ entity, verb: 'list' }), operationFor({ entity, verb: 'remove' })];
  if ((entityOf(entity).max ?? enough) >= enough || !list || !remove) return;
  const { rows } = dataOf<{ rows: Values[] }>(await caller.call(list, { pageSize: 100 }));
  if (rows.length > 0) await caller.call(remove, { ids: rows.map((row) => row['id'] ?? null) });
}

/** What a change of a record has to name. */
export function keyOf(record: Values): Values {
  return { id: record['id'] ?? null, version: record['version'] ?? null };
}

/** New values for whatever no two records may share. */
export function distinct({ entity, input }: { entity: string; input: Values }): Values {
  const { unique, identity, properties } = entityOf(entity);
  const fields = new Set([...unique.flatMap(({ fields }) => fields), ...identity, ...accountsOf(properties)]);
  count += 1;
  const number = String(count);
  return Object.fromEntries(
    Object.entries(apart({ entity, input })).map(([field, value]): [string, Json] => {
      const property = properties[field];
      // Where only certain values will do, the examples are gone through.
      if (fields.has(field) && property?.examples?.length)
        return [field, property.examples[count % property.examples.length] ?? null];
      // An address is one account's (rule T31).
      if (property?.format === 'email' && typeof value === 'string') return [field, `${number}.${value}`];
      const isText = property?.type === 'string' && !property['x-ref'] && !property['x-dict'] && !property.format;
      return fields.has(field) && isText && typeof value === 'string'
        ? [field, numbered({ text: value, number, most: property.maxLength ?? 1000 })]
        : [field, value];
    }),
  );
}

/** Fields with an account that is opened: it is nobody's yet. */
function accountsOf(properties: Record<string, Property>): string[] {
  const { pattern } = entityOf('user').properties['account'] ?? {};
  return Object.keys(properties).filter((name) => properties[name]?.pattern === pattern && pattern !== undefined);
}

/** Ranges moved to where no other record's is. */
function apart({ entity, input }: { entity: string; input: Values }): Values {
  const { noOverlap, properties } = entityOf(entity);
  const fields = new Set(noOverlap.flatMap(({ range }) => range));
  const moved = ([field, value]: [string, Json]): [string, Json] => {
    if (typeof value === 'number') return [field, value + 2 * count];
    const [day = '', time] = String(value).split(' ');
    const later = new Date(Date.parse(day) + 2 * count * 86_400_000).toISOString().slice(0, 10);
    return [field, properties[field]?.format === 'date' ? later : `${later} ${time ?? ''}`];
  };
  return Object.fromEntries(
    Object.entries(input).map((entry) => (fields.has(entry[0]) && entry[1] !== null ? moved(entry) : entry)),
  );
}

let count = 0;

function numbered({ text, number, most }: { text: string; number: string; most: number }): string {
  const end = text.endsWith('</p>') ? `${number}</p>` : number;
  const start = text.endsWith('</p>') ? text.slice(0, -4) : text;
  return start.slice(0, most - end.length) + end;
}

/** What a caller has made once and uses again: records to refer to, a picture. */
const made = new WeakMap<Caller, Map<string, Promise<string>>>();

function once({ caller, key, make }: { caller: Caller; key: string; make: () => Promise<string> }): Promise<string> {
  const known = made.get(caller) ?? new Map<string, Promise<string>>();
  made.set(caller, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** Id of a record that others of the caller's refer to as well. */
function sharedReference({ caller, entity }: { caller: Caller; entity: string }): Promise<string> {
  return once({ caller, key: entity, make: () => referenceTo({ caller, entity }) });
}

/** Address of a picture that anyone may see. */
function publicPicture(caller: Caller): Promise<string> {
  return once({
    caller,
    key: 'a picture',
    make: async () =>
      dataOf<{ url: string }>(
        await caller.upload(operation('portalInfo.uploadImage'), { name: '图.png', content: pixel }),
      ).url,
  });
}

/** The reference that each record needs for itself: the last of fields that are unique together and refer all of them. */
function ownReference(entity: string): string | undefined {
  const references = new Set(referencesOf(entity).map(({ field }) => field));
  return entityOf(entity)
    .unique.find(({ fields }) => fields.every((field) => references.has(field)))
    ?.fields.at(-1);
}
