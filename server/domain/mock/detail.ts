import type { CallContext, Values } from '../../engine/context.ts';
import { reviewQuestion } from '../answer/index.ts';
import { readPaper } from './paper.ts';
import { refusals } from './refusals.ts';
import { scoreEntry } from './score.ts';

/**
 * The own mock exam with keys, analysis and what each question brought, once it is handed in (rule M10).
 * @throws Failure 404, 409 while it is sat.
 */
export async function detail(context: CallContext, { mockId }: Values): Promise<Values> {
  const paper = await readPaper(context, { mockId: String(mockId), hasKeys: true });
  if (paper.state !== 'handedIn') throw refusals.underWay();
  const { certCode, certName, score, totalScore, passScore, isPassed, startTime, submittedTime } = paper;
  const questionList = paper.entries.map((entry, index) => {
    const { questionId, question, score: points, selectedOptions, inputInfo, isFlagged, isAnswered } = entry;
    const { isCorrect, gained } = isAnswered ? entry : scoreEntry(entry);
    return { ...reviewQuestion(question), questionId, questionIndex: index + 1, score: points, selectedOptions, inputInfo, isFlagged, isCorrect, gained };
  });
  return { mockId: paper.mockId, certCode, certName, score, totalScore, passScore, isPassed, startTime, submittedTime, questionList };
}
