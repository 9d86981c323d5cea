import type { KeyObject } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { keepInBook, type Outcome } from '../practice/index.ts';
import { seal, signingKey, headColumns, type Head } from './seal.ts';
import type { AttemptKind, AttemptName } from './kinds.ts';
import { paperStatement, type StoredPaper } from './storedPaper.ts';
import { scorePaper, type Result } from './score.ts';

export interface HandedIn {
  /** null of an exam: it is scored later. */
  score: number | null;
  totalScore: number;
  isPassed: boolean | null;
}

interface Wanted extends AttemptName {
  app: App;
  tenantId: string;
  userId: string;
  isOnlyOverdue: boolean;
}

/**
 * Hands an attempt in. A mock exam is scored once, its result stored with it, and its mistakes enter the wrong-answer book
 * (rules M5, M9, M13); of an exam the receipts are sealed (rule H8), and it is scored later (rule H6). The row is locked
 * first, so of several that try, one does; the others find it done.
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
}: Wanted): Promise<HandedIn | undefined> {
  const key = kind === 'exam' ? await signingKey(app) : undefined;
  return guarded({ app }, () =>
    app.database.inScope({ scope: { tenantId, userId } }, async (transaction) => {
      const [locked] = await transaction.query(
        changing<Head & { totalScore: number }>({
          name: 'attempt_lock',
          text: `select ${headColumns}, a."totalScore" from "attempt" a
          where a."tenantId" = $1 and a."id" = $2 and a."kind" = $4 and a."state" = 'sitting' and (not $3 or "isOver"(a))
          for update`,
          values: [tenantId, attemptId, isOnlyOverdue, kind],
        }),
      );
      if (!locked) return undefined;
      if (key) await seal({ key, transaction, tenantId, heads: [locked] });
      const marked = kind === 'mock' ? await mark({ transaction, tenantId, userId, kind, attemptId }) : unscored;
      await transaction.query(closing({ tenantId, ids: [attemptId], ...marked }));
      return { ...marked, totalScore: locked.totalScore };
    }),
  );
}

/**
 * Hands in up to so many exams of a tenant whose time is over, at once: as many may end in one second. What another process
 * is just handing in is left to it.
 * @returns how many
 */
export async function handInOverdue({
  app,
  tenantId,
  limit,
}: {
  app: App;
  tenantId: string;
  limit: number;
}): Promise<number> {
  const key = await signingKey(app);
  return guarded({ app }, () =>
    app.database.inScope({ scope: { tenantId, userId: '' } }, async (transaction) => {
      await transaction.query(asSweep);
      const heads = await transaction.query(
        changing<Head>({
          name: 'attempt_lockOverdue',
          text: `select ${headColumns} from "attempt" a
          where a."tenantId" = $1 and a."kind" = 'exam' and a."state" = 'sitting' and a."deadline" <= now() and "isOver"(a)
          order by a."deadline" limit $2 for update skip locked`,
          values: [tenantId, limit],
        }),
      );
      await closeExams({ key, transaction, tenantId, heads });
      return heads.length;
    }),
  );
}

/**
 * Hands in exams that are sat, in the transaction of what has them handed in; they are locked by it already.
 * @param options.key of the receipts, asked for before the transaction
 */
export async function handInExams({
  key,
  transaction,
  tenantId,
  attemptIds,
}: {
  key: KeyObject;
  transaction: Transaction;
  tenantId: string;
  attemptIds: readonly string[];
}): Promise<void> {
  await transaction.query(asSweep);
  const heads = await transaction.query(
    changing<Head>({
      name: 'attempt_lockNamed',
      text: `select ${headColumns} from "attempt" a
        where a."tenantId" = $1 and a."kind" = 'exam' and a."state" = 'sitting' and a."id" = any($2) for update`,
      values: [tenantId, [...attemptIds]],
    }),
  );
  await closeExams({ key, transaction, tenantId, heads });
}

/** The server's own work from here on in a transaction: the attempts of all. */
export const asSweep = reading({
  name: 'attempt_sweep',
  text: `select set_config('app.sweep', 'on', true)`,
  values: [],
});

async function closeExams({
  key,
  transaction,
  tenantId,
  heads,
}: {
  key: KeyObject;
  transaction: Transaction;
  tenantId: string;
  heads: readonly Head[];
}): Promise<void> {
  if (heads.length === 0) return;
  await seal({ key, transaction, tenantId, heads });
  await transaction.query(closing({ tenantId, ids: heads.map(({ id }) => id), ...unscored }));
}

/** An exam is scored once it is over for all, and its paper need not be read now. */
const unscored = { score: null, isPassed: null };

function closing({
  tenantId,
  ids,
  score,
  isPassed,
}: { tenantId: string; ids: readonly string[] } & Omit<HandedIn, 'totalScore'>) {
  return changing({
    name: 'attempt_handIn',
    // A clock that stood still was not over, and the time it stood is not lost to who opens it again.
    text: `update "attempt" set "state" = 'handedIn', "pausedTime" = null, "pausedSeconds" = "pausedSeconds" + "secondsPaused"("attempt"),
        "submittedTime" = least(clock_timestamp(), "deadline" + "secondsPaused"("attempt") * interval '1 second'), "score" = $3, "isPassed" = $4
      where "tenantId" = $1 and "id" = any($2)`,
    values: [tenantId, [...ids], score, isPassed],
  });
}

/** Scores what was answered, stores it with the answers, and puts the mistakes into the wrong-answer book. */
async function mark({
  transaction,
  tenantId,
  userId,
  ...name
}: {
  kind: AttemptKind;
  attemptId: string;
  transaction: Transaction;
  tenantId: string;
  userId: string;
}): Promise<Omit<HandedIn, 'totalScore'>> {
  const [row] = await transaction.query(paperStatement({ tenantId, userId, ...name, hasKeys: true }));
  if (!row?.paper) throw failures.broken();
  const { paper } = row;
  const { results, score, isPassed } = scorePaper(paper);
  await transaction.query(
    changing({
      name: 'attempt_mark',
      text: `update "attemptAnswer" a set "isCorrect" = r."isCorrect", "gained" = r."gained"
      from jsonb_to_recordset($3::jsonb) r("questionId" text, "isCorrect" boolean, "gained" numeric)
      where a."tenantId" = $1 and a."attemptId" = $2 and a."questionId" = r."questionId"`,
      values: [tenantId, name.attemptId, JSON.stringify(results)],
    }),
  );
  await keepInBook({ transaction, tenantId, userId, certId: paper.certId, outcomes: outcomesOf({ paper, results }) });
  return { score, isPassed };
}

/** What was answered and judged; what was left open is no mistake. */
function outcomesOf({ paper, results }: { paper: StoredPaper; results: readonly Result[] }): Outcome[] {
  return paper.entries.flatMap(({ questionId, version, card, selectedOptions, inputInfo }, index) => {
    const isCorrect = results[index]?.isCorrect ?? null;
    const isGiven = selectedOptions.length > 0 || inputInfo.some((text) => text.trim() !== '');
    return isCorrect === null || !isGiven ? [] : [{ questionId, version, isCorrect, card }];
  });
}
