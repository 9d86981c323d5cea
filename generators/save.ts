import type { Entity, Property } from './formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { askedFields } from '#runtime/core/operations/filter.ts';
import { isOwn } from '#runtime/core/operations/ownFields.ts';
import { renewals } from './pin.ts';
import { publicationInput } from './publication.ts';
import type { Schema } from './schema.ts';

/**
 * What a save takes: the fields a person may set. With `id` it is a change and needs `version`; without, a new record
 * and every required field, unless the call only changes. An optional field is emptied by null.
 */
export function saveInput({
  entity,
  fields,
  isChangeOnly = false,
}: {
  entity: Entity;
  fields?: string[] | undefined;
  isChangeOnly?: boolean | undefined;
}): Schema {
  const { properties, required } = recordInput({ entity, fields });
  if (entity.isAppend)
    return { type: 'object', properties, ...(required.length > 0 && { required }), additionalProperties: false };
  return {
    type: 'object',
    properties: {
      id: { type: 'string', title: '编号', minLength: 1, maxLength: 64 },
      version: { type: 'integer', title: '版本', minimum: 1 },
      ...properties,
      ...(!isChangeOnly && !fields && publicationInput(entity)),
      ...renewals(writableFields({ entity, fields })),
    },
    additionalProperties: false,
    ...(isChangeOnly
      ? { required: ['id', 'version'] }
      : {
          if: { required: ['id'] },
          then: { required: ['version'] },
          ...(required.length > 0 && { else: { required } }),
        }),
  };
}

/** The fields of a new record that a person may set, and those that have to be there. */
export function recordInput({
  entity,
  fields,
  without = [],
}: {
  entity: Entity;
  fields?: string[] | undefined;
  without?: readonly string[];
}): { properties: Record<string, Schema>; required: string[] } {
  const writable = writableFields({ entity, fields }).filter(([name]) => !without.includes(name));
  return {
    required: writable.flatMap(([name]) => (isRequired({ entity, name }) ? [name] : [])),
    properties: Object.fromEntries(
      writable.map(([name, property]) => [
        name,
        inputOf({ property, isRequired: isRequired({ entity, name }), isNullable: isNullable({ entity, name }) }),
      ]),
    ),
  };
}

/** The most records of one call. */
const mostRecords = 200;

/** What a change of many takes: of each record its id, the version it was seen in, and the new values of some fields. */
export function changeInput({ entity }: { entity: Entity }): Schema {
  const own = writableFields({ entity }).filter(([, property]) => isOwn(property));
  const changes = Object.fromEntries(
    [...changeableFields({ entity }), ...own].map(([name, property]) => [
      name,
      inputOf({ property, isRequired: isRequired({ entity, name }), isNullable: isNullable({ entity, name }) }),
    ]),
  );
  const record: Schema = {
    type: 'object',
    properties: {
      id: { type: 'string', title: '编号', minLength: 1, maxLength: 64 },
      version: { type: 'integer', title: '版本', minimum: 1 },
      changes: { type: 'object', title: '改动', properties: changes, additionalProperties: false },
    },
    required: ['id', 'version', 'changes'],
    additionalProperties: false,
  };
  return {
    type: 'object',
    properties: { records: { type: 'array', title: '数据', items: record, minItems: 1, maxItems: mostRecords } },
    required: ['records'],
    additionalProperties: false,
  };
}

/** Fields that many records may be given the same value of: none that tells records apart, is a text of its own, a number is counted per, or hangs on another field. */
export function changeableFields({ entity }: { entity: Entity }): [string, Property][] {
  const unique = new Set([
    ...entity.unique.flatMap(({ fields }) => fields),
    ...entity.identity,
    ...entity.series.flatMap(({ per }) => per),
    entity.label,
  ]);
  return writableFields({ entity }).filter(
    ([name, property]) =>
      !unique.has(name) &&
      dataKindOf(property).isShareable &&
      !property['x-part'] &&
      property['x-when'] === undefined &&
      askedFields(property['x-filter']).length === 0,
  );
}

/** Fields a copy begins without: those that say so, versions of pinned references, private files, which are somebody's, of each group that no two records share its texts, or else all of it, and ranges that overlap none. */
export function uncopiedFields({ entity }: { entity: Entity }): ReadonlySet<string> {
  const said = Object.entries(entity.properties).flatMap(([name, property]) =>
    property['x-copy'] === false || property['x-private'] || property['x-pinOf'] !== undefined ? [name] : [],
  );
  const unique = entity.unique.flatMap(({ fields }) => {
    const texts = fields.filter((name) => !entity.properties[name]?.['x-ref'] && !entity.properties[name]?.['x-dict']);
    return texts.length > 0 ? texts : fields;
  });
  return new Set([...said, ...unique, ...entity.noOverlap.flatMap(({ range }) => range)]);
}

/** Fields that a person sets, in the order of the catalogue: neither the server's own nor computed ones. */
export function writableFields({
  entity,
  fields,
}: {
  entity: Entity;
  fields?: string[] | undefined;
}): [string, Property][] {
  return Object.entries(entity.properties).filter(
    ([name, property]) =>
      !property.readOnly && !property['x-hidden'] && !property['x-plainOf'] && (fields?.includes(name) ?? true),
  );
}

/** Whether a new record must bring a field: it is required, has no default or usual value, and does not depend on a condition. */
export function isRequired({ entity, name }: { entity: Entity; name: string }): boolean {
  const property = entity.properties[name];
  return (
    entity.required.includes(name) &&
    property?.default === undefined &&
    property?.['x-default'] === undefined &&
    property?.['x-when'] === undefined
  );
}

/** Whether a field may be empty: it has no default, and is not required or only under a condition. */
export function isNullable({ entity, name }: { entity: Entity; name: string }): boolean {
  const property = entity.properties[name];
  const isFilled = property?.default !== undefined && property.default !== null;
  return !isFilled && (!entity.required.includes(name) || property?.['x-when'] !== undefined);
}

function inputOf({
  property,
  isRequired,
  isNullable,
}: {
  property: Property;
  isRequired: boolean;
  isNullable: boolean;
}): Schema {
  const {
    'x-when': _shown,
    'x-requiredWhen': _required,
    'x-readOnlyWhen': _readOnly,
    items,
    properties,
    ...words
  } = property;
  const kind = dataKindOf(property);
  const inner: Schema = {
    ...words,
    ...kind.limits?.(property),
    ...(items && { items: closed(items) }),
    ...(properties && closed({ properties })),
  };
  if (isRequired) return { ...inner, ...kind.filled(inner) };
  return isNullable ? { ...inner, nullable: true } : inner;
}

/** An object inside a field takes the fields it names, but for those that nobody sets, and no others. */
function closed(schema: Schema): Schema {
  const { items, properties, required = [] } = schema;
  if (items) return { ...schema, items: closed(items) };
  if (!properties) return schema;
  const fields = Object.entries(properties).flatMap(([name, property]): [string, Schema][] => {
    const isRequired = required.includes(name);
    return property.readOnly ? [] : [[name, inputOf({ property, isRequired, isNullable: !isRequired })]];
  });
  return { ...schema, properties: Object.fromEntries(fields), additionalProperties: false };
}
