import { lazy, Suspense, useEffect, useState } from 'react';
import type { Output } from '#runtime/core/call.ts';
import { isUnreachable, type CallError } from '#runtime/core/errors.ts';
import { examCallsOf } from '#learner/answers/calls.ts';
import { reasonOf } from '#learner/answers/queue.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { openAnswerStore } from '#learner/answers/store.ts';
import type { Exam as OwnExam } from '#learner/exam/next.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { ErrorBox } from '#learner/parts/ErrorBox.tsx';
import { hasAnswer } from '#learner/question/question.ts';
import { Link } from '#learner/router/Link.tsx';
import { loadExam } from '#learner/sitting/loadExam.ts';
import { texts as sittingTexts } from '#learner/sitting/texts.ts';
import { useAgain } from '#learner/sitting/useAgain.ts';
import { useStore } from '#learner/sitting/useStore.ts';
import { Waiting } from '#learner/sitting/Waiting.tsx';
import { Before, type Early } from './Before.tsx';
import { Done, type EndedBy } from './Done.tsx';
import { EntryCode } from './EntryCode.tsx';
import { examsPath } from './examsPath.ts';
import { texts } from './texts.ts';
import { useOwnExam } from './useOwnExam.ts';

/** One exam: the wait before it, then the exam itself. */
export function Room({ sessionId }: { sessionId: string }) {
  const [early, setEarly] = useState<Early>();
  const [isAgreed, setAgreed] = useState(false);
  const [code, setCode] = useState<string>();
  const { exam, isLoading } = useOwnExam(sessionId);
  // Nothing begins the exam while one waits, and none before its rules are agreed to.
  return early ? (
    <Before
      sessionId={sessionId}
      exam={exam}
      isLoading={isLoading}
      early={early}
      isAgreed={isAgreed}
      onAgree={setAgreed}
      onEnter={() => setEarly(undefined)}
    />
  ) : (
    <Sat
      key={code}
      sessionId={sessionId}
      exam={exam}
      canBegin={isAgreed}
      code={code}
      onCode={setCode}
      onEarly={setEarly}
    />
  );
}

interface SatProps {
  sessionId: string;
  /** What one's own exams say of it, once they are there. */
  exam: OwnExam | undefined;
  canBegin: boolean;
  /** What was given as the session's entry code. */
  code: string | undefined;
  onCode(code: string): void;
  onEarly(early: Early): void;
}

/** Milliseconds between two questions whether an exam was opened again: what an invigilator took in, and what ended by itself, as it does for all at once. */
const [opensSoon, opensHardly] = [10_000, 60_000];

/** The exam while it is sat, and that it is handed in. */
function Sat({ sessionId, exam, canBegin, code, onCode, onEarly }: SatProps) {
  const [submittedTime, setSubmittedTime] = useState<string | null>(null);
  const [sitting] = useState(() => {
    const calls = examCallsOf(sessionId, { canBegin, code });
    const submit = async (): Promise<void> => {
      const reply = (await calls.submit()) as Output<'examAttempt.submit'>;
      setSubmittedTime(reply.submittedTime);
    };
    return createSitting({ sittingId: sessionId, calls: { ...calls, submit }, store: openAnswerStore() });
  });
  const { phase, error, paper, given, lateCount } = useStore(sitting.state);
  const title = exam ? texts.titleOf(exam) : (paper?.certName ?? '');
  useEffect(() => sitting.open(), [sitting]);
  const early = phase === 'failed' ? earlyOf(error) : undefined;
  useEffect(() => {
    if (early) onEarly(early);
  }, [early, onEarly]);

  const isHeld = error !== undefined && reasonOf(error) === 'release';
  /** Whoever waited for the invigilator to let go of another device answers here from then on. */
  const again = async (options?: { isQuiet: boolean }): Promise<void> => {
    await sitting.load(options);
    const now = sitting.state.get();
    if (isHeld && now.phase === 'sitting' && !now.isMine) await sitting.takeOver().catch(() => undefined);
  };
  const known = phase === 'failed' ? handedInOf(error) : undefined;
  // Who handed it in, where it was not handed in from here, is asked before anything is said of it.
  const isUnexplained = phase === 'handedIn' && submittedTime === null;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (isUnexplained) void sitting.load({ isQuiet: true }).finally(() => setAsked(true));
  }, [isUnexplained, sitting]);
  if (isUnexplained && !isAsked) return <Waiting />;
  if (phase === 'handedIn' || known)
    return (
      <Done
        exam={exam}
        attemptId={known?.attemptId ?? paper?.attemptId}
        time={known?.submittedTime ?? submittedTime}
        endedBy={known?.endedBy ?? 'self'}
        said={known?.said}
        lateCount={lateCount}
        counts={
          known
            ? { done: known.answeredCount, count: known.questionCount }
            : paper && { done: Object.values(given).filter(hasAnswer).length, count: paper.questionList.length }
        }
        pause={
          lateCount > 0 || known?.endedBy === 'invigilator' || (!known && submittedTime === null)
            ? opensSoon
            : opensHardly
        }
        onAgain={() => sitting.load({ isQuiet: true })}
      />
    );
  if (early) return <Waiting />;
  if (phase === 'failed' && error && reasonOf(error) === 'code')
    return (
      <EntryCode
        exam={exam}
        former={code}
        message={error.message}
        onCode={onCode}
        onRetry={() => void sitting.load()}
      />
    );
  if (phase === 'failed' && error)
    return (
      <Refused error={error} isHeld={isHeld} onRetry={() => void again()} onAgain={() => again({ isQuiet: true })} />
    );
  if (!paper) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Exam sitting={sitting} paper={paper} title={title} leavePath={examsPath} />
    </Suspense>
  );
}

const Exam = lazy(() => loadExam().then((module) => ({ default: module.Exam })));

interface RefusedProps {
  error: CallError;
  /** The invigilator has to let go of another device. */
  isHeld: boolean;
  onRetry(): void;
  /** Asks again, with what is shown staying so. */
  onAgain(): Promise<void>;
}

function Refused({ error, isHeld, onRetry, onAgain }: RefusedProps) {
  useAgain(isHeld ? onAgain : undefined);
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
        {isHeld && <p>{sittingTexts.held}</p>}
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

/** What is known of an exam that was handed in before. */
function handedInOf(error: CallError | undefined): HandedIn | undefined {
  return error && reasonOf(error) === 'handedIn' ? (error.data as HandedIn) : undefined;
}

interface HandedIn {
  attemptId: string;
  endedBy: EndedBy;
  /** What the invigilator said who handed it in. */
  said: string | null;
  submittedTime: string;
  answeredCount: number;
  questionCount: number;
}

/** That it cannot begin yet, or could now. */
function earlyOf(error: CallError | undefined): Early | undefined {
  const reason = error && reasonOf(error);
  return error && (reason === 'early' || reason === 'ready')
    ? { ...(error.data as Omit<Early, 'text'>), text: error.message }
    : undefined;
}
