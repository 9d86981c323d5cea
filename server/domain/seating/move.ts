import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { assertDraft, planOf, roomsOf, sittingIn, type Reading, type Seated } from './read.ts';
import { reasons } from './texts.ts';

interface Entry {
  id: string;
  planId: string;
  personName: string;
  sessionId: string | null;
  roomId: string | null;
  seat: number | null;
}
type Spot = Pick<Entry, 'sessionId' | 'roomId' | 'seat'>;

/**
 * Puts somebody of a draft on a seat by hand, where they stay when it is arranged anew; whom the plan has there gets their
 * seat in return. Without a session they leave their seat (rule Z11).
 * @throws Failure 404, 409 where the room is full or somebody has the place already, 422 where there is no such seat in use
 */
export async function move(context: CallContext, input: Values): Promise<Values> {
  const { app, scope } = context;
  const to: Spot = {
    sessionId: (input['sessionId'] ?? null) as string | null,
    roomId: (input['roomId'] ?? null) as string | null,
    seat: (input['seat'] ?? null) as number | null,
  };
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const place = { scope, transaction };
      const former = await entryOf({ ...place, id: input['id'] });
      const plan = await planOf({ ...place, id: former.planId });
      assertDraft(plan);
      const entry = await entryOf({ ...place, id: former.id });
      const none: Spot = { sessionId: null, roomId: null, seat: null };
      if (to.sessionId === null) {
        await put({ ...place, entry, to: none });
        return { id: entry.id, swapped: null };
      }
      const sitting = await sittingIn({ ...place, plan, sessionIds: [to.sessionId] });
      const there = sitting.find((each) => to.seat !== null && each.roomId === to.roomId && each.seat === to.seat);
      if (there?.entryId === entry.id) return { id: entry.id, swapped: null };
      const other = there && (await entryOf({ ...place, id: there.entryId, isTaken: true }));
      if (!other) await checkRoom({ ...place, plan, sitting, entry, to });
      await put({ ...place, entry, to: none });
      if (other) await put({ ...place, entry: other, to: entry });
      await put({ ...place, entry, to });
      return { id: entry.id, swapped: other?.personName ?? null };
    }),
  );
}

/** @throws Failure 404; of whoever is on the seat wanted 409 where they are no entry that the caller may move */
async function entryOf({
  scope,
  transaction,
  id,
  isTaken = false,
}: Reading & { id: unknown; isTaken?: boolean }): Promise<Entry> {
  const [entry] = await transaction.query(
    changing<Entry>({
      name: 'seating_entry',
      text: `select "id", "planId", "personName", "sessionId", "roomId", "seat" from "seatingEntry" where "tenantId" = $1 and "id" = $2`,
      values: [scope.tenantId, id],
    }),
  );
  if (entry) return entry;
  throw isTaken ? failures.conflict('这个座位已有人，不能换') : failures.notFound('编排的座位');
}

/** @throws Failure 409 where as many people are in the room as it takes */
async function checkRoom({
  plan,
  sitting,
  entry,
  to,
  ...place
}: Reading & {
  plan: Parameters<typeof roomsOf>[0]['plan'];
  sitting: Seated[];
  entry: Entry;
  to: Spot;
}): Promise<void> {
  const rooms = await roomsOf({ ...place, plan });
  const room = rooms.find(({ sessionId, roomId }) => sessionId === to.sessionId && roomId === to.roomId);
  const there = sitting.filter(({ roomId, entryId }) => roomId === to.roomId && entryId !== entry.id);
  if (room && there.length >= room.places)
    throw failures.conflict(`“${room.roomName ?? room.sessionCode}”的名额已满，只能和里面的人换座位`);
}

function put({
  scope,
  transaction,
  entry,
  to: { sessionId, roomId, seat },
}: {
  scope: Reading['scope'];
  transaction: Transaction;
  entry: Entry;
  to: Spot;
}): Promise<unknown> {
  return transaction.query(
    changing({
      name: 'seating_put',
      text: `update "seatingEntry" set "sessionId" = $3, "roomId" = $4, "seat" = $5, "isFixed" = $3::text is not null,
          "outcome" = case when $3::text is null then 'left' else 'seated' end, "reason" = case when $3::text is null then $6 end
        where "tenantId" = $1 and "id" = $2`,
      values: [scope.tenantId, entry.id, sessionId, roomId, seat, reasons.takenOff],
    }),
  );
}
