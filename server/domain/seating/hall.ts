import { placesOf, type SeatPlan } from '#runtime/core/seats/plan.ts';
import type { Guest, Person, Sitting } from './people.ts';

/** A room as a session uses it; of a session online one without a room, whose seats have no numbers. */
export interface Room {
  sessionId: string;
  roomId: string | null;
  siteId: string | null;
  /** How many people it takes, those who are there included. */
  places: number;
  seatPlan: SeatPlan;
}

export interface Seat {
  number: number | null;
  isAccessible: boolean;
  /** As squares of one colour of a chessboard, the one that has more: no two of these are neighbours. */
  isDark: boolean;
  /** The seats to the left and right, in front and behind. */
  neighbours: Seat[];
  /** Who sits there and stays, or who is put there. */
  kept?: Guest;
  person?: Person;
  room: Hall;
}

/** A room with its seats. */
export interface Hall extends Room {
  seats: Seat[];
  /** How many more people it takes. */
  left: number;
}

/** Rooms with who sits there already. */
export function hallsOf({ rooms, sitting }: { rooms: readonly Room[]; sitting: readonly Sitting[] }): Hall[] {
  const halls = rooms.map(hallOf);
  const byKey = new Map(halls.map((hall) => [keyOf(hall), hall]));
  for (const guest of sitting) {
    const hall = byKey.get(keyOf(guest)) ?? roomiest({ halls, sessionId: guest.sessionId });
    if (!hall) continue;
    hall.left -= 1;
    const seat = hall.seats.find(({ number }) => number !== null && number === guest.seat);
    if (seat) seat.kept = guest;
  }
  return halls;
}

const keyOf = ({ sessionId, roomId }: { sessionId: string; roomId: string | null }): string =>
  `${sessionId}/${roomId ?? ''}`;

/** Whoever has a place in a session but no room yet takes one where most are left. */
function roomiest({ halls, sessionId }: { halls: readonly Hall[]; sessionId: string }): Hall | undefined {
  const own = halls.filter((hall) => hall.sessionId === sessionId);
  return own.reduce<Hall | undefined>((most, hall) => (most && most.left >= hall.left ? most : hall), undefined);
}

function hallOf(room: Room): Hall {
  const hall: Hall = { ...room, seats: [], left: room.places };
  if (room.roomId === null) {
    hall.seats = Array.from({ length: room.places }, () => ({
      number: null,
      isAccessible: true,
      isDark: true,
      neighbours: [],
      room: hall,
    }));
    return hall;
  }
  const places = placesOf(room.seatPlan);
  const bySpot = new Map<string, Seat>();
  for (const { row, column, kind, number } of places.flat())
    if (kind === 'seat' || kind === 'accessible') {
      const seat: Seat = { number, isAccessible: kind === 'accessible', isDark: false, neighbours: [], room: hall };
      hall.seats.push(seat);
      bySpot.set(`${row}/${column}`, seat);
    }
  for (const [spot, seat] of bySpot) {
    const [row = 0, column = 0] = spot.split('/').map(Number);
    const around = [
      [row, column - 1],
      [row, column + 1],
      [row - 1, column],
      [row + 1, column],
    ];
    seat.neighbours = around.flatMap((each) => bySpot.get(each.join('/')) ?? []);
  }
  const coloured = new Set<Seat>();
  for (const seat of hall.seats) if (!coloured.has(seat)) colour({ seat, coloured });
  return hall;
}

/** Tells the two colours apart of all seats that are joined with one. */
function colour({ seat, coloured }: { seat: Seat; coloured: Set<Seat> }): void {
  const joined = new Map<Seat, boolean>([[seat, true]]);
  for (const [each, isFirst] of joined)
    for (const next of each.neighbours) if (!joined.has(next)) joined.set(next, !isFirst);
  const first = [...joined.values()].filter(Boolean).length;
  for (const [each, isFirst] of joined) {
    each.isDark = isFirst === first * 2 >= joined.size;
    coloured.add(each);
  }
}
