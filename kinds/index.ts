import { boolean } from './boolean/kind.ts';
import { color } from './color/kind.ts';
import { date } from './date/kind.ts';
import { dateTime } from './dateTime/kind.ts';
import { dict } from './dict/kind.ts';
import { dictList } from './dictList/kind.ts';
import { file } from './file/kind.ts';
import { files } from './files/kind.ts';
import { image } from './image/kind.ts';
import { images } from './images/kind.ts';
import { integer } from './integer/kind.ts';
import { answers } from './answers/kind.ts';
import { json } from './json/kind.ts';
import { schema } from './schema/kind.ts';
import type { Kind } from './kind.ts';
import { list } from './list/kind.ts';
import { longText } from './longText/kind.ts';
import { money } from './money/kind.ts';
import { number } from './number/kind.ts';
import { password } from './password/kind.ts';
import { percent } from './percent/kind.ts';
import { ref } from './ref/kind.ts';
import { refList } from './refList/kind.ts';
import { richText } from './richText/kind.ts';
import { tags } from './tags/kind.ts';
import { text } from './text/kind.ts';
import { time } from './time/kind.ts';

/** Every kind of field there is. This is the list: `data/index.ts`, `reads.ts` and `edits.ts` have the same names. */
export const kinds = {
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
} satisfies Record<string, Kind>;

/** The name of a kind. */
export type FieldKind = keyof typeof kinds;

/** What is known of a kind. */
export function kindNamed(name: FieldKind): Kind {
  return kinds[name];
}

/** One of something for each kind: the compiler names the kind that is missing. */
export type ByKind<Thing> = Readonly<Record<FieldKind, Thing>>;
