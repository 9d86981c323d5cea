import type { PrintAlign, PrintBlock } from '#generators/formats.ts';
import type { Picture } from './picture.ts';

/** What is printed as one: a record, or a list. Its pages are counted by themselves. */
export interface Sheet {
  blocks: SheetBlock[];
}

/** A block with all that stands in it; lengths in millimetres. */
export type SheetBlock =
  | Exclude<PrintBlock, { kind: 'fields' | 'table' | 'picture' }>
  | { kind: 'fields'; across: number; items: SheetItem[] }
  | SheetTable
  | { kind: 'picture'; picture: Picture; title: string; height: number; align: PrintAlign };

export interface SheetItem {
  title: string;
  text: string;
}

export interface SheetTable {
  kind: 'table';
  columns: { title: string; share: number; align: 'left' | 'right' }[];
  rows: string[][];
}
