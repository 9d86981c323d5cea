import type { Property } from '#generators/formats.ts';
import { boolean } from '../boolean/data.ts';
import { color } from '../color/data.ts';
import { date } from '../date/data.ts';
import { dateTime } from '../dateTime/data.ts';
import { dict } from '../dict/data.ts';
import { dictList } from '../dictList/data.ts';
import { file } from '../file/data.ts';
import { files } from '../files/data.ts';
import { image } from '../image/data.ts';
import { images } from '../images/data.ts';
import type { ByKind, FieldKind } from '../index.ts';
import { integer } from '../integer/data.ts';
import { answers } from '../answers/data.ts';
import { json } from '../json/data.ts';
import { schema } from '../schema/data.ts';
import { list } from '../list/data.ts';
import { longText } from '../longText/data.ts';
import { money } from '../money/data.ts';
import { number } from '../number/data.ts';
import { password } from '../password/data.ts';
import { percent } from '../percent/data.ts';
import { ref } from '../ref/data.ts';
import { refList } from '../refList/data.ts';
import { richText } from '../richText/data.ts';
import { tags } from '../tags/data.ts';
import { text } from '../text/data.ts';
import { time } from '../time/data.ts';
import type { DataKind } from './kind.ts';

export { dictionaryOf, isRefList, targetOf } from './property.ts';

/**
 * What generators and server know of each kind. A property is of the first that it fits, so what is told by a widget or
 * a format stands before what is told by the type alone.
 */
export const dataKinds: ByKind<DataKind> = {
  schema,
  answers,
  json,
  boolean,
  integer,
  money,
  percent,
  number,
  dictList,
  refList,
  list,
  files,
  images,
  tags,
  richText,
  color,
  image,
  file,
  password,
  longText,
  dict,
  ref,
  date,
  dateTime,
  time,
  text,
};

const names = Object.keys(dataKinds) as FieldKind[];

/** What kind of field a property is. @throws Error where it is none. */
export function kindOf(property: Property): FieldKind {
  const name = names.find((each) => dataKinds[each].fits(property));
  if (name === undefined) throw new Error(`no kind of field fits ${JSON.stringify(property)}`);
  return name;
}

/** What is known of the kind of a property. */
export function dataKindOf(property: Property): DataKind {
  return dataKinds[kindOf(property)];
}
