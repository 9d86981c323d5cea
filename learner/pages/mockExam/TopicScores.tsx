import type { Output } from '#runtime/core/call.ts';
import { FoldedBars } from '#learner/result/FoldedBars.tsx';
import { useWeakest } from '#learner/result/useWeakest.ts';
import { texts } from './texts.ts';
import { topicsOf } from './topics.ts';

interface TopicScoresProps {
  certCode: string;
  questions: Output<'mock.detail'>['questionList'];
}

/** How a mock exam went by knowledge point, the weakest first, and what to practise next. Nothing where no question has a point. */
export function TopicScores({ certCode, questions }: TopicScoresProps) {
  const topics = topicsOf(questions);
  const { weakest, isStarting, practise } = useWeakest(
    certCode,
    topics.map(({ label, right, count }) => ({ label, isWhole: right === count })),
  );
  if (topics.length === 0) return null;
  return (
    <>
      {weakest.length > 0 && (
        <section className="mock-card result-next" aria-labelledby="result-next">
          <h2 id="result-next">{texts.whatNext}</h2>
          <p>{texts.whatNextText(weakest)}</p>
          <button
            type="button"
            className="mock-button"
            aria-busy={isStarting}
            onClick={() => practise(texts.noTopicQuestions)}
          >
            {isStarting ? texts.starting : texts.practiseTopics}
          </button>
        </section>
      )}
      <section className="mock-card" aria-labelledby="result-topics">
        <h2 id="result-topics">{texts.byTopic}</h2>
        <FoldedBars
          bars={topics.map(({ label, right, count, open }) => ({
            label,
            share: right / count,
            text: `${texts.right} ${texts.topicRight({ right, count, open })}`,
          }))}
          more={texts.moreTopics}
        />
      </section>
    </>
  );
}
