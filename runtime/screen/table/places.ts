import type { CSSProperties } from 'react';
import { tickWidth, type Column } from './column.ts';

/** What the cells of one column have in common. */
export interface Place {
  className?: string;
  style?: CSSProperties;
}

type Placed = Pick<Column<never>, 'align' | 'fixed' | 'width'>;

/** Places of the columns, in their order; a fixed one stands as far from its side as the fixed ones between need. */
export function placesOf({ columns, isTicked }: { columns: readonly Placed[]; isTicked: boolean }): Place[] {
  const left = columns.filter(({ fixed }) => fixed === 'left');
  const right = columns.filter(({ fixed }) => fixed === 'right');
  // Those at the edge itself: the others stay in view once they would be cut.
  const atEdge = columns.slice(columns.findLastIndex(({ fixed }) => fixed !== 'right') + 1);
  return columns.map((column) => {
    const { align, fixed } = column;
    const className = [
      align && align !== 'left' && `is-${align}`,
      fixed && 'is-fixed',
      column === left.at(-1) && 'is-last-left',
      column === atEdge[0] && 'is-first-right',
      fixed === 'right' && !atEdge.includes(column) && 'is-kept',
    ]
      .filter(Boolean)
      .join(' ');
    const between = fixed === 'left' ? left.slice(0, left.indexOf(column)) : right.slice(right.indexOf(column) + 1);
    return {
      ...(className !== '' && { className }),
      ...(fixed && { style: { [fixed]: widthOf(between) + (isTicked && fixed === 'left' ? tickWidth : 0) } }),
    };
  });
}

function widthOf(columns: readonly Placed[]): number {
  return columns.reduce((sum, { width }) => sum + width, 0);
}
