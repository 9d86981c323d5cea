import type { Dictionary, Entity, Json, Property } from '#generators/formats.ts';
import { dataKindOf, isRefList, targetOf } from '#kinds/data/index.ts';
import { labelNameOf, labelsNameOf } from '#kinds/ref/names.ts';
import { isTrue } from '#runtime/core/expressions.ts';
import type { Values } from '../context.ts';

interface Printed {
  property: Property;
  name: string;
  record: Values;
  dictionaries: Record<string, Dictionary>;
}

/** The value of a field as people read it: the label of a code, the name of what it refers to, as a workbook has it but for what its kind says. */
export function printedText({ property, name, record, dictionaries }: Printed): string {
  const value = record[name] ?? null;
  if (value === null) return '';
  const { printed, cell } = dataKindOf(property);
  if (printed) return clean(printed({ value, property }));
  const label =
    targetOf(property) === undefined
      ? undefined
      : (record[isRefList(property) ? labelsNameOf(name) : labelNameOf(name)] ?? '');
  const dictionary = dictionaries[property['x-dict'] ?? property.items?.['x-dict'] ?? ''];
  return clean(String(cell?.write({ value, label, dictionary }) ?? ''));
}

/** Whether a record has a field at all: of some kinds of records a field means nothing. */
export function hasField({ entity, name, record }: { entity: Entity; name: string; record: Values }): boolean {
  return isTrue(entity.properties[name]?.['x-when'] as Json | undefined, record);
}

/** Characters that nobody sees have no place in a line; tabulators are spaces. */
function clean(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, '  ')
    .replace(/[\p{Default_Ignorable_Code_Point}]|(?!\n)\p{Cc}/gu, '');
}
