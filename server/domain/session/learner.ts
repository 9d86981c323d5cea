import type { CallContext, Session, Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from './account.ts';

/**
 * The caller, in a tenant, with an input that can be stored.
 * @throws Failure 401 without a session, 409 where no tenant is chosen, 422 where a text holds what no database takes
 */
export function learnerOf(context: CallContext, input: Values = {}): Session {
  const session = signedIn(context);
  if (!isStorable(input)) throw failures.invalid([{ path: '', message: '文字中有无法保存的字符' }]);
  if (session.tenantId === '') throw failures.noTenant();
  return session;
}

/** No text within holds NUL or half of a character. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return value === null || typeof value !== 'object' || Object.values(value).every(isStorable);
}
