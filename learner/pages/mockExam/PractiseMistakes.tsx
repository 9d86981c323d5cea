import type { Output } from '#runtime/core/call.ts';
import { useBeginRound } from '#learner/handOver/useBeginRound.ts';
import { hasAnswer } from '#learner/question/question.ts';
import { texts } from './texts.ts';

/** A round of exactly what was answered wrongly or left open; nothing where there is none. */
export function PractiseMistakes({ detail: { mockId, questionList } }: { detail: Output<'mock.detail'> }) {
  const { isStarting, begin } = useBeginRound();
  const free = questionList.filter(({ isHeld }) => !isHeld);
  const open = free.filter((question) => !hasAnswer(question)).length;
  const wrong = free.filter((question) => question.isCorrect === false && hasAnswer(question)).length;
  if (wrong + open === 0) return null;
  return (
    <button
      type="button"
      className="mock-button"
      aria-busy={isStarting}
      onClick={() => begin({ mode: 'mock', mockId }, texts.noMistakes)}
    >
      {isStarting ? texts.starting : texts.practiseMistakes({ wrong, open })}
    </button>
  );
}
