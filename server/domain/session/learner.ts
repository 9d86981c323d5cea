import type { CallContext } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';
import { failures } from '../../failures.ts';
import { signedIn } from './signedIn.ts';

/**
 * The caller, in a tenant.
 * @throws Failure 401 without a session, 409 where no tenant is chosen
 */
export function learnerOf(context: CallContext): Session {
  const session = signedIn(context);
  if (session.tenantId === '') throw failures.noTenant();
  return session;
}
