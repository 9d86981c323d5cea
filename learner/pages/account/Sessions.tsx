import { call, type Output } from '#runtime/core/call.ts';
import { deviceOf } from '#runtime/core/device.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { Button } from '#learner/parts/Button.tsx';
import { Loaded } from '#learner/parts/Loaded.tsx';
import { useDeed, useFresh } from '#learner/deed/useDeed.ts';
import { texts } from './texts.ts';

type Session = Output<'session.mine'>[number];

/** Where the account is signed in; each but the present one can be ended. */
export function Sessions() {
  const sessions = useCall('session.mine', {});
  useFresh(sessions.reload);
  const { buttonOf, perform } = useDeed();

  const end = ({ id, userAgent }: Session): Promise<void> =>
    perform({
      id,
      ask: {
        title: texts.endTitle,
        message: texts.endHelp(nameOf(userAgent)),
        confirmText: texts.end,
        isDanger: true,
      },
      work: async (options) => {
        await call('session.end', { id }, options);
        return texts.ended;
      },
    });

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
                  {...buttonOf(session.id)}
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
