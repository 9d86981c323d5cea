import { Button, Tag } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { SessionCards } from '../sessionCards/SessionCards.tsx';
import { titleOf } from '../sessionCards/titleOf.ts';
import { periodOf } from './board.ts';
import { texts } from './texts.ts';

const colours: Readonly<Record<string, string>> = { soon: 'warning', running: 'processing' };

/** The sessions that one invigilates, to choose one. */
export function InvigilatedSessions({ onChoose }: { onChoose(sessionId: string): void }) {
  const call = useCall('invigilate.sessions', {});
  return (
    <SessionCards
      call={call}
      texts={texts}
      tagOf={({ phase }) => <Tag color={colours[phase] ?? 'default'}>{texts.phases[phase] ?? phase}</Tag>}
    >
      {(session) => (
        <>
          <p>{periodOf(session)}</p>
          <p>
            {session.rooms} · {texts.people(session.people)} · {session.sessionCode}
          </p>
          <Button
            type={session.phase === 'over' ? 'default' : 'primary'}
            size="large"
            aria-label={`${texts.open}：${titleOf(session)}`}
            onClick={() => onChoose(session.id)}
          >
            {texts.open}
          </Button>
        </>
      )}
    </SessionCards>
  );
}
