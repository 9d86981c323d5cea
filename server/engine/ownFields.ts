import type { Entity, Json, Operation, OwnField } from '#generators/formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { answersSchema } from '#runtime/core/operations/answers.ts';
import {
  formOfFields,
  initialOf,
  ownPrefix,
  ownValues,
  propertyOf,
  slotName,
} from '#runtime/core/operations/ownFields.ts';
import { remembered } from '#runtime/core/operations/remembered.ts';
import type { Validate } from '#schemas/generated/validators/messages.js';
import type { FieldError } from '../failures.ts';
import { compiledCheck } from './compiledCheck.ts';
import type { App, Values } from './context.ts';

/** The entity of an operation that takes and answers what tenants added to its records. */
export function extensibleOf({
  app: { catalogue },
  operation: { entity: name = '', access, verb },
}: {
  app: Pick<App, 'catalogue'>;
  operation: Operation;
}): Entity | undefined {
  const entity = catalogue.entities[name];
  return entity?.extensible && access === 'code' && verb ? entity : undefined;
}

/** How a tenant's field is read in SQL: what an index stands over where there is one; `bound` is what a condition's value becomes. */
export function ownColumn(field: OwnField): { column: string; bound(placeholder: string): string } {
  const isNumber = field.kind === 'integer' || field.kind === 'number';
  const asIs = (placeholder: string): string => placeholder;
  if (field.slot)
    return {
      column: `"${slotName(field.slot)}"`,
      bound: isNumber ? (placeholder) => `"ownNumber"(${placeholder}::numeric)` : asIs,
    };
  // The catalogue holds keys against a pattern: letters and digits alone.
  const text = `("${ownValues}" ->> '${field.key}')`;
  switch (field.kind) {
    case 'choices':
      return { column: `("${ownValues}" -> '${field.key}')`, bound: asIs };
    case 'integer':
    case 'number':
      return { column: `${text}::numeric`, bound: asIs };
    case 'boolean':
      return { column: `${text}::boolean`, bound: asIs };
    case 'dateTime':
      return { column: `${text}::timestamptz`, bound: asIs };
    default:
      return { column: text, bound: asIs };
  }
}

/**
 * What is wrong with the values of a tenant's fields in an operation's input, and with its conditions on them (rules E2,
 * E3). A choice that the `stored` record has already is let be.
 */
export function ownErrors({
  entity,
  operation: { verb },
  input,
  stored,
}: {
  entity: Entity | undefined;
  operation: Pick<Operation, 'verb'>;
  input: Values;
  stored?: Values | undefined;
}): FieldError[] {
  if (!entity?.extensible) return [];
  const { matching } = input;
  return [
    ...(verb === 'save'
      ? valueErrors({ entity, own: input[ownValues], isNew: input['id'] === undefined, stored })
      : []),
    ...(verb === 'change' ? changeErrors({ entity, records: input['records'] }) : []),
    ...conditionErrors({ entity, input }),
    ...(isObject(matching) ? below('/matching', conditionErrors({ entity, input: matching })) : []),
  ];
}

/** What a new record's own fields are where it does not name them. */
export function withInitial({ entity: { ownFields, extensible }, values }: { entity: Entity; values: Values }): Values {
  if (!extensible) return values;
  const given = values[ownValues];
  const initial = Object.values(ownFields).flatMap((field): [string, Json][] => {
    const value = initialOf(field);
    return value === undefined ? [] : [[field.key, value]];
  });
  const own = { ...Object.fromEntries(initial), ...(isObject(given) && given) };
  return Object.keys(own).length > 0 ? { ...values, [ownValues]: own } : values;
}

/** What is wrong with the values of a record's own fields, each at its place. */
export function valueErrors({
  entity,
  own,
  isNew,
  stored,
}: {
  entity: Entity;
  own: Json | undefined;
  isNew: boolean;
  stored?: Values | undefined;
}): FieldError[] {
  // That it is no object the operation's own check says.
  const given = isObject(own) ? own : {};
  const { check, required } = valuesCheck(entity);
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
  const errors = check({ [ownValues]: filled }, { stored }) ? [] : (check.errors ?? []);
  return errors.flatMap(({ instancePath: path, message, keyword }) => {
    const [, , key = ''] = path.split('/');
    if (keyword === 'required' && !(isNew ? required.has(key) : key in given)) return [];
    return [{ path, message: keyword === 'additionalProperties' ? unknownText(key) : message }];
  });
}

