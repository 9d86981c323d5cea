import type { PrintAlign, PrintBlock } from '#generators/formats.ts';
import type { Picture } from './picture.ts';
import type { QrModules } from './qr.ts';

/** What is printed as one: a record, or a list. Its pages are counted by themselves. */
export interface Sheet {
  blocks: SheetBlock[];
  /** At the foot of each page, with its `{page}` of `{pages}`; none where empty. */
  footer: string;
}

/** A block with all that stands in it; lengths in millimetres. */
export type SheetBlock =
  | Extract<PrintBlock, { kind: 'heading' | 'text' | 'space' | 'pageBreak' }>
  | SheetFields
  | SheetTable
  | { kind: 'picture'; picture: Picture; title: string; height: number; align: PrintAlign }
  | { kind: 'qr'; modules: QrModules; text: string; height: number; align: PrintAlign }
  | { kind: 'beside'; columns: { share: number; blocks: SheetBlock[] }[] }
  | { kind: 'labels'; cells: SheetBlock[][]; across: number; height: number };

export interface SheetFields {
  kind: 'fields';
  across: number;
  items: SheetItem[];
  /** That a row is high at least. */
  height?: number;
}

export interface SheetItem {
  title: string;
  text: string;
}

export interface SheetTable {
  kind: 'table';
  columns: { title: string; share: number; align: 'left' | 'right' }[];
  rows: string[][];
  /** That a row is high at least. */
  height?: number;
}
