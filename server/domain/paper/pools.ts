import type { RuleEntry } from '../certificate/index.ts';
import type { CallContext } from '../../engine/context.ts';

/** Which questions papers are drawn from: those that learners practise, those for exams alone, or these and those for both. */
export type Pool = 'practice' | 'exam' | 'both';

/** Papers of a certificate that are to be drawn by a rule. */
export interface Wanted {
  context: CallContext;
  certId: string;
  pool: Pool;
  rule: readonly Pick<RuleEntry, 'type' | 'num' | 'score'>[];
}

/** The pools by the names that the database's functions have for them: `drawPaper…`, `ruleShortage…`, `is…`. */
export const poolNames: Readonly<Record<Pool, string>> = {
  practice: 'Practised',
  exam: 'ExamOnly',
  both: 'Examined',
};
