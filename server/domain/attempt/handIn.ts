import { changing } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { keepInBook, type Outcome } from '../practice/index.ts';
import type { AttemptName } from './kinds.ts';
import { paperStatement, type StoredPaper } from './storedPaper.ts';
import { scorePaper, type Result } from './score.ts';

export interface HandedIn {
  /** null of an exam: it is scored later. */
  score: number | null;
  totalScore: number;
  isPassed: boolean | null;
}

/**
 * Hands an attempt in. A mock exam is scored once, its result stored with it, and its mistakes enter the wrong-answer book
 * (rules M5, M9, M13); an exam is scored later (rule H6). The row is locked first, so of several that try, one does; the others find it done.
 * @returns undefined where it is not there, was handed in before, or, with `isOnlyOverdue`, still has time or is just
 * being handed in by another process
 */
export async function handIn({
  app,
  tenantId,
  userId,
  kind,
  attemptId,
  isOnlyOverdue,
}: AttemptName & {
  app: App;
  tenantId: string;
  userId: string;
  isOnlyOverdue: boolean;
}): Promise<HandedIn | undefined> {
  return app.database.inScope({ scope: { tenantId, userId } }, async (transaction) => {
    const [locked] = await transaction.query(
      changing<{ id: string }>({
        name: 'attempt_lock',
        text: `select "id" from "attempt"
          where "tenantId" = $1 and "id" = $2 and "kind" = $4 and "state" = 'sitting'
            and (not $3 or "deadline" <= clock_timestamp())
          for update`,
        values: [tenantId, attemptId, isOnlyOverdue, kind],
      }),
    );
    if (!locked) return undefined;
    const [row] = await transaction.query(paperStatement({ tenantId, userId, kind, attemptId, hasKeys: true }));
    if (!row?.paper) return undefined;
    const { paper } = row;
    const { results, score, isPassed } = kind === 'mock' ? scorePaper(paper) : unscored;
    if (results.length > 0)
      await transaction.query(
        changing({
          name: 'attempt_mark',
          text: `update "attemptAnswer" a set "isCorrect" = r."isCorrect", "gained" = r."gained"
          from jsonb_to_recordset($3::jsonb) r("questionId" text, "isCorrect" boolean, "gained" numeric)
          where a."tenantId" = $1 and a."attemptId" = $2 and a."questionId" = r."questionId"`,
          values: [tenantId, attemptId, JSON.stringify(results)],
        }),
      );
    await transaction.query(
      changing({
        name: 'attempt_handIn',
        text: `update "attempt"
          set "state" = 'handedIn', "submittedTime" = least(clock_timestamp(), "deadline"), "score" = $3, "isPassed" = $4
          where "tenantId" = $1 and "id" = $2`,
        values: [tenantId, attemptId, score, isPassed],
      }),
    );
    if (kind === 'mock')
      await keepInBook({
        transaction,
        tenantId,
        userId,
        certId: paper.certId,
        outcomes: outcomesOf({ paper, results }),
      });
    return { score, totalScore: paper.totalScore, isPassed };
  });
}

/** An exam is scored once it is over for all. */
const unscored = { results: [], score: null, isPassed: null };

/** What was answered and judged; what was left open is no mistake. */
function outcomesOf({ paper, results }: { paper: StoredPaper; results: readonly Result[] }): Outcome[] {
  return paper.entries.flatMap(({ questionId, version, card, selectedOptions, inputInfo }, index) => {
    const isCorrect = results[index]?.isCorrect ?? null;
    const isGiven = selectedOptions.length > 0 || inputInfo.some((text) => text.trim() !== '');
    return isCorrect === null || !isGiven ? [] : [{ questionId, version, isCorrect, card }];
  });
}
