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
  /** Of short and long questions, where it is asked for: what brings how many points. */
  rubric?: { text: string; points: number }[] | null;
  difficulty?: string | null;
  /** What it is asked about, together with other questions (rule G1). */
  material?: ShownMaterial | null;
  /** Its knowledge points, where they are asked for. */
  knowledge?: string[];
}

/** A material as learners see it: sanitised HTML, and the address of a recording. A type, as it is sent as JSON. */
export type ShownMaterial = { id: string; content: string; sound: string | null };
