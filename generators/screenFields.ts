import type { Catalogue } from './catalogue.ts';
import type { EngineVerb, Entity, Operation, Property, ScreenField, ScreenReference } from './formats.ts';
import { dataKindOf, dataKinds, dictionaryOf, kindOf, targetOf } from '#kinds/data/index.ts';
import { kindNamed } from '#kinds/index.ts';
import { answeredFields } from '#runtime/core/operations/answers.ts';
import { copiedFields } from '#runtime/core/operations/copyOf.ts';
import { askedFields, type Filter } from '#runtime/core/operations/filter.ts';
import { operationsOf } from './operationsOf.ts';
import { inScope } from './expressions.ts';
import { partsHints } from './parts.ts';
import { partsTotal } from './partsTotal.ts';
import { writeCodes } from './protection.ts';
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
  const field = { ...base({ catalogue, name, property, order }), ...named(property) };
  const { align, isNested } = kindNamed(field.kind);
  const { isSortable, listWidth } = dataKindOf(property);
  const usual = typeof listWidth === 'number' ? listWidth : listWidth(property);
  return {
    ...field,
    width: width ?? Math.max(usual, titleWidth(field.title)),
    ...(align !== 'left' && { align }),
    ...(isHidden && { isHidden }),
    ...(isSortable && !isFixedOrder && { isSortable: true }),
    ...(isNested && property.items && { items: itemFields({ catalogue, property }) }),
  };
}

/** Pixels of a column's title, with the sign of its order and what is beside; a long one is cut. */
function titleWidth(title: string): number {
  return Math.min(200, 36 + [...title].length * 14);
}

/** A field as a condition of a list; undefined where nothing can be looked for. */
export function filterField({ catalogue, name, property, order }: Place): ScreenField | undefined {
  const field = base({ catalogue, name, property, order });
  const filter = dataKinds[field.kind].filter?.field(field);
  return filter && { ...filter, ...seenBy(property) };
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
  // Where nothing can be chosen ids are typed.
  const kind = kindNamed(field.kind).needs === 'ref' && !field.ref ? typedKind(field) : field.kind;
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
    ...conditionsOf(property),
    ...answeredBy({ catalogue, entity, property }),
    ...(property['x-pinOf'] !== undefined && { pinOf: property['x-pinOf'] }),
    ...copiedFrom({ catalogue, properties: entity.properties, property }),
    ...(property['x-default'] !== undefined && {
      usual: inScope({ expression: property['x-default'], scope: 'record' }),
    }),
    ...madeOf({ property, scope: 'record' }),
    ...totalOf({ catalogue, entity, property }),
    ...(property['x-part'] && { part: property['x-part'] }),
    ...partsHints({ property, entities: catalogue.entities }),
    ...(kindNamed(kind).isNested && property.items && { items: itemFields({ catalogue, property, isEdited: true }) }),
  };
}

/** Where the form stands that a field answers. */
function answeredBy({
  catalogue: { operations },
  entity,
  property,
}: {
  catalogue: FieldCatalogue;
  entity: Entity;
  property: Property;
}): Pick<ScreenField, 'schemaOf'> {
  const [answered] = answeredFields({ ...entity.properties, field: property }).filter(({ field }) => field === 'field');
  const { title = '' } = entity.properties[answered?.reference ?? ''] ?? {};
  const options = answered && operationDoing({ operations, entity: answered.entity, verb: 'options' });
  return options
    ? { schemaOf: { reference: answered.reference, title, field: answered.source, options: options.name } }
    : {};
}

/** Of a field that is kept equal to one of the record referred to: which, and by which call a form learns it. */
function copiedFrom({
  catalogue: { operations },
  properties,
  property,
}: {
  catalogue: FieldCatalogue;
  properties: Record<string, Property>;
  property: Property;
}): Pick<ScreenField, 'isReadOnly' | 'copyOf' | 'help'> {
  const [copied] = copiedFields({ ...properties, field: property }).filter(({ field }) => field === 'field');
  if (!copied) return {};
  const { reference, source, entity } = copied;
  const options = operationDoing({ operations, entity, verb: 'options' });
  const isTold = options?.access === 'code';
  const { title = '' } = properties[reference] ?? {};
  return {
    isReadOnly: true,
    copyOf: { reference, field: source, ...(isTold && { options: options.name }) },
    ...(property.description === undefined && { help: `取自所选的${title}${isTold ? '' : '，保存后更新'}` }),
  };
}

