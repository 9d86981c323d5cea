import { reading, type Statement } from '../../database/statement.ts';
import type { App, CallContext, Values } from '../../engine/context.ts';
import { paperQuestion, type StoredQuestion } from '../answer/index.ts';
import type { StoredCard } from '../practice/index.ts';
import { learnerOf } from '../session/index.ts';
import { handIn } from './handIn.ts';
import { refusals } from './refusals.ts';

/** A question of a paper with what was answered, as "mock_paper" (mock.sql) gives it. */
export interface PaperEntry {
  questionId: string;
  version: number;
  /** Stands in another mock exam that is under way: its key is not for now (rule M12). */
  isHeld: boolean;
  /** Full points. */
  score: number;
  /** The question in the version drawn; without analysis unless asked for. */
  question: StoredQuestion;
  selectedOptions: number[];
  inputInfo: string[];
  isFlagged: boolean;
  sequence: number;
  isAnswered: boolean;
  isCorrect: boolean | null;
  gained: number | null;
  isFavorite: boolean;
  /** Of its record in the wrong-answer book; read with the keys only. */
  card: StoredCard | null;
}

/** A mock exam with its paper. Times `YYYY-MM-DD HH:mm:ss`. */
export interface StoredPaper {
  mockId: string;
  certId: string;
  certCode: string;
  certName: string;
  state: 'sitting' | 'handedIn';
  deviceId: string;
  startTime: string;
  deadline: string;
  submittedTime: string | null;
  serverTime: string;
  remainingSeconds: number;
  /** Still sat although its time is over. */
  isOverdue: boolean;
  totalScore: number;
  passScore: number;
  score: number | null;
  isPassed: boolean | null;
  entries: PaperEntry[];
}

interface Reading {
  app: App;
  tenantId: string;
  userId: string;
  mockId: string;
  /** With answer keys and analysis. */
  hasKeys?: boolean;
}

/** The statement that reads a mock exam of the user; one row `{paper}`, null where there is none. */
export function paperStatement({
  tenantId,
  userId,
  mockId,
  hasKeys = false,
}: Omit<Reading, 'app'>): Statement<{ paper: StoredPaper | null }> {
  return reading({
    name: 'mock_paper',
    text: 'select "mock_paper"($1, $2, $3, $4) as "paper"',
    values: [tenantId, userId, mockId, hasKeys],
  });
}

/**
 * The caller's mock exam; one whose time is over is handed in first (rule M5).
 * @throws Failure 404 where it is not the caller's own.
 */
export async function readPaper(
  context: CallContext,
  { mockId, hasKeys = false }: { mockId: string; hasKeys?: boolean },
): Promise<StoredPaper> {
  const { tenantId, userId } = learnerOf(context);
  const read = async (): Promise<StoredPaper> => {
    const [row] = await context.app.database.query(paperStatement({ tenantId, userId, mockId, hasKeys }));
    if (!row?.paper) throw refusals.notFound();
    return row.paper;
  };
  const paper = await read();
  if (!paper.isOverdue) return paper;
  await handIn({ app: context.app, tenantId, userId, mockId, isOnlyOverdue: true });
  return read();
}

/** A mock exam as its learner sees it while it is sat: no key, no analysis (rule M10). */
export function shownPaper({ paper, deviceId }: { paper: StoredPaper; deviceId: string }): Values {
  const { mockId, certCode, certName, state, startTime, deadline, serverTime, remainingSeconds, totalScore } = paper;
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
    mockId,
    certCode,
    certName,
    state,
    startTime,
    deadline,
    serverTime,
    remainingSeconds,
    totalScore,
    isMine: paper.deviceId === deviceId,
    questionList,
  };
}
