import type { ScreenField } from '#generators/formats.ts';
import { codec as ofBoolean } from './boolean/codec.ts';
import { codec as ofDate } from './date/codec.ts';
import { codec as ofDict, listCodec as ofDictList } from './dict/codec.ts';
import { codec as ofFile } from './file/codec.ts';
import { codec as ofJson } from './json/codec.ts';
import { codec as ofList } from './list/codec.ts';
import { codec as ofNumber } from './number/codec.ts';
import { codec as ofPassword } from './password/codec.ts';
import { codec as ofRef, listCodec as ofRefList } from './ref/codec.ts';
import { codec as ofRichText } from './richText/codec.ts';
import { codec as ofTags } from './tags/codec.ts';
import { codec as ofText } from './text/codec.ts';
import type { ByKind, Codec } from './types.ts';

/** To and from the wire, by kind. */
export const codecs: ByKind<Codec> = {
  text: ofText,
  longText: ofText,
  richText: ofRichText,
  integer: ofNumber,
  number: ofNumber,
  boolean: ofBoolean,
  date: ofDate,
  dateTime: ofDate,
  dict: ofDict,
  dictList: ofDictList,
  ref: ofRef,
  file: ofFile,
  image: ofFile,
  password: ofPassword,
  tags: ofTags,
  list: ofList,
  json: ofJson,
};

/** The codec of a field: that of its kind, but a reference to several records is a list. */
export function codecOf(field: ScreenField): Codec {
  return field.kind === 'ref' && field.isMany ? ofRefList : codecs[field.kind];
}
