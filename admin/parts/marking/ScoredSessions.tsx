import { Button, Progress, Tag } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { SessionCards } from '../sessionCards/SessionCards.tsx';
import { titleOf } from '../sessionCards/titleOf.ts';
import { percentDone, type Session } from './marking.ts';
import { texts } from './texts.ts';

/** The sessions that one scores, to choose one. */
export function ScoredSessions({ onChoose }: { onChoose(sessionId: string): void }) {
  const call = useCall('examiner.sessions', {});
  return (
    <SessionCards
      call={call}
      texts={texts}
      tagOf={({ isChief }) => isChief && <Tag color="processing">{texts.chief}</Tag>}
    >
      {(session) => <Body session={session} onChoose={() => onChoose(session.id)} />}
    </SessionCards>
  );
}

function Body({ session, onChoose }: { session: Session; onChoose(): void }) {
  const { sessionCode, startTime, open, mine, done, all } = session;
  const way = open > 0 ? texts.open : texts.look;
  return (
    <>
      <p>
        {startTime.slice(0, 16)} · {sessionCode}
      </p>
      <p>{all === 0 ? texts.nothingYet : texts.doneCount(done, all)}</p>
      <Progress percent={percentDone(session)} size="small" aria-label={texts.doneCount(done, all)} />
      <footer>
        <Button type={open > 0 ? 'primary' : 'default'} aria-label={`${way}：${titleOf(session)}`} onClick={onChoose}>
          {way}
        </Button>
        <span>
          {texts.openCount(open)} · {texts.mineCount(mine)}
        </span>
      </footer>
    </>
  );
}
