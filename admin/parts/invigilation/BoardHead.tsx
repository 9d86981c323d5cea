import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { toWireTime } from '#runtime/core/dates.ts';
import { titleOf } from '../sessionCards/titleOf.ts';
import { periodOf, type Board, type Counts } from './board.ts';
import type { ServerClock } from './serverClock.ts';
import { texts } from './texts.ts';
import { useNow } from './useNow.ts';

export interface BoardHeadProps {
  session: Board['session'];
  counts: Counts;
  clock: ServerClock;
  isLive: boolean;
  children?: ReactNode;
}

/** Which session it is, the server's clock, the entry code, and how many are how. */
export function BoardHead({ session, counts, clock, isLive, children }: BoardHeadProps) {
  return (
    <header className="invigilation-head">
      <div className="invigilation-session">
        <h2>{titleOf(session)}</h2>
        <p>
          {session.sessionCode} · <span>{periodOf(session)}</span>
        </p>
      </div>
      {session.entryCode !== null && <EntryCode code={session.entryCode} />}
      <Clock clock={clock} isLive={isLive} />
      <dl className="invigilation-counts">
        {(Object.keys(texts.counts) as (keyof typeof texts.counts)[]).map((name) => (
          <div key={name} className={name === 'waiting' && counts.waiting > 0 ? 'is-alarm' : `is-${name}`}>
            <dt>{texts.counts[name]}</dt>
            <dd>{counts[name]}</dd>
          </div>
        ))}
      </dl>
      {children}
    </header>
  );
}

function Clock({ clock, isLive }: Pick<BoardHeadProps, 'clock' | 'isLive'>) {
  const now = useNow(clock, 1000);
  return (
    <div className="invigilation-clock">
      <small>
        {texts.clock} · {isLive ? texts.live : texts.polled}
      </small>
      <time role="timer" aria-label={texts.clock}>
        {toWireTime(new Date(now)).slice(11)}
      </time>
    </div>
  );
}

/** Large, to be read out or written on a board; hidden where others look on. */
function EntryCode({ code }: { code: string }) {
  const [isShown, setShown] = useState(true);
  return (
    <div className="invigilation-code">
      <small>{texts.entryCode}</small>
      <strong>{isShown ? code : '••••••'}</strong>
      <Button type="link" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        {isShown ? texts.hide : texts.show}
      </Button>
    </div>
  );
}
