import { Button } from 'antd';
import type { DetailScreen, ScreenField, ScreenSection } from '#generators/formats.ts';
import type { HasCode } from '#runtime/core/codes.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { Toolbar } from '../actions/Toolbar.tsx';
import { useActions } from '../actions/useActions.tsx';
import { isShown } from '../form/shown.ts';
import { useRecord } from '../form/useRecord.ts';
import { Heading } from '../Heading.tsx';
import { useFrame } from '../host.ts';
import { useOpened } from '../opened.ts';
import { useLookups } from '../lookups.ts';
import { idOf, inOrder } from '../records.ts';
import { Stepper } from '../Stepper.tsx';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { texts } from '../texts.ts';
import { FieldRead } from './FieldRead.tsx';
import { Section } from './Section.tsx';
import { useSession } from '#runtime/react/useSession.ts';

export interface DetailContentProps {
  screen: DetailScreen;
  params: Readonly<Record<string, string>>;
}

/** A record to read, field by field in its groups. */
export function DetailContent({ screen, params }: DetailContentProps) {
  const frame = useFrame();
  const { user } = useSession();
  const has = useCodes();
  const lookups = useLookups(screen.fields);
  const { record, isReady, error, retry } = useRecord({ operation: screen.load, input: { ...params } });
  useOpened({ entity: screen.entity, id: idOf(record), isReady });
  const { offered, perform, dialog } = useActions({ title: screen.title, reload: retry, fields: screen.fields });
  if (error) return <Failed message={error.message} onRetry={retry} />;
  if (!isReady || !record) return <Loading kind="detail" />;
  const shown = inOrder(screen.fields).filter(([, field]) => isShown({ field, around: { record, user } }));
  return (
    <article className="screen-detail">
      <Heading title={screen.title} help={screen.help}>
        <div className="screen-toolbar">
          <Stepper entity={screen.entity} id={idOf(record)} />
          <Toolbar actions={offered(screen.toolbar, [record])} onAct={(action) => perform(action, [record])} />
        </div>
      </Heading>
      {inOrder({ ...groupsOf({ screen, fields: shown }), ...sectionsOf({ screen, has }) }).map(([name, place]) =>
        'by' in place ? (
          <Section key={name} section={place} id={idOf(record)} onChanged={retry} />
        ) : (
          <section key={name} className="screen-group">
            {place.title && (
              <header>
                <h2>{place.title}</h2>
                {place.help && <p className="screen-help">{place.help}</p>}
              </header>
            )}
            <dl className="screen-grid">
              {place.members.map(([member, field]) => (
                <div key={member} className={field.isWide ? 'screen-fact is-wide' : 'screen-fact'}>
                  <dt>{field.title}</dt>
                  <dd>
                    <FieldRead name={member} field={field} record={record} lookups={lookups} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ),
      )}
      {frame.kind === 'page' && (
        <footer className="screen-footer">
          <Button onClick={frame.close}>{texts.back}</Button>
        </footer>
      )}
      {dialog}
    </article>
  );
}

interface Grouped {
  order: number;
  title: string;
  help: string | undefined;
  members: [string, ScreenField][];
}

/** The groups that have a field to show, those of none first. */
function groupsOf({
  screen,
  fields,
}: {
  screen: DetailScreen;
  fields: [string, ScreenField][];
}): Record<string, Grouped> {
  const named = Object.entries(screen.groups).map(([name, { title, help, order }]): [string, Grouped] => [
    `group ${name}`,
    { order, title, help, members: fields.filter(([, { group }]) => group === name) },
  ]);
  const others: Grouped = {
    order: Number.NEGATIVE_INFINITY,
    title: '',
    help: undefined,
    members: fields.filter(([, { group }]) => !group || !(group in screen.groups)),
  };
  return Object.fromEntries(
    [['', others] as [string, Grouped], ...named].filter(([, { members }]) => members.length > 0),
  );
}

/** The lists below the fields that the person may see. */
function sectionsOf({
  screen: { sections = {} },
  has,
}: {
  screen: DetailScreen;
  has: HasCode;
}): Record<string, ScreenSection> {
  return Object.fromEntries(
    Object.entries(sections).flatMap(([name, section]) =>
      !section.code || has(section.code) ? [[`section ${name}`, section]] : [],
    ),
  );
}
