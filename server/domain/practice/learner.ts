import type { CallContext, Session } from '../../engine/context.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';

/** The caller, in a tenant. @throws Failure 401 without a session, 409 where no tenant is chosen. */
export function learnerOf(context: CallContext): Session {
  const session = signedIn(context);
  if (session.tenantId === '') throw failures.noTenant();
  return session;
}

/** Why there is nothing to practise, as the functions of practice.sql say it. */
export interface Problem {
  problem: 'cert' | 'question';
}

/** The refusal of a problem: 404. */
export function refusalOf({ problem }: Problem): Error {
  return failures.notFound(problem === 'cert' ? '证书' : '试题');
}
