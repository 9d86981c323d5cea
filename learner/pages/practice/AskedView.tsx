import { useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Draft } from '#runtime/core/drafts.ts';
import { useDraft } from '#runtime/react/useDraft.ts';
import { hasAnswer, type Answer, type Question } from '#learner/question/question.ts';
import { QuestionView } from '#learner/question/QuestionView.tsx';
import type { RoundItem } from './round.ts';
import { uncheckedPlace } from './uncheckedPlace.ts';

interface AskedViewProps {
  roundId: string;
  item: RoundItem;
  onAnswer: (answer: Answer) => void;
  isReadOnly: boolean;
  judge: ReactNode;
}

/** A question that is asked: what is chosen or written stays on this device until it is checked, and is there again after a reload. */
export function AskedView({
  roundId,
  item: { question, answer, review },
  onAnswer,
  isReadOnly,
  judge,
}: AskedViewProps) {
  const { found, keep, take, discard } = useDraft(uncheckedPlace({ roundId, question }));
  const restore = useRef((): void => {
    if (!found || review || question.isHeld || hasAnswer(answer)) return;
    take();
    onAnswer(answerIn({ values: found.values, question }));
  });
  // Before the question is seen: later it could take the place of what is being typed.
  useLayoutEffect(() => restore.current(), []);
  // Together with what is shown: a page that goes once the review is seen must not keep the answer again.
  useLayoutEffect(() => {
    if (review) discard();
    else keep(hasAnswer(answer) ? { values: { ...answer } } : undefined);
  }, [answer, review, keep, discard]);
  return (
    <QuestionView
      question={question}
      answer={answer}
      onAnswer={onAnswer}
      isReadOnly={isReadOnly}
      review={review}
      judge={judge}
    />
  );
}

/** The answer of a draft, as far as it fits the question. */
function answerIn({
  values: { selectedOptions, inputInfo },
  question: { optionList, blankCount },
}: {
  values: Draft['values'];
  question: Question;
}): Answer {
  const texts: unknown[] = Array.isArray(inputInfo) ? inputInfo : [];
  return {
    selectedOptions: optionList
      .map(({ order }) => order)
      .filter((order) => Array.isArray(selectedOptions) && selectedOptions.includes(order)),
    inputInfo: texts.slice(0, blankCount).map((text) => (typeof text === 'string' ? text : '')),
  };
}
