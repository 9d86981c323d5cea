/** The kinds of questions as they are stored. */
export const questionTypes = ['single', 'multiple', 'judgment', 'blank', 'short', 'long'] as const;

export type QuestionType = (typeof questionTypes)[number];

const codesA: Readonly<Record<QuestionType, string>> = {
  single: '1',
  multiple: '2',
  judgment: '3',
  short: '4',
  blank: '5',
  long: '6',
};
const codesB: Readonly<Record<QuestionType, string>> = {
  single: '1',
  multiple: '2',
  judgment: '3',
  blank: '4',
  short: '5',
  long: '6',
};

/** Whether a stored text names a kind. */
export function isKind(value: string): value is QuestionType {
  return (questionTypes as readonly string[]).includes(value);
}

/** The code of a kind in bank, papers, rules and evaluations; '' for none. */
export function readingA(kind: string): string {
  return isKind(kind) ? codesA[kind] : '';
}

/** The code of a kind in practice and mock exams; '' for none. */
export function readingB(kind: string): string {
  return isKind(kind) ? codesB[kind] : '';
}

/** The kind of a code of bank, papers, rules and evaluations. */
export function fromReadingA(code: string): QuestionType | undefined {
  return questionTypes.find((kind) => codesA[kind] === code);
}

/** The kind of a code of practice and mock exams. */
export function fromReadingB(code: string): QuestionType | undefined {
  return questionTypes.find((kind) => codesB[kind] === code);
}

/** Kinds that are answered by choosing options. */
export function isChoice(kind: string): boolean {
  return kind === 'single' || kind === 'multiple' || kind === 'judgment';
}
