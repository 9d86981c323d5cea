import { read as readBoolean } from './boolean/read.tsx';
import { read as readDate } from './date/read.tsx';
import { read as readDict } from './dict/read.tsx';
import { read as readFile } from './file/read.tsx';
import { read as readJson } from './json/read.tsx';
import { read as readList } from './list/read.tsx';
import { read as readNumber } from './number/read.tsx';
import { read as readPassword } from './password/read.tsx';
import { read as readRef } from './ref/read.tsx';
import { read as readRichText } from './richText/read.tsx';
import { read as readTags } from './tags/read.tsx';
import { read as readText } from './text/read.tsx';
import type { ByKind, Read } from './types.ts';

/** How each kind of field is shown. */
export const reads: ByKind<Read> = {
  text: readText,
  longText: readText,
  richText: readRichText,
  integer: readNumber,
  number: readNumber,
  boolean: readBoolean,
  date: readDate,
  dateTime: readDate,
  dict: readDict,
  dictList: readDict,
  ref: readRef,
  file: readFile,
  image: readFile,
  password: readPassword,
  tags: readTags,
  list: readList,
  json: readJson,
};
