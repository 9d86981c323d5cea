import { changing, reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { failures } from '../../failures.ts';
import { fromReadingB, questionTypes } from '../answer/index.ts';
import { learnerOf } from '../session/index.ts';
import { refusalOf, type Problem } from './refusals.ts';
import { reviewOf } from './review.ts';
import { shownQuestion, type PracticeRow } from './shownQuestion.ts';

export type Mode =
  | 'random'
  | 'sequence'
  | 'knowledge'
  | 'difficulty'
  | 'due'
  | 'wrong'
  | 'favorite'
  | 'mock'
  | 'similar'
  | 'reading';

interface Choice {
  mode: Mode;
  /** Of one certificate; without it of all that the mode finds, or of the one of the mock exam. */
  certCode?: string;
  chooses?: number;
  /** Reading B. */
  types?: string[];
  isReset?: boolean;
  knowledge?: string[];
  difficulty?: string[];
  mockId?: string;
  /** What the questions of `similar` are like. */
  questionId?: string;
}

/** A question of a round with what was given, as "practice_round" (practice.sql) has it. */
interface RoundRow extends PracticeRow {
  certCode: string;
  certName: string;
  isHeld: boolean;
  isAnswered: boolean;
  selectedOptions: number[];
  inputInfo: string[];
  isCorrect: boolean | null;
  selfVerdict: boolean | null;
  /** ISO 8601. */
  answeredTime: string | null;
}

interface StoredRound {
  roundId: string | null;
  mode: Mode;
  certCode: string | null;
  certName: string | null;
  rows: RoundRow[];
}

const most = 200;
const ofAnyCert: ReadonlySet<Mode> = new Set(['due', 'wrong', 'favorite', 'mock']);

/**
 * Begins a round of the caller's choice and keeps it (rules P1, P11).
 * @throws Failure 404 unknown certificate or mock exam, 422 what the mode needs is missing.
 */
export async function startRound(context: CallContext, input: Values): Promise<Values> {
  const choice = input as unknown as Choice;
  const { mode, certCode, knowledge, difficulty, mockId, questionId } = choice;
  const missing = (path: string, message: string): Error => failures.invalid([{ path, message }]);
  if (certCode === undefined && !ofAnyCert.has(mode)) throw missing('/certCode', '请选择证书');
  if (mode === 'knowledge' && !knowledge) throw missing('/knowledge', '请选择知识点');
  if (mode === 'difficulty' && !difficulty) throw missing('/difficulty', '请选择难度');
  if (mode === 'mock' && mockId === undefined) throw missing('/mockId', '请选择模拟考试');
  if (mode === 'similar' && questionId === undefined) throw missing('/questionId', '请选择试题');
  return begin(context, choice);
}

/** A round of questions that is kept; without any nothing is, and `roundId` is null. One round trip. */
export async function begin(
  context: CallContext,
  {
    mode,
    certCode,
    chooses = most,
    types,
    isReset = false,
    knowledge = [],
    difficulty = [],
    mockId,
    questionId,
  }: Choice,
): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [row] = await context.app.database.query(
    changing<{ reply: StoredRound | Problem }>({
      name: 'practice_begin',
      text: 'select "practice_begin"($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb) as "reply"',
      values: [
        tenantId,
        userId,
        newId(),
        certCode ?? null,
        mode,
        chooses,
        types?.map(fromReadingB) ?? questionTypes,
        isReset,
        JSON.stringify({ knowledge, difficulty, mockId, questionId }),
      ],
    }),
  );
  if (!row) throw failures.broken();
  const { reply } = row;
  if ('problem' in reply) throw refusalOf(reply);
  const { rows, ...head } = reply;
  return {
    ...head,
    rows: rows.map((question, index) => shownRow({ question, index, totalNum: rows.length })),
    totalNum: rows.length,
  };
}

/**
 * A round of the caller's as it stands: what was answered with its keys, and which question is next (rule P11).
 * @throws Failure 404 where it is not the caller's.
 */
export async function round(context: CallContext, { roundId }: Values): Promise<Values> {
  const { tenantId, userId } = learnerOf(context);
  const [row] = await context.app.database.query(
    reading<{ reply: StoredRound | null }>({
      name: 'practice_round',
      text: 'select "practice_round"($1, $2, $3) as "reply"',
      values: [tenantId, userId, roundId],
    }),
  );
  if (!row?.reply) throw refusalOf({ problem: 'round' });
  const { rows, ...head } = row.reply;
  const shown = rows.map((question, index) => {
    const { isAnswered, selectedOptions, inputInfo, isHeld, isCorrect, selfVerdict } = question;
    const review =
      isAnswered && !isHeld
        ? {
            ...reviewOf({ question, answer: { selectedOptions, texts: inputInfo } }),
            isCorrect,
            selfVerdict,
            wrongRecordId: null,
            nextDue: null,
          }
        : null;
    return { ...shownRow({ question, index, totalNum: rows.length }), isAnswered, selectedOptions, inputInfo, review };
  });
  return { ...head, position: nextOf(rows), rows: shown, totalNum: rows.length };
}

function shownRow({ question, index, totalNum }: { question: RoundRow; index: number; totalNum: number }): Values {
  const { certCode, certName, isHeld } = question;
  return { ...shownQuestion({ row: question, index, totalNum }), certCode, certName, isHeld };
}

/** The place, from 1, of the next question to answer: after the one answered last, else the first that is open; past the end once none is. */
function nextOf(rows: readonly RoundRow[]): number {
  const isOpen = ({ isAnswered, isHeld }: RoundRow): boolean => !isAnswered && !isHeld;
  const last = rows.reduce(
    (latest, row, index) =>
      row.answeredTime !== null && row.answeredTime >= (rows[latest]?.answeredTime ?? '') ? index : latest,
    -1,
  );
  const after = rows.findIndex((row, index) => index > last && isOpen(row));
  const next = after === -1 ? rows.findIndex(isOpen) : after;
  return next === -1 ? rows.length + 1 : next + 1;
}
