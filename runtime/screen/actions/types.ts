import type { ScreenAction, ScreenField, ScreenSide } from '#generators/formats.ts';
import type { ScreenRecord } from '../records.ts';

/** An action by its name in the screen. */
export interface NamedAction {
  name: string;
  action: ScreenAction;
  /** Why it cannot be done now; the button is there and says so. */
  refusal?: string;
}

/** All records that a list's conditions fit, as many as the person was told. */
export interface Matching {
  count: number;
  /** Input of the list, without paging. */
  conditions: Readonly<Record<string, unknown>>;
  /** Operation that lists them. */
  load: string;
}

/** Of a list of links: the record that it is of, and how those of both sides are chosen. */
export interface Linking {
  /** The side of the record. */
  field: string;
  id: string;
  sides: Readonly<Record<string, ScreenSide>>;
}

/** What names the records of a screen. */
export interface Naming {
  /** Of what is shown; the first one names a row where the label does not. */
  fields: Readonly<Record<string, ScreenField>>;
  /** Where a row carries what its entity calls it. */
  label?: string | undefined;
}

/** Records of the other side that are to be linked: those ticked, or all that match. */
export interface ChosenOthers extends Naming {
  rows: readonly ScreenRecord[];
  matching: Matching | undefined;
}

/** What an action has opened over the screen. */
export type OpenedAction =
  | { kind: 'import' | 'recycled' | 'history'; operation: string; rows: readonly ScreenRecord[] }
  | { kind: 'add'; action: ScreenAction; linking: Linking; ask(chosen: ChosenOthers): void }
  | { kind: 'part'; part: string; rows: readonly ScreenRecord[]; conditions: Readonly<Record<string, unknown>> }
  | { kind: 'lists'; title: string; lists: NonNullable<ScreenAction['lists']>; row: ScreenRecord; name: string }
  | { kind: 'upload'; action: ScreenAction; input: Readonly<Record<string, unknown>> }
  | { kind: 'change'; action: ScreenAction; rows: readonly ScreenRecord[]; matching: Matching | undefined }
  | {
      kind: 'ask';
      action: ScreenAction;
      rows: readonly ScreenRecord[];
      naming: Naming;
      /** What the action says itself of the call. */
      input: Readonly<Record<string, unknown>>;
    }
  | { kind: 'purpose'; action: ScreenAction; run(purpose: string): Promise<void> }
  | { kind: 'name'; action: ScreenAction; row: ScreenRecord; name: string; run(): Promise<void> };
