import type { Dictionary, ExcelColumn, Json, Property } from '#generators/formats.ts';

/** How a kind stands in the cells of a workbook; what `write` wrote, `read` gives back as it was. */
export interface Cell {
  /** Of the column, in characters. */
  width: number;
  /** It stands in cells only by a codec of its own, which the catalogue names. */
  needsCodec?: true;
  /** What may be filled in, for people. */
  note(options: { property: Property; dictionary: Dictionary | undefined }): string;
  /** What is said behind the note, whoever wrote that. */
  remark?: string;
  /** Number format of Excel for what is written as a number, such as `0.00`. */
  format?(column: ExcelColumn): string;
  /** An example for the template, where the catalogue gives none. */
  example(options: { column: ExcelColumn; labels: readonly string[] }): string;
  /** What Excel's drop-down offers: of labels of the dictionary, or of what the records of a reference are called. */
  choices?(options: { labels: readonly string[]; records(): Promise<string[]> }): Promise<string[]>;
  /** What Excel lets people fill in, where it offers no choices. */
  rule?(column: ExcelColumn): NumberRule | undefined;
  /** Words of a cell that may name records of a reference; without this all of the text together. */
  names?(text: string): string[];
  /** The value of a text that is not empty. */
  read(options: { column: ExcelColumn; text: string; tools: CellTools }): Parsed;
  /** The cell of a value that is not null. */
  write(options: { value: Json; label: Json | undefined; dictionary: Dictionary | undefined }): string | number;
}

/** A number between bounds, as Excel checks it. */
export interface NumberRule {
  type: 'whole' | 'decimal';
  from?: number;
  to?: number;
  isStrict: true;
  message: string;
}

/** What a cell means; a problem is said without the column's name. Of rich text also what came of pictures and tables in it. */
export type Parsed = { value: Json; converted?: Converted } | { problem: string };

/** A cell as rich text, what is to be said of it, and the pictures that come with it. */
export interface Converted {
  html: string;
  notes: string[];
  pictures: Picture[];
}

/** A picture that stands in a cell itself, as `data:image/png;base64,…`. */
export interface Picture {
  /** Made of the bytes and the tenant, so that the same picture in the same tenant is the same file. */
  id: string;
  /** Where it will be when it is stored. */
  url: string;
  source: string;
  bytes: Buffer;
}

export interface CellTools {
  dictionaries: Record<string, Dictionary>;
  /** Ids of referred records by the words that name them. */
  references: ReadonlyMap<string, readonly string[]>;
  /** The tenant, which pictures in cells will belong to. */
  owner: string;
}

/** A text as messages quote it. */
export function shortened(text: string): string {
  return text.length > 20 ? `${text.slice(0, 20)}…` : text;
}
