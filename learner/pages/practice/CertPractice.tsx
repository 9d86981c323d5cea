import { lazy, Suspense, useReducer, useState } from 'react';
import { call, type Input } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { mayHaveFormula } from '#learner/parts/formulaParts.ts';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { loadFormulas } from '#learner/parts/useFormulas.ts';
import { newRound, nextRound, type Round, type RoundStep } from './round.ts';
import { RoundResult } from './RoundResult.tsx';
import { Setup } from './Setup.tsx';

const loadRoundView = () => import('./RoundView.tsx');
const RoundView = lazy(async () => ({ default: (await loadRoundView()).RoundView }));

export type Choice = Omit<Input<'practice.startRandom'>, 'certCode' | 'isAgain'>;

/** Practice of one certificate: topic selection, question after question, result. */
export function CertPractice({ certCode }: { certCode: string }) {
  const statistics = useCall('practice.statistics', { certCode });
  const cert = useCall('cert.portalGet', { certCode });
  const [round, dispatch] = useReducer(reduce, undefined);
  const [choice, setChoice] = useState<Choice>();
  const [isStarting, setIsStarting] = useState(false);
  const [startError, setStartError] = useState<CallError>();
  const [isNone, setIsNone] = useState(false);

  const start = async (chosen: Choice): Promise<void> => {
    if (isStarting) return;
    setChoice(chosen);
    setIsStarting(true);
    setStartError(undefined);
    setIsNone(false);
    try {
      const [{ rows }] = await Promise.all([call('practice.startRandom', { certCode, ...chosen }, { isQuiet: true }), loadRoundView()]);
      if (rows.some(({ title, optionList }) => mayHaveFormula(title) || optionList.some(({ content }) => mayHaveFormula(content)))) void loadFormulas().catch(() => undefined);
      setIsNone(rows.length === 0);
      dispatch(rows.length === 0 ? undefined : newRound(rows));
      window.scrollTo(0, 0);
    } catch (thrown) {
      setStartError(toCallError(thrown));
    } finally {
      setIsStarting(false);
    }
  };
  const toSetup = (): void => {
    dispatch(undefined);
    statistics.reload();
  };

  const failure = statistics.error ?? cert.error;
  if (failure && !round) {
    return (
      <ErrorBox
        error={failure}
        onRetry={() => {
          statistics.reload();
          cert.reload();
        }}
      />
    );
  }
  if (!statistics.data || !cert.data) return <Skeleton lines={8} />;
  const { certName } = cert.data;
  if (!round) return <Setup certCode={certCode} certName={certName} statistics={statistics.data} reload={statistics.reload} former={choice} isStarting={isStarting} isNone={isNone} error={startError} onStart={(chosen) => void start(chosen)} />;
  const item = round.items[round.index];
  const hasBegun = round.items.some(({ review }) => review);
  if (item) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <RoundView round={round} item={item} dispatch={dispatch} certCode={certCode} certName={certName} onLeave={() => (hasBegun ? dispatch({ kind: 'go', index: round.items.length }) : toSetup())} />
      </Suspense>
    );
  }
  return <RoundResult round={round} certCode={certCode} certName={certName} isStarting={isStarting} error={startError} onGo={(index) => dispatch({ kind: 'go', index })} onAnother={() => choice && void start(choice)} onSetup={toSetup} />;
}

/** A new round, none, or a step in the one under way. */
function reduce(round: Round | undefined, next: Round | RoundStep | undefined): Round | undefined {
  if (!next || !('kind' in next)) return next;
  return round && nextRound(round, next);
}
