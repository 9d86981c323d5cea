import { reading, type Statement } from '../../database/statement.ts';
import type { StoredQuestion } from '../answer/index.ts';
import type { StoredCard } from '../practice/index.ts';

/** A question of a paper with what was answered, as "mock_paper" (mock.sql) gives it. */
export interface PaperEntry {
  questionId: string;
  version: number;
  /** Its key is not for now: it stands in another mock exam that is under way or on papers to come (rules M12, C7). */
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

interface Wanted {
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
}: Wanted): Statement<{ paper: StoredPaper | null }> {
  return reading({
    name: 'mock_paper',
    text: 'select "mock_paper"($1, $2, $3, $4) as "paper"',
    values: [tenantId, userId, mockId, hasKeys],
  });
}
