import { Button } from '#learner/parts/Button.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import { texts as questionTexts } from '#learner/question/texts.ts';
import type { Round, RoundItem } from './round.ts';
import { texts } from './texts.ts';

interface RoundFootProps {
  round: Round;
  item: RoundItem;
  isChecking: boolean;
  /** The next question comes by itself in a moment. */
  isMovingOn: boolean;
  onGo: (index: number) => void;
}

/** Below a question of a round: back, past it, and the one way on, which checks first what is to be checked. */
export function RoundFoot({ round, item: { answer, review }, isChecking, isMovingOn, onGo }: RoundFootProps) {
  const { items, index, mode } = round;
  const isReading = mode === 'reading';
  const isLast = index === items.length - 1;
  const isDone = review !== undefined || isReading;
  const finish = isReading ? texts.finishReading : texts.finish;
  return (
    <div className="practice-foot">
      <p role="status">{isMovingOn && texts.movingOn}</p>
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
