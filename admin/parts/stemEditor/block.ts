/** Lines of a text that belong to one question. */
export interface Block {
  /** Place of its first line in the text, from 0. */
  start: number;
  /** Without the number of the question. */
  lines: string[];
  /** The word of the heading above for the kind; empty where there is none. */
  kind: string;
  /** `answers`: the answers of all questions in one place; `before`: what stands before the first number. */
  role: 'question' | 'answers' | 'before';
  isNumbered: boolean;
}
