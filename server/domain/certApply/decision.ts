import type { Values } from '../../engine/context.ts';
import { failures } from '../../failures.ts';

/**
 * What is said with a decision over an application: a reason unless it is approved, and until when what is returned can be
 * completed.
 * @throws Failure 422 without what is due.
 */
export function saidOf({ status, reason, completeBy }: Values): Values {
  const missing = [
    ...(status !== 'approved' && !reason ? [{ path: '/reason', message: '请填写原因' }] : []),
    ...(status === 'returned' && !completeBy ? [{ path: '/completeBy', message: '请填写补正期限' }] : []),
  ];
  if (missing.length > 0) throw failures.invalid(missing);
  if (status === 'approved') return {};
  return { reason: reason ?? null, ...(status === 'returned' && { completeBy: completeBy ?? null }) };
}
