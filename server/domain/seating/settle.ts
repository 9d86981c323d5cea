import { mayEnter } from './allot.ts';
import { brokenAt } from './broken.ts';
import type { Fits } from './fill.ts';
import type { Hall, Seat } from './hall.ts';
import type { NeighbourRule } from './rules.ts';

/** At how many seats it is looked in vain, after a change helped last. */
const mostVain = 1_500_000;
/** How often a change is made that does a little harm. */
const boldness = 0.1;
/** How many seats a round looks at outside of the own room, over all people. */
const mostLooks = 200_000;

interface Settling {
  halls: readonly Hall[];
  rules: readonly NeighbourRule[];
  fits: Fits;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * Lets people change seats, in their room and then over all rooms, as long as rules are broken and a change helps. Where
 * none does, one is made that does no harm, or now and then a little, as another may help after it; what was best stays.
 */
export function settle({ halls, rules, fits, random }: Settling): void {
  const seats = halls.flatMap((hall) => hall.seats);
  const broken = (seat: Seat): number => brokenAt({ seat, rules });
  let best = { count: Infinity, people: seats.map(({ person }) => person) };
  for (let vain = 0; vain < mostVain; ) {
    const bad = seats.filter((seat) => seat.person && broken(seat) > 0);
    const count = bad.reduce((sum, seat) => sum + broken(seat), 0);
    if (count < best.count) {
      best = { count, people: seats.map(({ person }) => person) };
      vain = 0;
    }
    if (count === 0) return;
    const others = sampleOf({ seats, count: Math.ceil(mostLooks / bad.length), random });
    for (const from of bad) {
      if (broken(from) === 0) continue;
      const near = changesOf({ from, seats: from.room.seats, broken, fits });
      const far = bestOf(near) ? [] : changesOf({ from, seats: others, broken, fits });
      vain += from.room.seats.length + others.length;
      const least = random() < boldness ? -1 : 0;
      const to =
        bestOf(near) ??
        bestOf(far) ??
        anyOf({ changes: [...near, ...far].filter(({ gain }) => gain >= least), random });
      if (to) change(from, to);
    }
  }
  seats.forEach((seat, n) => {
    seat.person = best.people[n];
  });
}

interface Change {
  to: Seat;
  /** How many rules fewer are broken. */
  gain: number;
}

/** What comes of it where somebody changes to each of these seats. */
function changesOf({
  from,
  seats,
  broken,
  fits,
}: {
  from: Seat;
  seats: readonly Seat[];
  broken(seat: Seat): number;
  fits: Fits;
}): Change[] {
  return seats.flatMap((to) => {
    if (!mayChange({ from, to, fits })) return [];
    const before = broken(from) + broken(to);
    change(from, to);
    const gain = before - broken(from) - broken(to);
    change(from, to);
    return [{ to, gain }];
  });
}

function bestOf(changes: readonly Change[]): Seat | undefined {
  let best: Change | undefined;
  for (const each of changes) if (each.gain > (best?.gain ?? 0)) best = each;
  return best?.to;
}

function anyOf({ changes, random }: { changes: readonly Change[]; random(): number }): Seat | undefined {
  return changes[Math.floor(random() * changes.length)]?.to;
}

function mayChange({ from, to, fits }: { from: Seat; to: Seat; fits: Fits }): boolean {
  const { person } = from;
  if (!person || to === from || to.kept || !fits(to, person)) return false;
  if (to.person && !fits(from, to.person)) return false;
  if (from.room === to.room) return true;
  if (!to.person) return to.room.left > 0 && mayEnter({ person, hall: to.room });
  return mayEnter({ person, hall: to.room }) && mayEnter({ person: to.person, hall: from.room });
}

/** Two seats change who sits there; one may be empty. */
function change(from: Seat, to: Seat): void {
  const moves = Number(from.person !== undefined) - Number(to.person !== undefined);
  from.room.left += moves;
  to.room.left -= moves;
  [from.person, to.person] = [to.person, from.person];
}

function sampleOf({
  seats,
  count,
  random,
}: {
  seats: readonly Seat[];
  count: number;
  random(): number;
}): readonly Seat[] {
  if (count >= seats.length) return seats;
  const start = Math.floor(random() * seats.length);
  return [...seats.slice(start), ...seats.slice(0, start)].slice(0, count);
}
