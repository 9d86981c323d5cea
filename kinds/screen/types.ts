import type { ComponentType, ReactNode } from 'react';
import type { DictionaryValue, Json, ScreenField } from '#generators/formats.ts';
import type { FileSort } from '../file/sorts.ts';
import type { ScreenRecord } from '#runtime/screen/records.ts';

/** Values of the dictionaries a screen uses, by group code and code. */
export type Lookups = Readonly<Record<string, ReadonlyMap<string, DictionaryValue>>>;

export interface ReadProps {
  name: string;
  field: ScreenField;
  value: unknown;
  record: ScreenRecord;
  lookups: Lookups;
  /** A table's cell: one line, cut off where it is too long. */
  isCell?: boolean;
}

/**
 * Draws a value, by `drawField` what stands inside of it. A plain function without hooks: a table of 2,000 cells calls it
 * 2,000 times.
 */
export type Read = (props: ReadProps, drawField: DrawField) => ReactNode;

/** Draws a value as its field's kind does. */
export type DrawField = (props: ReadProps) => ReactNode;

export interface EditProps {
  /** Id of the element that takes the focus; the label points at it. */
  id: string;
  name: string;
  field: ScreenField;
  value: unknown;
  onChange(value: unknown): void;
  onBlur?: () => void;
  isReadOnly: boolean;
  /** Its choices are in sight at once, where it has any. */
  isOpen?: boolean;
  isInvalid: boolean;
  /** What is wrong inside a value that several elements edit, by JSON pointers below it. */
  problems?: readonly { path: string; message: string }[];
  /** Id of the message or help below. */
  describedBy?: string;
  /** The record as it was loaded: labels of references come from it. */
  record: ScreenRecord;
  /** What a record that is chosen must have, by its fields; null where the form leaves it open. */
  wanted?: Readonly<Record<string, Json>>;
  lookups: Lookups;
  /** Of files: which are taken as the form is now; none said: all. */
  accepted?: readonly FileSort[];
}

export interface FilterProps {
  name: string;
  field: ScreenField;
  /** As it is sent: text, code or codes, boolean, `{from?, to?}`; undefined is no condition. */
  value: unknown;
  onChange(value: unknown): void;
  lookups: Lookups;
}

/** How forms edit a kind; null: an entry of it has fields of its own, for which the form nests. */
export type Edit = ComponentType<EditProps> | null;
