import type { ExcelColumn, SheetPlan } from '#generators/formats.ts';
import { optionLetters } from './options.ts';

/** One column of a sheet: a field, or one of the columns that a codec spreads a field over. */
export interface SheetColumn {
  title: string;
  column: ExcelColumn;
  /** Of the options codec: the index of an option, or `answer`. */
  part?: number | 'answer';
}

export const answerHeading = '正确答案';
/** Of the error workbook; it is passed over when that is imported again. */
export const reasonHeading = '错误原因';
const fewestOptions = 4;

/** Stands for the id of the row of the template that shows how to fill it in. */
export const sampleMark = '示例行，导入时略过';

/** Whether the cell of an id says that its row is no more than an example. */
export function isSampleRow(id: string): boolean {
  return id.startsWith('示例');
}

/** The columns of a sheet in order; `options` says how many option columns are wanted. */
export function layoutOf({ plan, options = fewestOptions }: { plan: SheetPlan; options?: number }): SheetColumn[] {
  return plan.columns.flatMap((column): SheetColumn[] => {
    if (column.codec !== 'options') return [{ title: column.title, column }];
    const parts = Array.from(
      { length: Math.max(fewestOptions, options) },
      (_, index): SheetColumn => ({ title: optionHeading(index), column, part: index }),
    );
    return [...parts, { title: answerHeading, column, part: 'answer' }];
  });
}

/** The heading as it stands in the template: a star where something must be filled in. */
export function headingOf({ title, column, part }: SheetColumn): string {
  return column.isRequired && part === undefined ? `${title}*` : title;
}

export interface Headings {
  /** Undefined for a heading that is empty, unknown, or the reasons of an error workbook. */
  columns: (SheetColumn | undefined)[];
  missing: string[];
  unknown: string[];
  doubled: string[];
}

/** What the headings of a sheet mean, by column. */
export function readHeadings({ plan, headings }: { plan: SheetPlan; headings: readonly string[] }): Headings {
  const known = new Map(
    layoutOf({ plan, options: optionLetters.length }).map((column) => [plain(column.title), column]),
  );
  const columns = headings.map((heading) => known.get(plain(heading)));
  const found = new Set(columns.map((column) => column?.title));
  const missing = layoutOf({ plan }).filter(
    ({ title, column, part }) => column.isRequired && part === undefined && !found.has(title),
  );
  const unknown = headings.filter((heading, index) => heading !== '' && !columns[index] && !isReason(heading));
  const doubled = [...found].flatMap((title) =>
    title !== undefined && columns.filter((column) => column?.title === title).length > 1 ? [title] : [],
  );
  return { columns, missing: missing.map(({ title }) => title), unknown, doubled };
}

/** Whether a column holds what an error workbook says of each row. */
export function isReason(heading: string): boolean {
  return plain(heading) === reasonHeading;
}

function plain(heading: string): string {
  return heading.normalize('NFKC').replace(/[*\s]/g, '');
}

function optionHeading(index: number): string {
  return `选项${optionLetters[index] ?? ''}`;
}

/** Address of a cell, from 0: A1, AB12; in a sheet that is named 座位!A1. */
export function cellAddress({
  sheet,
  row,
  column,
}: {
  sheet?: string | undefined;
  row: number;
  column: number;
}): string {
  let letters = '';
  for (let rest = column; rest >= 0; rest = Math.floor(rest / 26) - 1)
    letters = String.fromCharCode(65 + (rest % 26)) + letters;
  return `${sheet === undefined ? '' : `${sheet}!`}${letters}${row + 1}`;
}

/** The row of an address, from 0, and the sheet that it names. */
export function placeOfCell(address: string): { sheet?: string; row: number } {
  const at = address.lastIndexOf('!');
  const row = Number(/\d+$/.exec(address)?.[0]) - 1;
  return at < 0 ? { row } : { sheet: address.slice(0, at), row };
}
