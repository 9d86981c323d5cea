import { Empty, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { CallState } from '#runtime/react/useCall.ts';
import { everyMinute, useLooks } from '#runtime/react/useLooks.ts';
import { Failed } from '#runtime/screen/states/Failed.tsx';
import { titleOf } from './titleOf.ts';
import './sessionCards.css';

interface Session {
  id: string;
  examName: string;
  subjectName: string;
}

interface SessionCardsProps<Own extends Session> {
  call: CallState<readonly Own[]>;
  texts: { noSessions: string; howToGet: string };
  /** Beside the title. */
  tagOf(session: Own): ReactNode;
  /** What a card says below it. */
  children(session: Own): ReactNode;
}

/** Sessions in which one has something to do, a card each. */
export function SessionCards<Own extends Session>({
  call: { data, error, reload },
  texts,
  tagOf,
  children,
}: SessionCardsProps<Own>) {
  // Others open and close them.
  useLooks(reload, everyMinute);
  if (error && !data) return <Failed message={error.message} onRetry={() => void reload()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.length === 0)
    return (
      <Empty description={texts.noSessions}>
        <p className="screen-help">{texts.howToGet}</p>
      </Empty>
    );
  return (
    <ul className="session-cards">
      {data.map((session) => (
        <li key={session.id}>
          <article>
            <header>
              <h2>{titleOf(session)}</h2>
              {tagOf(session)}
            </header>
            {children(session)}
          </article>
        </li>
      ))}
    </ul>
  );
}
