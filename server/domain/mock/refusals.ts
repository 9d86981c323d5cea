import { Failure, failures } from '../../failures.ts';

/** What a call on a mock exam is refused with; `data.reason` tells the client what to do. */
export const refusals = {
  notFound: () => failures.notFound('模拟考试'),
  handedIn: () => new Failure({ status: 409, message: '已交卷，不能再作答', data: { reason: 'handedIn' } }),
  otherDevice: () =>
    new Failure({ status: 409, message: '这场模拟考试正在另一台设备上作答', data: { reason: 'device' } }),
  underWay: () => new Failure({ status: 409, message: '交卷后才能查看答案', data: { reason: 'sitting' } }),
  noRule: () => failures.invalid([{ path: '/certCode', message: '这个证书还没有组卷规则，暂时不能模拟考试' }]),
} as const;
