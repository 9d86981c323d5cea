import { useState } from 'react';
import { call, type Output } from '#runtime/core/call.ts';
import { deviceOf } from '#runtime/core/device.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { toast } from '#learner/parts/toast.ts';
import { texts } from './texts.ts';

type Session = Output<'session.mine'>[number];

/** Where the account is signed in; each but the present one can be ended. */
export function Sessions() {
  const sessions = useCall('session.mine', {});
  const [busyId, setBusyId] = useState<string>();

  const end = async ({ id, userAgent }: Session): Promise<void> => {
    const device = nameOf(userAgent);
    if (
      !(await presenter().confirm({
        title: texts.endTitle,
        message: texts.endHelp(device),
        confirmText: texts.end,
        isDanger: true,
      }))
    )
      return;
    setBusyId(id);
    try {
      await call('session.end', { id });
      toast(texts.ended);
    } catch {
      // The call has said why; the list below is loaded anew either way.
    } finally {
      setBusyId(undefined);
      sessions.reload();
    }
  };

  return (
    <Loaded call={sessions}>
      {(all) => (
        <ul className="account-sessions">
          {all.map((session) => (
            <li key={session.id}>
              <div>
                <strong>{nameOf(session.userAgent)}</strong>
                <p className="field-help">
                  {session.ip} · {texts.lastSeen(session.lastSeenTime)}
                </p>
              </div>
              {session.isCurrent ? (
                <span className="account-current">{texts.current}</span>
              ) : (
                <Button
                  disabled={busyId !== undefined}
                  aria-busy={busyId === session.id}
                  aria-label={texts.endOf(nameOf(session.userAgent))}
                  onClick={() => void end(session)}
                >
                  {texts.end}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function nameOf(userAgent: string): string {
  return deviceOf(userAgent) ?? texts.unknownDevice;
}
