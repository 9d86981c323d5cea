import { dataKindOf, dictionaryOf } from '#kinds/data/index.ts';
import type { Dictionary, Json, JsonSchema, Schema } from './formats.ts';

export type { JsonSchema, Schema } from './formats.ts';

/** Dictionaries with more values than this are not spelled out where they are used. */
const longDictionary = 200;

/** Whether the codes of a dictionary are not spelled out where it is used: they are many, or tenants have further ones. */
export function isNotSpelledOut({ isExtensible, values }: Dictionary): boolean {
  return isExtensible === true || values.length > longDictionary;
}

/** Name of the format that stands for the codes of a dictionary. */
export function dictionaryFormat(name: string): string {
  return `dictionary-${name}`;
}

/**
 * The schema in the words of JSON Schema 2020-12 alone: x- words are left out, dictionaries become the list of their
 * values in use, `nullable` becomes a second type.
 */
export function toJsonSchema({
  schema,
  dictionaries,
}: {
  schema: Schema;
  dictionaries: Record<string, Dictionary>;
}): JsonSchema {
  const convert = (inner: Schema): JsonSchema => toJsonSchema({ schema: inner, dictionaries });
  const result: JsonSchema = {};
  for (const [word, value] of Object.entries(schema)) {
    if (value === undefined || word.startsWith('x-') || word === 'nullable' || word === 'readOnly') continue;
    result[word] = convertWord({ word, value, convert });
  }
  Object.assign(result, dictionaryWords({ schema, dictionaries }));
  Object.assign(result, dataKindOf(schema).words?.(schema));
  return schema.nullable ? withNull(result) : result;
}

const single = new Set(['items', 'if', 'then', 'else', 'not', 'contains', 'propertyNames']);
const several = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems']);

function convertWord({
  word,
  value,
  convert,
}: {
  word: string;
  value: Json;
  convert: (schema: Schema) => JsonSchema;
}): Json {
  const isSchema = value !== null && typeof value === 'object';
  if (single.has(word) || (word === 'additionalProperties' && isSchema)) return convert(value as unknown as Schema);
  if (several.has(word)) return (value as unknown as Schema[]).map(convert);
  if (word === 'properties' || word === 'patternProperties')
    return Object.fromEntries(
      Object.entries(value as unknown as Record<string, Schema>).map(([name, inner]) => [name, convert(inner)]),
    );
  return value;
}

function dictionaryWords({
  schema,
  dictionaries,
}: {
  schema: Schema;
  dictionaries: Record<string, Dictionary>;
}): JsonSchema {
  const name = schema['x-dict'];
  const dictionary = name ? dictionaries[name] : undefined;
  if (!name || !dictionary) return {};
  const words = codeWords(dictionary);
  if (schema.type === 'array') return { items: { type: 'string', ...words } };
  return schema.type === 'string' ? words : {};
}

function codeWords(dictionary: Dictionary): JsonSchema {
  if (isNotSpelledOut(dictionary)) return { format: dictionaryFormat(dictionary.name) };
  return { enum: dictionary.values.filter(({ isRetired }) => !isRetired).map(({ code }) => code) };
}

function withNull(schema: JsonSchema): JsonSchema {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(type !== undefined && { type: [type, 'null'].flat() }),
    ...(Array.isArray(values) && { enum: [...values, null] }),
  };
}

/** Every dictionary that a schema uses and does not spell out, at any depth. */
export function formatDictionariesOf({
  schema,
  dictionaries,
}: {
  schema: Schema;
  dictionaries: Record<string, Dictionary>;
}): string[] {
  const found = new Set<string>();
  const visit = (inner: Schema): void => {
    const name = dictionaryOf(inner);
    const dictionary = name ? dictionaries[name] : undefined;
    if (dictionary && isNotSpelledOut(dictionary)) found.add(dictionary.name);
    for (const child of childrenOf(inner)) visit(child);
  };
  visit(schema);
  return [...found].sort();
}

/** The schemas directly inside a schema. */
export function childrenOf(schema: Schema): Schema[] {
  const { items, properties, additionalProperties, anyOf, oneOf, allOf, if: condition, then, else: otherwise } = schema;
  return [
    ...(items ? [items] : []),
    ...Object.values(properties ?? {}),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...[anyOf, oneOf, allOf].flatMap((group) => group ?? []),
    ...[condition, then, otherwise].flatMap((inner) => (inner ? [inner] : [])),
  ];
}
