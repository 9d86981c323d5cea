import { brokenBetween, guestOf } from './broken.ts';
import type { Hall, Seat } from './hall.ts';
import type { Person } from './people.ts';
import type { NeighbourRule } from './rules.ts';

/** Whether somebody may sit on a seat of a room that they may enter. */
export type Fits = (seat: Seat, person: Person) => boolean;

/**
 * Puts people of a room on its seats: those of the largest departments first, on every other seat as on a chessboard as
 * long as there are any, each where fewest rules are broken.
 */
export function fill({
  hall,
  people,
  rules,
  fits,
}: {
  hall: Hall;
  people: readonly Person[];
  rules: readonly NeighbourRule[];
  fits: Fits;
}): void {
  const seats = [...hall.seats.filter(({ isDark }) => isDark), ...hall.seats.filter(({ isDark }) => !isDark)];
  for (const person of byDepartment(people)) {
    const seat = bestSeat({ seats, person, rules, fits });
    if (!seat) continue;
    seat.person = person;
    hall.left -= 1;
  }
}

/** Those of the largest departments first, of one department beside each other. */
function byDepartment(people: readonly Person[]): Person[] {
  const sizes = new Map<string, number>();
  for (const each of people.flatMap(({ departments }) => departments)) sizes.set(each, (sizes.get(each) ?? 0) + 1);
  const ranked = people.map((person) => {
    const [largest = ''] = [...person.departments].sort((a, b) => (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0));
    return { person, largest, size: sizes.get(largest) ?? 0 };
  });
  ranked.sort((a, b) => b.size - a.size || (a.largest < b.largest ? -1 : Number(a.largest > b.largest)));
  return ranked.map(({ person }) => person);
}

/** Accessible seats are left to those who need them as long as there are others. */
function bestSeat({
  seats,
  person,
  rules,
  fits,
}: {
  seats: readonly Seat[];
  person: Person;
  rules: readonly NeighbourRule[];
  fits: Fits;
}): Seat | undefined {
  let best: { seat: Seat; cost: number } | undefined;
  for (const seat of seats) {
    if (guestOf(seat) || !fits(seat, person)) continue;
    const broken = seat.neighbours.reduce((sum, each) => sum + brokenBetween({ guest: person, seat: each, rules }), 0);
    const cost = broken + (seat.isAccessible && !person.needsAccessible ? 0.5 : 0);
    if (!best || cost < best.cost) best = { seat, cost };
    if (cost === 0) break;
  }
  return best?.seat;
}
