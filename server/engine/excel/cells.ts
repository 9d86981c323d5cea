import type { Dictionary, ExcelColumn, Json } from '#generators/formats.ts';
import type { Cell, CellTools, Parsed } from '#kinds/data/cell.ts';
import { dataKinds } from '#kinds/data/index.ts';

/** How the kind of a column stands in cells. @throws Error where it never does: no plan has such a column. */
export function cellOf({ kind }: Pick<ExcelColumn, 'kind'>): Cell {
  const { cell } = dataKinds[kind];
  if (!cell) throw new Error(`${kind} cannot stand in a cell`);
  return cell;
}

/** The value of a cell; an empty one is no value. */
export function parseCell({
  column,
  text,
  tools,
}: {
  column: ExcelColumn;
  text: string;
  tools: CellTools;
}): Parsed | undefined {
  return text === '' ? undefined : cellOf(column).read({ column, text, tools });
}

/** A value as the text or number of a cell, such that parseCell takes it back. */
export function formatCell({
  column,
  value,
  label,
  dictionaries,
}: {
  column: ExcelColumn;
  value: Json | undefined;
  label: Json | undefined;
  dictionaries: Record<string, Dictionary>;
}): string | number {
  if (value === null || value === undefined) return '';
  return cellOf(column).write({ value, label, dictionary: dictionaries[column.dict ?? ''] });
}
