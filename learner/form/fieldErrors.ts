import { toCallError } from '#runtime/core/errors.ts';

/** The errors of a refused input by field name; `general` where the failure concerns no field. */
export function fieldErrorsOf(thrown: unknown): Record<string, string> {
  const { kind, message, fieldErrors } = toCallError(thrown);
  if (kind === 'expired') return {};
  const named = fieldErrors
    .filter(({ path }) => path.length > 1)
    .map(({ path, message: text }): [string, string] => [path.slice(1), text]);
  return named.length > 0 ? Object.fromEntries(named) : { general: message };
}
