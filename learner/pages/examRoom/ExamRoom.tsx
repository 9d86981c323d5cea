import { lazy, Suspense, useEffect } from 'react';
import { Empty } from '#learner/parts/Empty.tsx';
import { SignedIn } from '#learner/parts/SignedIn.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { Waiting } from '#learner/sitting/Waiting.tsx';
import './examRoom.css';
import { loadAll, loadRoom } from './loadRoom.ts';
import { texts } from './texts.ts';

const Room = lazy(() => loadRoom().then((module) => ({ default: module.Room })));

/** The exam of one's place in a session: before it begins, while it is sat, and once it is handed in. */
export function ExamRoom() {
  const [parameters] = useSearchParams();
  const sessionId = parameters.get('sessionId');
  useEffect(loadAll, []);
  return (
    <SignedIn title={texts.title} text={texts.signInFirst}>
      {sessionId ? (
        <Suspense fallback={<Waiting />}>
          <Room key={sessionId} sessionId={sessionId} />
        </Suspense>
      ) : (
        <Empty text={texts.noSession} action={<Link to="/my-certification">{texts.toExams}</Link>} />
      )}
    </SignedIn>
  );
}
