import type { Output } from '#runtime/core/call.ts';
import { PreparingList } from '#learner/cert/Preparing.tsx';
import { preparingTexts } from '#learner/cert/preparingTexts.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

/** What a learner may do next, the most urgent first: the mock exam under way, reviews due, practice to go on with. Nothing where there is none. */
export function NextSteps({ next: { current, dueNum, rows } }: { next: Output<'learner.next'> }) {
  if (!current && dueNum === 0 && rows.length === 0) return null;
  return (
    <div className="page home-next">
      {current && (
        <Step
          title={texts.exam(current.certName)}
          text={texts.minutesLeft(Math.ceil(current.remainingSeconds / 60))}
          action={texts.resume}
          to={`/mock-exam?mockId=${encodeURIComponent(current.mockId)}`}
        />
      )}
      {dueNum > 0 && (
        <Step title={texts.due(dueNum)} text={texts.dueNote} action={texts.review} to="/wrong-list?due=1" />
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

function Step({ title, text, action, to }: { title: string; text: string; action: string; to: string }) {
  return (
    <section className="home-step" aria-label={title}>
      <div>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      <Link className="button button-primary" to={to}>
        {action}
      </Link>
    </section>
  );
}
