import { lazy, Suspense, useEffect, useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { isUnreachable, type CallError } from '#runtime/core/errors.ts';
import { examCallsOf } from '#learner/answers/calls.ts';
import { reasonOf } from '#learner/answers/queue.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { openAnswerStore } from '#learner/answers/store.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import { Link } from '#learner/router/Link.tsx';
import { loadExam } from '#learner/sitting/loadExam.ts';
import { texts as sittingTexts } from '#learner/sitting/texts.ts';
import { useStore } from '#learner/sitting/useStore.ts';
import { Waiting } from '#learner/sitting/Waiting.tsx';
import { Before, type Early } from './Before.tsx';
import { Done } from './Done.tsx';
import { EntryCode } from './EntryCode.tsx';
import { examsPath } from './examsPath.ts';
import { texts } from './texts.ts';

/** One exam: the wait before it, then the exam itself. */
export function Room({ sessionId }: { sessionId: string }) {
  const [early, setEarly] = useState<Early>();
  const [isAgreed, setAgreed] = useState(false);
  const [code, setCode] = useState<string>();
  // Nothing asks for the exam while one waits: asked for once it has begun, it would begin without what is to be agreed to.
  return early ? (
    <Before
      sessionId={sessionId}
      early={early}
      isAgreed={isAgreed}
      onAgree={setAgreed}
      onEnter={() => setEarly(undefined)}
    />
  ) : (
    <Sat key={code} sessionId={sessionId} code={code} onCode={setCode} onEarly={setEarly} />
  );
}

interface SatProps {
  sessionId: string;
  /** What was given as the session's entry code. */
  code: string | undefined;
  onCode(code: string): void;
  onEarly(early: Early): void;
}

/** The exam while it is sat, and that it is handed in. */
function Sat({ sessionId, code, onCode, onEarly }: SatProps) {
  const [submittedTime, setSubmittedTime] = useState<string | null>(null);
  const [sitting] = useState(() => {
    const calls = examCallsOf(sessionId, code);
    const submit = async (): Promise<void> => {
      const reply = (await calls.submit()) as Output<'examAttempt.submit'>;
      setSubmittedTime(reply.submittedTime);
    };
    return createSitting({ sittingId: sessionId, calls: { ...calls, submit }, store: openAnswerStore() });
  });
  const { phase, error, paper, given, lateCount } = useStore(sitting.state);
  useEffect(() => sitting.open(), [sitting]);
  const early = phase === 'failed' ? earlyOf(error) : undefined;
  useEffect(() => {
    if (early) onEarly(early);
  }, [early, onEarly]);

  if (phase === 'handedIn' || (phase === 'failed' && error && reasonOf(error) === 'handedIn'))
    return (
      <Done
        sessionId={sessionId}
        time={submittedTime}
        lateCount={lateCount}
        counts={paper && { done: Object.values(given).filter(hasAnswer).length, count: paper.questionList.length }}
      />
    );
  if (early) return <Waiting />;
  if (phase === 'failed' && error && reasonOf(error) === 'code')
    return <EntryCode former={code} message={error.message} onCode={onCode} onRetry={() => void sitting.load()} />;
  if (phase === 'failed' && error) return <Refused error={error} onRetry={() => void sitting.load()} />;
  if (!paper) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Exam sitting={sitting} paper={paper} title={paper.certName} leavePath={examsPath} />
    </Suspense>
  );
}

const Exam = lazy(() => loadExam().then((module) => ({ default: module.Exam })));

function Refused({ error, onRetry }: { error: CallError; onRetry(): void }) {
  if (error.status === 404)
    return (
      <div className="page">
        <Empty text={texts.noSession} action={<Link to={examsPath}>{texts.toExams}</Link>} />
      </div>
    );
  if (error.status === 409)
    return (
      <div className="page exam-room-refused">
        <h1>{texts.refused}</h1>
        <p role="alert">{error.message}</p>
        <Button kind="primary" onClick={onRetry}>
          {texts.again}
        </Button>
        <Link to={examsPath}>{texts.toExams}</Link>
      </div>
    );
  return (
    <div className="page">
      <ErrorBox error={error} onRetry={onRetry} />
      {isUnreachable(error) && <p>{sittingTexts.safe}</p>}
    </div>
  );
}

function earlyOf(error: CallError | undefined): Early | undefined {
  return error && reasonOf(error) === 'early'
    ? { ...(error.data as Omit<Early, 'text'>), text: error.message }
    : undefined;
}
