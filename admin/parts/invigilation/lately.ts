import { millisecondsOf, type Act } from './board.ts';
import type { Wish } from './useActs.tsx';

/** Milliseconds within which somebody may do what another invigilator has just done. */
const within = 2 * 60_000;

/** The latest act of the same kind on any of the same people within the last two minutes. */
export function latelyDone({ wish, acts, now }: { wish: Wish; acts: readonly Act[]; now: number }): Act | undefined {
  const ids = new Set(wish.people.map(({ placementId }) => placementId));
  return acts.find(
    (act) =>
      act.kind === wish.kind &&
      now - (millisecondsOf(act.createdTime) ?? 0) < within &&
      (wish.kind === 'announce' ? isHeardThere(act, wish) : act.placementIds.some((id) => ids.has(id))),
  );
}

/** Whether an announcement was made where the other is to be: to all, or to the same room. */
function isHeardThere({ roomId }: Act, { whole }: Wish): boolean {
  return roomId === null || whole?.roomId === undefined || roomId === whole.roomId;
}
