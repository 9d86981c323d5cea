import type { Entity, Json, Step } from '#generators/formats.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import type { Transaction } from '../database/database.ts';
import { changing } from '../database/statement.ts';
import { failures, type Failure } from '../failures.ts';
import { chosenIds } from './chosen.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { fullError } from './limit.ts';
import { livingOf } from './living.ts';
import { tell } from './notices/tell.ts';
import { prepared } from './prepared.ts';
import { sanitiseFields } from './richText.ts';
import { checkRulesOf, nameOf, readWhole } from './rulesOf.ts';
import { guarded } from './save.ts';
import { systemUser } from './session.ts';
import { written } from './statements.ts';
import { within } from './within.ts';

/**
 * Takes a named step with records: one conditional update, what is asked for and stamped with it, the step's name in the
 * history, its handler in the same transaction, and what its reply says (`said`) in that of the step. All or nothing.
 * What is done by a schedule needs no code.
 * @throws Failure 403 without the step's code, or where it is for the record's own person and that is another; 404 where
 * one is not there; 409 where one is in another state or the step's condition does not hold; 422 where a rule is broken
 * or something is sent that the step does not ask for.
 */
export async function step(context: CallContext, input: Values): Promise<{ count: number }> {
  const { app, scope, session } = context;
  const entity = entityOf(context);
  const taken = entity.steps[String(input['step'])];
  if (!taken) throw failures.broken();
  const isScheduled = session === undefined && scope.userId === systemUser;
  if (!isScheduled && taken.codes.length > 0 && !taken.codes.some((code) => session?.codes.has(code)))
    throw failures.denied();
  const asked = askedValues({ entity, step: taken, input });
  const sets = setsOf({ entity, step: taken, asked, userId: scope.userId });
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity, input, transaction });
      await checkTaken({ context, entity, step: taken, ids, transaction });
      const values = [...Object.values(sets), ids, taken.from];
      const update = prepared(
        changing<{ id: string }>({
          text: `update ${column(entity.name)} set ${Object.keys(sets)
            .map((field, i) => `${column(field)} = $${i + 1}`)
            .join(', ')}
            where "id" = any($${values.length - 1}) and ${column(taken.field)} = any($${values.length})
            and ${livingOf({ entity })} returning "id"`,
          values,
        }),
      );
      const named = noted(saidOf({ entity, step: taken, asked }));
      const [, moved] = await transaction.batch([named, update, noted(null)]).catch((error: unknown) => {
        throw noPlace({ context, entity, step: taken, ids, error }) ?? error;
      });
      if (moved.length < ids.length) throw failures.denied();
      await checkRulesOf({ entity, fields: Object.keys(sets), ids, scope, transaction });
      let said: unknown;
      if (taken.does !== undefined) {
        const handler = app.handlers[taken.does];
        if (!handler) throw new Error(`${entity.name}.${taken.name}: no handler for "${taken.does}"`);
        ({ said } = (await handler(within({ context, transaction }), { ...asked, ids, step: taken.name })) as Values);
      }
      const notice = app.catalogue.notices[taken.notice ?? ''];
      if (notice)
        await tell({
          context,
          entity,
          notice,
          asked,
          fields: taken.asks.properties,
          ids,
          occasion: 'version',
          transaction,
        });
      return { count: ids.length, ...(said !== undefined && { said }) };
    }),
  );
}

/** What was filled in. @throws Failure 422 for what another step of the call asks for */
function askedValues({ entity, step, input }: { entity: Entity; step: Step; input: Values }): Values {
  const { id: _id, ids: _ids, matching: _matching, count: _count, step: _step, ...sent } = input;
  const others = Object.keys(sent).filter((field) => !(field in step.asks.properties));
  if (others.length > 0)
    throw failures.invalid(
      others.map((field) => ({ path: `/${field}`, message: `“${step.title}”不填写${titleOf({ entity, field })}` })),
    );
  return sanitiseFields({ properties: step.asks.properties, values: sent });
}

function titleOf({ entity, field }: { entity: Entity; field: string }): string {
  const asking = Object.values(entity.steps).find(({ asks }) => field in asks.properties);
  return asking?.asks.properties[field]?.title ?? field;
}

/** The columns that the step changes, with their values. */
function setsOf({
  entity: { properties },
  step: { field, to, stamps, asks },
  asked,
  userId,
}: {
  entity: Entity;
  step: Step;
  asked: Values;
  userId: string;
}): Record<string, unknown> {
  const given: Record<string, Json> = { now: new Date().toISOString(), user: userId };
  const stored = Object.keys(asks.properties).filter((each) => each in properties && asked[each] !== undefined);
  const values: Values = {
    ...Object.fromEntries(stored.map((each) => [each, asked[each] ?? null])),
    ...Object.fromEntries(Object.entries(stamps).map(([each, what]) => [each, given[what] ?? asked[what] ?? null])),
    [field]: to,
  };
  return Object.fromEntries(
    Object.entries(values).map(([each, value]) => [each, written({ property: properties[each] ?? {}, value })]),
  );
}

