import { isCheckViolation } from '../../database/errors.ts';
import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { numbersOf } from './numbers.ts';
import { assertDraft, peopleOf, planOf, roomsOf, sittingIn, someRegistered, type Plan, type Reading } from './read.ts';
import { rulesOf } from './rules.ts';
import { seated, type Outcome } from './seated.ts';

/**
 * Seats who is registered and has no place in the subject, anew but for those whom somebody moved by hand (rules Z9 to
 * Z11). Whoever finds no place is kept with the reason.
 * @returns how many have a seat, and how many none
 * @throws Failure 404, 409 where the plan is no draft, no session is open, nobody is to be seated or somebody is busy by now.
 */
export async function arrange(context: CallContext, { id }: Values): Promise<Values> {
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const plan = await planOf({ scope, transaction, id });
      assertDraft(plan);
      const rooms = await roomsOf({ scope, transaction, plan });
      const open = rooms.filter(({ sessionId }) => plan.sessionId === null || sessionId === plan.sessionId);
      if (rooms.length === 0) throw failures.conflict('这个科目没有已发布、还没有开考的场次，请先发布场次，再编排');
      if (open.length === 0) throw failures.conflict('这份编排只用的场次已开考，或者不再开放，请在编排中换一个');
      const sessionIds = [...new Set(rooms.map(({ sessionId }) => sessionId))];
      await transaction.query(
        changing({
          name: 'seating_clear',
          text: `delete from "seatingEntry" e where e."tenantId" = $1 and e."planId" = $2 and not (e."isFixed"
            and "seatingProblem"(e."tenantId", e."planId", e."applyId", e."sessionId", e."roomId", e."seat") is null)`,
          values: [scope.tenantId, plan.id],
        }),
      );
      const people = await peopleOf({ scope, transaction, plan, sessionIds });
      const sitting = await sittingIn({ scope, transaction, plan, sessionIds });
      if (people.length === 0 && !sitting.some(({ entryId }) => entryId !== null))
        throw failures.conflict(`没有要编排的人：${await whyNobody({ scope, transaction, plan })}`);
      const outcomes = await seated({
        people,
        rooms: open,
        sitting: sitting.filter((each) => open.some(({ sessionId }) => sessionId === each.sessionId)),
        rules: rulesOf(plan),
        usesAccessible: plan.usesAccessible,
        random: numbersOf(plan.id),
        tell: context.tell,
      });
      await keep({ scope, transaction, plan, outcomes });
      const left = outcomes.filter((each) => 'reason' in each).length;
      const seatedCount = outcomes.length - left + sitting.filter(({ entryId }) => entryId !== null).length;
      return { message: left > 0 ? `${seatedCount} 人有座位，${left} 人没有` : `${seatedCount} 人有座位` };
    }),
  );
}

/** Why nobody is to be seated: nobody is registered, or all have their places or need none. */
async function whyNobody({ scope, transaction, plan }: Reading & { plan: Plan }): Promise<string> {
  const isRegistered = await someRegistered({ scope, transaction, plan });
  if (plan.departmentIds?.length)
    return isRegistered ? '这些部门已登记的人在这个科目都有考位，或者不用再考' : '这些部门没有已登记的人';
  return isRegistered ? '已登记的人在这个科目都有考位，或者不用再考' : '这场考试还没有已登记的人';
}

/** @throws Failure 409 where somebody's application, places or sessions changed since they were read; it names nobody (rule J13) */
async function keep({
  scope,
  transaction,
  plan,
  outcomes,
}: Reading & { plan: Plan; outcomes: Outcome[] }): Promise<void> {
  try {
    await transaction.query(
      changing({
        name: 'seating_keep',
        text: `insert into "seatingEntry" ("id", "tenantId", "planId", "applyId", "sessionId", "roomId", "seat", "reason", "outcome", "isFixed")
            select o."id", $1, $2, o."applyId", o."sessionId", o."roomId", o."seat", o."reason",
              case when o."sessionId" is null then 'left' else 'seated' end, false
            from jsonb_to_recordset($3::jsonb)
              o("id" text, "applyId" text, "sessionId" text, "roomId" text, "seat" integer, "reason" text)`,
        values: [scope.tenantId, plan.id, JSON.stringify(outcomes.map((each) => ({ id: newId(), ...each })))],
      }),
    );
  } catch (error) {
    if (isCheckViolation(error) && error.table === 'seatingEntry')
      throw failures.conflict('有人在此期间有了别的安排，请再编排一次');
    throw error;
  }
}
