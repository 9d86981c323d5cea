import type { MouseEvent } from 'react';
import type { Person, Room } from './board.ts';
import type { Selection } from './useSelection.ts';

/** Somebody as they are shown. */
export interface Marked {
  person: Person;
  /** By the server's clock. */
  now: number;
  isChosen: boolean;
  /** Meant by what is looked for. */
  isHit?: boolean;
}

export interface PeopleProps {
  people: readonly Person[];
  /** By the server's clock. */
  now: number;
  selection: Selection;
  /** Who is meant by what is looked for. */
  hits: ReadonlySet<string>;
  onOpen(person: Person): void;
}

/** What a click on somebody means: with a key held, or while several are chosen, it chooses; else it opens. */
export function howOf({
  event: { ctrlKey, metaKey, shiftKey },
  selection,
  onOpen,
}: Pick<PeopleProps, 'selection' | 'onOpen'> & { event: MouseEvent }): (person: Person) => void {
  if (ctrlKey || metaKey || shiftKey || selection.isMany) return (person) => selection.choose(person, shiftKey);
  return onOpen;
}

/** People that stand below one heading. */
export interface Group {
  /** Undefined of those without a seat. */
  room: Room | undefined;
  people: readonly Person[];
}

/** People by their rooms, in the order of their seats there; those without a seat last, by their ticket numbers. */
export function groupsOf(rooms: readonly Room[], people: readonly Person[]): Group[] {
  const inRooms = rooms.map((room) => ({
    room,
    people: people
      .filter(({ roomId, seat }) => roomId === room.id && seat !== null)
      .sort((one, other) => (one.seat ?? 0) - (other.seat ?? 0)),
  }));
  const seated = new Set<Person>(inRooms.flatMap((group) => group.people));
  const others = people
    .filter((person) => !seated.has(person))
    .sort((one, other) => one.ticketNumber.localeCompare(other.ticketNumber));
  return [...inRooms, { room: undefined, people: others }].filter((group) => group.people.length > 0);
}
