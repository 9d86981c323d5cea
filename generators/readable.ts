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
  const line = onOneLine(value);
  if (value === null || typeof value !== 'object' || indent.length + taken + line.length <= width) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((each) => inner + print({ value: each, indent: inner, taken: 1 })).join(',\n')}\n${indent}]`;
  const members = Object.entries(value).map(([name, each]) => {
    const key = `${JSON.stringify(name)}: `;
    return inner + key + print({ value: each, indent: inner, taken: key.length + 1 });
  });
  return `{\n${members.join(',\n')}\n${indent}}`;
}
