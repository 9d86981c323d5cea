import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { brokenRules } from './broken.ts';
import { hallsOf, type Seat } from './hall.ts';
import { planOf, roomsOf, sittingIn, type Plan, type Reading, type Seated } from './read.ts';
import { rulesOf, type NeighbourRule } from './rules.ts';
import { beyond, problems } from './texts.ts';

interface Named {
  applyId: string;
  personName: string;
}

/** The seat plans of a plan's rooms with who sits where, what is wrong there, and who has no seat and why. @throws Failure 404 */
export async function seats({ app, scope }: CallContext, { id }: Values): Promise<Values> {
  return app.database.inScope({ scope }, async (transaction) => {
    const place = { scope, transaction };
    const plan = await planOf({ ...place, id, isLocked: false });
    const rooms = (await roomsOf({ ...place, plan })).filter(({ roomId }) => roomId !== null);
    const sessionIds = [...new Set(rooms.map(({ sessionId }) => sessionId))];
    const sitting = await sittingIn({ ...place, plan, sessionIds });
    const names = await namesOf({ ...place, applyIds: sitting.map(({ applyId }) => applyId) });
    const rules = rulesOf(plan);
    const bySpot = new Map(
      hallsOf({ rooms, sitting })
        .flatMap((hall) => hall.seats)
        .flatMap((seat) => (seat.kept ? [[seat.kept, seat] as const] : [])),
    );
    return {
      canMove: plan.state === 'draft',
      rooms: rooms.map(({ siteId, ...room }) => ({
        ...room,
        seatPlan: [...room.seatPlan],
        seats: sitting
          .filter(
            ({ sessionId, roomId, seat }) => seat !== null && sessionId === room.sessionId && roomId === room.roomId,
          )
          .map((one) => {
            const { seat, isFixed } = one;
            const personName = names.get(one.applyId);
            if (personName === undefined)
              return { seat, isFixed, entryId: null, personName: beyond, needsAccessible: false, problems: [] };
            const { entryId, needsAccessible } = one;
            const problems = problemsOf({ one, seat: bySpot.get(one), siteId, rules });
            return { seat, isFixed, entryId, personName, needsAccessible, problems };
          }),
      })),
      left: await leftOf({ ...place, plan }),
    };
  });
}

function problemsOf({
  one,
  seat,
  siteId,
  rules,
}: {
  one: Seated;
  seat: Seat | undefined;
  siteId: string | null;
  rules: readonly NeighbourRule[];
}): string[] {
  return [
    ...(seat ? brokenRules({ seat, rules }).map(({ title }) => title) : []),
    ...(one.needsAccessible && seat?.isAccessible !== true ? [problems.accessible] : []),
    ...(one.siteId !== null && one.siteId !== siteId ? [problems.site] : []),
    ...(one.isBusy ? [problems.busy] : []),
  ];
}

/** Names of those whom the caller sees. */
async function namesOf({
  scope,
  transaction,
  applyIds,
}: Reading & { applyIds: string[] }): Promise<Map<string, string>> {
  const rows = await transaction.query(
    reading<Named>({
      name: 'seating_names',
      text: `select "id" as "applyId", "personName" from "certApply" where "tenantId" = $1 and "id" = any($2)`,
      values: [scope.tenantId, applyIds],
    }),
  );
  return new Map(rows.map(({ applyId, personName }) => [applyId, personName]));
}

function leftOf({ scope, transaction, plan }: Reading & { plan: Plan }): Promise<Values[]> {
  return transaction.query(
    reading<Values>({
      name: 'seating_withoutSeat',
      text: `select e."id" as "entryId", e."personName", a."applyCode", e."reason" from "seatingEntry" e
        join "certApply" a on a."tenantId" = e."tenantId" and a."id" = e."applyId"
        where e."tenantId" = $1 and e."planId" = $2 and e."outcome" = 'left' order by a."applyCode", e."id"`,
      values: [scope.tenantId, plan.id],
    }),
  );
}
