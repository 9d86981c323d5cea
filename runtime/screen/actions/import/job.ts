import type { ScreenRecord } from '../../records.ts';

/** A bad cell: its address, in another sheet than the first with the name of that, and what is wrong with it. */
export interface BadCell {
  cell: string;
  column: string;
  message: string;
}

/** An import as the server tells it. */
export interface ImportJob {
  id: string;
  /** An import, or the taking back of one. */
  kind: 'import' | 'undo' | 'certUpload';
  fileName: string;
  state: 'waiting' | 'running' | 'ready' | 'done' | 'failed' | 'cancelled';
  /** What the server is at, or was. */
  phase: 'check' | 'store';
  /** Whether what it stored has been taken back. */
  isUndone: boolean;
  /** 0 to 100. */
  progress: number;
  /** Rows of the file: valid, bad and skipped ones together. */
  total: number;
  valid: number;
  bad: number;
  /** Of the valid ones, those that change a record. */
  changed: number;
  /** Rows that name a record and say nothing new of it. */
  unchanged: number;
  /** Those whose record is there already. */
  skipped: number;
  /** Records that were added. */
  added: number;
  /** Why it failed; else what comes of parts, and which rows are passed over. */
  message?: string | null;
  /** The first 200. */
  errors: readonly BadCell[];
  /** What is good to know of cells that are right; the first 200. */
  notes: readonly BadCell[];
  /** The first rows that can be imported. */
  preview: readonly PreviewRow[];
  /** States that the person may give to new records whose rows do not say theirs; none where records have no states. */
  states: readonly { code: string; label: string; title: string }[];
  /** The one that is chosen beforehand. */
  usualState?: string | null;
  /** What else comes of taking it back, in words. */
  undoEffect?: string | null;
}

/** What comes of a row. */
export interface PreviewRow {
  /** As the sheet counts it. */
  row: number;
  kind: 'new' | 'changed';
  /** Fields that change. */
  fields: readonly string[];
  record: ScreenRecord;
}
