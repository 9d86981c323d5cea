/** What is stored of a question that answers depend on. */
export interface StoredQuestion {
  type: string;
  /** Sanitised HTML, as are the contents of the options and the analysis. */
  title: string;
  options: { content: string; isAnswer?: boolean }[];
  /** An item a blank; alternatives of one blank are separated by `|`. */
  answer: string[];
  analysis?: string | null;
  difficulty?: string | null;
}
