import type { Property } from '../formats.ts';

/** Characters of a text that an index of the database surely takes. */
const longestIndexed = 500;

/** Why an index of the database does not take a field. */
export function unfitIndexed(property: Property): string | undefined {
  const { type, format, readOnly, 'x-ref': ref, 'x-dict': dict, 'x-hidden': isHidden } = property;
  // What the server writes itself is as long as the server makes it.
  const isWritten = type === 'string' && !ref && !dict && !format && !readOnly && !isHidden;
  const isLong = isWritten && (property.maxLength ?? Number.POSITIVE_INFINITY) > longestIndexed;
  return unfitKey(property) ?? (isLong ? longText(property) : undefined);
}

function longText({ maxLength }: Property): string {
  return maxLength === undefined
    ? `没有说最多多少个字，不能用在这里：在字段中写上 maxLength，如 "maxLength": 50，最多 ${longestIndexed}`
    : `文字太长不能用在这里：maxLength 最多 ${longestIndexed}`;
}

/** Why records cannot be told apart by a field. */
export function unfitKey(property: Property): string | undefined {
  if (property['x-column'] === false) return '这个字段没有保存（x-column），不能用在这里';
  return property.type === 'object' ? '对象不能用在这里' : undefined;
}
