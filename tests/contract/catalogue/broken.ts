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

/** What an operation takes of a record, as far as its schema names it: what broken inputs are made of. */
export function goodInput({
  operation,
  record = {},
}: {
  operation: SpecifiedOperation;
  record: Values | undefined;
}): Values {
  const { id = 'no-such-id', version = 1 } = record;
  const known: Values = {
    id,
    ids: [id],
    version,
    mode: 'all',
    state: Object.values(operation.transitions ?? {}).flat()[0] ?? null,
    step: operation.steps?.[0] ?? null,
    records: [{ id, version, changes: {} }],
  };
  const taken = Object.keys(operation.input.properties ?? {});
  return Object.fromEntries(taken.flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])));
}

/**
 * Some of many broken inputs: of each sort of break that nobody has seen yet the first, and the last one, where there is
 * none. @param seen those that were taken before; added to
 */
export function fewOf({ broken, seen }: { broken: readonly BrokenInput[]; seen: Set<string> }): BrokenInput[] {
  const few = broken.filter(({ why }) => {
    const sort = why.slice(why.indexOf(': '));
    const isNew = !seen.has(sort);
    seen.add(sort);
    return isNew;
  });
  return few.length > 0 ? few : broken.slice(-1);
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
  const general: Break[] = [
    { why: 'another type', value: schema.type === 'string' || schema.anyOf ? 12_345 : 'text', below: '' },
    ...breaking({ if: !schema.nullable, why: 'null', value: () => null }),
  ];
  switch (schema.type) {
    case 'string':
      return [...general, ...brokenTexts(schema)];
    case 'integer':
    case 'number':
      return [...general, ...brokenNumbers(schema)];
    case 'array':
      return [...general, ...brokenLists({ schema, good })];
    case 'object':
      return [...general, ...brokenObjects({ schema, good })];
    default:
      return general;
  }
}

/** A value that breaks one limit, where there is this limit. */
function breaking({ if: isLimited, why, value }: { if: boolean; why: string; value: () => Json }): Break[] {
  return isLimited ? [{ why, value: value(), below: '' }] : [];
}

function brokenTexts(schema: Property): Break[] {
  const { minLength = 0, maxLength, format, pattern } = schema;
  const unlike = pattern && ['   ', 'no such thing', '!'].find((text) => !new RegExp(pattern, 'u').test(text));
  return [
    ...breaking({ if: minLength > 0, why: 'empty', value: () => '' }),
    ...breaking({ if: maxLength !== undefined, why: 'too long', value: () => '长'.repeat((maxLength ?? 0) + 1) }),
    ...breaking({
      if: schema.enum !== undefined || schema['x-dict'] !== undefined,
      why: 'no such code',
      value: () => 'no-such-code',
    }),
    ...breaking({ if: format !== undefined, why: `no ${format}`, value: () => 'no such thing' }),
    ...breaking({ if: Boolean(unlike), why: 'another pattern', value: () => unlike ?? '' }),
  ];
}

function brokenNumbers(schema: Property): Break[] {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf = 1 } = schema;
  return [
    ...breaking({ if: minimum !== undefined, why: 'too small', value: () => (minimum ?? 0) - multipleOf }),
    ...breaking({ if: maximum !== undefined, why: 'too large', value: () => (maximum ?? 0) + multipleOf }),
    ...breaking({ if: exclusiveMinimum !== undefined, why: 'too small', value: () => exclusiveMinimum ?? 0 }),
    ...breaking({ if: exclusiveMaximum !== undefined, why: 'too large', value: () => exclusiveMaximum ?? 0 }),
    ...breaking({
      if: type === 'integer' || schema.multipleOf !== undefined,
      why: 'between two steps',
      value: () => (minimum ?? 0) + multipleOf / 2,
    }),
  ];
}

function brokenLists({ schema, good }: Place): Break[] {
  const { minItems = 0, maxItems, uniqueItems = false, items = {} } = schema;
  const [first = items.type === 'object' ? {} : 'x'] = Array.isArray(good) ? good : [];
  const entry = (index: number): Json => (typeof first === 'string' ? `x${index}` : first);
  return [
    ...breaking({ if: minItems > 0, why: 'no entries', value: () => [] }),
    ...breaking({
      if: maxItems !== undefined,
      why: 'too many entries',
      value: () => Array.from({ length: (maxItems ?? 0) + 1 }, (_, index) => entry(index)),
    }),
    ...breaking({ if: uniqueItems, why: 'an entry twice', value: () => [first, first] }),
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
