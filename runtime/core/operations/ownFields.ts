/** Fields that a tenant added to the records of an entity (`x-entity.extensible`), for server, browser and generators. */
import type { Extensible, Json, OwnField, OwnKind, Property } from '#generators/formats.ts';
import type { AnswerForm, Question } from '#runtime/core/operations/answerForm.ts';
import { remembered } from './remembered.ts';

/** The field of a record that holds the values, by the names of the tenant's fields. */
export const ownValues = 'own';

/** Stands before the name of such a field where it stands beside others: `own.grade` in lists, conditions and workbooks. */
export const ownPrefix = 'own.';

/** Sorts of values that an index finds: compared as wholes or as ranges, and one a record. */
export const indexedKinds: readonly OwnKind[] = ['choice', 'date', 'integer', 'number'];

/** Whether a field holds what tenants added. */
export function isOwn(property: Property): boolean {
  return property['x-own'] === true;
}

/** Names of the columns that hold what indexes stand over. */
export function slotNames(extensible: Extensible | undefined): string[] {
  return Array.from({ length: extensible?.indexed ?? 0 }, (_, index) => slotName(index + 1));
}

/** The column of one of them, from 1. */
export function slotName(slot: number): string {
  return `${ownValues}${slot}`;
}

/** What fields ask for, as the form that their values answer (`x-schemaOf` has such forms, too). */
export const formOfFields = remembered((fields: readonly OwnField[]): AnswerForm => {
  const required = fields.flatMap(({ key, isRequired }) => (isRequired ? [key] : []));
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map((field) => [field.key, questionOf(field)])),
    ...(required.length > 0 && { required }),
  };
});

/** A field as a question of a form. */
export function questionOf(field: OwnField): Question {
  const { title, help, order } = field;
  return { ...sorts[field.kind](field), title, order, ...(help && { description: help }) };
}

/** A field as a property of its entity: how it is compared, and stands in a cell, its kind says. Choices stand in a dictionary of its own. */
export function propertyOf(field: OwnField): Property {
  const { enum: choices, items, order: _order, ...words } = questionOf(field);
  if (choices) return { ...words, type: 'string', 'x-dict': dictionaryName(field) };
  if (items) return { ...words, type: 'array', items: { type: 'string', 'x-dict': dictionaryName(field) } };
  return words;
}

/** Under which name the choices of a field are looked up. */
export function dictionaryName({ entity, key }: Pick<OwnField, 'entity' | 'key'>): string {
  return `${entity}.${ownPrefix}${key}`;
}

/** What a new record has where nothing is given; undefined where that is nothing, or no value of the field's sort. */
export function initialOf({
  kind,
  initial,
  choices,
}: Pick<OwnField, 'kind' | 'initial' | 'choices'>): Json | undefined {
  const text = initial?.trim() ?? '';
  if (text === '') return undefined;
  switch (kind) {
    case 'integer':
    case 'number':
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    case 'boolean':
      return text === '是' ? true : text === '否' ? false : undefined;
    case 'choice':
      return choices?.includes(text) ? text : undefined;
    case 'choices': {
      const parts = text.split(/[；;]/).map((part) => part.trim());
      return parts.every((part) => choices?.includes(part)) ? parts : undefined;
    }
    default:
      return text;
  }
}

/** Values beside the other fields of a record, by `own.grade`; those of fields left out too. */
export function flatOwn<Values extends Readonly<Record<string, unknown>>>(record: Values): Record<string, unknown> {
  const { [ownValues]: own, ...others } = record;
  const inner = typeof own === 'object' && own !== null ? Object.entries(own) : [];
  return { ...others, ...Object.fromEntries(inner.map(([key, value]) => [`${ownPrefix}${key}`, value])) };
}

/** The value of a field of a record, of what a tenant added by `own.grade`. */
export function valueAt({ record, name }: { record: Readonly<Record<string, unknown>>; name: string }): unknown {
  if (name in record || !name.startsWith(ownPrefix)) return record[name];
  const own = record[ownValues];
  return typeof own === 'object' && own !== null
    ? (own as Record<string, unknown>)[name.slice(ownPrefix.length)]
    : undefined;
}

/** The other way round: what stands beside the other fields, as a record has it. Of none of these there is no field. */
export function nestedOwn<Value>(
  values: Readonly<Record<string, Value>>,
): Record<string, Value | Record<string, Value>> {
  const own: Record<string, Value> = {};
  const others: Record<string, Value | Record<string, Value>> = {};
  for (const [name, value] of Object.entries(values))
    if (name.startsWith(ownPrefix)) own[name.slice(ownPrefix.length)] = value;
    else others[name] = value;
  return Object.keys(own).length > 0 ? { ...others, [ownValues]: own } : others;
}

/** Most characters of a text, of one in several lines, and of a number either way. */
const most = { line: 200, text: 5_000, number: 999_999_999 };

const sorts: Readonly<Record<OwnKind, (field: OwnField) => Omit<Question, 'title'>>> = {
  text: ({ maxLength }) => ({ type: 'string', maxLength: Math.min(maxLength ?? most.line, most.line) }),
  longText: ({ maxLength }) => ({ type: 'string', maxLength: Math.max(maxLength ?? most.text, most.line + 1) }),
  integer: (field) => ({ type: 'integer', ...bounds(field) }),
  number: (field) => ({ type: 'number', multipleOf: 0.000001, ...bounds(field) }),
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  dateTime: () => ({ type: 'string', format: 'date-time' }),
  choice: ({ choices }) => ({ type: 'string', enum: [...(choices ?? [])] }),
  choices: ({ choices }) => ({
    type: 'array',
    items: { type: 'string', enum: [...(choices ?? [])] },
    uniqueItems: true,
  }),
};

function bounds({ minimum, maximum }: OwnField): Pick<Question, 'minimum' | 'maximum'> {
  return { minimum: minimum ?? -most.number, maximum: maximum ?? most.number };
}
