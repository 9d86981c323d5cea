import type { Exam } from '#learner/exam/next.ts';
import { useHeading } from '#learner/parts/useHeading.ts';
import { Receipts } from '#learner/receipts/Receipts.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useDisplayClass } from '#learner/sitting/display.ts';
import { useAgain } from '#learner/sitting/useAgain.ts';
import { examsPath } from './examsPath.ts';
import { texts } from './texts.ts';

/** Who handed an exam in. */
export type EndedBy = 'self' | 'time' | 'invigilator';

interface DoneProps {
  /** What one's own exams say of it, once they are there. */
  exam: Exam | undefined;
  /** Whose receipts there are. */
  attemptId: string | undefined;
  endedBy: EndedBy;
  /** What the invigilator said who handed it in. */
  said: string | null | undefined;
  /** Milliseconds until it is asked again whether it was opened again. */
  pause: number;
  /** Asks whether it was opened again; then one goes on by itself. */
  onAgain(): Promise<void>;
  /** When it was handed in, where that is known. */
  time: string | null | undefined;
  /** Questions answered of all, where that is known. */
  counts: { done: number; count: number } | undefined;
  /** Answers that had not arrived when it ended. */
  lateCount: number;
}

/** An exam that is handed in: what and when, and what comes next. */
export function Done({ exam, attemptId, endedBy, said, time, counts, lateCount, pause, onAgain }: DoneProps) {
  useAgain(onAgain, pause);
  const displayClass = useDisplayClass();
  const heading = useHeading();
  const facts = [
    { name: texts.subject, text: exam?.subjectName },
    { name: texts.said, text: said },
    { name: texts.submittedTime, text: time },
    { name: texts.answered, text: counts && texts.counts(counts) },
  ].filter(({ text }) => text);
  return (
    <div className={`exam-room ${displayClass}`}>
      <div className="page">
        <section className="card exam-room-done" aria-labelledby="exam-room-title">
          <svg viewBox="0 0 72 72" width="72" height="72" aria-hidden="true">
            <circle cx="36" cy="36" r="34" fill="var(--success-soft)" stroke="var(--success-text)" strokeWidth="3" />
            <path
              d="m22 37 10 10 19-21"
              fill="none"
              stroke="var(--success-text)"
              strokeWidth="5"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
          <h1 id="exam-room-title" ref={heading} tabIndex={-1}>
            {texts.doneBy[endedBy]}
          </h1>
          <p className="exam-room-of">
            {exam && (endedBy === 'self' ? texts.doneOf(exam.examName) : texts.ofExam(exam.examName))}
            {lateCount === 0 && texts.arrived}
          </p>
          {facts.length > 0 && (
            <dl>
              {facts.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          {lateCount > 0 && (
            <p className="exam-room-late" role="alert">
              {texts.late(lateCount)}
            </p>
          )}
          <h2>{texts.nextTitle}</h2>
          <ol className="exam-room-rules">
            {texts.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          {attemptId && <Receipts attemptId={attemptId} />}
          <Link className="button button-primary" to={examsPath}>
            {texts.toExams}
          </Link>
        </section>
      </div>
    </div>
  );
}
