import type { Json, SpecifiedOperation, Property } from '#generators/formats.ts';
import type { Values } from '../artefacts.ts';

/** An input that differs from a good one in one thing, which the operation does not allow. */
export interface BrokenInput {
  /** Field and what is wrong with it. */
  why: string;
  input: Values;
  /** JSON pointer to what is refused. */
  path: string;
}

/** One input for each limit of each field of an operation, otherwise like `good`. */
export function brokenInputs({ operation, good }: { operation: SpecifiedOperation; good: Values }): BrokenInput[] {
  const { input, path, method } = operation;
  const isQuery = method === 'GET' || method === 'DELETE';
  const fields = Object.entries(input.properties ?? {}).filter(([name]) => !path.includes(`:${name}`));
  const missing = (input.required ?? []).filter((name) => !path.includes(`:${name}`));
  return [
    ...fields.flatMap(([name, schema]) =>
      breaksOf({ schema, good: good[name] })
        .filter(({ value }) => !isQuery || isTellable({ schema, value }))
        .map(({ why, value, below }) => ({
          why: `${name}${below}: ${why}`,
          input: { ...good, [name]: value },
          path: `/${name}${below}`,
        })),
    ),
    ...missing.map((name) => ({
      why: `${name}: missing`,
      input: Object.fromEntries(Object.entries(good).filter(([key]) => key !== name)),
      path: `/${name}`,
    })),
    ...(input.additionalProperties === false
      ? [{ why: 'a field there is not', input: { ...good, noSuchField: 'x' }, path: '/noSuchField' }]
      : []),
  ];
}

/** A query holds texts: what is wrong as another type or as nothing cannot be said there. */
function isTellable({ schema, value }: { schema: Property; value: Json }): boolean {
  return schema.type === 'string' ? typeof value === 'string' : value !== null && typeof value !== 'object';
}

interface Break {
  why: string;
  value: Json;
  /** JSON pointer inside the field. */
  below: string;
}

interface Place {
  schema: Property & { anyOf?: Property[] };
  /** What the field holds in the good input. */
  good: Json | undefined;
}

function breaksOf({ schema, good }: Place): Break[] {
  const here = (why: string, value: Json): Break => ({ why, value, below: '' });
  const general = [
    here('another type', schema.type === 'string' ? 12_345 : schema.anyOf ? 12_345 : 'text'),
    ...(schema.nullable ? [] : [here('null', null)]),
  ];
  switch (schema.type) {
    case 'string':
      return [...general, ...brokenTexts(schema).map(([why, value]) => here(why, value))];
    case 'integer':
    case 'number':
      return [...general, ...brokenNumbers(schema).map(([why, value]) => here(why, value))];
    case 'array':
      return [...general, ...brokenLists({ schema, good })];
    case 'object':
      return [...general, ...brokenObjects({ schema, good })];
    default:
      return general;
  }
}

/** Limits beyond this are of texts that are sent elsewhere (`records` of a whole book). */
const longestText = 60_000;

function brokenTexts(schema: Property): [string, Json][] {
  const { minLength = 0, maxLength, format, pattern } = schema;
  const unlike = pattern && ['   ', 'no such thing', '!'].find((text) => !new RegExp(pattern, 'u').test(text));
  return [
    ...(minLength > 0 ? [['empty', ''] satisfies [string, Json]] : []),
    ...(maxLength !== undefined && maxLength <= longestText
      ? [['too long', '长'.repeat(maxLength + 1)] satisfies [string, Json]]
      : []),
    ...(schema.enum || schema['x-dict'] ? [['no such code', 'no-such-code'] satisfies [string, Json]] : []),
    ...(format ? [[`no ${format}`, 'no such thing'] satisfies [string, Json]] : []),
    ...(unlike ? [['another pattern', unlike] satisfies [string, Json]] : []),
  ];
}

function brokenNumbers(schema: Property): [string, Json][] {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 } = schema;
  return [
    ...(minimum !== undefined ? [['too small', minimum - multipleOf] satisfies [string, Json]] : []),
    ...(maximum !== undefined ? [['too large', maximum + multipleOf] satisfies [string, Json]] : []),
    ...(exclusiveMinimum !== undefined ? [['too small', exclusiveMinimum] satisfies [string, Json]] : []),
    ...(exclusiveMaximum !== undefined ? [['too large', exclusiveMaximum] satisfies [string, Json]] : []),
    ...(type === 'integer' || schema.multipleOf !== undefined
      ? [['between two steps', (minimum ?? 0) + multipleOf / 2] satisfies [string, Json]]
      : []),
  ];
}

function brokenLists({ schema, good }: Place): Break[] {
  const { minItems = 0, maxItems, uniqueItems, items = {} } = schema;
  const [first = items.type === 'object' ? {} : 'x'] = Array.isArray(good) ? good : [];
  const entry = (index: number): Json => (typeof first === 'string' ? `x${index}` : first);
  const whole: [string, Json][] = [
    ...(minItems > 0 ? [['no entries', []] satisfies [string, Json]] : []),
    ...(maxItems !== undefined
      ? [
          ['too many entries', Array.from({ length: maxItems + 1 }, (_, index) => entry(index))] satisfies [
            string,
            Json,
          ],
        ]
      : []),
    ...(uniqueItems ? [['an entry twice', [first, first]] satisfies [string, Json]] : []),
  ];
  return [
    ...whole.map(([why, value]) => ({ why, value, below: '' })),
    ...breaksOf({ schema: items, good: first }).map(({ why, value, below }) => ({
      why,
      value: [value],
      below: `/0${below}`,
    })),
  ];
}

function brokenObjects({ schema, good }: Place): Break[] {
  const { properties = {}, required = [], additionalProperties } = schema;
  const whole = typeof good === 'object' && good !== null && !Array.isArray(good) ? good : {};
  return [
    ...required.map((name) => ({
      why: 'missing',
      value: Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name)),
      below: `/${name}`,
    })),
    ...(additionalProperties === false
      ? [{ why: 'a field there is not', value: { ...whole, noSuchField: 'x' }, below: '/noSuchField' }]
      : []),
    ...Object.entries(properties).flatMap(([name, inner]) =>
      breaksOf({ schema: inner, good: whole[name] }).map(({ why, value, below }) => ({
        why,
        value: { ...whole, [name]: value },
        below: `/${name}${below}`,
      })),
    ),
  ];
}
