import { useRef, useState } from 'react';
import { toCallError } from '#runtime/core/errors.ts';
import { examCallsOf } from '#learner/answers/calls.ts';
import { reasonOf } from '#learner/answers/queue.ts';
import type { Notice } from '#learner/answers/sittingState.ts';
import { Button } from '#learner/parts/Button.tsx';
import { dayText, hoursText } from '#learner/exam/days.ts';
import { limitsOf, type Exam } from '#learner/exam/next.ts';
import { Link } from '#learner/router/Link.tsx';
import { useDisplayClass } from '#learner/sitting/display.ts';
import { DisplayMenu } from '#learner/sitting/DisplayMenu.tsx';
import { Told } from '#learner/sitting/Told.tsx';
import { useAgain } from '#learner/sitting/useAgain.ts';
import { Waiting } from '#learner/sitting/Waiting.tsx';
import { Checks } from './Checks.tsx';
import { Countdown } from './Countdown.tsx';
import { examsPath } from './examsPath.ts';
import { momentAfter } from './moment.ts';
import { texts } from './texts.ts';

/** How long it is until an exam begins, none where it could now; and the server's words of it. */
export interface Early {
  waitSeconds: number;
  /** A code will be asked for. */
  hasCode: boolean;
  /** What the invigilators said so far, the newest first. */
  notices?: readonly Notice[];
  text: string;
}

/** Milliseconds between two looks at what the invigilators say to those who wait. */
const noticesEvery = 20_000;

type Described = Pick<Exam, 'examName' | 'subjectName' | 'startTime' | 'endTime'> & Parameters<typeof limitsOf>[0];

interface BeforeProps {
  sessionId: string;
  /** What one's own exams say of it, once they are there. */
  exam: Described | undefined;
  /** They are on their way: nothing is shown before, as they would push down what is read. */
  isLoading: boolean;
  early: Early;
  isAgreed: boolean;
  onAgree(isAgreed: boolean): void;
  /** Asks the server for the exam. */
  onEnter(): void;
}

/** The wait before an exam, or what is to be agreed to where it has begun: how long, whether the device is ready, and the rules. Who has agreed to them enters by itself. */
export function Before({ sessionId, exam, isLoading, early, isAgreed, onAgree, onEnter }: BeforeProps) {
  const displayClass = useDisplayClass();
  const [beginning] = useState(() => momentAfter(early.waitSeconds));
  const [isOver, setOver] = useState(early.waitSeconds === 0);
  const [isAsked, setAsked] = useState(false);
  const tick = useRef<HTMLInputElement>(null);
  const [notices, setNotices] = useState(early.notices);
  const [isElsewhere, setElsewhere] = useState(false);
  const look = async (): Promise<void> => {
    const found = await lookAhead(sessionId);
    if (found === 'elsewhere') setElsewhere(true);
    else if (found === 'over') onEnter();
    else if (found) setNotices(found);
  };
  useAgain(isElsewhere ? undefined : look, noticesEvery);
  const end = (): void => (isAgreed ? onEnter() : setOver(true));
  const enter = (): void => {
    if (isAgreed) return onEnter();
    setAsked(true);
    tick.current?.focus();
  };
  if (isLoading) return <Waiting />;
  return (
    <div className={`exam-room ${displayClass}`}>
      <Told notices={notices} />
      <div className="page">
        <div className="exam-room-head">
          <Link to={examsPath}>{texts.toExams}</Link>
          <DisplayMenu />
        </div>
        <section className="exam-room-hero" aria-labelledby="exam-room-title">
          <p className="exam-room-state">{isOver ? texts.toEnter : texts.wait}</p>
          <h1 id="exam-room-title">{exam?.examName ?? texts.title}</h1>
          <p className="exam-room-when">
            {exam?.startTime && exam.endTime ? (
              <>
                <span>{exam.subjectName}</span> <span>{dayText(exam.startTime)}</span>{' '}
                <span>{hoursText({ startTime: exam.startTime, endTime: exam.endTime })}</span>
              </>
            ) : (
              early.text
            )}
          </p>
          {exam && limitsOf(exam) && <p>{limitsOf(exam)}</p>}
          {isOver ? (
            <p className="exam-room-left" role="alert">
              <b>{texts.begun}</b> {texts.agreeFirst}
            </p>
          ) : (
            <Countdown to={beginning} onEnd={end} />
          )}
          {isOver ? (
            <Button kind="primary" onClick={enter}>
              {texts.enter}
            </Button>
          ) : (
            <p>{isAgreed ? texts.byItself : texts.agreeToEnter}</p>
          )}
          {early.hasCode && <p>{texts.codeAhead}</p>}
        </section>
        <div className="exam-room-parts">
          <Checks isOver={isOver} />
          <section className="card" aria-labelledby="exam-room-rules">
            <h2 id="exam-room-rules">{texts.rulesTitle}</h2>
            <ol className="exam-room-rules">
              {texts.rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ol>
            <label className="exam-room-agree">
              <input
                ref={tick}
                type="checkbox"
                checked={isAgreed}
                aria-describedby={isAsked && !isAgreed ? 'exam-room-asked' : undefined}
                onChange={({ target }) => onAgree(target.checked)}
              />
              {texts.agree}
            </label>
            {isAsked && !isAgreed && (
              <p id="exam-room-asked" className="field-error" role="alert">
                {texts.tickFirst}
              </p>
            )}
          </section>
        </div>
      </div>
    </div>
  );
}

/**
 * What the invigilators said to those who wait; nothing where that is not told now.
 * @returns `over`: there is nothing to wait for any more, as the exam is under way, handed in, or not to be entered, which the
 * exam itself says; `elsewhere`: it was begun on another device, and each look would ask the invigilator to let go of that
 */
async function lookAhead(sessionId: string): Promise<readonly Notice[] | 'over' | 'elsewhere' | undefined> {
  try {
    await examCallsOf(sessionId, { canBegin: false }).resume();
    return 'over';
  } catch (thrown) {
    const error = toCallError(thrown);
    const reason = reasonOf(error);
    if (reason === 'early' || reason === 'ready') return (error.data as Pick<Early, 'notices'>).notices;
    if (reason === 'release') return 'elsewhere';
    return error.status === 409 || error.status === 404 ? 'over' : undefined;
  }
}
