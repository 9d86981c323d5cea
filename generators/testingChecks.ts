import { createInputAjv } from '#runtime/core/operations/inputAjv.ts';
import { callFiles } from './calls.ts';
import type { Catalogue } from './catalogue.ts';
import type { CallShape } from './formats.ts';
import { validator, type Validate } from './validators/messages.js';
import { formats, oneOf } from './validators/runtime.js';

/** For tests: the check of each call's input, compiled as the server does it; and the shapes of the calls. */
export function checksOf({
  operations,
  entities,
  dictionaries,
}: Pick<Catalogue, 'operations' | 'entities' | 'dictionaries'>): {
  shapes: Record<string, CallShape>;
  validators: Record<string, Validate>;
} {
  const files = [...callFiles({ operations, entities, dictionaries })];
  const shapes = Object.assign({}, ...files.map(({ text }) => JSON.parse(text) as object)) as Record<string, CallShape>;
  const known = Object.values(dictionaries).map(({ name, values }) => [
    `dictionary-${name}`,
    oneOf(values.flatMap(({ code, isRetired }) => (isRetired ? [] : [code])).join(' ')),
  ]);
  const ajv = createInputAjv({ formats: { ...formats, ...Object.fromEntries(known) } });
  const validators = Object.entries(shapes).map(([name, { input, titles, empties }]) => [
    name,
    validator(ajv.compile(input), titles, empties),
  ]);
  return { shapes, validators: Object.fromEntries(validators) };
}
