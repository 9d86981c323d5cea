import type { Dictionary, Json, Schema } from '#generators/formats.ts';
import type { Broken } from './kind.ts';
import { dictionaryOf } from './property.ts';

interface Breaking {
  schema: Schema;
  dictionaries: Record<string, Dictionary>;
}

/** Texts longer than this are not written into the samples. */
const longestText = 1000;

/** Of another type than the schema says. */
export function wrongType({ type }: Schema): Broken {
  const value: Json = type === 'string' ? 12_345 : 'text';
  return { why: 'wrong type', value };
}

/** Against the limits of a text, a code or an address. */
export function brokenTexts({ schema, dictionaries }: Breaking): Broken[] {
  const { minLength = 0, maxLength, format, pattern, nullable } = schema;
  const isChoice = schema.enum !== undefined || dictionaries[dictionaryOf(schema) ?? ''] !== undefined;
  return [
    wrongType(schema),
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

/** Against the limits of a number. */
export function brokenNumbers({ schema }: Pick<Breaking, 'schema'>): Broken[] {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  return [
    wrongType(schema),
    ...(minimum !== undefined ? [{ why: 'too small', value: minimum - (multipleOf ?? 1) }] : []),
    ...(maximum !== undefined ? [{ why: 'too large', value: maximum + (multipleOf ?? 1) }] : []),
    ...(exclusiveMinimum !== undefined ? [{ why: 'too small', value: exclusiveMinimum }] : []),
    ...(exclusiveMaximum !== undefined ? [{ why: 'too large', value: exclusiveMaximum }] : []),
    ...(type === 'integer' ? [{ why: 'not whole', value: (minimum ?? 0) + 0.5 }] : []),
  ];
}

/** Against the limits of a list and of its entries. */
export function brokenLists({ schema, dictionaries }: Breaking): Broken[] {
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
  const isChoice = dictionaries[dictionaryOf(schema) ?? ''] !== undefined;
  return [
    wrongType(schema),
    ...(minItems > 0 ? [{ why: 'no entries', value: [] }] : []),
    ...(isChoice ? [{ why: 'no such code', value: ['no-such-code'], below: '/0' }] : []),
    ...missingField,
    ...surplus,
  ];
}
