import type { ScreenField } from '#generators/formats.ts';
import type { FiguresBlock } from '#runtime/screen/page/figures.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';

/** Figures that are drawn, or a table of them, with what they mean for who does not deal with such figures every day. */
export interface Picture {
  key: string;
  block: FiguresBlock;
  help?: string;
  rows: ScreenRecord[];
  /** Rows that are shown before somebody asks for all, and what asks so. */
  first?: { count: number; showAll: string };
  /** Columns of the grid of twelve. */
  width: number;
}

export type Columns = Record<string, Pick<ScreenField, 'kind' | 'dict' | 'title' | 'width'>>;

interface TableOf {
  title: string;
  columns: Columns;
}

/** Figures that are there already, as a table. */
export function table({ title, columns }: TableOf): FiguresBlock {
  return {
    title,
    order: 0,
    kind: 'table',
    load: '',
    columns: Object.fromEntries(
      Object.entries(columns).map(([name, field], order) => [name, { ...field, order, isReadOnly: true }]),
    ),
  };
}

/** The same as a chart, of which the table is the other side. */
export function chart({
  title,
  columns,
  chart: kind = 'bar',
  x,
  y,
}: TableOf & Pick<FiguresBlock, 'chart'> & { x: string; y: string[] }): FiguresBlock {
  return { ...table({ title, columns }), kind: 'chart', chart: kind, x, y };
}

/** To one decimal place. */
export function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
