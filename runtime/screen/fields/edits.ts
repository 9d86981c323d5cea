import type { ComponentType } from 'react';
import type { FieldKind } from '#generators/formats.ts';
import { BooleanEdit } from './boolean/edit.tsx';
import { DateEdit } from './date/edit.tsx';
import { DictEdit } from './dict/edit.tsx';
import { FileEdit } from './file/edit.tsx';
import { JsonEdit } from './json/edit.tsx';
import { LongTextEdit } from './longText/edit.tsx';
import { NumberEdit } from './number/edit.tsx';
import { PasswordEdit } from './password/edit.tsx';
import { RefEdit } from './ref/edit.tsx';
import { RichTextEdit } from './richText/edit.tsx';
import { TagsEdit } from './tags/edit.tsx';
import { TextEdit } from './text/edit.tsx';
import type { EditProps } from './types.ts';

/** How each kind of field is edited. A list of objects is no single widget: the form nests fields for it. */
export const edits: Readonly<Record<Exclude<FieldKind, 'list'>, ComponentType<EditProps>>> = {
  text: TextEdit,
  longText: LongTextEdit,
  richText: RichTextEdit,
  integer: NumberEdit,
  number: NumberEdit,
  boolean: BooleanEdit,
  date: DateEdit,
  dateTime: DateEdit,
  dict: DictEdit,
  dictList: DictEdit,
  ref: RefEdit,
  file: FileEdit,
  image: FileEdit,
  password: PasswordEdit,
  tags: TagsEdit,
  json: JsonEdit,
};
