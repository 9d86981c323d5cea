import type { Json } from './formats.ts';

/** Columns of a line: so many that a column, a field or an action of a screen stands on one, and its change is a changed line. */
const width = 200;

/** JSON that a person reviews: a value that fits into a line stands on one, so a changed field is a changed line. */
export function readable(value: unknown): string {
  return `${print({ value: JSON.parse(JSON.stringify(value)) as Json, indent: '', taken: 0 })}\n`;
}

/** JSON on one line, with spaces as a person writes them. */
export function onOneLine(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const members = Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${onOneLine(each)}`);
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function print({ value, indent, taken }: { value: Json; indent: string; taken: number }): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isWithin({ value, room: width - indent.length - taken })) return onOneLine(value);
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((each) => inner + print({ value: each, indent: inner, taken: 1 })).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).map(([name, each]) => {
    const key = `${JSON.stringify(name)}: `;
    return inner + key + print({ value: each, indent: inner, taken: key.length + 1 });
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}

/** Whether a value fits into so many characters; of a large one only its beginning is looked at. */
function isWithin({ value, room }: { value: Json; room: number }): boolean {
  return lengthWithin({ value, room }) <= room;
}

/** The length of a value on one line, or any that is more than `room`. */
function lengthWithin({ value, room }: { value: Json; room: number }): number {
  if (value === null || typeof value !== 'object') return JSON.stringify(value).length;
  const isList = Array.isArray(value);
  const members = Object.entries(value);
  // [a, b], { "a": 1, "b": 2 } and {}.
  let length = isList || members.length === 0 ? 2 : 4;
  for (const [index, [name, each]] of members.entries()) {
    length += (index > 0 ? 2 : 0) + (isList ? 0 : JSON.stringify(name).length + 2);
    if (length > room) return length;
    length += lengthWithin({ value: each, room: room - length });
    if (length > room) return length;
  }
  return length;
}
