import { useEffect, useRef, useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Aid } from './Aid.tsx';
import { checkAnswer, verdictOf, type Checked, type PracticeQuestion } from './checkAnswer.ts';
import { NotSent } from './NotSent.tsx';
import { hasAnswer, noAnswer, type Answer } from './question.ts';
import { QuestionView } from './QuestionView.tsx';
import { SelfJudge } from './SelfJudge.tsx';
import { texts } from './texts.ts';

interface RedoProps {
  question: PracticeQuestion;
  certCode: string;
  onChecked?: (checked: Checked) => void;
}

/** A question of a list, answered in place as often as one likes. */
export function Redo({ question, certCode, onChecked }: RedoProps) {
  const [answer, setAnswer] = useState<Answer>(noAnswer);
  const [review, setReview] = useState<Checked>();
  const [error, setError] = useState<CallError>();
  const [isChecking, setIsChecking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const check = async (): Promise<void> => {
    if (isChecking || !hasAnswer(answer)) return;
    setIsChecking(true);
    setError(undefined);
    try {
      const checked = await checkAnswer({ question, certCode, answer });
      setReview(checked);
      onChecked?.(checked);
    } catch (thrown) {
      setError(toCallError(thrown));
    } finally {
      setIsChecking(false);
    }
  };
  useEffect(() => {
    if (review) form.current?.querySelector('.question-verdict')?.scrollIntoView({ block: 'nearest' });
  }, [review]);
  const judged = (verdict: Output<'practice.selfJudge'>): void => {
    if (!review) return;
    const next = { ...review, ...verdict };
    setReview(next);
    onChecked?.(next);
  };
  const again = (): void => {
    setAnswer(noAnswer);
    setReview(undefined);
  };
  return (
    <form
      className="question-redo"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <QuestionView
        question={question}
        answer={answer}
        onAnswer={setAnswer}
        isReadOnly={isChecking}
        review={review}
        judge={
          review && (
            <SelfJudge questionId={question.questionId} verdict={review.selfVerdict ?? null} onJudged={judged} />
          )
        }
        headingLevel={3}
      />
      {review && (
        <Aid
          questionId={question.questionId}
          version={question.version}
          certCode={certCode}
          isOpen={verdictOf(review) === false}
        />
      )}
      {error && <NotSent error={error} onRetry={() => void check()} />}
      <div className="question-redo-steps">
        {review ? (
          <Button kind="plain" onClick={again}>
            {texts.redo}
          </Button>
        ) : (
          <Button kind="primary" type="submit" disabled={!hasAnswer(answer)} aria-busy={isChecking}>
            {isChecking ? texts.checking : texts.check}
          </Button>
        )}
      </div>
    </form>
  );
}
