import { call, type Output } from '#runtime/core/call.ts';
import type { Question } from '#runtime/core/presenter.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Empty } from '#learner/parts/Empty.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { SignInFirst } from '#learner/parts/SignInFirst.tsx';
import { Skeleton } from '#learner/parts/Skeleton.tsx';
import { useDeed } from '#learner/parts/useDeed.ts';
import { dayText, hoursText } from '#learner/exam/days.ts';
import { placementTexts } from '#learner/exam/texts.ts';
import { Venue } from '#learner/exam/Venue.tsx';
import { Link } from '#learner/router/Link.tsx';
import { useSearchParams } from '#learner/router/useSearchParams.ts';
import './reserve.css';
import { texts } from './texts.ts';

type Session = Output<'examSession.querySession'>['rows'][number];
type Own = Output<'placement.myExam'>['rows'][number];

/** The sessions of a subject, by day: one is reserved, changed to, or waited for. */
export function Reserve() {
  const { status } = useSession();
  const [parameters] = useSearchParams();
  const subjectId = parameters.get('subjectId') ?? '';
  return (
    <div className="page reserve">
      <Link className="reserve-back" to="/my-certification">
        ‹ {texts.back}
      </Link>
      {status === 'signedIn' ? (
        <Subject subjectId={subjectId} />
      ) : status === 'signedOut' ? (
        <SignInFirst text={texts.signInFirst} />
      ) : (
        <Skeleton lines={8} />
      )}
    </div>
  );
}

function Subject({ subjectId }: { subjectId: string }) {
  // Not kept: places of yesterday are none of today's.
  const mine = useCall('placement.myExam', {});
  const sessions = useCall('examSession.querySession', { subjectId, pageSize: 200 });
  const reload = (): Promise<unknown> => Promise.all([mine.reload(), sessions.reload()]);
  return (
    <Loaded call={mine}>
      {({ rows }) => {
        const own = rows.find((row) => row.subjectId === subjectId);
        if (!own) return <Empty text={texts.gone} action={<Link to="/my-certification">{texts.toMine}</Link>} />;
        return (
          <>
            <h1>{texts.title}</h1>
            <p className="reserve-exam">
              <b>{own.examName}</b> · {own.subjectName}
            </p>
            {own.canReserve ? (
              <>
                <p className="reserve-until">{texts.until(String(own.reserveEndTime).slice(0, 16))}</p>
                <Loaded call={sessions}>
                  {({ rows: found }) =>
                    found.length === 0 ? (
                      <Empty text={texts.none} />
                    ) : (
                      <Days sessions={found} own={own} onChanged={reload} />
                    )
                  }
                </Loaded>
              </>
            ) : (
              <Empty text={texts.closed} action={<Link to="/my-certification">{texts.toMine}</Link>} />
            )}
          </>
        );
      }}
    </Loaded>
  );
}

interface DaysProps {
  sessions: readonly Session[];
  own: Own;
  onChanged: () => Promise<unknown>;
}

function Days({ sessions, own, onChanged }: DaysProps) {
  const deed = useDeed(onChanged);
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
  own: Own;
}

function One({ session, own, busyId, perform }: OneProps) {
  const { id, startTime, left, waiting, mine } = session;
  const isFull = left === 0;
  const hasPlace = own.state === 'placed';
  const when = `${dayText(startTime)} ${hoursText(session)}`;

  const choose = (): Promise<void> =>
    perform({
      id,
      ask: questionOf({ when, isFull, state: own.state }),
      work: async () => {
        const { state } = await call('placement.reserve', {
          id,
          mayWait: isFull,
          from: own.placementId,
          ...(own.state && { fromState: own.state }),
        });
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
        </p>
        <Venue of={session} />
      </div>
      {mine ? (
        <span className="reserve-mine">{placementTexts[mine] ?? mine}</span>
      ) : isFull && hasPlace ? null : (
        <Button
          kind={isFull ? 'quiet' : 'primary'}
          disabled={busyId !== undefined}
          aria-busy={busyId === id}
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
  state: Own['state'];
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
