import type { Values } from '../../engine/context.ts';
import { Failure, failures } from '../../failures.ts';
import type { AttemptKind } from './kinds.ts';

const titles: Readonly<Record<AttemptKind, string>> = { mock: '模拟考试', exam: '考试' };

/** What a call on an attempt is refused with; `data.reason` tells the client what to do. */
export const refusals = {
  notFound: (kind: AttemptKind) => failures.notFound(titles[kind]),
  /** With what is known of it. */
  handedIn: (known: Values = {}) =>
    new Failure({ status: 409, message: '已交卷，不能再作答', data: { reason: 'handedIn', ...known } }),
  paused: () => new Failure({ status: 409, message: '考试已暂停，请等监考继续', data: { reason: 'paused' } }),
  otherDevice: (kind: AttemptKind) =>
    new Failure({ status: 409, message: `这场${titles[kind]}正在另一台设备上作答`, data: { reason: 'device' } }),
  unreleased: () =>
    new Failure({ status: 409, message: '有监考的考试，换设备要先请监考放行', data: { reason: 'release' } }),
  underWay: () => new Failure({ status: 409, message: '交卷后才能查看答案', data: { reason: 'sitting' } }),
} as const;
