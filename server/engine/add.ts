import type { Entity } from '#generators/formats.ts';
import type { Transaction } from '../database/database.ts';
import { reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { chosenIds } from './chosen.ts';
import { column } from './conditions.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { inputCheckOf } from './inputs.ts';
import { insertManyStatement, oneByOne } from './insertMany.ts';
import { linkingOf, needThere, type Linking } from './linkSides.ts';
import { livingIn } from './living.ts';
import { prepared } from './prepared.ts';
import { guarded, prepareNew } from './save.ts';
import { giveNumbers } from './series.ts';

/**
 * Links one record with many of the other side, named by id or by the conditions of that side's list (rule S4), the own
 * fields the same for all (rule S15). Who is linked already stays as it is; all others or none.
 * @throws Failure 403 where the caller may not list the other side and names it by conditions, 409 where it is no longer
 * as many, 422 a record that is not there, a rule, or a unique place that is taken.
 */
export async function add(context: CallContext, input: Values): Promise<{ count: number; already: number }> {
  const entity = entityOf(context);
  const { ids: _ids, matching: _matching, count: _count, ...own } = input;
  const linking = linkingOf({ entity, input });
  const { here, id, there, pair } = linking;
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const ids = await idsThere({ context, linking, input, transaction });
      await needThere({ context, entity, side: here, ids: [id], path: `/${here.field}`, transaction });
      await needThere({ context, entity, side: there, ids, path: '/ids', transaction });
      const linked = await linkedTo({ context, entity, linking, transaction });
      const records = ids
        .filter((each) => !linked.has(each))
        .map((each) => prepareNew({ entity, values: { ...own, [here.field]: id, [there.field]: each } }));
      if (records.length === 0) return { count: 0, already: ids.length };
      for (const isGapless of [false, true])
        await giveNumbers({
          entity,
          records,
          isGapless,
          send: (statements) => oneByOne({ transaction, statements }),
        });
      // Somebody may have linked one of them meanwhile: that one is there, and no refusal.
      const stored = await transaction.query(insertManyStatement({ entity, scope, records, among: pair }));
      return { count: stored.length, already: ids.length - stored.length };
    }),
  );
}

/** The records of the other side that an input means. */
async function idsThere({
  context,
  linking: { there },
  input,
  transaction,
}: {
  context: CallContext;
  linking: Linking;
  input: Values;
  transaction: Transaction;
}): Promise<string[]> {
  const { app, session, dictionaries } = context;
  const target = app.catalogue.entities[there.entity];
  if (!target) throw new Error(`no entity ${there.entity}`);
  if (input['matching'] !== undefined) {
    const list = [`${target.name}.list`, `${target.name}.tree`].flatMap(
      (name) => app.catalogue.operations[name] ?? [],
    )[0];
    // Conditions tell by their number what stands in fields: they are for who may list them.
    if (!list || (list.access === 'code' && !list.codes.some((code) => session?.codes.has(code))))
      throw failures.denied();
    const { artefacts } = app;
    const { errors } = inputCheckOf({ artefacts, operation: list.name, dictionaries })(input['matching']);
    if (errors.length > 0)
      throw failures.invalid(
        errors.map(({ instancePath, message }) => ({ path: `/matching${instancePath}`, message })),
      );
  }
  // In one order, so that two who link the same records wait for each other and not both for both.
  return (await chosenIds({ context, entity: target, input, transaction, isToRefer: true })).sort();
}

/** Ids of the other side's records that one is linked with. */
async function linkedTo({
  context: { scope },
  entity,
  linking: { here, id, there },
  transaction,
}: {
  context: CallContext;
  entity: Entity;
  linking: Linking;
  transaction: Transaction;
}): Promise<ReadonlySet<string>> {
  const rows = await transaction.query(
    prepared(
      reading<{ id: string }>({
        text: `select ${column(there.field)} as "id" from ${column(entity.name)}
          where ${column(here.field)} = $2 and ${livingIn({ entity, tenant: '$1' })}`,
        values: [scope.tenantId, id],
      }),
    ),
  );
  return new Set(rows.map((row) => row.id));
}
