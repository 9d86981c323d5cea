import { useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { texts } from './texts.ts';

interface SelfJudgeProps {
  questionId: string;
  /** What the learner has said; null while that is open. */
  verdict: boolean | null;
  onJudged: (judged: Output<'practice.selfJudge'>) => void;
}

/** Where no machine can tell, the learner compares with the key and says so; that may be changed. */
export function SelfJudge({ questionId, verdict, onJudged }: SelfJudgeProps) {
  const [isSaving, setIsSaving] = useState(false);
  const judge = async (isRight: boolean): Promise<void> => {
    if (isSaving || isRight === verdict) return;
    setIsSaving(true);
    try {
      onJudged(await call('practice.selfJudge', { questionId, isRight }));
    } catch {
      // The core has said why.
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <div className="question-judge" role="group" aria-label={texts.judge}>
      <p>{texts.judge}</p>
      {([true, false] as const).map((isRight) => (
        <button
          key={String(isRight)}
          type="button"
          className={isRight ? 'is-right' : 'is-wrong'}
          aria-pressed={verdict === isRight}
          disabled={isSaving}
          onClick={() => void judge(isRight)}
        >
          <span aria-hidden="true">{isRight ? '✓' : '✗'}</span> {isRight ? texts.iWasRight : texts.iWasWrong}
        </button>
      ))}
    </div>
  );
}
