import type { ComponentType, ReactNode } from 'react';
import type { Json, ScreenField } from '#generators/formats.ts';
import type { ScreenRecord } from './records.ts';

/** Draws and edits one field in place of a widget. `error` is the message shown at the field. */
export interface FieldPartProps {
  value: unknown;
  onChange(value: unknown): void;
  field: ScreenField;
  /** The whole form's present value. */
  record: ScreenRecord;
  /** Merges fields into the form's value. */
  setRecord(fields: ScreenRecord): void;
  isReadOnly: boolean;
  /** Errors of this field and of what is inside it; the path is a JSON pointer below the field. */
  errors: readonly { path: string; message: string }[];
  /** The usual widget of the field's kind, for a part that stands around it. */
  widget?: ReactNode;
}

/** One block of a page. */
export interface BlockPartProps {
  props: Readonly<Record<string, Json>>;
}

/** What an action opens over the chosen rows. */
export interface ActionPartProps {
  rows: readonly ScreenRecord[];
  /** What the list behind it is narrowed by, as its call takes it; empty where there is no list. */
  conditions: Readonly<Record<string, unknown>>;
  onClose(): void;
  /** Loads the list behind it again. */
  reload(): void;
}

/** What a part of each kind is given. */
export interface PartProps {
  field: FieldPartProps;
  block: BlockPartProps;
  action: ActionPartProps;
}

export type PartKind = keyof PartProps;

/** Brings a part's component; runs once, when the part is first shown. */
export type PartLoader<Kind extends PartKind> = () => Promise<ComponentType<PartProps[Kind]>>;

/**
 * Makes a hand-made component known under the name that screens place it by.
 * A second registration of a name replaces the first.
 * @example registerPart({ kind: 'field', name: 'ruleEditor', load: async () => (await import('./rule-editor.tsx')).RuleEditor });
 */
export function registerPart<Kind extends PartKind>({
  kind,
  name,
  load,
}: {
  kind: Kind;
  name: string;
  load: PartLoader<Kind>;
}): void {
  loaders.set(key({ kind, name }), load as PartLoader<PartKind>);
}

/** The loader of a registered part, or undefined. */
export function partLoader<Kind extends PartKind>({
  kind,
  name,
}: {
  kind: Kind;
  name: string;
}): PartLoader<Kind> | undefined {
  return loaders.get(key({ kind, name })) as PartLoader<Kind> | undefined;
}

const loaders = new Map<string, PartLoader<PartKind>>();

function key({ kind, name }: { kind: PartKind; name: string }): string {
  return `${kind}/${name}`;
}
