import type { ReactNode } from 'react';

/** Cells of a table that can be edited in their place. What may be is asked where somebody comes to a cell, not while rows are drawn. */
export interface Cells<Row> {
  canEdit(row: Row, column: string): boolean;
  /** A row's name, for who cannot see in which one a cell stands. */
  nameOf(row: Row): string;
  /** Wanted by the pencil, a double click, Enter or F2. */
  open(row: Row, column: string): void;
  /** What stands in a cell that is edited; undefined where it is not. It says by `onLeft` that it has gone, the keyboard with it. */
  editor(edited: { row: Row; column: string; onLeft(): void }): ReactNode | undefined;
  /** Of the rows that have such cells. */
  isEdited(row: Row): boolean;
}

/** A cell by the key of its row and that of its column. */
export interface CellPlace {
  row: string;
  column: string;
}
