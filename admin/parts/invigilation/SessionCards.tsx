import { Button, Empty, Skeleton, Tag } from 'antd';
import { useCall } from '#runtime/react/useCall.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { periodOf, type Session } from './board.ts';
import { texts } from './texts.ts';

const colours: Readonly<Record<string, string>> = { soon: 'warning', running: 'processing' };

/** The sessions that one invigilates, to choose one. */
export function SessionCards({ onChoose }: { onChoose(sessionId: string): void }) {
  const { data, error, reload } = useCall('invigilate.sessions', {});
  if (error && !data) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.length === 0)
    return (
      <Empty description={texts.noSessions}>
        <p className="screen-help">{texts.howToGet}</p>
      </Empty>
    );
  return (
    <ul className="invigilation-sessions">
      {data.map((session) => (
        <li key={session.id}>
          <Card session={session} onChoose={() => onChoose(session.id)} />
        </li>
      ))}
    </ul>
  );
}

function Card({ session, onChoose }: { session: Session; onChoose(): void }) {
  const title = `${session.examName} · ${session.subjectName}`;
  return (
    <article>
      <header>
        <h2>{title}</h2>
        <Tag color={colours[session.phase] ?? 'default'}>{texts.phases[session.phase] ?? session.phase}</Tag>
      </header>
      <p>{periodOf(session)}</p>
      <p>
        {session.rooms} · {texts.people(session.people)} · {session.sessionCode}
      </p>
      <Button
        type={session.phase === 'over' ? 'default' : 'primary'}
        size="large"
        aria-label={`${texts.open}：${title}`}
        onClick={onChoose}
      >
        {texts.open}
      </Button>
    </article>
  );
}
