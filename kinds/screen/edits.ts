import { BooleanEdit } from '../boolean/edit.tsx';
import { ColorEdit } from '../color/edit.tsx';
import { DateEdit } from '../date/edit.tsx';
import { DateTimeEdit } from '../dateTime/edit.tsx';
import { DictEdit } from '../dict/edit.tsx';
import { DictListEdit } from '../dictList/edit.tsx';
import { FileEdit } from '../file/edit.tsx';
import { FilesEdit } from '../files/edit.tsx';
import { ImageEdit } from '../image/edit.tsx';
import { ImagesEdit } from '../images/edit.tsx';
import { IntegerEdit } from '../integer/edit.tsx';
import { JsonEdit } from '../json/edit.tsx';
import { LongTextEdit } from '../longText/edit.tsx';
import { MoneyEdit } from '../money/edit.tsx';
import { NumberEdit } from '../number/edit.tsx';
import { PasswordEdit } from '../password/edit.tsx';
import { PercentEdit } from '../percent/edit.tsx';
import { RefEdit } from '../ref/edit.tsx';
import { RefListEdit } from '../refList/edit.tsx';
import { RichTextEdit } from '../richText/edit.tsx';
import { SchemaEdit } from '../schema/edit.tsx';
import { TagsEdit } from '../tags/edit.tsx';
import { TextEdit } from '../text/edit.tsx';
import { TimeEdit } from '../time/edit.tsx';
import type { ByKind } from '../index.ts';
import type { Edit } from './types.ts';

/** How each kind of field is edited. */
export const edits: ByKind<Edit> = {
  text: TextEdit,
  longText: LongTextEdit,
  richText: RichTextEdit,
  integer: IntegerEdit,
  number: NumberEdit,
  percent: PercentEdit,
  money: MoneyEdit,
  boolean: BooleanEdit,
  date: DateEdit,
  dateTime: DateTimeEdit,
  time: TimeEdit,
  dict: DictEdit,
  dictList: DictListEdit,
  ref: RefEdit,
  refList: RefListEdit,
  file: FileEdit,
  files: FilesEdit,
  image: ImageEdit,
  images: ImagesEdit,
  color: ColorEdit,
  password: PasswordEdit,
  tags: TagsEdit,
  list: null,
  json: JsonEdit,
  schema: SchemaEdit,
  answers: null,
};
