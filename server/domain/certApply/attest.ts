import type { CallContext, Values } from '../../engine/context.ts';
import { failures, type FieldError } from '../../failures.ts';

/** What is wrong where a learner has not said that what they filled in is true (rule Y6). */
export function unattested(isAttested: Values[string] | undefined): FieldError[] {
  return isAttested === true ? [] : [{ path: '/isAttested', message: '请先确认所填内容属实' }];
}

/**
 * Of an application that is handed in again.
 * @throws Failure 422 where it is not attested.
 */
export async function attest(_context: CallContext, { isAttested }: Values): Promise<Values> {
  const wrong = unattested(isAttested);
  if (wrong.length > 0) throw failures.invalid(wrong);
  return {};
}
