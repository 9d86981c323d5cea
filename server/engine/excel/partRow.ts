import type { Entity, PartOf } from '#generators/formats.ts';
import type { Values } from '../context.ts';
import type { SheetColumn } from './layout.ts';
import type { CellProblem, Named, RowParts } from './row.ts';
import { problemAt } from './sheet.ts';

/** A sheet of parts as it came. */
export interface PartSheet {
  part: Entity;
  partOf: PartOf;
  name: string;
  columns: readonly (SheetColumn | undefined)[];
  rows: readonly string[][];
}

/** A row of such a sheet. */
export interface PartRow {
  sheet: PartSheet;
  /** From 0. */
  row: number;
  /** What it sets, or of a part that is there changes. */
  values: Values;
  named: Named | undefined;
  problems: CellProblem[];
  notes: CellProblem[];
  pictures: RowParts['pictures'];
}

/** Where a problem of the record is told that a row of parts names. */
export function atParent({ row: { sheet, row }, message }: { row: PartRow; message: string }): CellProblem {
  const column = sheet.columns.findIndex((each) => each?.column.role === 'parent');
  return problemAt({ sheet: sheet.name, columns: sheet.columns, row, column, message });
}

/** The key of a stored record among those whose parts are named; that of a new one is the place of its row. */
export function storedKey(id: string): string {
  return `id:${id}`;
}

/** The record that a key means; undefined of a new one. */
export function storedId(key: string): string | undefined {
  return key.startsWith('id:') ? key.slice('id:'.length) : undefined;
}
