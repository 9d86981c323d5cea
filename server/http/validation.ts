import type { Operation } from '#generators/formats.ts';
import { coerce, validators } from '#schemas/generated/validators/index.js';
import { coerceQuery as coerceValues } from '#schemas/generated/validators/runtime.js';
import type { Values } from '../engine/context.ts';
import { failures } from '../failures.ts';

/**
 * The check of an operation's input; the same code the browser runs.
 * @throws Failure 422 with a message a field.
 */
export function validatorOf(operation: Pick<Operation, 'name'>): (input: Values) => void {
  const validate = validators[operation.name];
  if (!validate) throw new Error(`${operation.name}: no validator; run npm run generate`);
  return (input) => {
    if (!validate(input)) throw failures.invalid((validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message })));
  };
}

/** The values of a query string, numbers and truths turned from text as the operation's input wants them. */
export function coerceQuery({ operation, query }: { operation: Pick<Operation, 'name'>; query: Record<string, unknown> }): Values {
  return coerceValues({ plan: coerce[operation.name], query }) as Values;
}
