import type { Paper, PaperQuestion } from '#learner/answers/answer.ts';
import { typeName } from '#learner/question/texts.ts';

/** Questions that follow one another under one title. */
export interface Section {
  title: string;
  instructions: string | null;
  /** Its first question, from 0. */
  from: number;
  questions: readonly PaperQuestion[];
}

/** The groups that a paper has itself; most have none. */
export function sectionsOf({ sections = [], questionList }: Paper): Section[] {
  let end = 0;
  return sections.map(({ title, instructions, questionCount }) => {
    const from = end;
    end += questionCount;
    return { title, instructions, from, questions: questionList.slice(from, end) };
  });
}

/** The kinds of a paper in its order, where there are several and each comes in one row; else nothing. */
export function kindsOf({ questionList }: Paper): Section[] {
  const starts = questionList.flatMap(({ questionType }, index) =>
    questionType === questionList[index - 1]?.questionType ? [] : [index],
  );
  const titles = starts.map((from) => typeName(questionList[from]?.questionType ?? ''));
  if (titles.length < 2 || new Set(titles).size < titles.length) return [];
  return titles.map((title, at) => {
    const from = starts[at] ?? 0;
    return { title, instructions: null, from, questions: questionList.slice(from, starts[at + 1]) };
  });
}
