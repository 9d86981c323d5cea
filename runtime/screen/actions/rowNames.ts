import { kindNamed } from '#kinds/index.ts';
import { marksText } from '#kinds/ref/screen/marks.ts';
import type { Lookups } from '#kinds/screen/types.ts';
import { labelNameOf, marksNameOf } from '#kinds/ref/names.ts';
import { asText, idOf, inOrder, isEmpty, plainText, type ScreenRecord } from '../records.ts';
import { texts } from '../texts.ts';
import type { Naming } from './types.ts';

/** Names of rows that a question spells out. */
const namedAtMost = 5;

interface Read extends Naming {
  lookups: Lookups;
}

/** Rows by name, the first few of them, each with what tells it apart from others of that name. */
export function namesOf({ rows, ...naming }: Read & { rows: readonly ScreenRecord[] }): string[] {
  const { fields, lookups } = naming;
  return rows.slice(0, namedAtMost).map((row) => {
    const by = namingField({ row, ...naming });
    const first = firstOf(fields);
    const field = fields[by];
    const marks = field ? marksText({ field, marks: row[marksNameOf(by)], lookups }) : '';
    // What a list shows first people know its rows by, e.g. accounts.
    const known = by !== first && fields[first]?.kind === 'text' ? readBy({ row, name: first, ...naming }) : '';
    return texts.namedOne(nameOfRow({ row, ...naming }), marks || known);
  });
}

/** What a row is called, as it is read: what its entity calls it, else what is shown of it first; its id where that is empty. */
export function nameOfRow({ row, ...naming }: Read & { row: ScreenRecord }): string {
  return readBy({ row, name: namingField({ row, ...naming }), ...naming }) || idOf(row);
}

/** What an entity calls a row, as it is read; empty where the row does not carry it. */
export function labelOfRow({ row, ...naming }: Read & { row: ScreenRecord }): string {
  return isLabelled({ row, ...naming }) ? nameOfRow({ row, ...naming }) : '';
}

function namingField({ row, ...naming }: Naming & { row: ScreenRecord }): string {
  return isLabelled({ row, ...naming }) ? labelField(naming) : firstOf(naming.fields);
}

function isLabelled({ row, label }: Naming & { row: ScreenRecord }): boolean {
  return label !== undefined && !isEmpty(row[label]);
}

/** The field with the label; of a reference's label the reference. */
function labelField({ fields, label = '' }: Naming): string {
  return fields[label] ? label : (Object.keys(fields).find((name) => labelNameOf(name) === label) ?? label);
}

function firstOf(fields: Naming['fields']): string {
  return inOrder(fields).find(([, { isHidden }]) => !isHidden)?.[0] ?? '';
}

/** Labels are plain text: rich text names no record. */
function readBy({ row, name, fields, lookups }: Read & { row: ScreenRecord; name: string }): string {
  const text = asText(row[labelNameOf(name)]) || asText(row[name]);
  const field = fields[name];
  if (field?.dict !== undefined) return lookups[field.dict]?.get(text)?.label ?? text;
  return field && kindNamed(field.kind).isMarkup ? plainText(text) : text;
}
