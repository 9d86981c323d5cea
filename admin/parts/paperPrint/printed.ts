import type { Output } from '#runtime/core/call.ts';
import { plainText } from '#runtime/screen/records.ts';

export type PrintedPaper = Output<'paper.findExamPlanDetail'>;
export type PrintedSection = PrintedPaper['sections'][number];
export type PrintedQuestion = PrintedSection['questions'][number];

/** Kinds that are answered by choosing. */
export function isChoice({ questionType }: Pick<PrintedQuestion, 'questionType'>): boolean {
  return ['single', 'multiple', 'judgment'].includes(questionType);
}

/** In how many columns options stand, so that each stays on one line. */
export function optionColumns(optionList: readonly { content: string }[]): 1 | 2 | 4 {
  const widest = Math.max(0, ...optionList.map(({ content }) => widthOf(content)));
  if (widest <= 8) return 4;
  return widest <= 19 ? 2 : 1;
}

/** The last number of the questions of one material that stand together, where one of them begins here. */
export function materialUntil(questions: readonly PrintedQuestion[], index: number): number | undefined {
  const id = questions[index]?.material?.id;
  if (id === undefined || questions[index - 1]?.material?.id === id) return undefined;
  const after = questions.findIndex((question, at) => at > index && question.material?.id !== id);
  return questions.at(after < 0 ? -1 : after - 1)?.number;
}

/** What a group is called in the table of scores: its numeral, where its title begins with one. */
export function shortTitle(title: string): string {
  return /^([一二三四五六七八九十]+)、/.exec(title)?.[1] ?? title;
}

/** How wide a text is, in Chinese characters; a picture takes half a line. */
function widthOf(html: string): number {
  if (html.includes('<img')) return 12;
  return [...plainText(html)].reduce((sum, character) => sum + (character.charCodeAt(0) < 0x2000 ? 0.5 : 1), 0);
}
