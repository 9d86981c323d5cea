import type { Catalogue } from './catalogue.ts';
import type { Entity, FieldKind, Operation, Property, ScreenField } from './formats.ts';
import { dictionaryOf, kindOf } from './kinds.ts';
import { operationsOf } from './operationsOf.ts';
import { inRecord } from './expressions.ts';
import { uncopiedFields } from './save.ts';
import { isSortable } from './verbs.ts';

export type FieldCatalogue = Pick<Catalogue, 'entities' | 'operations'>;

interface Place {
  catalogue: FieldCatalogue;
  name: string;
  property: Property;
  order: number;
}

const widths: Record<FieldKind, number> = {
  text: 160,
  longText: 240,
  richText: 320,
  integer: 100,
  number: 100,
  boolean: 90,
  date: 120,
  dateTime: 170,
  dict: 120,
  dictList: 180,
  ref: 160,
  file: 140,
  image: 88,
  password: 120,
  tags: 180,
  list: 160,
  json: 200,
};

/** A field as a column of a list. */
export function columnField({
  catalogue,
  name,
  property,
  order,
  width,
  isHidden,
}: Place & { width?: number | undefined; isHidden: boolean }): ScreenField {
  const field = base({ catalogue, name, property, order });
  const isNumber = field.kind === 'integer' || field.kind === 'number';
  return {
    ...field,
    width: width ?? widths[field.kind],
    ...(isNumber && { align: 'right' as const }),
    ...(isHidden && { isHidden }),
    ...(isSortable(property) && { isSortable: true }),
    ...(field.kind === 'list' && property.items && { items: itemFields({ catalogue, property }) }),
  };
}

/** A field as a condition of a list; undefined where nothing can be looked for. */
export function filterField({ catalogue, name, property, order }: Place): ScreenField | undefined {
  const field = base({ catalogue, name, property, order });
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return { ...field, kind: 'text' };
    case 'dict':
    case 'dictList':
      return { ...field, kind: 'dict', isMany: true };
    case 'ref':
      return field.ref ? { ...field, isMany: true } : undefined;
    case 'boolean':
    case 'tags':
      return field;
    case 'integer':
    case 'number':
    case 'date':
    case 'dateTime':
      return { ...field, isRange: true };
    default:
      return undefined;
  }
}

const wideKinds = new Set<FieldKind>(['longText', 'richText', 'list', 'json']);

/** A field as it is edited. */
export function inputField({
  catalogue,
  entity,
  name,
  property,
  order,
  group,
  isWide,
}: Place & { entity: Entity; group: string; isWide: boolean }): ScreenField {
  const field = base({ catalogue, name, property, order });
  const kind = field.kind === 'ref' && !field.ref ? 'text' : field.kind;
  const condition = property['x-when'];
  return {
    ...field,
    kind,
    group,
    ...(property.description && { help: property.description }),
    ...(property['x-empty'] && { empty: property['x-empty'] }),
    ...(entity.required.includes(name) && property.default === undefined && { isRequired: true }),
    ...((isWide || wideKinds.has(kind) || property['x-part'] !== undefined) && { isWide: true }),
    ...(uncopiedFields({ entity }).has(name) && { isCopied: false }),
    ...limits(property),
    ...(condition !== undefined && { when: inRecord(condition) }),
    ...(property['x-part'] && { part: property['x-part'] }),
    ...(kind === 'list' && property.items && { items: itemFields({ catalogue, property }) }),
  };
}

/** A field as it is read, one of several in a detail. */
export function readField({
  catalogue,
  name,
  property,
  order,
  group,
  isWide,
}: Place & { group: string; isWide: boolean }): ScreenField {
  const field = base({ catalogue, name, property, order });
  const condition = property['x-when'];
  return {
    ...field,
    group,
    isReadOnly: true,
    ...((isWide || wideKinds.has(field.kind)) && { isWide: true }),
    ...(condition !== undefined && { when: inRecord(condition) }),
    ...(property['x-part'] && { part: property['x-part'] }),
    ...(field.kind === 'list' && property.items && { items: itemFields({ catalogue, property }) }),
  };
}

function base({ catalogue, name, property, order }: Place): ScreenField {
  const dict = dictionaryOf(property);
  const ref = property['x-ref'] ? reference({ catalogue, entity: property['x-ref'] }) : undefined;
  return { kind: kindOf(property), title: property.title ?? name, order, ...(dict && { dict }), ...(ref && { ref }) };
}

function reference({
  catalogue: { entities, operations },
  entity,
}: {
  catalogue: FieldCatalogue;
  entity: string;
}): ScreenField['ref'] {
  const marks =
    entities[entity]?.distinguish.map((field) =>
      markOf({ field, property: entities[entity]?.properties[field] ?? {} }),
    ) ?? [];
  const options = operationDoing({ operations, entity, verb: 'options' });
  if (!options) return undefined;
  return {
    entity,
    options: options.name,
    ...(operationDoing({ operations, entity, verb: 'list' }) && { list: `${entity}.list` }),
    ...(marks.length > 0 && { marks }),
  };
}

function markOf({ field, property }: { field: string; property: Property }): { title: string; dict?: string } {
  const dict = dictionaryOf(property);
  return { title: property.title ?? field, ...(dict && { dict }) };
}

/** Verbs that a handler of server/domain may wrap; called like the verb, it takes and answers the same. */
const wrapped = new Set(['list', 'get', 'save', 'remove', 'setState', 'options']);

/** The operation of an entity that does a verb: the one named after it before others. */
export function operationDoing<One extends Operation>({
  operations,
  entity,
  verb,
}: {
  operations: Record<string, One>;
  entity: string;
  verb: string;
}): One | undefined {
  const usual = operations[`${entity}.${verb}`];
  if (usual?.entity === entity && (usual.does === verb || (wrapped.has(verb) && usual.does.includes('/'))))
    return usual;
  const candidates = operationsOf({ operations, entity }).filter(({ does }) => does === verb);
  return candidates.find(({ access }) => access === 'code') ?? candidates[0];
}

function limits(property: Property): Partial<ScreenField> {
  const { minLength, maxLength, minimum, maximum, multipleOf, maxItems, default: value } = property;
  return {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
    ...(multipleOf !== undefined && { step: multipleOf }),
    ...(maxItems !== undefined && { maxItems }),
    ...(value !== undefined && { default: value }),
  };
}

function itemFields({
  catalogue,
  property,
}: {
  catalogue: FieldCatalogue;
  property: Property;
}): Record<string, ScreenField> {
  const { properties = {}, required = [] } = property.items ?? {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, inner], order) => [
      name,
      {
        ...base({ catalogue, name, property: inner, order }),
        ...(inner.description && { help: inner.description }),
        ...(required.includes(name) && { isRequired: true }),
        ...(wideKinds.has(kindOf(inner)) && { isWide: true }),
        ...limits(inner),
        ...(inner['x-part'] && { part: inner['x-part'] }),
      },
    ]),
  );
}
