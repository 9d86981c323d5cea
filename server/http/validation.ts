import type { Operation } from '#generators/formats.ts';
import { coerceQuery as coerceValues } from '#schemas/generated/validators/runtime.js';
import type { App, Values } from '../engine/context.ts';
import { validatorOf } from '../engine/inputs.ts';
import { failures, type FieldError } from '../failures.ts';

/** What is wrong with an operation's input. A value that the `stored` record has already is let be. */
export function inputErrors({
  app: { artefacts },
  operation,
  input,
  stored,
}: {
  app: App;
  operation: Pick<Operation, 'name'>;
  input: Values;
  stored?: Values;
}): FieldError[] {
  const validate = validatorOf({ artefacts, operation: operation.name });
  if (validate(input, { stored })) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => ({ path: instancePath, message }));
}

/** The values of a query string, numbers and truths turned from text as the operation's input wants them. */
export function coerceQuery({
  app: { artefacts },
  operation,
  query,
}: {
  app: App;
  operation: Pick<Operation, 'name'>;
  query: Record<string, unknown>;
}): Values {
  if (Object.keys(query).length === 0) return {};
  return coerceValues({ plan: artefacts.callShape(operation.name).coerce, query }) as Values;
}

/** Levels of lists and objects within each other: more than any form has, fewer than what walks them can bear. */
const deepest = 64;

/** @throws Failure 422 for a text with NUL or half of a character, which no database takes; 400 for what is nested too deep. */
export function assertStorable(value: unknown, depth = 0): void {
  if (typeof value === 'string' && unstorable.test(value)) throw failures.unstorable();
  if (value === null || typeof value !== 'object') return;
  if (depth === deepest) throw failures.malformed('提交的内容层次过深');
  for (const [name, inner] of Object.entries(value)) {
    if (unstorable.test(name)) throw failures.unstorable();
    assertStorable(inner, depth + 1);
  }
}

const unstorable = /\0|\p{Surrogate}/u;
