import type { MouseEvent } from 'react';
import type { Person } from './board.ts';
import type { Selection } from './useSelection.ts';

export interface PeopleProps {
  people: readonly Person[];
  /** By the server's clock. */
  now: number;
  selection: Selection;
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

/** Those of a room in the order of their seats, those without one by their ticket numbers. */
export function inOrder(people: readonly Person[]): Person[] {
  return [...people].sort(
    (one, other) =>
      (one.roomId ?? '').localeCompare(other.roomId ?? '') ||
      (one.seat ?? Infinity) - (other.seat ?? Infinity) ||
      one.ticketNumber.localeCompare(other.ticketNumber),
  );
}
