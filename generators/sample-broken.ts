import type { Dictionary, Entity, Json } from './formats.ts';
import { dictionaryOf } from './kinds.ts';
import type { Schema } from './schema.ts';

type Values = Record<string, Json>;

/** An input that is refused, and where the error stands. */
export interface BrokenInput {
  name: string;
  input: Values;
  /** JSON pointer. */
  path: string;
  /** What refuses it: the schema, in browser and server alike, or a rule over the record. */
  by: 'schema' | 'rule';
}

/** Texts longer than this are not written into the samples. */
const longestText = 1000;

/** One input for each limit of each field, like `valid` but for that. */
export function brokenInputs({
  entity,
  input,
  valid,
  dictionaries,
}: {
  entity: Entity;
  input: Schema;
  valid: Values;
  dictionaries: Record<string, Dictionary>;
}): BrokenInput[] {
  const required = new Set([...(input.required ?? []), ...(input.else?.required ?? [])]);
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => name !== 'id' && name !== 'version');
  const variants = fields.flatMap(([name, schema]): BrokenInput[] => [
    ...(required.has(name)
      ? [{ name: `${name}: missing`, input: without(valid, name), path: `/${name}`, by: 'schema' as const }]
      : []),
    ...brokenValues({ schema, dictionaries }).map(({ why, value, below = '' }) => ({
      name: `${name}: ${why}`,
      input: { ...valid, [name]: value },
      path: `/${name}${below}`,
      by: 'schema' as const,
    })),
  ]);
  const [readOnly] = Object.keys(entity.properties).filter(
    (name) => entity.properties[name]?.readOnly && !(name in (input.properties ?? {})),
  );
  const surplus = ['noSuchField', ...(readOnly ? [readOnly] : [])].map((name) => ({
    name: `${name}: surplus`,
    input: { ...valid, [name]: 'x' },
    path: `/${name}`,
    by: 'schema' as const,
  }));
  return [...variants, ...(input.additionalProperties === false ? surplus : [])];
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([key]) => key !== name));
}

interface Broken {
  why: string;
  value: Json;
  /** Place inside the field. */
  below?: string;
}

function brokenValues({
  schema,
  dictionaries,
}: {
  schema: Schema;
  dictionaries: Record<string, Dictionary>;
}): Broken[] {
  const wrongType = { why: 'wrong type', value: wrongTypeOf(schema) };
  switch (schema.type) {
    case 'string':
      return [wrongType, ...brokenTexts({ schema, dictionaries })];
    case 'integer':
    case 'number':
      return [wrongType, ...brokenNumbers(schema)];
    case 'array':
      return [wrongType, ...brokenLists({ schema, dictionaries })];
    case 'boolean':
      return [wrongType];
    default:
      return [];
  }
}

function wrongTypeOf({ type }: Schema): Json {
  return type === 'string' ? 12_345 : 'text';
}

function brokenTexts({ schema, dictionaries }: { schema: Schema; dictionaries: Record<string, Dictionary> }): Broken[] {
  const { minLength = 0, maxLength, format, pattern, nullable } = schema;
  const isChoice = schema.enum !== undefined || dictionaries[dictionaryOf(schema) ?? ''] !== undefined;
  return [
    ...(minLength > 0 ? [{ why: 'empty', value: '' }] : []),
    ...(pattern === '\\S' ? [{ why: 'blank', value: '   ' }] : []),
    ...(!nullable && minLength > 0 ? [{ why: 'null', value: null }] : []),
    ...(maxLength !== undefined && maxLength <= longestText
      ? [{ why: 'too long', value: '长'.repeat(maxLength + 1) }]
      : []),
    ...(isChoice ? [{ why: 'no such code', value: 'no-such-code' }] : []),
    ...(format === 'uri'
      ? [{ why: 'unsafe address', value: 'javascript:alert(1)' }]
      : format
        ? [{ why: `no ${format}`, value: 'no such thing' }]
        : []),
  ];
}

function brokenNumbers({ type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: Schema): Broken[] {
  return [
    ...(minimum !== undefined ? [{ why: 'too small', value: minimum - (multipleOf ?? 1) }] : []),
    ...(maximum !== undefined ? [{ why: 'too large', value: maximum + (multipleOf ?? 1) }] : []),
    ...(exclusiveMinimum !== undefined ? [{ why: 'too small', value: exclusiveMinimum }] : []),
    ...(exclusiveMaximum !== undefined ? [{ why: 'too large', value: exclusiveMaximum }] : []),
    ...(type === 'integer' ? [{ why: 'not whole', value: (minimum ?? 0) + 0.5 }] : []),
  ];
}

function brokenLists({ schema, dictionaries }: { schema: Schema; dictionaries: Record<string, Dictionary> }): Broken[] {
  const { items, minItems = 0 } = schema;
  const inner = items?.properties ?? {};
  const [missing] = items?.required ?? [];
  const missingField: Broken[] =
    missing !== undefined && schema.minItems !== undefined && schema.minItems > 1
      ? []
      : missing !== undefined
        ? [{ why: `${missing} missing in an entry`, value: [{}], below: `/0/${missing}` }]
        : [];
  const surplus: Broken[] =
    items?.additionalProperties === false && Object.keys(inner).length > 0
      ? [{ why: 'surplus field in an entry', value: [{ noSuchField: 1 }], below: '/0/noSuchField' }]
      : [];
  const isChoice = schema.type === 'array' && dictionaries[dictionaryOf(schema) ?? ''] !== undefined;
  return [
    ...(minItems > 0 ? [{ why: 'no entries', value: [] }] : []),
    ...(isChoice ? [{ why: 'no such code', value: ['no-such-code'], below: '/0' }] : []),
    ...missingField,
    ...surplus,
  ];
}
