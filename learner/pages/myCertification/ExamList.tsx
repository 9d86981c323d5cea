import { call } from '#runtime/core/call.ts';
import { download } from '#runtime/core/download.ts';
import { Button } from '#learner/parts/Button.tsx';
import { useDeed, type Deed } from '#learner/deed/useDeed.ts';
import { dayText, hoursText } from '#learner/exam/days.ts';
import { limitsOf, nextOf, stateOf, type Exam } from '#learner/exam/next.ts';
import { Venue } from '#learner/exam/Venue.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import { reservedTexts, examTexts as texts, waitingTexts } from './examTexts.ts';

/** Subjects of exams as cards: when and where, and the one next step of each. */
export function ExamList({ exams }: { exams: readonly Exam[] }) {
  return (
    <ol className="row-list">
      {exams.map((exam) => (
        <li key={`${exam.applyId} ${exam.subjectId}`}>
          <One exam={exam} />
        </li>
      ))}
    </ol>
  );
}

/** Fetches a file: a ticket, or all that is ahead for a calendar. */
export function FileButton({ id, text }: { id?: string; text: string }) {
  const { buttonOf, perform } = useDeed();
  const work: Deed['work'] = async (options) => {
    await (id ? download('placement.myTicket', { id }, options) : download('placement.myCalendar', {}, options));
    return texts.fetched;
  };
  return (
    <Button
      kind={id ? 'primary' : 'quiet'}
      {...buttonOf(text)}
      onClick={() => void perform({ id: text, work, isRead: true })}
    >
      {text}
    </Button>
  );
}

function One({ exam }: { exam: Exam }) {
  const { examName, subjectName, subjectId, state, canReserve, placementId, startTime, endTime, ticketNumber } = exam;
  const { hasTicket, ticketFromTime, canEnter, isSitting, sessionId, keptUntil } = exam;
  const { buttonOf, perform } = useDeed();
  // On the way back the list or the month is as it was left.
  const [shown] = useSearchParams();
  const reservePath = `/reserve?${String(new URLSearchParams([...shown, ['subjectId', subjectId]]))}`;
  const limits = limitsOf(exam);
  const words = state === 'waiting' ? waitingTexts : reservedTexts;

  const release = (id: string): Promise<void> =>
    perform({
      id,
      ask: {
        title: words.releaseTitle(subjectName),
        message: words.releaseText,
        confirmText: words.release,
        cancelText: words.keep,
      },
      changedText: words.changed,
      work: async (options) => {
        await call('placement.ownStep', { ids: [id], step: 'release' }, options);
        return words.released;
      },
    });

  return (
    <>
      <div className="mine-application">
        <b>{examName}</b>
        <span
          className={`mine-state is-${keptUntil ? 'approved' : exam.isOver && !isSitting ? 'expired' : (state ?? 'none')}`}
        >
          {stateOf(exam)}
        </span>
        <p>
          {subjectName}
          {state === 'placed' && ` · ${texts.ticket(ticketNumber ?? '')}`}
        </p>
        {startTime && endTime && (
          <>
            <p className="mine-next">
              {dayText(startTime)} {hoursText({ startTime, endTime })}
            </p>
            <Venue of={exam} />
            {(state === 'placed' ? !exam.isOver : isSitting) && limits && <p>{limits}</p>}
          </>
        )}
        <p className={startTime ? undefined : 'mine-next'}>{nextOf(exam)}</p>
        {state === 'placed' && !hasTicket && ticketFromTime && <p>{texts.ticketFrom(ticketFromTime.slice(0, 16))}</p>}
      </div>
      {(canReserve || hasTicket || canEnter) && (
        <div className="mine-steps">
          {canEnter && sessionId && (
            <Link className="button button-primary" to={`/exam-room?${String(new URLSearchParams({ sessionId }))}`}>
              {isSitting ? texts.resume : texts.enter}
            </Link>
          )}
          {hasTicket && placementId && <FileButton id={placementId} text={texts.ticketFile} />}
          {canReserve && (
            <Link className={`button ${placementId ? '' : 'button-primary'}`} to={reservePath}>
              {placementId ? texts.change : texts.reserve}
            </Link>
          )}
          {canReserve && placementId && (
            <Button kind="quiet" {...buttonOf(placementId)} onClick={() => void release(placementId)}>
              {words.release}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
