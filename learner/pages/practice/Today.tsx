import type { Output } from '#runtime/core/call.ts';
import type { CallState } from '#runtime/react/useCall.ts';
import { Button } from '#learner/parts/Button.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Goal } from './Goal.tsx';
import { OpenRound } from './OpenRound.tsx';
import { texts } from './texts.ts';
import type { Starting } from './useStart.ts';

/** As many as one sitting bears; what is due beyond that comes up the next time. */
const mostAtOnce = 50;

/** What awaits the learner today: what is due over all certificates, the round not done, the goal. */
export function Today({ today, starting }: { today: CallState<Output<'practice.today'>>; starting: Starting }) {
  if (today.error) return <ErrorBox error={today.error} onRetry={today.reload} />;
  if (!today.data) return <Skeleton lines={3} />;
  const { dueNum, goal, doneNum, round } = today.data;
  const isStarting = starting.isStarting && starting.choice?.mode === 'due';
  return (
    <section className="practice-today" aria-label={texts.today}>
      <Goal goal={goal} doneNum={doneNum} reload={today.reload} />
      {dueNum > 0 && (
        <div className="practice-review">
          <p>
            <b>{texts.due(dueNum)}</b>
            <span>{dueNum > mostAtOnce ? texts.dueFirst(mostAtOnce) : texts.dueText}</span>
          </p>
          <Button
            kind="primary"
            aria-busy={isStarting}
            onClick={() => starting.start({ mode: 'due', chooses: Math.min(dueNum, mostAtOnce) })}
          >
            {isStarting ? texts.starting : texts.review}
          </Button>
        </div>
      )}
      {round && <OpenRound round={round} hasName />}
      {starting.error && starting.choice && (
        <ErrorBox error={starting.error} onRetry={() => starting.choice && starting.start(starting.choice)} />
      )}
    </section>
  );
}
