import { Failure, failures } from '../../failures.ts';
import type { CallContext, Session, Values } from '../../engine/context.ts';
import { signedIn } from '../session/index.ts';

/**
 * The caller, in a tenant, with an input that can be stored.
 * @throws Failure 401 without a session, 409 where no tenant is chosen, 422 where a text holds what no database takes
 */
export function learnerOf(context: CallContext, input: Values): Session {
  const session = signedIn(context);
  if (!isStorable(input)) throw failures.invalid([{ path: '', message: '文字中有无法保存的字符' }]);
  if (session.tenantId === '') throw failures.noTenant();
  return session;
}

/** What a call on a mock exam is refused with; `data.reason` tells the client what to do. */
export const refusals = {
  notFound: () => failures.notFound('模拟考试'),
  handedIn: () => new Failure({ status: 409, message: '已交卷，不能再作答', data: { reason: 'handedIn' } }),
  otherDevice: () => new Failure({ status: 409, message: '这场模拟考试正在另一台设备上作答', data: { reason: 'device' } }),
  underWay: () => new Failure({ status: 409, message: '交卷后才能查看答案', data: { reason: 'sitting' } }),
  noRule: () => failures.invalid([{ path: '/certCode', message: '这个证书还没有组卷规则，暂时不能模拟考试' }]),
} as const;

/** No text within holds NUL or half of a character. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
  return value === null || typeof value !== 'object' || Object.values(value).every(isStorable);
}
