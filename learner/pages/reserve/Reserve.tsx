import type { ReactNode } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import type { Question } from '#runtime/core/presenter.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { below } from '#learner/deed/below.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useDeed, useFresh } from '#learner/deed/useDeed.ts';
import { dayText, hoursText } from '#learner/exam/days.ts';
import { deadlineOf, nextOf, stateOf, type Exam } from '#learner/exam/next.ts';
import { placementTexts } from '#learner/exam/texts.ts';
import { Venue } from '#learner/exam/Venue.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './reserve.css';
import { texts } from './texts.ts';

type Session = Output<'examSession.querySession'>['rows'][number];

/** The sessions of a subject, by day: one is reserved, changed to, or waited for. */
export function Reserve() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const subjectId = parameters.get('subjectId') ?? '';
  const shown = String(new URLSearchParams([...parameters].filter(([name]) => name !== 'subjectId')));
  const minePath = `/my-certification${shown && `?${shown}`}`;
  return (
    <div className="page reserve">
      <Link className="reserve-back" to={minePath}>
        ‹ {texts.back}
      </Link>
      {status === 'signedIn' ? (
        <Subject subjectId={subjectId} toMine={<Link to={minePath}>{texts.toMine}</Link>} />
      ) : status === 'signedOut' ? (
        <SignInFirst text={texts.signInFirst} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}

function Subject({ subjectId, toMine }: { subjectId: string; toMine: ReactNode }) {
  // Kept for the learner's own page, where it is what this one has changed. Places of yesterday are none of today's.
  const mine = useCall('placement.myExam', {}, { isKept: true });
  const sessions = useCall('examSession.querySession', { subjectId, pageSize: 200 });
  useFresh(mine.reload);
  useFresh(sessions.reload);
  return (
    <Loaded call={mine}>
      {({ rows }) => {
        const own = rows.find((row) => row.subjectId === subjectId);
        if (!own) return <Empty text={texts.gone} action={toMine} />;
        return (
          <>
            <h1>{texts.title}</h1>
            <p className="reserve-exam">
              <b>{own.examName}</b> · {own.subjectName}
            </p>
            {own.canReserve ? (
              <>
                <p className="reserve-until">{texts.until(String(deadlineOf(own)).slice(0, 16))}</p>
                <Loaded call={below(mine, sessions)}>
                  {({ rows: found }) =>
                    found.length === 0 ? <Empty text={texts.none} /> : <Days sessions={found} own={own} />
                  }
                </Loaded>
              </>
            ) : (
              <Empty text={[stateOf(own), nextOf(own)].filter(Boolean).join('：')} action={toMine} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface DaysProps {
  sessions: readonly Session[];
  own: Exam;
}

function Days({ sessions, own }: DaysProps) {
  const deed = useDeed();
  const days = [...new Set(sessions.map(({ startTime }) => startTime.slice(0, 10)))];
  return days.map((day) => (
    <section key={day} aria-label={dayText(day)}>
      <h2 className="reserve-day">{dayText(day)}</h2>
      <ul className="row-list">
        {sessions
          .filter(({ startTime }) => startTime.startsWith(day))
          .map((session) => (
            <li key={session.id} data-mine={session.mine ?? undefined}>
              <One session={session} own={own} {...deed} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

interface OneProps extends ReturnType<typeof useDeed> {
  session: Session;
  own: Exam;
}

function One({ session, own, buttonOf, perform }: OneProps) {
  const { id, startTime, left, waiting, mine } = session;
  const isFull = left === 0;
  const hasPlace = own.state === 'placed';
  const when = `${dayText(startTime)} ${hoursText(session)}`;

  const choose = (): Promise<void> =>
    perform({
      id,
      ask: questionOf({ when, isFull, state: own.state }),
      work: async (options) => {
        const input = { id, mayWait: isFull, from: own.placementId, ...(own.state && { fromState: own.state }) };
        const { state } = await call('placement.reserve', input, options);
        return state === 'waiting' ? texts.waited : texts.reserved;
      },
    });

  return (
    <>
      <div className="reserve-what">
        <b>{hoursText(session)}</b>
        <p className={isFull ? 'reserve-full' : undefined}>
          {typeof left === 'number' ? (isFull ? texts.full : texts.left(left)) : ''}
          {isFull && waiting > 0 && ` · ${texts.waiting(waiting)}`}
          {isFull && hasPlace && !mine && ` · ${texts.hasPlace}`}
        </p>
        <Venue of={session} />
      </div>
      {mine ? (
        <span className="reserve-mine">{placementTexts[mine] ?? mine}</span>
      ) : isFull && hasPlace ? null : (
        <Button
          kind={isFull ? 'quiet' : 'primary'}
          {...buttonOf(id)}
          aria-label={`${isFull ? texts.wait : hasPlace ? texts.change : texts.choose} ${when}`}
          onClick={() => void choose()}
        >
          {isFull ? texts.wait : hasPlace ? texts.change : texts.choose}
        </Button>
      )}
    </>
  );
}

/** What is asked before a session is chosen; nothing where nothing is lost. */
function questionOf({
  when,
  isFull,
  state,
}: {
  when: string;
  isFull: boolean;
  state: Exam['state'];
}): Question | undefined {
  const isWaiting = state === 'waiting';
  if (isFull) {
    const message = isWaiting ? `${texts.leaveQueueText}${texts.waitText}` : texts.waitText;
    return { title: texts.waitTitle(when), message, confirmText: texts.wait };
  }
  if (isWaiting) return { title: texts.chooseTitle(when), message: texts.leaveQueueText, confirmText: texts.choose };
  if (state === 'placed')
    return { title: texts.changeTitle(when), message: texts.changeText, confirmText: texts.change };
  return undefined;
}
