import { useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { freshRound } from '#learner/handOver/freshRound.ts';
import { hasAnswer } from '#learner/question/question.ts';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { texts } from './texts.ts';

/** A round of exactly what was answered wrongly; nothing where there was no mistake. */
export function PractiseMistakes({ detail: { mockId, questionList } }: { detail: Output<'mock.detail'> }) {
  const [isStarting, setStarting] = useState(false);
  const navigate = useNavigate();
  const count = questionList.filter((question) => question.isCorrect === false && hasAnswer(question)).length;
  if (count === 0) return null;
  const start = async (): Promise<void> => {
    if (isStarting) return;
    setStarting(true);
    try {
      const choice = { mode: 'mock', mockId } as const;
      const begun = await call('practice.startRound', choice);
      const { roundId } = begun;
      if (roundId) {
        freshRound.give(roundId, { begun, choice });
        navigate(`/practice?round=${encodeURIComponent(roundId)}`);
      } else presenter().toast({ kind: 'info', message: texts.noMistakes });
    } catch {
      // The core has said why.
    }
    setStarting(false);
  };
  return (
    <button type="button" className="mock-button" aria-busy={isStarting} onClick={() => void start()}>
      {isStarting ? texts.starting : texts.practiseMistakes(count)}
    </button>
  );
}
