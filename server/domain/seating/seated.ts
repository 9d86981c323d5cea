import { setImmediate as breathe } from 'node:timers/promises';
import { allot } from './allot.ts';
import { fill, type Fits } from './fill.ts';
import { hallsOf, type Hall, type Room, type Seat } from './hall.ts';
import type { Person, Sitting } from './people.ts';
import { reasonOf } from './reason.ts';
import type { NeighbourRule } from './rules.ts';
import { settle } from './settle.ts';

export interface Seating {
  /** Who is to be seated; who comes first has a place before others. */
  people: readonly Person[];
  rooms: readonly Room[];
  /** Who stays where they are. */
  sitting: readonly Sitting[];
  rules: readonly NeighbourRule[];
  /** Whether accessible seats that nobody needs are for anybody. */
  usesAccessible: boolean;
  /** From 0 up to 1: who sits beside whom is not to be foreseen. */
  random(): number;
  /** How far it is, of at most so much. Whatever it throws ends the work. */
  tell?: ((done: number, total: number) => void) | undefined;
}

/** What becomes of somebody: a seat, or why there is none. */
export type Outcome =
  | { applyId: string; sessionId: string; roomId: string | null; seat: number | null }
  | { applyId: string; reason: string };

/**
 * Decides who sits where. As many people have a place as can, whoever needs an accessible seat before others; no rule of
 * neighbours is broken that could be found to be kept. With the same random numbers the same comes of it.
 * Others of the process have their turn meanwhile.
 */
export async function seated({
  people,
  rooms,
  sitting,
  rules,
  usesAccessible,
  random,
  tell,
}: Seating): Promise<Outcome[]> {
  const halls = hallsOf({ rooms, sitting });
  const fits: Fits = ({ isAccessible }, { needsAccessible }) =>
    isAccessible ? needsAccessible || usesAccessible : !needsAccessible;
  for (const needsAccessible of [true, false]) {
    const alike = people.filter((person) => person.needsAccessible === needsAccessible);
    const [somebody] = alike;
    if (!somebody) continue;
    const capacityOf = (hall: Hall): number =>
      Math.min(hall.left, hall.seats.filter((seat) => !seat.kept && !seat.person && fits(seat, somebody)).length);
    for (const [hall, chosen] of allot({ people: alike, halls, capacityOf })) {
      await breathe();
      fill({ hall, people: shuffled({ values: chosen, random }), rules, fits });
    }
  }
  await settle({ halls, rules, fits, random, tell });
  const seats = new Map<string, Seat>();
  for (const seat of halls.flatMap((hall) => hall.seats)) if (seat.person) seats.set(seat.person.applyId, seat);
  return people.map((person) => outcomeOf({ person, seat: seats.get(person.applyId), halls }));
}

function outcomeOf({ person, seat, halls }: { person: Person; seat: Seat | undefined; halls: Hall[] }): Outcome {
  const { applyId } = person;
  if (!seat) return { applyId, reason: reasonOf({ person, halls }) };
  const { sessionId, roomId } = seat.room;
  return { applyId, sessionId, roomId, seat: seat.number };
}

function shuffled<T>({ values, random }: { values: readonly T[]; random(): number }): T[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
