import { useEffect, useState } from 'react';
import { useSession } from '#runtime/react/useSession.ts';
import { freshRound } from '#learner/handOver/freshRound.ts';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { CertPractice } from './CertPractice.tsx';
import { ChooseCert } from './ChooseCert.tsx';
import './practice.css';
import type { Begun, Choice } from './round.ts';
import { RoundPage } from './RoundPage.tsx';
import { texts } from './texts.ts';
import { useStart } from './useStart.ts';

/**
 * Quick practice: `/practice` to choose a certificate, `?certCode=` to choose what of it (`only` preselects a kind),
 * `?round=` a round under way (`question` names a place in it).
 */
export function Practice() {
  const { status } = useSession();
  const [parameters, setParameters] = useSearchParams();
  const roundId = parameters.get('round') ?? '';
  const taken = freshRound.useTaken(roundId);
  const [fresh, setFresh] = useState<{ begun: Begun; choice: Choice } | undefined>(taken);
  const certCode = parameters.get('certCode') ?? '';
  const starting = useStart({
    onBegun: (begun, choice) => {
      setFresh({ begun, choice });
      setParameters({ round: begun.roundId ?? '' });
      window.scrollTo(0, 0);
    },
  });
  // What has just come is fresh once: whoever leaves and comes back loads what was answered since.
  useEffect(() => setFresh((former) => (former?.begun.roundId === roundId ? former : undefined)), [roundId]);
  const begun = fresh?.begun.roundId === roundId ? fresh : undefined;
  return (
    <div className="page practice-page">
      {status === 'signedIn' ? (
        roundId ? (
          <RoundPage key={roundId} roundId={roundId} begun={begun?.begun} choice={begun?.choice} starting={starting} />
        ) : certCode ? (
          <CertPractice key={certCode} certCode={certCode} starting={starting} />
        ) : (
          <ChooseCert starting={starting} />
        )
      ) : (
        <>
          <h1>{texts.title}</h1>
          {status === 'signedOut' ? <SignInFirst text={texts.signInFirst} /> : <Skeleton lines={6} />}
        </>
      )}
    </div>
  );
}
