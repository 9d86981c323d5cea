import { lazy, Suspense, useEffect, useReducer } from 'react';
import { useCall } from '#runtime/react/useCall.ts';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useNavigate } from '#learner/router/useNavigate.ts';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { loadRoundResult, loadRoundView } from './loadRoundView.ts';
import { nextRound, roundOf, type Begun, type Choice, type Stored } from './round.ts';
import { texts } from './texts.ts';
import type { Starting } from './useStart.ts';

const RoundResult = lazy(() => loadRoundResult().then((module) => ({ default: module.RoundResult })));
const RoundView = lazy(() => loadRoundView().then((module) => ({ default: module.RoundView })));

interface RoundPageProps {
  roundId: string;
  /** The round, where it has just begun here, and what it was begun with. */
  begun: Begun | undefined;
  choice: Choice | undefined;
  starting: Starting;
}

/** A round at its own address: where it was left, on whatever device. */
export function RoundPage({ roundId, begun, choice, starting }: RoundPageProps) {
  const stored = useCall('practice.round', { roundId }, { isSkipped: begun !== undefined });
  const found = begun ?? stored.data;
  useEffect(() => {
    // Both at once: at the end there may be no line.
    for (const load of [loadRoundView, loadRoundResult]) load().catch(() => undefined);
  }, []);
  if (stored.error && !found) {
    if (stored.error.status === 404)
      return <Empty text={texts.roundGone} action={<Link to="/practice">{texts.toPractice}</Link>} />;
    return <ErrorBox error={stored.error} onRetry={stored.reload} />;
  }
  if (!found) return <Skeleton lines={8} />;
  if (found.rows.length === 0)
    return <Empty text={texts.roundGone} action={<Link to="/practice">{texts.toPractice}</Link>} />;
  return <Round found={found} choice={choice} starting={starting} />;
}

function Round({ found, choice, starting }: { found: Begun | Stored; choice: Choice | undefined; starting: Starting }) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const place = Math.floor(Number(parameters.get('question'))) || undefined;
  const [round, dispatch] = useReducer(nextRound, undefined, () => roundOf({ stored: found, place }));
  const { roundId, index, items, certCode } = round;
  const item = items[index];
  useEffect(
    () => setParameters({ round: roundId, question: String(index + 1) }, { replace: true }),
    [roundId, index, setParameters],
  );
  const toSetup = (): void => navigate(certCode ? `/practice?certCode=${encodeURIComponent(certCode)}` : '/practice');
  if (!item)
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <RoundResult
          round={round}
          choice={choice}
          starting={starting}
          onGo={(target) => dispatch({ kind: 'go', index: target })}
          onSetup={toSetup}
        />
      </Suspense>
    );
  const hasBegun = items.some(({ review }) => review);
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <RoundView
        round={round}
        item={item}
        dispatch={dispatch}
        onLeave={() =>
          hasBegun && round.mode !== 'reading' ? dispatch({ kind: 'go', index: items.length }) : toSetup()
        }
      />
    </Suspense>
  );
}
