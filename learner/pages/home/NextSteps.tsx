import type { ReactNode } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { PreparingList } from '#learner/cert/Preparing.tsx';
import { preparingTexts } from '#learner/cert/preparingTexts.ts';
import { useBeginRound } from '#learner/handOver/useBeginRound.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

/** As many as one sitting bears; what is due beyond that comes up the next time. */
const mostAtOnce = 50;

/** What a learner may do next, the most urgent first: the exam to enter, the mock exam under way, reviews due, practice to go on with. Nothing where there is none. */
export function NextSteps({ next: { exam, current, dueNum, rows } }: { next: Output<'learner.next'> }) {
  if (!exam && !current && dueNum === 0 && rows.length === 0) return null;
  return (
    <div className="page home-next">
      {exam && (
        <Step
          title={texts.ownExam({ ...exam, state: exam.isSitting ? 'sitting' : exam.isBegun ? 'begun' : 'awaited' })}
          text={
            exam.isSitting
              ? texts.sittingOn
              : exam.isBegun
                ? texts.begunOn
                : texts.startsAt(exam.startTime.slice(5, 16))
          }
        >
          <Link
            className="button button-primary"
            to={`/exam-room?${String(new URLSearchParams({ sessionId: exam.sessionId }))}`}
          >
            {exam.isSitting ? texts.backToExam : texts.enterExam}
          </Link>
        </Step>
      )}
      {current && (
        <Step title={texts.exam(current.certName)} text={texts.minutesLeft(Math.ceil(current.remainingSeconds / 60))}>
          <Link className="button button-primary" to={`/mock-exam?mockId=${encodeURIComponent(current.mockId)}`}>
            {texts.resume}
          </Link>
        </Step>
      )}
      {dueNum > 0 && (
        <Step title={texts.due(dueNum)} text={texts.dueNote}>
          <Review dueNum={dueNum} />
        </Step>
      )}
      {rows.length > 0 && (
        <section aria-labelledby="preparing">
          <h2 id="preparing">{preparingTexts.title}</h2>
          <PreparingList rows={rows} />
        </section>
      )}
    </div>
  );
}

/** Begins a round of what is due, at once. */
function Review({ dueNum }: { dueNum: number }) {
  const { isStarting, begin } = useBeginRound();
  return (
    <Button
      kind="primary"
      aria-busy={isStarting}
      onClick={() => begin({ mode: 'due', chooses: Math.min(dueNum, mostAtOnce) }, texts.noneDue)}
    >
      {isStarting ? texts.starting : texts.review}
    </Button>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="home-step" aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {children}
    </section>
  );
}
