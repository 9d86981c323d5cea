import type { Output } from '#runtime/core/call.ts';
import { useBeginRound } from '#learner/handOver/useBeginRound.ts';
import { FoldedBars } from '#learner/result/FoldedBars.tsx';
import { texts } from './texts.ts';
import { topicsOf, weakestOf } from './topics.ts';

/** As many points as are shown at once; the others can be unfolded. */
const shownAtOnce = 8;

/** How many questions of a round of the weakest points. */
const roundSize = 20;

interface TopicScoresProps {
  certCode: string;
  questions: Output<'mock.detail'>['questionList'];
}

/** How a mock exam went by knowledge point, the weakest first, and what to practise next. Nothing where no question has a point. */
export function TopicScores({ certCode, questions }: TopicScoresProps) {
  const { isStarting, begin } = useBeginRound();
  const topics = topicsOf(questions);
  if (topics.length === 0) return null;
  const weakest = weakestOf(topics);
  const choice = { mode: 'knowledge', certCode, knowledge: weakest, chooses: roundSize } as const;
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
            onClick={() => begin(choice, texts.noTopicQuestions)}
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
          most={shownAtOnce}
          more={texts.moreTopics}
        />
      </section>
    </>
  );
}
