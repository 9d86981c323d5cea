import { failures } from '../../failures.ts';

/** Why there is nothing to practise, as the functions of practice.sql say it. */
export interface Problem {
  problem: 'cert' | 'question';
}

/** The refusal of a problem: 404. */
export function refusalOf({ problem }: Problem): Error {
  return failures.notFound(problem === 'cert' ? '证书' : '试题');
}