/** Said of a value whose field there is not, or is no longer in use. */
export function unknownText(key: string): string {
  return `没有标识为“${key}”的自定义字段，或它已停用，请刷新后再试`;
}

interface ValuesCheck {
  check: Validate;
  /** Fields that a new record must bring. */
  required: ReadonlySet<string>;
}

const fieldsOf = remembered((entity: Entity): readonly OwnField[] => Object.values(entity.ownFields));

const valuesCheck = remembered((entity: Entity): ValuesCheck => {
  const form = formOfFields(fieldsOf(entity));
  const titles = Object.values(entity.ownFields).map(({ key, title }) => [`/${ownValues}/${key}`, title]);
  return {
    check: compiledCheck({
      schema: { type: 'object', properties: { [ownValues]: answersSchema(form) } },
      titles: { [`/${ownValues}`]: '自定义字段', ...Object.fromEntries(titles) },
    }),
    required: new Set(
      Object.values(entity.ownFields).flatMap((field) =>
        field.isRequired && field.kind !== 'boolean' && initialOf(field) === undefined ? [field.key] : [],
      ),
    ),
  };
});

const conditionsCheck = remembered((entity: Entity): Validate => {
  const schemas = Object.entries(entity.ownFields).flatMap(([name, field]): [string, Json][] => {
    const property = propertyOf(field);
    const { filter } = dataKindOf(property);
    return filter ? [[name, filter.schema({ name, property }) as unknown as Json]] : [];
  });
  return compiledCheck({
    schema: { type: 'object', properties: withoutUndefined(Object.fromEntries(schemas)), additionalProperties: false },
    titles: Object.fromEntries(Object.entries(entity.ownFields).map(([name, { title }]) => [`/${name}`, title])),
  });
});

function conditionErrors({ entity, input }: { entity: Entity; input: Values }): FieldError[] {
  const asked = Object.fromEntries(Object.entries(input).filter(([name]) => name.startsWith(ownPrefix)));
  const check = conditionsCheck(entity);
  const { sort } = input;
  const sorted = typeof sort === 'string' ? sort.replace(/^-/, '') : '';
  return [
    ...(Object.keys(asked).length === 0 || check(asked)
      ? []
      : (check.errors ?? []).map(({ instancePath: path, message, keyword }) => ({
          path,
          message:
            keyword === 'additionalProperties' && path.split('/').length === 2
              ? unknownText(path.slice(1 + ownPrefix.length))
              : message,
        }))),
    ...(sorted.startsWith(ownPrefix) && !isSortable(entity.ownFields[sorted])
      ? [{ path: '/sort', message: '排序 不能按这个自定义字段，它已停用或不能排序' }]
      : []),
  ];
}

function changeErrors({ entity, records }: { entity: Entity; records: Json | undefined }): FieldError[] {
  return (Array.isArray(records) ? records : []).flatMap((record, index) => {
    const changes = isObject(record) ? record['changes'] : undefined;
    return isObject(changes) && ownValues in changes
      ? below(`/records/${index}/changes`, valueErrors({ entity, own: changes[ownValues], isNew: false }))
      : [];
  });
}

function isSortable(field: OwnField | undefined): boolean {
  return field !== undefined && dataKindOf(propertyOf(field)).isSortable;
}

function below(place: string, errors: readonly FieldError[]): FieldError[] {
  return errors.map(({ path, message }) => ({ path: `${place}${path}`, message }));
}

function isObject(value: Json | undefined): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A schema as JSON has it: words that are not said are left out. */
function withoutUndefined(schema: Json): Json {
  return JSON.parse(JSON.stringify(schema)) as Json;
}
