import { setTimeout } from 'node:timers/promises';
import type { Entity } from '#generators/formats.ts';
import { fixedFields, fixedText, shownValues } from '#runtime/core/operations/when.ts';
import { remembered } from '#runtime/core/operations/remembered.ts';
import { isSerializationFailure } from '../database/errors.ts';
import type { Statement } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { answeredFields, formFields } from '#runtime/core/operations/answers.ts';
import { brokenForms, checkAnswersOf, hasAnswers } from './answers.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { rightsOf } from './excel/rights.ts';
import { readRecord } from './get.ts';
import { identityOf } from './identity.ts';
import { newId } from './ids.ts';
import { inputCheckOf } from './inputs.ts';
import { oneByOne } from './insertMany.ts';
import { partStatements } from './parts.ts';
import { withInitial } from './ownFields.ts';
import { refusal } from './refuse.ts';
import { sanitiseFields } from './richText.ts';
import { brokenRules, defaultsOf, fieldsOfRules, usualOf } from './rules.ts';
import { giveNumbers } from './series.ts';
import { allFields } from './sight.ts';
import { insertStatement, readStatement, updateStatement } from './statements.ts';
import { lockTree } from './treeLock.ts';

/**
 * A new record, or, where the input carries an id, a change of the fields it names.
 * @throws Failure 403 without the code for this of the two, 404 unknown id, 409 stale version (data.theirs: the record
 * as it is now), 422 a rule, a duplicate or a reference that does not exist.
 */
export async function save(context: CallContext, input: Values): Promise<Values> {
  const entity = entityOf(context);
  const { id, version, ...sent } = input;
  needCode({ context, isChange: id !== undefined });
  if (id === undefined) {
    checkState({ context, entity, values: sent });
    return create({ context, entity, values: withUsual({ context, entity, values: sent }) });
  }
  const values = await withoutState({ context, entity, id: String(id), values: sent });
  return updateRecord({ context, entity, id: String(id), version: Number(version), values });
}

/** @throws Failure 403 where the caller may not give a new record the state that is sent (rule S22). */
function checkState({ context, entity, values }: Saving & { context: CallContext }): void {
  const { publication } = entity;
  const state = publication && values[publication.field];
  if (state === undefined) return;
  const allowed = rightsOf({ context, entity }).states?.allowed ?? [];
  if (!allowed.some(({ code }) => code === state)) throw failures.denied();
}

/** A stored record changes its state by its ways alone; one that is sent as it is stored is passed over. @throws Failure 422 */
async function withoutState({ context, entity, id, values }: Saving & { id: string }): Promise<Values> {
  const { publication, properties } = entity;
  if (!publication || values[publication.field] === undefined) return values;
  const { [publication.field]: state, ...rest } = values;
  const stored = await readRecord({ context, entity, id });
  const title = properties[publication.field]?.title ?? publication.field;
  if (stored && stored[publication.field] !== state)
    throw failures.invalid([{ path: `/${publication.field}`, message: `${title}不能在保存时更改` }]);
  return rest;
}

/**
 * What is sent of a new record, with what the fields that it does not name come to (rule V17).
 * @throws Failure 422 where that is no value for the field.
 */
function withUsual({
  context: { app, operation, dictionaries },
  entity,
  values,
}: {
  context: CallContext;
  entity: Entity;
  values: Values;
}): Values {
  const usual = usualOf({ entity, values });
  const missing = entity.required.filter(
    (name) =>
      entity.properties[name]?.['x-default'] !== undefined && values[name] === undefined && usual[name] === undefined,
  );
  if (missing.length > 0)
    throw failures.invalid(
      missing.map((name) => ({ path: `/${name}`, message: `${entity.properties[name]?.title ?? name} 不能为空` })),
    );
  if (Object.keys(usual).length === 0) return values;
  const whole = { ...values, ...usual };
  const { errors } = inputCheckOf({ artefacts: app.artefacts, operation: operation.name, dictionaries })(whole);
  if (errors.length > 0)
    throw failures.invalid(errors.map(({ instancePath, message }) => ({ path: instancePath, message })));
  return whole;
}

interface Saving {
  context: Pick<CallContext, 'app' | 'scope'>;
  entity: Entity;
  values: Values;
}

/** Stores a new record: defaults filled in, rich text sanitised, rules checked, numbers given. What comes `along` is done with it or not at all. */
export async function create({
  context,
  entity,
  values,
  along = [],
}: Saving & { along?: readonly Statement[] }): Promise<Values> {
  const record = prepareNew({ entity, values });
  const { app, scope } = context;
  const id = String(record['id']);
  await giveNumbers({
    entity,
    records: [record],
    isGapless: false,
    send: (statements) => app.database.batch({ scope, statements }),
  });
  const parts = partStatements({ catalogue: app.catalogue, entity, values: record, id });
  const read = readStatement({ entity, scope, id });
  const statements = [...parts, insertStatement({ entity, record }), read, ...along];
  const results = await guarded(context, () =>
    answeredFields(entity.properties).length > 0
      ? app.database.inScope({ scope }, async (transaction) => {
          const rows = await oneByOne({ transaction, statements });
          await checkAnswersOf({ entity, ids: [id], scope, transaction });
          return rows;
        })
      : app.database.batch({ scope, statements }),
  );
  const [stored] = (results[parts.length + 1] ?? []) as Values[];
  if (!stored) throw failures.broken();
  return stored;
}

