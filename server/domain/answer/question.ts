import type { StoredKey } from '#runtime/core/answer/keys.ts';

/** What is stored of a question that answers depend on. */
export interface StoredQuestion {
  type: string;
  /** Sanitised HTML, as are the contents of the options and the analysis. */
  title: string;
  options: { content: string; isAnswer?: boolean }[];
  /** One a blank; one alone for short and long questions. Read them with keysOf: snapshots may have the former shape. */
  answer: StoredKey[];
  /** Of long questions: text or code. */
  format?: string | null;
  analysis?: string | null;
  difficulty?: string | null;
  /** Its knowledge points, where they are asked for. */
  knowledge?: string[];
}
