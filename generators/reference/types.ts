import { typeName } from '../checks/wording.ts';
import { code, json, link } from './markdown.ts';
import { isTable, resolve, type Place, type Word } from './meta.ts';

/** What may be written for a word: its values, the definition that it links to, or its type. */
export function typeText(place: Place): string {
  const target = resolve(place);
  const { word, name } = target;
  if (name !== undefined && isTable(word))
    return link({ text: word.title ?? name, heading: headingOf({ word, name }) });
  if (name !== undefined && word.title) return word.title;
  const within = (inner: Word) => typeText({ ...target, word: inner });
  if (word.const !== undefined) return json(word.const);
  if (word.enum) return word.enum.map(json).join(' ');
  if (word.oneOf) return [...new Set(word.oneOf.map(within))].join(' 或 ');
  if (word.prefixItems) return `[${word.prefixItems.map(within).join(', ')}]`;
  if (word.items) return `列表：${within(word.items)}`;
  if (typeof word.additionalProperties === 'object') return `对象：名称 → ${within(word.additionalProperties)}`;
  const type = word.type === undefined ? '任何值' : [word.type].flat().map(named).join(' 或 ');
  return word.pattern === undefined ? type : `${type} ${code(word.pattern)}`;
}

/** The heading of a definition's table. */
export function headingOf({ word: { title }, name }: { word: Word; name: string }): string {
  return title === undefined ? name : `${title} ${name}`;
}

function named(type: string): string {
  return typeName(type).trim();
}
