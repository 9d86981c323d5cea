import type { Entity, Json } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import type { Statement } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { readRecord } from './get.ts';
import { identityOf } from './identity.ts';
import { newId } from './ids.ts';
import { refusal } from './refuse.ts';
import { sanitiseFields } from './richText.ts';
import { giveNumbers } from './series.ts';
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
  return id === undefined
    ? create({ context, entity, values: sent })
    : updateRecord({ context, entity, id: String(id), version: Number(version), values: sent });
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
  const [, [stored]] = await guarded(context, () =>
    app.database.batch({
      scope,
      statements: [insertStatement({ entity, record }), readStatement({ entity, scope, id }), ...along],
    }),
  );
  if (!stored) throw failures.broken();
  return stored;
}

/** A new record as it will be stored, id included. @throws Failure 422 where a rule is broken. */
export function prepareNew({ entity, values }: Pick<Saving, 'entity' | 'values'>): Values {
  const record: Values = {
    id: newId(),
    ...defaultsOf(entity),
    ...sanitiseFields({ properties: entity.properties, values }),
  };
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
function completed({ entity, before, changes }: { entity: Entity; before: Values; changes: Values }): Values {
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
  const changes = sanitiseFields({ properties: entity.properties, values });
  if (needsWholeRecord({ entity, changes })) {
    const before = await readRecord({ context, entity, id });
    if (!before) throw failures.notFound(entity.title);
    Object.assign(changes, completed({ entity, before, changes }));
  }
  const { app, scope } = context;
  const update = updateStatement({ entity, scope, id, version, changes });
  const read = readStatement({ entity, scope, id });
  const [changed, [stored]] = await guarded(context, () =>
    entity.tree && entity.tree.parent in changes
      ? app.database.inScope({ scope }, async (transaction) => {
          await lockTree({ entity, scope, transaction });
          return [await transaction.query(update), await transaction.query(read)] as const;
        })
      : app.database.batch({ scope, statements: [update, read] }),
  );
  if (!stored) throw failures.notFound(entity.title);
  if (changed.length === 0) throw failures.stale({ theirs: visible({ entity, record: stored }) });
  return stored;
}

/** Runs database work and turns a broken constraint into the refusal it means. */
export async function guarded<T>({ app }: Pick<CallContext, 'app'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusal({ error, catalogue: app.catalogue }) ?? error;
  }
}

/** The record without what must not leave the server. */
export function visible({ entity, record }: { entity: Entity; record: Values }): Values {
  return Object.fromEntries(Object.entries(record).filter(([field]) => !entity.properties[field]?.['x-hidden']));
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

const defaults = new WeakMap<Entity, Values>();

function defaultsOf(entity: Entity): Values {
  const known = defaults.get(entity);
  if (known) return known;
  const values = Object.fromEntries(
    Object.entries(entity.properties).flatMap(([field, { default: value }]): [string, Json][] =>
      value === undefined ? [] : [[field, value]],
    ),
  );
  defaults.set(entity, values);
  return values;
}

function checkRules({ entity, record }: { entity: Entity; record: Values }): void {
  const broken = entity.rules.filter(({ when }) => isTrue(when, record));
  if (broken.length > 0) throw failures.invalid(broken.map(({ path, message }) => ({ path, message })));
}

const watched = new WeakMap<Entity, ReadonlySet<string>>();

/** Rules and identity speak of the whole record; a change of other fields does not need it read first. */
function needsWholeRecord({ entity, changes }: { entity: Entity; changes: Values }): boolean {
  let fields = watched.get(entity);
  if (!fields) {
    fields = new Set([...entity.identity, ...variablesOf(entity.rules.map(({ when }) => when))]);
    watched.set(entity, fields);
  }
  const names = fields;
  return Object.keys(changes).some((field) => names.has(field));
}

/** The fields an expression looks at: the first step of each `var`, and of what `missing` names. */
function variablesOf(expression: Json): string[] {
  if (Array.isArray(expression)) return expression.flatMap(variablesOf);
  if (expression === null || typeof expression !== 'object') return [];
  return Object.entries(expression).flatMap(([operator, operand]) => {
    const names =
      operator === 'var' || operator === 'missing' ? [operand].flat().filter((name) => typeof name === 'string') : [];
    return [...names.map((name) => name.split('.')[0] ?? ''), ...variablesOf(operand)];
  });
}
