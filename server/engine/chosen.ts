import type { Entity } from '#generators/formats.ts';
import { mostMatching } from '#runtime/core/screens/matching.ts';
import type { Transaction } from '../database/database.ts';
import { changing } from '../database/statement.ts';
import { failures } from '../failures.ts';
import { column, conditions, Parameters } from './conditions.ts';
import type { CallContext, Values } from './context.ts';
import { prepared } from './prepared.ts';

/**
 * The records an input means, once each: the one or those it names by id, or all that the conditions of the entity's list fit,
 * locked until the transaction ends unless they are only referred to.
 * @throws Failure 409 where they are no longer as many as somebody agreed to; 422 where both ways are used at once
 */
export async function chosenIds({
  context: { app, scope },
  entity,
  input,
  transaction,
  isToRefer = false,
}: {
  context: CallContext;
  entity: Entity;
  input: Values;
  transaction: Transaction;
  /** They are not changed: what refers to them holds them itself. */
  isToRefer?: boolean;
}): Promise<string[]> {
  const { id, ids, matching, count } = input;
  if (typeof id === 'string') return [id];
  if (matching === undefined) return [...new Set(ids as string[])];
  if (ids !== undefined) throw failures.invalid([{ path: '/ids', message: '请按编号或按条件选择，不能同时使用' }]);
  const parameters = new Parameters();
  const fixed = app.catalogue.operations[`${entity.name}.list`]?.where;
  const where = conditions({
    entity,
    filters: { ...(matching as Values), ...fixed },
    parameters,
    tenantId: scope.tenantId,
  });
  const found = await transaction.query(
    prepared(
      changing<{ id: string }>({
        text: `select "id" from ${column(entity.name)} where ${where} order by "id" limit ${mostMatching + 1}${isToRefer ? '' : ' for update'}`,
        values: parameters.values,
      }),
    ),
  );
  if (found.length !== count)
    throw failures.conflict(
      `符合条件的${entity.title}现在有 ${found.length > mostMatching ? `超过 ${mostMatching}` : found.length} 条，不是确认时的 ${String(count)} 条，没有做任何改动，请刷新后再试`,
    );
  return found.map(({ id }) => id);
}
