import { read as boolean } from '../boolean/read.tsx';
import { read as color } from '../color/read.tsx';
import { read as date } from '../date/read.tsx';
import { read as dateTime } from '../dateTime/read.tsx';
import { read as dict } from '../dict/read.tsx';
import { read as dictList } from '../dictList/read.tsx';
import { read as file } from '../file/read.tsx';
import { read as files } from '../files/read.tsx';
import { read as image } from '../image/read.tsx';
import { read as images } from '../images/read.tsx';
import { read as integer } from '../integer/read.tsx';
import { read as answers } from '../answers/read.tsx';
import { read as json } from '../json/read.tsx';
import { read as schema } from '../schema/read.tsx';
import { read as list } from '../list/read.tsx';
import { read as longText } from '../longText/read.tsx';
import { read as money } from '../money/read.tsx';
import { read as number } from '../number/read.tsx';
import { read as password } from '../password/read.tsx';
import { read as percent } from '../percent/read.tsx';
import { read as ref } from '../ref/read.tsx';
import { read as refList } from '../refList/read.tsx';
import { read as richText } from '../richText/read.tsx';
import { read as tags } from '../tags/read.tsx';
import { read as text } from '../text/read.tsx';
import { read as time } from '../time/read.tsx';
import type { ByKind } from '../index.ts';
import type { Read } from './types.ts';

/** How each kind of field is shown. */
export const reads: ByKind<Read> = {
  text,
  longText,
  richText,
  integer,
  number,
  percent,
  money,
  boolean,
  date,
  dateTime,
  time,
  dict,
  dictList,
  ref,
  refList,
  file,
  files,
  image,
  images,
  color,
  password,
  tags,
  list,
  json,
  schema,
  answers,
};
