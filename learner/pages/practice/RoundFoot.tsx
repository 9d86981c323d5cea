import { useEffect, useState } from 'react';
import { Button } from '#learner/parts/Button.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import { texts as questionTexts } from '#learner/question/texts.ts';
import type { Round, RoundItem } from './round.ts';
import { roundTexts as texts } from './roundTexts.ts';
import { restSeconds } from './useMovingOn.ts';

interface RoundFootProps {
  round: Round;
  item: RoundItem;
  isChecking: boolean;
  /** The next question comes by itself in a moment. */
  isMovingOn: boolean;
  /** Stays at the question instead. */
  onStay: () => void;
  onGo: (index: number) => void;
}

/** Below a question of a round: back, past it, and the one way on, which checks first what is to be checked. */
export function RoundFoot({ round, item: { answer, review }, isChecking, isMovingOn, onStay, onGo }: RoundFootProps) {
  const { items, index, mode } = round;
  const isReading = mode === 'reading';
  const isLast = index === items.length - 1;
  const isDone = review !== undefined || isReading;
  const finish = isReading ? texts.finishReading : texts.finish;
  return (
    <div className="practice-foot">
      <p role="status" className="visually-hidden">
        {isMovingOn && texts.movingOn(restSeconds, isLast)}
      </p>
      {isMovingOn && (
        <div className="practice-moving">
          <Countdown isLast={isLast} />
          <button type="button" onClick={onStay}>
            {texts.stay}
          </button>
        </div>
      )}
      <Button kind="plain" onClick={() => onGo(index - 1)} disabled={index === 0}>
        {texts.previous}
      </Button>
      {!isDone && (
        <Button kind="quiet" onClick={() => onGo(index + 1)}>
          {texts.skip}
        </Button>
      )}
      <Button
        kind="primary"
        type="submit"
        className={`practice-next${isMovingOn ? ' is-moving' : ''}`}
        disabled={!isDone && !hasAnswer(answer)}
        aria-busy={isChecking}
      >
        {isDone ? (isLast ? finish : texts.next) : isChecking ? questionTexts.checking : questionTexts.check}
      </Button>
    </div>
  );
}

/** The seconds until the next question or the result, for the eye; a screen reader is told once. */
function Countdown({ isLast }: { isLast: boolean }) {
  const [left, setLeft] = useState(restSeconds);
  useEffect(() => {
    const timer = window.setInterval(() => setLeft((former) => Math.max(1, former - 1)), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return <span aria-hidden="true">{texts.movingOn(left, isLast)}</span>;
}
