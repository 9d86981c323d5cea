import type { Output } from '#runtime/core/call.ts';
import { Link } from '#learner/router/Link.tsx';
import { texts } from './texts.ts';

type Open = NonNullable<Output<'practice.today'>['round']>;

/** The round that is not done: a way back to its next question. */
export function OpenRound({
  round: { roundId, mode, certName, doneNum, totalNum },
  hasName = false,
}: {
  round: Open;
  hasName?: boolean;
}) {
  return (
    <Link className="practice-open" to={`/practice?round=${encodeURIComponent(roundId)}`}>
      <span>
        <b>{texts.resume}</b>
        <span>
          {[
            hasName && (certName ?? texts.manyCerts),
            texts.modes[mode],
            texts.doneOf({ done: doneNum, total: totalNum }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span aria-hidden="true">›</span>
    </Link>
  );
}
