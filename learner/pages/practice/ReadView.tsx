import { useEffect, useRef } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import type { Checked } from '#learner/question/checkAnswer.ts';
import { noAnswer } from '#learner/question/question.ts';
import { QuestionView } from '#learner/question/QuestionView.tsx';
import type { RoundItem } from './round.ts';

interface ReadViewProps {
  roundId: string;
  item: RoundItem;
  onRead: (keys: Checked) => void;
}

/** A question with its keys, asked for when it is shown: the server keeps that they were read. */
export function ReadView({ roundId, item: { question, review }, onRead }: ReadViewProps) {
  const keys = useCall(
    'practice.read',
    { roundId, questionId: question.questionId },
    { isSkipped: review !== undefined },
  );
  const tell = useRef(onRead);
  tell.current = onRead;
  useEffect(() => {
    if (keys.data) tell.current({ ...keys.data, isCorrect: null, wrongRecordId: null, nextDue: null });
  }, [keys.data]);
  return (
    <>
      <QuestionView question={question} answer={noAnswer} isReadOnly review={review && { ...review, isRead: true }} />
      {keys.error ? <ErrorBox error={keys.error} onRetry={keys.reload} /> : !review && <Skeleton lines={2} />}
    </>
  );
}
