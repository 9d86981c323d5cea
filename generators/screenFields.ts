import type { Catalogue } from './catalogue.ts';
import type { EngineVerb, Entity, Operation, Property, ScreenField, ScreenReference } from './formats.ts';
import { dataKindOf, dataKinds, dictionaryOf, kindOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { askedFields, type Filter } from '#runtime/core/operations/filter.ts';
import { operationsOf } from './operationsOf.ts';
import { inRecord } from './expressions.ts';
import { uncopiedFields } from './save.ts';
import { isEngineVerb, verbDefaults } from './verbs.ts';

export type FieldCatalogue = Pick<Catalogue, 'entities' | 'operations'>;

interface Place {
  catalogue: FieldCatalogue;
  name: string;
  property: Property;
  order: number;
}

/** A field as a column of a list. */
export function columnField({
  catalogue,
  name,
  property,
  order,
  width,
  isHidden,
  isFixedOrder,
}: Place & { width?: number | undefined; isHidden: boolean; isFixedOrder: boolean }): ScreenField {
  const field = base({ catalogue, name, property, order });
  const { align, isNested } = kindNamed(field.kind);
  const { isSortable, listWidth } = dataKindOf(property);
  return {
    ...field,
    width: width ?? listWidth,
    ...(align !== 'left' && { align }),
    ...(isHidden && { isHidden }),
    ...(isSortable && !isFixedOrder && { isSortable: true }),
    ...(isNested && property.items && { items: itemFields({ catalogue, property }) }),
  };
}

/** A field as a condition of a list; undefined where nothing can be looked for. */
export function filterField({ catalogue, name, property, order }: Place): ScreenField | undefined {
  const field = base({ catalogue, name, property, order });
  return dataKinds[field.kind].filter?.field(field);
}

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
  // Where nothing can be chosen the id is typed.
  const kind = kindNamed(field.kind).needs === 'ref' && !field.ref ? 'text' : field.kind;
  const condition = property['x-when'];
  return {
    ...field,
    kind,
    group,
    ...(property.description && { help: property.description }),
    ...(property['x-empty'] && { empty: property['x-empty'] }),
    ...(entity.required.includes(name) && property.default === undefined && { isRequired: true }),
    ...((isWide || kindNamed(kind).isWide || property['x-part'] !== undefined) && { isWide: true }),
    ...(uncopiedFields({ entity }).has(name) && { isCopied: false }),
    ...(field.ref &&
      property['x-filter'] && { ref: { ...field.ref, ...narrowedBy({ entity, filter: property['x-filter'] }) } }),
    ...limits(property),
    ...(condition !== undefined && { when: inRecord(condition) }),
    ...(property['x-part'] && { part: property['x-part'] }),
    ...(kindNamed(kind).isNested && property.items && { items: itemFields({ catalogue, property }) }),
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
    ...((isWide || kindNamed(field.kind).isWide) && { isWide: true }),
    ...(condition !== undefined && { when: inRecord(condition) }),
    ...(property['x-part'] && { part: property['x-part'] }),
    ...(kindNamed(field.kind).isNested && property.items && { items: itemFields({ catalogue, property }) }),
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
    ...(entities[entity]?.tree && { isTree: true }),
    ...(marks.length > 0 && { marks }),
  };
}

/** Which records a form offers, and what the fields are called that this depends on. */
function narrowedBy({ entity, filter }: { entity: Entity; filter: Filter }): Pick<ScreenReference, 'filter' | 'by'> {
  const asked = askedFields(filter);
  const by = Object.fromEntries(asked.map((name) => [name, entity.properties[name]?.title ?? name]));
  return { filter, ...(asked.length > 0 && { by }) };
}

function markOf({ field, property }: { field: string; property: Property }): { title: string; dict?: string } {
  const dict = dictionaryOf(property);
  return { title: property.title ?? field, ...(dict && { dict }) };
}

/** The operation of an entity that does a verb: the one named after it before others. */
export function operationDoing<One extends Operation>({
  operations,
  entity,
  verb,
}: {
  operations: Record<string, One>;
  entity: string;
  verb: EngineVerb;
}): One | undefined {
  const usual = operations[`${entity}.${verb}`];
  if (
    usual?.entity === entity &&
    (usual.does === verb || (verbDefaults[verb].mayBeWrapped && !isEngineVerb(usual.does)))
  )
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
        ...(kindNamed(kindOf(inner)).isWide && { isWide: true }),
        ...limits(inner),
        ...(inner['x-part'] && { part: inner['x-part'] }),
      },
    ]),
  );
}
