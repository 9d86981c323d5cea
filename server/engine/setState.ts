import { changedField } from '#runtime/core/operations/stateField.ts';
import { changing, reading } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { chosenIds } from './chosen.ts';
import { entityOf, type CallContext, type Values } from './context.ts';
import { livingOf } from './living.ts';
import { prepared } from './prepared.ts';
import { checkRulesOf } from './rulesOf.ts';
import { guarded } from './save.ts';

/**
 * Moves records to a state that the operation's transitions allow from the one they are in; the database decides in
 * one conditional update. All or nothing.
 * @throws Failure 404 where one is not there, 409 where one cannot go to that state from where it is, 422 where a rule
 * is broken in that state.
 */
export async function setState(context: CallContext, input: Values): Promise<{ count: number }> {
  const { app, operation, scope } = context;
  const entity = entityOf(context);
  const field = changedField(operation);
  const state = String(input['state']);
  const from = Object.entries(operation.transitions ?? {}).flatMap(([before, after]) =>
    after.includes(state) ? [before] : [],
  );
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity, input, transaction });
      const moved = await transaction.query(
        prepared(
          changing<{ id: string }>({
            text: `update "${entity.name}" set "${field}" = $1
              where "id" = any($2) and "${field}" = any($3) and ${livingOf({ entity })} returning "id"`,
            values: [state, ids, from],
          }),
        ),
      );
      if (moved.length === ids.length) {
        await checkRulesOf({ entity, fields: [field], ids, scope, transaction });
        return { count: ids.length };
      }
      const there = await transaction.query(
        prepared(
          reading<{ id: string }>({
            text: `select "id" from "${entity.name}" where "id" = any($1) and ${livingOf({ entity })}`,
            values: [ids],
          }),
        ),
      );
      throw there.length < ids.length
        ? failures.notFound(entity.title)
        : failures.conflict(`有 ${ids.length - moved.length} 条${entity.title}的当前状态不能这样改，请刷新后再试`);
    }),
  );
}
