import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { assertDraft, planOf, type Reading } from './read.ts';

interface Entry {
  planId: string;
  applyId: string;
  sessionId: string | null;
  roomId: string | null;
  seat: number | null;
}

/**
 * Puts somebody of a draft on a seat by hand, where they stay when it is arranged anew; whom the plan has there gets their
 * seat in return. Without a session they leave their seat (rule Z11).
 * @throws Failure 404, 409 where the room is full or somebody has the place already, 422 where there is no such seat in use
 */
export async function move(context: CallContext, input: Values): Promise<Values> {
  const { app, scope } = context;
  const { id, sessionId = null, roomId = null, seat = null } = input;
  if (sessionId === null && (roomId !== null || seat !== null))
    throw failures.invalid([{ path: '/sessionId', message: '请选择场次' }]);
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const place = { scope, transaction };
      const { planId, applyId } = await entryOf({ ...place, id });
      assertDraft(await planOf({ ...place, id: planId }));
      const now = await entryOf({ ...place, id });
      const isThere = now.sessionId === sessionId && now.roomId === roomId && now.seat === seat;
      if (sessionId !== null && isThere) return { id: id ?? null, swapped: null };
      const [moved] = await transaction.query(
        changing<{ swapped: string | null }>({
          name: 'seating_take',
          text: 'select "takeSeat"($1, $2, $3, $4, $5, $6) as "swapped"',
          values: [scope.tenantId, planId, applyId, sessionId, roomId, seat],
        }),
      );
      return { id: id ?? null, swapped: moved?.swapped ?? null };
    }),
  );
}

/** @throws Failure 404 */
async function entryOf({ scope, transaction, id }: Reading & { id: unknown }): Promise<Entry> {
  const [entry] = await transaction.query(
    changing<Entry>({
      name: 'seating_entry',
      text: `select "planId", "applyId", "sessionId", "roomId", "seat" from "seatingEntry" where "tenantId" = $1 and "id" = $2`,
      values: [scope.tenantId, id],
    }),
  );
  if (!entry) throw failures.notFound('编排的座位');
  return entry;
}
