import type { ReactNode } from 'react';

/** How rows are ordered by a column. */
export type Order = 'ascend' | 'descend' | 'none';

export interface Column<Row> {
  key: string;
  title: string;
  /** Pixels; where there is more room than all columns need, each takes its part of it. */
  width: number;
  align?: 'left' | 'center' | 'right' | undefined;
  /** Side at which the column stays while the others scroll. */
  fixed?: 'left' | 'right' | undefined;
  /** Undefined where rows cannot be ordered by it. */
  order?: Order | undefined;
  cell(row: Row): ReactNode;
}

/** Rows ticked. */
export interface Selection<Row> {
  keys: ReadonlySet<string>;
  /** A row's name, for who cannot see beside what a tick stands. */
  nameOf(row: Row): string;
  /** Rows that cannot be ticked, such as those that only show what stands below them. */
  isShut?(row: Row): boolean;
  set(rows: readonly Row[], isChosen: boolean): void;
}

/** Pixels of the column of ticks. */
export const tickWidth = 48;

/** Narrowest and widest column, pixels. */
export const widthLimits = { least: 60, most: 800 };
