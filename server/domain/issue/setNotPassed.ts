import { changing } from '../../database/statement.ts';
import { chosenIds } from '../../engine/chosen.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';

/**
 * Says of chosen applications that no certificate is issued, with the reason (rule IC5). All or none.
 * @throws Failure 403 where one is the caller's own, 404 where one is not there, 409 where one is neither to do nor held
 */
export async function setNotPassed(context: CallContext, { reason, ...chosen }: Values): Promise<{ count: number }> {
  return change({
    context,
    chosen,
    from: ['toDo', 'held'],
    refusal: '不是待发证，不能设为不予发证',
    text: `update "certApply" set "issueState" = 'notPassed', "issueReason" = $3 where "tenantId" = $1 and "id" = any($2)`,
    values: [reason],
  });
}

/**
 * Takes that back: they are what their results make of them (rule IC1). All or none.
 * @throws Failure as above, 409 where one is not refused
 */
export async function setToDo(context: CallContext, chosen: Values): Promise<{ count: number }> {
  return change({
    context,
    chosen,
    from: ['notPassed'],
    refusal: '没有设为不予发证，不用恢复',
    text: `with released as (update "certApply" set "issueState" = null where "tenantId" = $1 and "id" = any($2) returning "id")
      select count(*) from released`,
    values: [],
    isSettled: true,
  });
}

interface Change {
  context: CallContext;
  chosen: Values;
  from: readonly string[];
  refusal: string;
  text: string;
  values: readonly unknown[];
  isSettled?: boolean;
}

async function change({ context, chosen, from, refusal, text, values, isSettled }: Change): Promise<{ count: number }> {
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity: entityOf(context), input: chosen, transaction });
      const found = await transaction.query(
        changing<{ applyCode: string; userId: string; issueState: string | null }>({
          name: 'issue_lock',
          text: `select "applyCode", "userId", "issueState" from "certApply"
            where "tenantId" = $1 and "id" = any($2) order by "id" for update`,
          values: [scope.tenantId, ids],
        }),
      );
      if (found.length < ids.length) throw failures.notFound('报名');
      if (found.some(({ userId }) => userId === scope.userId)) throw failures.denied('这是您自己的证书，请别人办理');
      const other = found.find(({ issueState }) => !from.includes(issueState ?? ''));
      if (other) throw failures.conflict(`报名 ${other.applyCode} ${refusal}`);
      await transaction.query(changing({ text, values: [scope.tenantId, ids, ...values] }));
      if (isSettled)
        await transaction.query(
          changing({
            name: 'issue_settle',
            text: `select "settleApplications"($1, $2)`,
            values: [scope.tenantId, ids],
          }),
        );
      return { count: ids.length };
    }),
  );
}
