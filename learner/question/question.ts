import type { AnswerKey } from '#runtime/core/answer/keys.ts';

/** A question as a learner sees it before it is answered. */
export interface Question {
  questionId: string;
  /** Reading B: 1 single, 2 multiple, 3 judgment, 4 blank, 5 short, 6 long. */
  questionType: string;
  /** HTML. */
  title: string;
  /** Places count from 1; the content is HTML. */
  optionList: readonly QuestionOption[];
  /** How many texts an answer has; 0 for choices. */
  blankCount: number;
  /** Of a long question: text or code. */
  format?: string | null;
  /** What it is asked about, together with others. */
  material?: ShownMaterial | null;
}

/** A text, and a recording, that several questions are asked about. */
export interface ShownMaterial {
  id: string;
  /** HTML. */
  content: string;
  /** The address of a recording. */
  sound: string | null;
}

export interface QuestionOption {
  order: number;
  content: string;
}

/** What a learner has given: places of options, texts of the blanks in order. */
export interface Answer {
  selectedOptions: number[];
  inputInfo: string[];
}

/** What is known once an answer was checked. */
export interface Review {
  /** Null where a machine cannot say. */
  isCorrect: boolean | null;
  /** What the learner says where a machine cannot; null while that is open. */
  selfVerdict?: boolean | null;
  /** The keys were read, not asked for by an answer. */
  isRead?: boolean;
  /** For texts, whether each one is right, where it is known. */
  optionList: readonly { order: number; isRight?: boolean | null }[];
  correctOptions: readonly number[];
  /** The texts looked for, each in any of several ways. */
  answer: readonly AnswerKey[];
  /** HTML. */
  analysis: string | null;
}

export const noAnswer: Answer = { selectedOptions: [], inputInfo: [] };

/** The kinds by their codes in reading B. */
export const questionTypes = { single: '1', multiple: '2', judgment: '3', blank: '4', short: '5', long: '6' } as const;

/** Longest text of a blank, in characters. */
export const textLimit = 2000;

/** Whether a question is answered in code. */
export function isCode({ questionType, format }: Pick<Question, 'questionType' | 'format'>): boolean {
  return questionType === questionTypes.long && format === 'code';
}

/** Whether anything was chosen or written. */
export function hasAnswer({ selectedOptions, inputInfo }: Answer): boolean {
  return selectedOptions.length > 0 || inputInfo.some((text) => text.trim() !== '');
}

/** Whether what was written stands beside its key, for the learner to compare: no machine says that it is right or wrong. */
export function isCompared({
  question,
  answer,
  review,
}: {
  question: Pick<Question, 'blankCount'>;
  answer: Answer;
  review: Pick<Review, 'isCorrect'> | undefined;
}): boolean {
  return review?.isCorrect === null && question.blankCount > 0 && hasAnswer(answer);
}

/** The answer after an option was touched: multiple choice puts it in or out, the others choose it alone. */
export function chooseOption({
  question: { questionType },
  answer,
  order,
}: {
  question: Pick<Question, 'questionType'>;
  answer: Answer;
  order: number;
}): Answer {
  if (questionType !== questionTypes.multiple) return { ...answer, selectedOptions: [order] };
  const { selectedOptions } = answer;
  const next = selectedOptions.includes(order)
    ? selectedOptions.filter((other) => other !== order)
    : [...selectedOptions, order].sort((a, b) => a - b);
  return { ...answer, selectedOptions: next };
}

/** The answer after a blank was written; `index` counts from 0. */
export function writeText({
  question: { blankCount },
  answer,
  index,
  text,
}: {
  question: Pick<Question, 'blankCount'>;
  answer: Answer;
  index: number;
  text: string;
}): Answer {
  return {
    ...answer,
    inputInfo: Array.from({ length: blankCount }, (_blank, place) =>
      place === index ? text : (answer.inputInfo[place] ?? ''),
    ),
  };
}
