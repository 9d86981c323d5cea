import type { CallContext, Values } from '../../engine/context.ts';
import { reviewQuestion, unreviewedQuestion } from '../answer/index.ts';
import { readPaper, refusals, scoreEntry, type PaperEntry } from '../attempt/index.ts';

/**
 * The own mock exam with keys, analysis and what each question brought, once it is handed in (rules M10, M12).
 * @throws Failure 404, 409 while it is sat.
 */
export async function detail(context: CallContext, { mockId }: Values): Promise<Values> {
  const paper = await readPaper(context, { kind: 'mock', attemptId: String(mockId), hasKeys: true });
  if (paper.state !== 'handedIn') throw refusals.underWay();
  const { certCode, certName, score, totalScore, passScore, isPassed, startTime, submittedTime } = paper;
  const questionList = paper.entries.map((entry, index) => {
    const {
      questionId,
      version,
      question,
      score: points,
      selectedOptions,
      inputInfo,
      isFlagged,
      isHeld,
      isFavorite,
      card,
    } = entry;
    return {
      ...reviewOf(entry),
      questionId,
      version,
      questionIndex: index + 1,
      score: points,
      selectedOptions,
      inputInfo,
      isFlagged,
      isHeld,
      isFavorite,
      // Only what was answered wrongly entered by itself (rule M12).
      isInBook: !isHeld && card !== null,
      knowledge: isHeld ? [] : (question.knowledge ?? []),
    };
  });
  return {
    mockId: paper.attemptId,
    certCode,
    certName,
    score,
    totalScore,
    passScore,
    isPassed,
    startTime,
    submittedTime,
    questionList,
  };
}

/** What is known of a question now that the exam is over; of one that another exam under way asks, nothing that tells its key (rule M12). */
function reviewOf(entry: PaperEntry): Values {
  const { question, isHeld, isAnswered } = entry;
  if (isHeld) return { ...unreviewedQuestion(question), isCorrect: null, gained: null };
  const { isCorrect, gained } = isAnswered ? entry : scoreEntry(entry);
  return { ...reviewQuestion(question), isCorrect, gained };
}
