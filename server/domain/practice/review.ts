import type { Values } from '../../engine/context.ts';
import { isChoice, isRightText, reviewQuestion, type GivenAnswer, type StoredQuestion } from '../answer/index.ts';

/** The keys of a question beside what was answered. */
export function reviewOf({ question, answer }: { question: StoredQuestion; answer: GivenAnswer }): Values {
  const { correctOptions, answer: texts, analysis } = reviewQuestion(question);
  return { optionList: checked({ question, answer }), correctOptions, answer: texts, analysis };
}

/** Choices: each option, and whether it was rightly chosen or left. Texts: each one, and whether it is right; null where a machine cannot say. */
function checked({
  question,
  answer: { selectedOptions, texts },
}: {
  question: StoredQuestion;
  answer: GivenAnswer;
}): Values[] {
  if (isChoice(question.type)) {
    return reviewQuestion(question).optionList.map(({ order, content, isAnswer }) => ({
      order,
      content,
      isAnswer,
      isRight: selectedOptions.includes(order) === isAnswer,
    }));
  }
  return texts.map((content, index) => ({
    order: index + 1,
    content,
    isAnswer: false,
    isRight: isRightText({ question, index, text: content }),
  }));
}
