import { Button, Empty, Result, Skeleton, Tag } from 'antd';
import { useState, type ReactNode } from 'react';
import { call } from '#runtime/core/call.ts';
import { showTime } from '#runtime/core/dates.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useCallByName } from '#runtime/react/useCall.ts';
import { texts } from '../texts.ts';
import { deviceOf } from '#runtime/core/device.ts';
import { busy } from '#runtime/screen/busy.tsx';

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
        title={texts.loadFailed}
        subTitle={error.message}
        extra={<Button onClick={reload}>{texts.retry}</Button>}
      />
    );
  if (!sessions) return <Skeleton active />;
  if (sessions.length === 0) return <Empty description={texts.noSessions} />;
  return (
    <>
      <p className="help">{texts.sessionsHelp}</p>
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
  const device = deviceOf(userAgent) ?? texts.unknownDevice;

  const end = async (): Promise<void> => {
    if (
      !(await presenter().confirm({
        title: texts.endSessionAsk,
        message: texts.endSessionHelp,
        confirmText: texts.endSession,
        isDanger: true,
      }))
    )
      return;
    setBusy(true);
    try {
      await call('session.end', { id });
      presenter().toast({ kind: 'success', message: texts.sessionEnded });
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
        {isCurrent && <Tag color="blue">{texts.thisDevice}</Tag>}
        <p className="help">
          {texts.address} {ip || '—'} · {texts.since} {showTime(createdTime)} · {texts.lastSeen}{' '}
          {showTime(lastSeenTime)}
        </p>
      </div>
      {!isCurrent && (
        <Button loading={busy(isBusy)} onClick={() => void end()} aria-label={`${texts.endSession}：${device}`}>
          {texts.endSession}
        </Button>
      )}
    </li>
  );
}
