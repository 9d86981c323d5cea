import { useState } from 'react';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { Button } from '#learner/parts/Button.tsx';
import { checkAnswer, type Checked, type PracticeQuestion } from './checkAnswer.ts';
import { messages } from './messages.ts';
import { NotSent } from './NotSent.tsx';
import { hasAnswer, noAnswer, type Answer } from './question.ts';
import { QuestionView } from './QuestionView.tsx';

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
  const again = (): void => {
    setAnswer(noAnswer);
    setReview(undefined);
  };
  return (
    <form
      className="question-redo"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <QuestionView question={question} answer={answer} onAnswer={setAnswer} isReadOnly={isChecking} review={review} headingLevel={3} />
      {error && <NotSent error={error} onRetry={() => void check()} />}
      <div className="question-redo-steps">
        {review ? (
          <Button kind="plain" onClick={again}>
            {messages.redo}
          </Button>
        ) : (
          <Button kind="primary" type="submit" disabled={!hasAnswer(answer)} aria-busy={isChecking}>
            {isChecking ? messages.checking : messages.check}
          </Button>
        )}
      </div>
    </form>
  );
}