/** Of a computed field what it is made of. */
function madeOf({
  property: { 'x-value': expression },
  scope,
}: {
  property: Property;
  scope: 'record' | 'item';
}): Pick<ScreenField, 'isReadOnly' | 'value'> {
  return expression === undefined ? {} : { isReadOnly: true, value: inScope({ expression, scope }) };
}

/** Of what the record's own parts come to the same, over the parts as they stand in the form. */
function totalOf({
  catalogue: { entities },
  entity,
  property,
}: {
  catalogue: FieldCatalogue;
  entity: Entity;
  property: Property;
}): Pick<ScreenField, 'isReadOnly' | 'value'> {
  const value = partsTotal({ entity, entities, property });
  return value === undefined ? {} : { isReadOnly: true, value: inScope({ expression: value, scope: 'record' }) };
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
  const field = { ...base({ catalogue, name, property, order }), ...named(property) };
  return {
    ...field,
    group,
    isReadOnly: true,
    ...((isWide || kindNamed(field.kind).isWide) && { isWide: true }),
    ...shownWhen(property),
    ...(property['x-part'] && { part: property['x-part'] }),
    ...(kindNamed(field.kind).isNested && property.items && { items: itemFields({ catalogue, property }) }),
  };
}

/** Who stored a record is shown as a reference is, by the label beside it. */
function named(property: Property): Partial<Pick<ScreenField, 'kind' | 'isActor'>> {
  return property['x-actor'] ? { kind: 'ref', isActor: true } : {};
}

/** When a form shows a field, asks for it and lets it be changed. */
function conditionsOf(property: Property): Pick<ScreenField, 'when' | 'requiredWhen' | 'readOnlyWhen'> {
  const { 'x-requiredWhen': required, 'x-readOnlyWhen': fixed } = property;
  return {
    ...shownWhen(property),
    ...(required !== undefined && { requiredWhen: inScope({ expression: required, scope: 'record' }) }),
    // Nothing is stored of a new record, so nothing of it is kept.
    ...(fixed !== undefined && {
      readOnlyWhen: { and: [{ var: 'before.id' }, inScope({ expression: fixed, scope: 'before' })] },
    }),
  };
}

function shownWhen({ 'x-when': condition }: Property): Pick<ScreenField, 'when'> {
  return condition === undefined ? {} : { when: inScope({ expression: condition, scope: 'record' }) };
}

function typedKind({ kind }: ScreenField): ScreenField['kind'] {
  return kindNamed(kind).family === 'strings' ? 'tags' : 'text';
}

function base({ catalogue, name, property, order }: Place): ScreenField {
  const dict = dictionaryOf(property);
  const target = targetOf(property);
  const ref = target === undefined ? undefined : reference({ catalogue, entity: target });
  const props = dataKindOf(property).props?.(property);
  return {
    kind: kindOf(property),
    title: property.title ?? name,
    order,
    ...(props && { props }),
    ...(dict && { dict }),
    ...(ref && { ref }),
    ...seenBy(property),
    ...(property['x-private'] && { isPrivate: true as const }),
    ...(property['x-accepts'] && { accepts: property['x-accepts'] }),
  };
}

/** Who sees and sets a field, where not everybody does. */
function seenBy(property: Property): Pick<ScreenField, 'readCodes' | 'writeCodes' | 'isMasked'> {
  const { 'x-read': read, 'x-write': write, 'x-mask': mask } = property;
  return {
    ...(read !== undefined && { readCodes: [read] }),
    ...(write !== undefined && { writeCodes: writeCodes(property) }),
    ...(mask && { isMasked: true }),
  };
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

/** Whether a field is made of others, so that a form shows what it comes to. */
function isMade(property: Property): boolean {
  return property['x-value'] !== undefined || property['x-copyOf'] !== undefined;
}

function itemFields({
  catalogue,
  property,
  isEdited = false,
}: {
  catalogue: FieldCatalogue;
  property: Property;
  isEdited?: boolean;
}): Record<string, ScreenField> {
  const { properties = {}, required = [] } = property.items ?? {};
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([, inner]) => !inner['x-id'] && !(isEdited && inner.readOnly && !isMade(inner)))
      .map(([name, inner], order) => [
        name,
        {
          ...base({ catalogue, name, property: inner, order }),
          ...(inner.description && { help: inner.description }),
          ...(required.includes(name) && { isRequired: true }),
          ...(kindNamed(kindOf(inner)).isWide && { isWide: true }),
          ...limits(inner),
          ...(inner['x-part'] && { part: inner['x-part'] }),
          ...(isEdited && madeOf({ property: inner, scope: 'item' })),
          ...(isEdited && copiedFrom({ catalogue, properties, property: inner })),
        },
      ]),
  );
}
