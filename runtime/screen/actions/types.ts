import type { ScreenAction } from '#generators/formats.ts';
import type { ScreenRecord } from '../records.ts';

/** An action by its name in the screen. */
export interface NamedAction {
  name: string;
  action: ScreenAction;
}

/** All records that a list's conditions fit, as many as the person was told. */
export interface Matching {
  count: number;
  /** Input of the list, without paging. */
  conditions: Readonly<Record<string, unknown>>;
  /** Operation that lists them. */
  load: string;
}

/** What an action has opened over the screen. */
export type OpenedAction =
  | { kind: 'import' | 'recycled' | 'history'; operation: string; rows: readonly ScreenRecord[] }
  | { kind: 'part'; part: string; rows: readonly ScreenRecord[] }
  | { kind: 'change'; action: ScreenAction; rows: readonly ScreenRecord[]; matching: Matching | undefined }
  | { kind: 'name'; action: ScreenAction; row: ScreenRecord; name: string; run(): Promise<void> };
