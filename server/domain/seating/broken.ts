import type { Seat } from './hall.ts';
import type { Guest } from './people.ts';
import type { NeighbourRule } from './rules.ts';

/** Who sits on a seat. */
export function guestOf({ person, kept }: Seat): Guest | undefined {
  return person ?? kept;
}

/** Which rules are broken between whoever sits on a seat and their neighbours, each once. */
export function brokenRules({ seat, rules }: { seat: Seat; rules: readonly NeighbourRule[] }): NeighbourRule[] {
  const guest = guestOf(seat);
  const neighbours = seat.neighbours.flatMap((each) => guestOf(each) ?? []);
  return guest ? rules.filter((rule) => neighbours.some((neighbour) => rule.isBroken(guest, neighbour))) : [];
}

/** How many rules are broken where somebody sits beside a seat. */
export function brokenBetween({
  guest,
  seat,
  rules,
}: {
  guest: Guest;
  seat: Seat;
  rules: readonly NeighbourRule[];
}): number {
  const neighbour = guestOf(seat);
  let count = 0;
  if (neighbour) for (const rule of rules) if (rule.isBroken(guest, neighbour)) count += 1;
  return count;
}

/** How many rules are broken between whoever sits on a seat and their neighbours. */
export function brokenAt({ seat, rules }: { seat: Seat; rules: readonly NeighbourRule[] }): number {
  const guest = guestOf(seat);
  let count = 0;
  if (guest) for (const neighbour of seat.neighbours) count += brokenBetween({ guest, seat: neighbour, rules });
  return count;
}
