import { CheckCircleFilled } from '@ant-design/icons';
import { Button, Empty, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Output } from '#runtime/core/call.ts';
import { useCall } from '#runtime/react/useCall.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useTitle } from '#runtime/react/useTitle.ts';
import { openedRecords, useOpenedScope } from '#runtime/screen/opened.ts';
import { texts } from '../texts.ts';
import type { Menu, MenuGroup } from '../shell/menus.ts';
import { RecordLink } from '../shell/RecordLink.tsx';
import { listRoute } from '../shell/recordRoute.ts';
import './home.css';

type Waiting = Output<'home.waiting'>[number];
type Step = Output<'home.steps'>[number];
type Record = Output<'home.recent'>['opened'][number] & { action?: string; time?: string };

/** What waits for the person, how a new organisation begins, and what they worked on last. */
export function HomePage({ groups }: { groups: readonly MenuGroup[] }): ReactNode {
  const { user } = useSession();
  const [hour] = useState(() => new Date().getHours());
  const scope = useOpenedScope();
  const menus = groups.flatMap((group) => group.menus);
  const waiting = useCall('home.waiting', {});
  const recent = useCall('home.recent', { opened: [...openedRecords(scope)] });
  const steps = useCall('home.steps', {});
  useTitle(texts.home);
  return (
    <div className="home">
      <header>
        <h1 className="page-title">{texts.home}</h1>
        <p className="help">{texts.greeting({ name: user?.nickname ?? '', hour })}</p>
      </header>
      <section aria-labelledby="home-waiting">
        <h2 id="home-waiting">{texts.waiting}</h2>
        {waiting.error ? (
          <Failure message={waiting.error.message} onRetry={waiting.reload} />
        ) : !waiting.data ? (
          <Skeleton active paragraph={{ rows: 3 }} title={false} />
        ) : waiting.data.length === 0 ? (
          <p className="home-none">{texts.nothingWaits}</p>
        ) : (
          <ul className="home-waiting">
            {waiting.data.map((entry) => (
              <WaitingCard key={entry.name} entry={entry} menus={menus} />
            ))}
          </ul>
        )}
      </section>
      <FirstSteps steps={steps.data ?? []} menus={menus} />
      {recent.error && <Failure message={recent.error.message} onRetry={recent.reload} />}
      {!recent.error && (
        <div className="home-columns">
          <Records title={texts.lastChanged} none={texts.nothingChanged} records={recent.data?.changed} />
          <Records title={texts.lastOpened} none={texts.nothingOpened} records={recent.data?.opened} />
        </div>
      )}
    </div>
  );
}

/** As many are counted as the server counts. */
const mostCounted = 1000;

function WaitingCard({
  entry: { title, help, entity, code, count, filters, rows },
  menus,
}: {
  entry: Waiting;
  menus: readonly Menu[];
}): ReactNode {
  const menu = menus.find((each) => each.screen === `${entity}.list`) ?? menus.find((each) => each.code === code);
  const all =
    menu &&
    (menu.screen === `${entity}.list`
      ? listRoute({ route: menu.route, filters: filters as { [name: string]: unknown } })
      : menu.route);
  return (
    <li className="home-card">
      <p className="home-count">
        <strong>{count >= mostCounted ? `${mostCounted - 1}+` : count}</strong>
        <span>{title}</span>
      </p>
      {help && <p className="help">{help}</p>}
      <ul>
        {rows.map(({ id, label, note }) => (
          <li key={id}>
            <RecordLink entity={entity} id={id} label={label} />
            {note && <small>{note}</small>}
          </li>
        ))}
      </ul>
      {all && (
        <Link className="home-all" to={all} aria-label={`${texts.seeAll}${title}`}>
          {texts.seeAll}
        </Link>
      )}
    </li>
  );
}

function Records({
  title,
  none,
  records,
}: {
  title: string;
  none: string;
  records: readonly Record[] | undefined;
}): ReactNode {
  return (
    <section className="home-card" aria-label={title}>
      <h2>{title}</h2>
      {!records ? (
        <Skeleton active paragraph={{ rows: 4 }} title={false} />
      ) : records.length === 0 ? (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
      ) : (
        <ul className="home-records">
          {records.map(({ entity, entityTitle, id, label, action, time }) => (
            <li key={`${entity} ${id}`}>
              <RecordLink entity={entity} id={id} label={label ?? id} />
              <small>
                {[entityTitle, action && texts.changes[action], time?.slice(0, 16)].filter(Boolean).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What an organisation does first, of what the person may do: there until all of it is done. */
function FirstSteps({ steps, menus }: { steps: readonly Step[]; menus: readonly Menu[] }): ReactNode {
  const shown = steps.flatMap((step) => {
    const menu = menus.find(({ code }) => code === step.code);
    return menu ? [{ ...step, ...menu }] : [];
  });
  const done = shown.filter(({ isDone }) => isDone).length;
  if (done === shown.length) return null;
  return (
    <section className="home-card" aria-labelledby="home-start">
      <h2 id="home-start">
        {texts.firstSteps} <small>{texts.stepsDone({ done, all: shown.length })}</small>
      </h2>
      <ol className="home-steps">
        {shown.map(({ code, label, route, text, isDone }) => (
          <li key={code} className={isDone ? 'is-done' : ''}>
            {isDone ? <CheckCircleFilled aria-label={texts.stepDone} /> : <span className="home-open" aria-hidden />}
            <div>
              <Link to={route}>{label}</Link>
              <p className="help">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Failure({ message, onRetry }: { message: string; onRetry(): void }): ReactNode {
  return (
    <p role="alert" className="home-none">
      {message} <Button onClick={onRetry}>{texts.retry}</Button>
    </p>
  );
}
