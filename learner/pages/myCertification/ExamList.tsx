import { call, type Output } from '#runtime/core/call.ts';
import { download } from '#runtime/core/download.ts';
import { Button } from '#learner/parts/Button.tsx';
import { useDeed } from '#learner/parts/useDeed.ts';
import { placementTexts } from '#learner/exam/texts.ts';
import { Venue } from '#learner/exam/Venue.tsx';
import { Link } from '#learner/router/Link.tsx';
import { reservedTexts, examTexts as texts, waitingTexts } from './examTexts.ts';

export type Exam = Output<'placement.myExam'>['rows'][number];

interface ExamListProps {
  exams: readonly Exam[];
  onChanged: () => Promise<unknown>;
}

/** Subjects of exams as cards: when and where, and the one next step of each. */
export function ExamList({ exams, onChanged }: ExamListProps) {
  return (
    <ol className="row-list">
      {exams.map((exam) => (
        <li key={`${exam.applyId} ${exam.subjectId}`}>
          <One exam={exam} onChanged={onChanged} />
        </li>
      ))}
    </ol>
  );
}

/** Fetches a file: a ticket, or all that is ahead for a calendar. */
export function FileButton({ id, text }: { id?: string; text: string }) {
  const { busyId, perform } = useDeed(async () => {});
  const work = async (): Promise<string> => {
    await (id ? download('placement.myTicket', { id }) : download('placement.myCalendar'));
    return texts.fetched;
  };
  return (
    <Button
      kind={id ? 'primary' : 'quiet'}
      disabled={busyId !== undefined}
      onClick={() => void perform({ id: text, work })}
    >
      {text}
    </Button>
  );
}

function One({ exam, onChanged }: { exam: Exam; onChanged: () => Promise<unknown> }) {
  const { examName, subjectName, subjectId, state, canReserve, placementId, startTime, ticketNumber } = exam;
  const { hasTicket, ticketFromTime } = exam;
  const { busyId, perform } = useDeed(onChanged);
  const isBusy = busyId !== undefined;
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
      work: async () => {
        await call('placement.ownStep', { ids: [id], step: 'release' });
        return words.released;
      },
    });

  return (
    <>
      <div className="mine-application">
        <b>{examName}</b>
        <span className={`mine-state is-${exam.isOver ? 'expired' : (state ?? 'none')}`}>{stateOf(exam)}</span>
        <p>
          {subjectName}
          {state === 'placed' && ` · ${texts.ticket(ticketNumber ?? '')}`}
        </p>
        {startTime && (
          <>
            <p className="mine-next">{startTime.slice(0, 16)}</p>
            <Venue of={exam} />
          </>
        )}
        <p className={startTime ? undefined : 'mine-next'}>{nextOf(exam)}</p>
        {state === 'placed' && !hasTicket && ticketFromTime && <p>{texts.ticketFrom(ticketFromTime.slice(0, 16))}</p>}
      </div>
      {(canReserve || hasTicket) && (
        <div className="mine-steps">
          {hasTicket && placementId && <FileButton id={placementId} text={texts.ticketFile} />}
          {canReserve && (
            <Link
              className={`button ${placementId ? '' : 'button-primary'}`}
              to={`/reserve?subjectId=${encodeURIComponent(subjectId)}`}
            >
              {placementId ? texts.change : texts.reserve}
            </Link>
          )}
          {canReserve && placementId && (
            <Button kind="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void release(placementId)}>
              {words.release}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** Where the learner stands with a subject, in a word. */
function stateOf({ state, isOver, isReserveOver, reserveEndTime }: Exam): string {
  if (isOver && (state === 'placed' || state === 'waiting')) return texts.over;
  if (state) return placementTexts[state] ?? state;
  if (!reserveEndTime) return texts.toAssign;
  return isReserveOver ? texts.reserveOver : texts.toReserve;
}

/** What comes next, in a sentence. */
function nextOf({ state, canReserve, reserveStartTime, reserveEndTime, ahead, way, ...exam }: Exam): string {
  if (exam.isOver) return '';
  if (state === 'waiting') return texts.ahead(ahead ?? 0);
  if (state === 'placed')
    return canReserve
      ? texts.until(String(reserveEndTime).slice(0, 16))
      : way === 'assigned'
        ? texts.assigned
        : texts.fixed;
  if (state) return '';
  if (canReserve) return texts.open(String(reserveEndTime).slice(0, 16));
  if (exam.isReserveOver) return texts.ask;
  return reserveStartTime && reserveEndTime
    ? texts.window(reserveStartTime.slice(0, 16), reserveEndTime.slice(0, 16))
    : texts.byOrganisation;
}
