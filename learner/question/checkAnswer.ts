import { call, type Output } from '#runtime/core/call.ts';
import type { Answer, Question } from './question.ts';

/** A question of practice, as any of the calls gives it. */
export interface PracticeQuestion extends Question {
  version: number;
}

export type Checked = Output<'practice.isTrue'>;

/** Has the server check and keep an answer. @throws CallError, 422 where the answer does not fit the question. */
export function checkAnswer({ question: { questionId, version, blankCount }, certCode, answer: { selectedOptions, inputInfo } }: { question: PracticeQuestion; certCode: string; answer: Answer }): Promise<Checked> {
  const given = blankCount === 0 ? { selectedOptions } : { optionList: inputInfo.map((content, index) => ({ order: index + 1, content })).filter(({ content }) => content.trim() !== '') };
  return call('practice.isTrue', { questionId, version, certCode, ...given }, { isQuiet: true });
}
