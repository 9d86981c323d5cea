import type { Operation } from '#generators/formats.ts';
import { coerce, validators } from '#schemas/generated/validators/index.js';
import { coerceQuery as coerceValues } from '#schemas/generated/validators/runtime.js';
import type { Values } from '../engine/context.ts';
import type { FieldError } from '../failures.ts';

/** The check of an operation's input, the same code the browser runs. A value that the `stored` record has already is let be. */
export function validatorOf(operation: Pick<Operation, 'name'>): (input: Values, options?: { stored?: Values }) => FieldError[] {
  const validate = validators[operation.name];
  if (!validate) throw new Error(`${operation.name}: no validator; run npm run generate`);
  return (input, options) => (validate(input, options) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message })));
}

/** The values of a query string, numbers and truths turned from text as the operation's input wants them. */
export function coerceQuery({ operation, query }: { operation: Pick<Operation, 'name'>; query: Record<string, unknown> }): Values {
  return coerceValues({ plan: coerce[operation.name], query }) as Values;
}

/** No text within holds NUL or half of a character, which no database takes. */
export function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !unstorable.test(value);
  return value === null || typeof value !== 'object' || Object.values(value).every(isStorable);
}

const unstorable = /\0|\p{Surrogate}/u;
