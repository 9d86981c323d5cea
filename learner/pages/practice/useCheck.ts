import { useState } from 'react';
import { drafts } from '#runtime/core/drafts.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { checkAnswer, type Checked } from '#learner/question/checkAnswer.ts';
import { hasAnswer, type Answer } from '#learner/question/question.ts';
import { uncheckedPlace } from './uncheckedPlace.ts';
import type { Round, RoundItem } from './round.ts';

interface Check {
  isChecking: boolean;
  /** Why the answer did not get through. */
  error: CallError | undefined;
  /** Checks the answer to the question that is shown, one at a time; nothing without one. */
  check: () => Promise<void>;
}

interface CheckOptions {
  round: Round;
  /** The question at the round's place. */
  item: RoundItem;
  /** The answer is on its way. */
  onSent: () => void;
  onChecked: (result: { index: number; answer: Answer; review: Checked }) => void;
}

/** Checks the answers of a round; whoever goes on to another question meanwhile sees that one's state. */
export function useCheck({ round: { roundId, index }, item, onSent, onChecked }: CheckOptions): Check {
  const [checkingIndex, setCheckingIndex] = useState<number>();
  const [failure, setFailure] = useState<{ index: number; error: CallError }>();
  const check = async (): Promise<void> => {
    const { question, answer } = item;
    if (checkingIndex !== undefined || question.isHeld || !hasAnswer(answer)) return;
    setCheckingIndex(index);
    setFailure(undefined);
    onSent();
    try {
      const review = await checkAnswer({ question, certCode: question.certCode, roundId, answer });
      onChecked({ index, answer, review });
      drafts.remove(uncheckedPlace({ roundId, question }));
    } catch (thrown) {
      setFailure({ index, error: toCallError(thrown) });
    } finally {
      setCheckingIndex(undefined);
    }
  };
  return {
    isChecking: checkingIndex === index,
    error: failure?.index === index ? failure.error : undefined,
    check,
  };
}
