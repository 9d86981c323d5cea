import { Button } from 'antd';
import type { DetailScreen, ScreenField } from '#generators/formats.ts';
import { Toolbar } from '../actions/Toolbar.tsx';
import { useActions } from '../actions/useActions.tsx';
import { reads } from '../fields/reads.ts';
import { isShown } from '../form/shown.ts';
import { useRecord } from '../form/useRecord.ts';
import { Heading } from '../Heading.tsx';
import { useFrame } from '../host.ts';
import { useLookups } from '../lookups.ts';
import { Part } from '../part.tsx';
import { inOrder, type ScreenRecord } from '../records.ts';
import { Failed, Loading } from '../states.tsx';
import { texts } from '../texts.ts';
import { useSession } from '#runtime/react/useSession.ts';
import type { Lookups } from '../fields/types.ts';

export interface DetailViewProps {
  screen: DetailScreen;
  params: Readonly<Record<string, string>>;
}

/** A record to read, field by field in its groups. */
export function DetailView({ screen, params }: DetailViewProps) {
  const frame = useFrame();
  const { user } = useSession();
  const lookups = useLookups(screen.fields);
  const { record, isReady, error, retry } = useRecord({ operation: screen.load, input: { ...params } });
  const { offered, perform, dialog } = useActions({ title: screen.title, reload: retry });
  if (error) return <Failed message={error.message} onRetry={retry} />;
  if (!isReady || !record) return <Loading kind="detail" />;
  const shown = inOrder(screen.fields).filter(([, field]) => isShown({ field, around: { record, user } }));
  return (
    <article className="screen-detail">
      <Heading title={screen.title} help={screen.help}>
        <Toolbar actions={offered(screen.toolbar, [record])} onAct={(action) => perform(action, [record])} />
      </Heading>
      {groupsOf({ screen, fields: shown }).map(({ name, title, help, members }) => (
        <section key={name} className="screen-group">
          {title && (
            <header>
              <h2>{title}</h2>
              {help && <p className="screen-help">{help}</p>}
            </header>
          )}
          <dl className="screen-grid">
            {members.map(([member, field]) => (
              <div key={member} className={field.isWide ? 'screen-fact is-wide' : 'screen-fact'}>
                <dt>{field.title}</dt>
                <dd>{draw({ name: member, field, record, lookups })}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {frame.kind === 'page' && (
        <footer className="screen-footer">
          <Button onClick={frame.close}>{texts.back}</Button>
        </footer>
      )}
      {dialog}
    </article>
  );
}

function draw({ name, field, record, lookups }: { name: string; field: ScreenField; record: ScreenRecord; lookups: Lookups }) {
  const value = record[name];
  if (!field.part) return reads[field.kind]({ name, field, value, record, lookups });
  return <Part kind="field" name={field.part} props={{ value, onChange: () => undefined, field, record, setRecord: () => undefined, isReadOnly: true, errors: [] }} />;
}

function groupsOf({ screen, fields }: { screen: DetailScreen; fields: [string, ScreenField][] }) {
  const named = inOrder(screen.groups).map(([name, { title, help }]) => ({ name, title, help, members: fields.filter(([, { group }]) => group === name) }));
  const others = { name: '', title: '', help: undefined, members: fields.filter(([, { group }]) => !group || !(group in screen.groups)) };
  return [others, ...named].filter(({ members }) => members.length > 0);
}
