import { Failure, failures } from '../../failures.ts';

/** Why there is nothing to practise, as the functions of practice.sql say it. */
export interface Problem {
  problem: keyof typeof refusals;
}

/** The refusal of a problem: 404, or 409 where the question stands in a mock exam under way (rule M12). */
export function refusalOf({ problem }: Problem): Error {
  return refusals[problem]();
}

const refusals = {
  cert: () => failures.notFound('证书'),
  question: () => failures.notFound('试题'),
  round: () => failures.notFound('这组练习'),
  mock: () => failures.notFound('模拟考试'),
  held: () => new Failure({ status: 409, message: '这道题正在考试中，结束后再练习', data: { reason: 'underWay' } }),
} as const;
