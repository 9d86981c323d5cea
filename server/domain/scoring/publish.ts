import { reading } from '../../database/statement.ts';
import { chosenIds } from '../../engine/chosen.ts';
import { entityNamed, entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { step } from '../../engine/step.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';
import { unscoredKeys } from './mendedKeys.ts';
import { notOver, type Undecided, type Work } from './sessions.ts';
import { assertWholeReach } from './wholeReach.ts';

const noneReady = '没有等待公布的成绩';
/** So many of the undecided are named in a refusal. */
const named = 5;

/**
 * How many results of the chosen sessions would be published, none as long as something is undecided; what is, and which
 * keys were mended since they were scored.
 */
export async function foreseePublish(
  context: CallContext,
  input: Values,
): Promise<{ count: number; left: Undecided[]; said: string }> {
  return context.app.database.inScope({ scope: context.scope }, async (transaction) => {
    const ids = await chosenIds({ context, entity: entityOf(context), input, transaction, isToRefer: true });
    await assertWholeReach({ context, transaction, ids });
    const left = await undecidedOf({ context, transaction, ids });
    const ready = left.length > 0 ? [] : await resultsOf({ context, transaction, ids, state: 'pending' });
    const told = ready.length > 0 ? `将公布 ${ready.length} 人的成绩` : left.length > 0 ? openText(left) : noneReady;
    const said = [told, await unscoredKeys({ context, transaction, ids })].filter((text) => text !== '').join('\n');
    return { count: ready.length, left, said };
  });
}

/**
 * Publishes the results of the chosen sessions, all or none (rules SC7, SC8).
 * @throws Failure 403 where the caller does not reach all of their people; 409 where something is undecided, with who and why, or
 * there is nothing to publish
 */
export async function publishScore(context: CallContext, input: Values): Promise<{ count: number; said: string }> {
  return guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity: entityOf(context), input, transaction });
      await assertWholeReach({ context, transaction, ids });
      const left = await undecidedOf({ context, transaction, ids });
      if (left.length > 0) throw failures.conflict(refusal(left));
      const ready = await resultsOf({ context, transaction, ids, state: 'pending' });
      if (ready.length === 0) throw failures.conflict(noneReady);
      await stepResults({ context, transaction, input: { ids: ready, step: 'publish' } });
      return { count: ready.length, said: `已公布 ${ready.length} 人的成绩` };
    }),
  );
}

/**
 * Takes back the results of the chosen sessions (rule SC9): learners see none of them any more, and are told why.
 * @throws Failure 403 where the caller does not reach all of their people; 409 where none is published
 */
export async function withdrawScore(context: CallContext, input: Values): Promise<{ count: number; said: string }> {
  return guarded(context, () =>
    context.app.database.inScope({ scope: context.scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity: entityOf(context), input, transaction });
      await assertWholeReach({ context, transaction, ids });
      const told = await resultsOf({ context, transaction, ids, state: 'published' });
      if (told.length === 0) throw failures.conflict('没有已公布的成绩');
      await stepResults({
        context,
        transaction,
        input: { ids: told, step: 'withdraw', withdrawnReason: input['reason'] ?? null },
      });
      return { count: told.length, said: `已撤回 ${told.length} 人的成绩` };
    }),
  );
}

async function stepResults({
  context,
  transaction,
  input,
}: Pick<Work, 'context' | 'transaction'> & { input: Values }): Promise<void> {
  const inside = within({ context, transaction });
  await step({ ...inside, entity: entityNamed({ app: context.app, name: 'result' }) }, input);
}

function openText(left: readonly Undecided[]): string {
  return `还有 ${left.length} 项没有确定`;
}

function refusal(left: readonly Undecided[]): string {
  const some = left.slice(0, named).map(({ nickname, reason }) => `${nickname}（${reason}）`);
  return `${openText(left)}，没有公布任何成绩：${some.join('、')}${left.length > named ? '等' : ''}`;
}

/** Sessions that are not over, people of whom nobody said whether they were there, and results with questions to score. */
function undecidedOf({ context: { scope }, transaction, ids }: Work): Promise<Undecided[]> {
  return transaction.query(
    reading<Undecided>({
      name: 'scoring_undecided',
      text: `${notOver}
        union all
        (select p."personName", p."ticketNumber", case
            when r."id" is null then '没有到考，也没有记为缺考'
            when r."machineTime" is null and r."attemptId" is not null then '机器还在评分'
            when r."attemptId" is null then '还没有成绩'
            else '还有 ' || r."openCount" || ' 题没有评' end
          from "placement" p
            left join "result" r on r."tenantId" = p."tenantId" and r."placementId" = p."id" and p."state" in ('sat', 'absent')
          where p."tenantId" = $1 and p."sessionId" = any($2) and "isPlaced"(p."state")
            and (r."id" is null or not r."isDecided") order by p."ticketNumber")`,
      values: [scope.tenantId, [...ids]],
    }),
  );
}

/** Their results in a state; the step that is taken with them locks them, and looks at each again. */
async function resultsOf({
  context: { scope },
  transaction,
  ids,
  state,
}: Work & { state: 'pending' | 'published' }): Promise<string[]> {
  const rows = await transaction.query(
    reading<{ id: string }>({
      name: 'scoring_results',
      text: `select "id" from "result" where "tenantId" = $1 and "sessionId" = any($2) and "state" = $3 order by "id"`,
      values: [scope.tenantId, [...ids], state],
    }),
  );
  return rows.map(({ id }) => id);
}
