import type { Json } from '../formats.ts';
import { onOneLine } from '../readable.ts';

/** A part of the reference under a heading of its own. */
export interface Section {
  heading: string;
  text: string;
}

/** A table; cells that are missing are empty. */
export function table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return `${[line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')}\n`;
}

/** Code in a cell. */
export function code(text: string): string {
  return `\`${cell(text)}\``;
}

/** A value as it is written, in a cell. */
export function json(value: Json): string {
  return code(onOneLine(value));
}

/** Words in a cell, where a bar would end it. */
export function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

/** A block of JSON as a person writes it. */
export function block(text: string): string {
  return `\`\`\`json\n${text}\n\`\`\`\n`;
}

/** Where a heading is found: letters and digits of any script, spaces as dashes. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(' ', '-');
}

/** A link to a heading. */
export function link({ text, heading }: { text: string; heading: string }): string {
  return `[${text}](#${anchorOf(heading)})`;
}

/** Descriptions name sections in quotes, as editors show them without links: here they are links. */
export function withLinks({ text, headings }: { text: string; headings: readonly string[] }): string {
  return headings.reduce((linked, heading) => {
    const name = heading.replace(/（.*/, '');
    return linked.replaceAll(`“${name}”`, link({ text: name, heading }));
  }, text);
}
