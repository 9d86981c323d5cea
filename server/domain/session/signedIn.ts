import type { CallContext } from '../../engine/context.ts';
import type { Session } from '../../engine/session.ts';
import { failures } from '../../failures.ts';

/** The session of a call that needs one. @throws Failure 401. */
export function signedIn({ session }: CallContext): Session {
  if (!session) throw failures.unauthorised();
  return session;
}
