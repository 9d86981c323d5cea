import type { Output } from '#runtime/core/call.ts';

export type Board = Output<'seatingPlan.seats'>;
export type BoardRoom = Board['rooms'][number];
export type BoardSeat = BoardRoom['seats'][number];

/** Somebody who is about to get another seat. */
export interface Picked {
  entryId: string;
  personName: string;
  /** Where they sit; none of somebody without a seat. */
  from?: { sessionId: string; roomId: string; seat: number; isFixed: boolean };
}

export const keyOf = ({ sessionId, roomId }: BoardRoom): string => `${sessionId}/${roomId}`;

/** How many people of a room sit where a rule is broken. */
export const brokenIn = ({ seats }: BoardRoom): number => seats.filter(({ problems }) => problems.length > 0).length;
