import type { Output } from '#runtime/core/call.ts';
import { useBeginRound } from '#learner/handOver/useBeginRound.ts';
import { hasAnswer } from '#learner/question/question.ts';
import { texts } from './texts.ts';

/** A round of exactly what was answered wrongly; nothing where there was no mistake. */
export function PractiseMistakes({ detail: { mockId, questionList } }: { detail: Output<'mock.detail'> }) {
  const { isStarting, begin } = useBeginRound();
  const count = questionList.filter((question) => question.isCorrect === false && hasAnswer(question)).length;
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="mock-button"
      aria-busy={isStarting}
      onClick={() => begin({ mode: 'mock', mockId }, texts.noMistakes)}
    >
      {isStarting ? texts.starting : texts.practiseMistakes(count)}
    </button>
  );
}
