/** Where a row is put beside or below another. */
export type Beside = 'before' | 'into' | 'after';

/** One step of a row in its tree: among those beside it, below the one before it, or out beside the one above it. */
export type Shift = 'up' | 'down' | 'in' | 'out';

/** Rows of a table that stand below each other, each behind the one above it. */
export interface Branches<Row> {
  /** From 1. */
  levelOf(row: Row): number;
  /** Whether what stands below is shown; undefined where nothing does. */
  isOpen(row: Row): boolean | undefined;
  setOpen(row: Row, isOpen: boolean): void;
  /** A row's name, for who cannot see beside what a button stands. */
  nameOf(row: Row): string;
  /** Undefined where rows stay where they are. */
  moves?: Moves<Row> | undefined;
}

export interface Moves<Row> {
  canPlace(place: { row: Row; target: Row; beside: Beside }): boolean;
  place(place: { row: Row; target: Row; beside: Beside }): void;
  shift(row: Row, shift: Shift): void;
}