/** A new record as it will be stored, id included. @throws Failure 422 where a rule is broken. */
export function prepareNew({ entity, values }: Pick<Saving, 'entity' | 'values'>): Values {
  const { properties } = entity;
  const before = defaultsOf(entity);
  const sent = sanitiseFields({ properties, values });
  const shown = withInitial({ entity, values: shownValues({ properties, before, values: sent }) });
  const record: Values = { id: newId(), ...before, ...shown };
  checkRules({ entity, record });
  if (entity.identity.length > 0) record['identityHash'] = identityOf({ entity, record });
  return record;
}

/** Changes of a record as they will be stored. @throws Failure 422 where a rule is broken. */
export function prepareChange({
  entity,
  before,
  values,
}: Pick<Saving, 'entity' | 'values'> & { before: Values }): Values {
  const changes = sanitiseFields({ properties: entity.properties, values });
  return needsWholeRecord({ entity, changes }) ? completed({ entity, before, changes }) : changes;
}

/** The changes with what follows from them and the rest of the record. @throws Failure 422 where a rule is broken. */
function completed({ entity, before, changes: sent }: { entity: Entity; before: Values; changes: Values }): Values {
  const { properties } = entity;
  checkFixed({ entity, before, values: sent });
  const changes = shownValues({ properties, before, values: sent });
  const record = { ...before, ...changes };
  checkRules({ entity, record });
  return entity.identity.length > 0 ? { ...changes, identityHash: identityOf({ entity, record }) } : changes;
}

/** Changes the fields in `values` of the record that still has this version. */
export async function updateRecord({
  context,
  entity,
  id,
  version,
  values,
}: Saving & { id: string; version: number }): Promise<Values> {
  let changes = sanitiseFields({ properties: entity.properties, values });
  if (needsWholeRecord({ entity, changes })) {
    const before = await readRecord({ context: { ...context, scope: allFields(context.scope) }, entity, id });
    if (!before) throw failures.notFound(entity.title);
    changes = completed({ entity, before, changes });
  }
  const { app, scope } = context;
  const update = updateStatement({ entity, scope, id, version, changes });
  const read = readStatement({ entity, scope, id });
  const parts = partStatements({ catalogue: app.catalogue, entity, values: changes, id, version });
  const [changed, [stored]] = await guarded(context, async () => {
    const isMoved = entity.tree !== undefined && entity.tree.parent in changes;
    const isAnswered = hasAnswers({ entity, values: changes });
    if (isMoved || isAnswered)
      return app.database.inScope({ scope }, async (transaction) => {
        if (isMoved) await lockTree({ entity, scope, transaction });
        for (const part of parts) await transaction.query(part);
        const rows = [await transaction.query(update), await transaction.query(read)] as const;
        if (isAnswered && rows[0].length > 0) await checkAnswersOf({ entity, ids: [id], scope, transaction });
        return rows;
      });
    const results = await app.database.batch({ scope, statements: [...parts, update, read] });
    return results.slice(parts.length) as [{ id: string }[], Values[]];
  });
  if (!stored) throw failures.notFound(entity.title);
  if (changed.length === 0) throw failures.stale({ theirs: visible({ entity, record: stored }) });
  return stored;
}

/**
 * Runs database work and turns a broken constraint into the refusal it means. Work that the database broke off for the
 * sake of another transaction stored nothing, and is done again, three times in all; within a transaction the whole of
 * that is.
 */
export async function guarded<T>({ app }: Pick<CallContext, 'app'>, work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      const mayRepeat = attempt < 3 && !app.database.isWithin && isSerializationFailure(error);
      if (!mayRepeat) throw refusal({ error, app }) ?? error;
      await setTimeout(Math.random() * 50 * attempt);
    }
  }
}

/** The record's own fields, without what must not leave the server, and without those of records referred to, which not every call carries. */
export function visible({ entity, record }: { entity: Entity; record: Values }): Values {
  return Object.fromEntries(
    Object.entries(record).filter(([field]) => !field.includes('.') && !entity.properties[field]?.['x-hidden']),
  );
}

/** @throws Failure 403 without the code for this of the two: a new record, or a change. */
export function needCode({
  context: { operation, session },
  isChange,
}: {
  context: CallContext;
  isChange: boolean;
}): void {
  const [create, change] = operation.codes;
  const code = isChange ? (change ?? create) : create;
  if (code && !session?.codes.has(code)) throw failures.denied();
}

/** @throws Failure 422 where a field would change that no longer does. */
function checkFixed({
  entity: { properties },
  before,
  values,
}: {
  entity: Entity;
  before: Values;
  values: Values;
}): void {
  const fixed = fixedFields({ properties, before, values });
  if (fixed.length > 0)
    throw failures.invalid(
      fixed.map((field) => ({ path: `/${field}`, message: fixedText({ title: properties[field]?.title ?? field }) })),
    );
}

/** @throws Failure 422 where a rule is broken. */
function checkRules({ entity, record }: { entity: Entity; record: Values }): void {
  const broken = [...brokenRules({ entity, record }), ...brokenForms({ entity, values: record })];
  if (broken.length > 0) throw failures.invalid(broken);
}

/** Rules, conditions of fields and identity speak of the whole record; a change of other fields does not need it read first. */
function needsWholeRecord({ entity, changes }: { entity: Entity; changes: Values }): boolean {
  const fields = fieldsOfTheWhole(entity);
  return Object.keys(changes).some((field) => fields.has(field));
}

const fieldsOfTheWhole = remembered(
  (entity: Entity): ReadonlySet<string> =>
    new Set([
      ...formFields(entity.properties),
      ...entity.identity,
      ...fieldsOfRules(entity),
      ...conditionalFields(entity),
    ]),
);

function conditionalFields({ properties }: Entity): string[] {
  return Object.entries(properties).flatMap(([field, property]) =>
    property['x-when'] === undefined && property['x-readOnlyWhen'] === undefined ? [] : [field],
  );
}
