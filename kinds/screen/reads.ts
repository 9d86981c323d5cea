import { read as boolean } from '../boolean/read.tsx';
import { read as date } from '../date/read.tsx';
import { read as dateTime } from '../dateTime/read.tsx';
import { read as dict } from '../dict/read.tsx';
import { read as dictList } from '../dictList/read.tsx';
import { read as file } from '../file/read.tsx';
import { read as image } from '../image/read.tsx';
import { read as integer } from '../integer/read.tsx';
import { read as json } from '../json/read.tsx';
import { read as list } from '../list/read.tsx';
import { read as longText } from '../longText/read.tsx';
import { read as number } from '../number/read.tsx';
import { read as password } from '../password/read.tsx';
import { read as ref } from '../ref/read.tsx';
import { read as richText } from '../richText/read.tsx';
import { read as tags } from '../tags/read.tsx';
import { read as text } from '../text/read.tsx';
import type { ByKind } from '../index.ts';
import type { Read } from './types.ts';

/** How each kind of field is shown. */
export const reads: ByKind<Read> = {
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
