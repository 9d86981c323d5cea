import type { Operation } from '#generators/formats.ts';
import { coerce, validators } from '#schemas/generated/validators/index.js';
import { coerceQuery as coerceValues } from '#schemas/generated/validators/runtime.js';
import type { Values } from '../engine/context.ts';

export interface Broken {
  /** JSON pointer into the input. */
  path: string;
  message: string;
}

/** The check of an operation's input, the same code the browser runs. A value that the `stored` record has already is let be. */
export function validatorOf(operation: Pick<Operation, 'name'>): (input: Values, options?: { stored?: Values }) => Broken[] {
  const validate = validators[operation.name];
  if (!validate) throw new Error(`${operation.name}: no validator; run npm run generate`);
  return (input, options) => (validate(input, options) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message })));
}

/** The values of a query string, numbers and truths turned from text as the operation's input wants them. */
export function coerceQuery({ operation, query }: { operation: Pick<Operation, 'name'>; query: Record<string, unknown> }): Values {
  return coerceValues({ plan: coerce[operation.name], query }) as Values;
}
