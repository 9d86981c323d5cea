import { edit as boolean } from '../boolean/edit.tsx';
import { edit as date } from '../date/edit.tsx';
import { edit as dateTime } from '../dateTime/edit.tsx';
import { edit as dict } from '../dict/edit.tsx';
import { edit as dictList } from '../dictList/edit.tsx';
import { edit as file } from '../file/edit.tsx';
import { edit as image } from '../image/edit.tsx';
import { edit as integer } from '../integer/edit.tsx';
import { edit as json } from '../json/edit.tsx';
import { edit as list } from '../list/edit.tsx';
import { edit as longText } from '../longText/edit.tsx';
import { edit as number } from '../number/edit.tsx';
import { edit as password } from '../password/edit.tsx';
import { edit as ref } from '../ref/edit.tsx';
import { edit as richText } from '../richText/edit.tsx';
import { edit as tags } from '../tags/edit.tsx';
import { edit as text } from '../text/edit.tsx';
import type { ByKind } from '../index.ts';
import type { Edit } from './types.ts';

/** How each kind of field is edited. */
export const edits: ByKind<Edit> = {
  text,
  longText,
  richText,
  integer,
  number,
  boolean,
  date,
  dateTime,
  dict,
  dictList,
  ref,
  file,
  image,
  password,
  tags,
  list,
  json,
};
