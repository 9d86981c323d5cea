import type { CallContext, Values } from '../../engine/context.ts';
import { paperQuestion } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';
import { handIn } from './handIn.ts';
import type { AttemptName } from './kinds.ts';
import { refusals } from './refusals.ts';
import { paperStatement, type StoredPaper } from './storedPaper.ts';

/**
 * The caller's attempt; one whose time is over is handed in first (rule M5).
 * @throws Failure 404 where it is not the caller's own.
 */
export async function readPaper(
  context: CallContext,
  { kind, attemptId, hasKeys = false }: AttemptName & { hasKeys?: boolean },
): Promise<StoredPaper> {
  const { tenantId, userId } = learnerOf(context);
  const read = async (): Promise<StoredPaper> => {
    const [row] = await context.app.database.query(paperStatement({ tenantId, userId, kind, attemptId, hasKeys }));
    if (!row?.paper) throw refusals.notFound(kind);
    return row.paper;
  };
  const paper = await read();
  if (!paper.isOverdue) return paper;
  await handIn({ app: context.app, tenantId, userId, kind, attemptId, isOnlyOverdue: true });
  return read();
}

/** An attempt as its learner sees it while it is sat: no key, no analysis (rule M10). */
export function shownPaper({ paper, deviceId }: { paper: StoredPaper; deviceId: string }): Values {
  const { attemptId, certCode, certName, state, isPaused, startTime, deadline, serverTime, totalScore } = paper;
  const questionList = paper.entries.map(
    ({ questionId, question, score, selectedOptions, inputInfo, isFlagged, sequence }, index) => ({
      ...paperQuestion(question),
      questionId,
      questionIndex: index + 1,
      score,
      selectedOptions,
      inputInfo,
      isFlagged,
      sequence,
    }),
  );
  return {
    attemptId,
    certCode,
    certName,
    state,
    startTime,
    deadline,
    serverTime,
    remainingSeconds: paper.remainingSeconds,
    isPaused,
    totalScore,
    isMine: paper.deviceId === deviceId,
    instructions: paper.instructions,
    sections: sectionsOf(paper),
    questionList,
  };
}

/** The groups of a paper that have questions, in the order in which these come. */
function sectionsOf({ sections, entries }: StoredPaper): Values[] {
  return sections
    .map(({ title, instructions = null }) => ({
      title,
      instructions,
      questionCount: entries.filter(({ section }) => section === title).length,
    }))
    .filter(({ questionCount }) => questionCount > 0);
}