/** What the history keeps of a step: what it is called, and what was said that no field holds. */
function saidOf({ entity, step, asked }: { entity: Entity; step: Step; asked: Values }): Json {
  const said = Object.entries(step.asks.properties).flatMap(([field, { title = field }]) => {
    const value = asked[field] ?? null;
    return field in entity.properties || value === null ? [] : [{ title, value }];
  });
  return { name: step.name, title: step.title, ...(said.length > 0 && { said }) };
}

/** Tells the trigger that keeps the history which step it is, until it is told otherwise. */
function noted(said: Json) {
  return changing({
    name: 'stepNoted',
    text: `select set_config('app.step', $1, true)`,
    values: [said === null ? '' : JSON.stringify(said)],
  });
}

interface Taking {
  context: CallContext;
  entity: Entity;
  step: Step;
  ids: readonly string[];
  transaction: Transaction;
}

/** Locks the records, and holds each against what the step asks of it. @throws Failure */
async function checkTaken(taking: Taking): Promise<void> {
  const { context, entity, step, ids, transaction } = taking;
  const { field, from, own, when } = step;
  const { scope } = context;
  await lockReferred(taking);
  const locked = await transaction.query(
    prepared(
      changing<{ id: string; state: string; own?: string | null }>({
        text: `select "id", ${column(field)} as "state"${own ? `, ${column(own)} as "own"` : ''} from ${column(entity.name)}
          where "id" = any($1) and ${livingOf({ entity })} order by "id" for update`,
        values: [ids],
      }),
    ),
  );
  if (locked.length < ids.length) throw failures.notFound(entity.title);
  if (own && locked.some((record) => record.own !== scope.userId)) throw failures.denied(`只有本人可以${step.title}`);
  const [unfit, ...others] = locked.filter(({ state }) => !from.includes(state));
  if (unfit)
    throw await refusal({
      ...taking,
      id: unfit.id,
      count: others.length + 1,
      why: `现在是“${stateLabel({ ...taking, state: unfit.state })}”`,
    });
  if (when === undefined) return;
  const records = await readWhole({ entity, ids, scope, transaction });
  const user = { userId: scope.userId };
  const [refused, ...more] = records.filter((record) => !isTrue(when, { record, user }));
  if (refused)
    throw await refusal({ ...taking, id: String(refused['id']), count: more.length + 1, why: step.why ?? '' });
}

/** Locks what `locks` of the step says, of several in one order. */
async function lockReferred({
  context: { app },
  entity,
  step: { locks = '' },
  ids,
  transaction,
}: Taking): Promise<void> {
  const target = app.catalogue.entities[entity.properties[locks]?.['x-ref'] ?? ''];
  if (!target) return;
  await transaction.query(
    prepared(
      changing({
        text: `select from ${column(target.name)} where "id" in (
            select ${column(locks)} from ${column(entity.name)} where "id" = any($1)) order by "id" for no key update`,
        values: [ids],
      }),
    ),
  );
}

function stateLabel({ context: { app }, entity, step: { field }, state }: Taking & { state: string }): string {
  const values = app.artefacts.dictionaries[entity.properties[field]?.['x-dict'] ?? '']?.values ?? [];
  return values.find(({ code }) => code === state)?.label ?? state;
}

/** Why records find no place (`x-entity.limit`): one by its name, of several how many would have come; undefined of other errors. */
function noPlace({
  context: { app },
  entity,
  step: { title, own },
  ids,
  error,
}: Omit<Taking, 'transaction'> & { error: unknown }): Failure | undefined {
  const full = fullError({ error, catalogue: app.catalogue });
  const one = own ? '' : `“${full?.record ?? ''}”`;
  const whom = ids.length === 1 ? `${one}不能` : `这 ${ids.length} 条${entity.title}不能一起`;
  return full && failures.conflict(`${whom}${title}：${full.message}`);
}

/** Names the first record that the step cannot be taken with, and says why; to whom it belongs it needs no name. */
async function refusal({
  entity,
  step: { title, own },
  transaction,
  id,
  count,
  why,
}: Taking & { id: string; count: number; why: string }): Promise<Failure> {
  const others = count > 1 ? `（共 ${count} 条${entity.title}）` : '';
  const name = own ? '' : `“${await nameOf({ entity, id, transaction })}”`;
  return failures.conflict(`${name}不能${title}${others}：${why}`);
}
