import { setImmediate as breathe } from 'node:timers/promises';
import { mayEnter } from './allot.ts';
import { brokenAt } from './broken.ts';
import type { Fits } from './fill.ts';
import type { Hall, Seat } from './hall.ts';
import type { NeighbourRule } from './rules.ts';

/** At how many seats it is looked: in vain after what was best so far, at all, and in a round outside of the own rooms. */
const mostLooks = { vain: 1_500_000, all: 8_000_000, far: 200_000 };
/** How many of them between two breaths: a few milliseconds. */
const looksAtOnce = 50_000;
/** How often a change is made that does a little harm. */
const boldness = 0.1;

interface Settling {
  halls: readonly Hall[];
  rules: readonly NeighbourRule[];
  fits: Fits;
  /** From 0 up to 1. */
  random(): number;
  /** How far it is, of at most so much. Whatever it throws ends the work. */
  tell?: ((done: number, total: number) => void) | undefined;
}

/**
 * Lets people change seats, in their room and then over all rooms, as long as rules are broken and a change helps. Where
 * none does, one is made that does no harm, or now and then a little, as another may help after it; what was best stays.
 * Others of the process have their turn meanwhile.
 */
export async function settle({ halls, rules, fits, random, tell }: Settling): Promise<void> {
  const seats = halls.flatMap((hall) => hall.seats);
  const broken = (seat: Seat): number => brokenAt({ seat, rules });
  let best = { count: Infinity, people: seats.map(({ person }) => person) };
  let vain = 0;
  let breath = looksAtOnce;
  for (let looks = 0; vain < mostLooks.vain && looks < mostLooks.all; ) {
    const bad = seats.filter((seat) => seat.person && broken(seat) > 0);
    const count = bad.reduce((sum, seat) => sum + broken(seat), 0);
    if (count < best.count) {
      best = { count, people: seats.map(({ person }) => person) };
      vain = 0;
    }
    if (count === 0) return;
    const others = sampleOf({ seats, count: Math.ceil(mostLooks.far / bad.length), random });
    for (const from of bad) {
      if (broken(from) === 0) continue;
      const least = random() < boldness ? -1 : 0;
      const near = changeOf({ from, seats: from.room.seats, least, broken, fits, random });
      const far = near && near.gain > 0 ? near : changeOf({ from, seats: others, least, broken, fits, random });
      const made = (far?.gain ?? least) > (near?.gain ?? least) ? far : (near ?? far);
      if (made) change(from, made.to);
      const looked = from.room.seats.length + (far === near ? 0 : others.length);
      looks += looked;
      vain += looked;
      if (looks < breath) continue;
      breath = looks + looksAtOnce;
      tell?.(Math.min(looks, mostLooks.all), mostLooks.all);
      await breathe();
    }
  }
  seats.forEach((seat, n) => {
    seat.person = best.people[n];
  });
}

interface Change {
  to: Seat;
  /** How many rules fewer are broken, of both seats together. */
  gain: number;
}

/** The change that helps most; of several alike any. None where all would do more harm than `least`. */
function changeOf({
  from,
  seats,
  least,
  broken,
  fits,
  random,
}: {
  from: Seat;
  seats: readonly Seat[];
  least: number;
  broken(seat: Seat): number;
  fits: Fits;
  random(): number;
}): Change | undefined {
  let best: Change | undefined;
  let alike = 0;
  for (const to of seats) {
    if (!mayChange({ from, to, fits })) continue;
    const before = broken(from) + broken(to);
    change(from, to);
    const gain = before - broken(from) - broken(to);
    change(from, to);
    if (gain < (best?.gain ?? least)) continue;
    alike = best && gain === best.gain ? alike + 1 : 1;
    if (random() * alike < 1) best = { to, gain };
  }
  return best;
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
