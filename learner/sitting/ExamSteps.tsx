import { Button } from '#learner/parts/Button.tsx';
import { texts } from './texts.ts';

interface ExamStepsProps {
  /** Which question is shown, from 0. */
  index: number;
  count: number;
  isFlagged: boolean;
  canAnswer: boolean;
  onStep: (index: number) => void;
  onFlag: () => void;
  onSheet: () => void;
  onHandIn: () => void;
}

/** Below the question: back and on, the mark, on a phone the answer sheet, and at the last one the way to hand in. */
export function ExamSteps({ index, count, isFlagged, canAnswer, onStep, onFlag, onSheet, onHandIn }: ExamStepsProps) {
  return (
    <nav className="exam-steps" aria-label={texts.steps}>
      <Button kind="plain" disabled={index === 0} onClick={() => onStep(index - 1)}>
        {texts.previous}
      </Button>
      <button type="button" className="exam-flag" aria-pressed={isFlagged} disabled={!canAnswer} onClick={onFlag}>
        <span aria-hidden="true">{isFlagged ? '⚑' : '⚐'}</span> {isFlagged ? texts.flagged : texts.flag}
      </button>
      <button type="button" className="exam-open-sheet" onClick={onSheet}>
        {texts.sheet}
      </button>
      {index < count - 1 ? (
        <Button kind="primary" onClick={() => onStep(index + 1)}>
          {texts.next}
        </Button>
      ) : (
        <Button kind="primary" disabled={!canAnswer} onClick={onHandIn}>
          {texts.checkAndHandIn}
        </Button>
      )}
    </nav>
  );
}
