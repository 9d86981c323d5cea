import { Button, Empty, Result, Skeleton, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { call } from '#runtime/core/call.ts';
import { showTime } from '#runtime/core/dates.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useCallByName } from '#runtime/react/useCall.ts';
import { messages } from '../texts.ts';
import { deviceOf } from '#runtime/core/device.ts';

/** One of the person's sessions, as `session.mine` gives it. */
interface Session {
  id: string;
  isCurrent: boolean;
  createdTime: string;
  lastSeenTime: string;
  ip?: string | null;
  userAgent?: string | null;
}

const noInput = {};

/** Where the person is signed in; each but the present one can be ended. */
export function Sessions(): ReactNode {
  const { data, error, reload } = useCallByName('session.mine', noInput);
  const sessions = data as readonly Session[] | undefined;
  if (error && !sessions)
    return (
      <Result
        status="warning"
        title={messages.loadFailed}
        subTitle={error.message}
        extra={<Button onClick={reload}>{messages.retry}</Button>}
      />
    );
  if (!sessions) return <Skeleton active />;
  if (sessions.length === 0) return <Empty description={messages.noSessions} />;
  return (
    <>
      <p className="help">{messages.sessionsHelp}</p>
      <ul className="sessions">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} onEnded={reload} />
        ))}
      </ul>
    </>
  );
}

function SessionRow({ session, onEnded }: { session: Session; onEnded: () => void }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const { id, isCurrent, createdTime, lastSeenTime, ip, userAgent } = session;
  const device = deviceOf(userAgent) ?? messages.unknownDevice;

  const end = async (): Promise<void> => {
    if (
      !(await presenter().confirm({
        title: messages.endSessionAsk,
        message: messages.endSessionHelp,
        confirmText: messages.endSession,
        isDanger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await call('session.end', { id });
      presenter().toast({ kind: 'success', message: messages.sessionEnded });
      onEnded();
    } catch {
      // The call has said why; the row stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <li>
      <div className="session-what">
        <strong>{device}</strong>
        {isCurrent && <Tag color="blue">{messages.thisDevice}</Tag>}
        <p className="help">
          {messages.address} {ip || '—'} · {messages.since} {showTime(createdTime)} · {messages.lastSeen}{' '}
          {showTime(lastSeenTime)}
        </p>
      </div>
      {!isCurrent && (
        <Button loading={isBusy} onClick={() => void end()} aria-label={`${messages.endSession}：${device}`}>
          {messages.endSession}
        </Button>
      )}
    </li>
  );
}
