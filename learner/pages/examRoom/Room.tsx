import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { loadChunk } from '#runtime/core/chunks.ts';
import { isUnreachable, type CallError } from '#runtime/core/errors.ts';
import { examCallsOf } from '#learner/answers/calls.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { openAnswerStore } from '#learner/answers/store.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { Link } from '#learner/router/Link.tsx';
import { loadExam } from '#learner/sitting/loadExam.ts';
import { texts as sittingTexts } from '#learner/sitting/texts.ts';
import { useStore } from '#learner/sitting/useStore.ts';
import { Waiting } from '#learner/sitting/Waiting.tsx';
import { Countdown } from './Countdown.tsx';
import { texts } from './texts.ts';

const examsPath = '/my-certification';

/** One exam: the wait before it, the exam while it is sat, and that it is handed in. */
export function Room({ sessionId }: { sessionId: string }) {
  const [sitting] = useState(() =>
    createSitting({ sittingId: sessionId, calls: examCallsOf(sessionId), store: openAnswerStore() }),
  );
  const { phase, error, paper, lateCount } = useStore(sitting.state);
  useEffect(() => sitting.open(), [sitting]);
  if (phase === 'handedIn' || (phase === 'failed' && reasonOf(error) === 'handedIn'))
    return (
      <Notice title={texts.done}>
        <p>{texts.doneText}</p>
        {lateCount > 0 && <p role="alert">{texts.late(lateCount)}</p>}
        <Suspense fallback={null}>
          <SessionReceipts sessionId={sessionId} />
        </Suspense>
      </Notice>
    );
  if (phase === 'failed' && error) return <Refused error={error} onRetry={() => void sitting.load()} />;
  if (!paper) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Exam sitting={sitting} paper={paper} title={paper.certName} leavePath={examsPath} />
    </Suspense>
  );
}

const SessionReceipts = lazy(() =>
  loadChunk(() => import('#learner/receipts/SessionReceipts.tsx')).then((module) => ({
    default: module.SessionReceipts,
  })),
);
const Exam = lazy(() => loadExam().then((module) => ({ default: module.Exam })));

function Refused({ error, onRetry }: { error: CallError; onRetry(): void }) {
  if (error.status === 404)
    return (
      <div className="page">
        <Empty text={texts.noSession} action={<Link to={examsPath}>{texts.toExams}</Link>} />
      </div>
    );
  if (reasonOf(error) === 'early') {
    const { waitSeconds } = error.data as { waitSeconds: number };
    return (
      <Notice title={texts.wait}>
        <Countdown seconds={waitSeconds} onEnd={onRetry} />
        <p>{error.message}</p>
        <ul>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Notice>
    );
  }
  if (error.status === 409)
    return (
      <Notice title={texts.refused}>
        <p role="alert">{error.message}</p>
        <Button kind="primary" onClick={onRetry}>
          {texts.again}
        </Button>
      </Notice>
    );
  return (
    <div className="page">
      <ErrorBox error={error} onRetry={onRetry} />
      {isUnreachable(error) && <p>{sittingTexts.safe}</p>}
    </div>
  );
}

function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="page exam-room">
      <h1>{title}</h1>
      {children}
      <Link to={examsPath}>{texts.toExams}</Link>
    </div>
  );
}

function reasonOf(error: CallError | undefined): unknown {
  return error?.kind === 'conflict' ? (error.data as { reason?: unknown } | null)?.reason : undefined;
}
