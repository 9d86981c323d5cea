import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { numbersOf } from './numbers.ts';
import { assertDraft, peopleOf, planOf, roomsOf, sittingIn } from './read.ts';
import { rulesOf } from './rules.ts';
import { seated } from './seated.ts';

/**
 * Seats who is registered and has no place in the subject, anew but for those whom somebody moved by hand (rules Z9 to
 * Z11). Whoever finds no place is kept with the reason.
 * @throws Failure 404, 409 where the plan is no draft, no session is open or nobody is to be seated.
 */
export async function arrange(context: CallContext, { id }: Values): Promise<Values> {
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const plan = await planOf({ scope, transaction, id });
      assertDraft(plan);
      const rooms = await roomsOf({ scope, transaction, plan });
      if (rooms.length === 0) throw failures.conflict('这个科目没有已发布、还没有开考的场次，请先发布场次，再编排');
      const sessionIds = [...new Set(rooms.map(({ sessionId }) => sessionId))];
      await transaction.query(
        changing({
          name: 'seating_clear',
          text: `delete from "seatingEntry" e where e."tenantId" = $1 and e."planId" = $2 and not (e."isFixed"
            and e."sessionId" = any($3)
            and (e."roomId" is null or exists (select from "sessionRoom" u join "room" r on r."id" = u."roomId"
              where u."tenantId" = $1 and u."sessionId" = e."sessionId" and u."roomId" = e."roomId" and "isSeat"(r."seatPlan", e."seat")))
            and exists (select from "certApply" a where a."tenantId" = $1 and a."id" = e."applyId" and a."state" = 'registered')
            and not exists (select from "placement" p where p."tenantId" = $1 and "isPlacementOpen"(p."state")
              and ((p."applyId" = e."applyId" and p."subjectId" = $4)
                or (p."sessionId" = e."sessionId" and p."roomId" = e."roomId" and p."seat" = e."seat"))))`,
          values: [scope.tenantId, plan.id, sessionIds, plan.subjectId],
        }),
      );
      const people = await peopleOf({ scope, transaction, plan, sessionIds });
      const sitting = await sittingIn({ scope, transaction, plan, sessionIds });
      if (people.length === 0 && !sitting.some(({ entryId }) => entryId !== null))
        throw failures.conflict('没有要编排的人：已登记的人在这个科目都有考位');
      const outcomes = seated({
        people,
        rooms,
        sitting,
        rules: rulesOf(plan),
        usesAccessible: plan.usesAccessible,
        random: numbersOf(plan.id),
      });
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
      const left = outcomes.filter((each) => 'reason' in each).length;
      return { seated: outcomes.length - left, left };
    }),
  );
}
