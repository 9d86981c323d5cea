import { reading, type Statement } from '../../database/statement.ts';
import type { StoredQuestion } from '../answer/index.ts';
import type { AttemptName } from './kinds.ts';
import type { StoredCard } from '../practice/index.ts';

/** A question of a paper with what was answered, as "attempt_paper" (attempt.sql) gives it. */
export interface PaperEntry {
  questionId: string;
  version: number;
  /** Its key is not for now: it stands in another mock exam that is under way or on papers to come (rules M12, C7). */
  isHeld: boolean;
  /** The title of the group in which a fixed paper has it. */
  section: string | null;
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

/** An attempt with its paper. Times `YYYY-MM-DD HH:mm:ss`. */
export interface StoredPaper {
  attemptId: string;
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
  /** Of an exam: the clock stands still until its invigilator goes on. */
  isPaused: boolean;
  /** Still sat although its time is over. */
  isOverdue: boolean;
  totalScore: number;
  passScore: number;
  score: number | null;
  isPassed: boolean | null;
  /** What the fixed paper of an exam says at its beginning. */
  instructions: string | null;
  /** The groups of the fixed paper of an exam. */
  sections: { title: string; instructions?: string | null }[];
  entries: PaperEntry[];
}

interface Wanted extends AttemptName {
  tenantId: string;
  userId: string;
  /** With answer keys and analysis. */
  hasKeys?: boolean;
}

/** The statement that reads an attempt of the user; one row `{paper}`, null where there is none. */
export function paperStatement({
  tenantId,
  userId,
  kind,
  attemptId,
  hasKeys = false,
}: Wanted): Statement<{ paper: StoredPaper | null }> {
  return reading({
    name: 'attempt_paper',
    text: 'select "attempt_paper"($1, $2, $3, $4, $5) as "paper"',
    values: [tenantId, userId, kind, attemptId, hasKeys],
  });
}
