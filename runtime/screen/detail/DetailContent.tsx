import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { DetailScreen } from '#generators/formats.ts';
import { useCodes } from '#runtime/react/useCodes.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { Toolbar } from '../actions/Toolbar.tsx';
import { labelOfRow } from '../actions/rowNames.ts';
import { useActions } from '../actions/useActions.tsx';
import { isShown } from '../form/shown.ts';
import { useRecord } from '../form/useRecord.ts';
import { Heading } from '../Heading.tsx';
import { useFrame } from '../host.ts';
import { useOpened } from '../opened.ts';
import { useLookups } from '../lookups.ts';
import { idOf, inOrder, isEmpty } from '../records.ts';
import { Stepper } from '../Stepper.tsx';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { texts } from '../texts.ts';
import { placesOf } from './placesOf.ts';
import { Places } from './Places.tsx';
import { Progress } from './Progress.tsx';

export interface DetailContentProps {
  screen: DetailScreen;
  params: Readonly<Record<string, string>>;
}

const DetailTabs = lazy(async () => ({ default: (await import('./DetailTabs.tsx')).DetailTabs }));

/** A record to read, field by field in its groups, and what refers to it; in tabs where the screen has them. */
export function DetailContent({ screen, params }: DetailContentProps) {
  const frame = useFrame();
  const { user } = useSession();
  const has = useCodes();
  const lookups = useLookups(screen.fields);
  const { record, isReady, error, retry } = useRecord({ operation: screen.load, input: { ...params } });
  useOpened({ entity: screen.entity, id: idOf(record), isReady });
  const naming = { fields: screen.fields, label: screen.label };
  const name = record ? labelOfRow({ row: record, ...naming, lookups }) : '';
  const { named } = frame;
  useEffect(() => named?.(name || undefined), [named, name]);
  // What is done with a record may change what refers to it.
  const [acts, setActs] = useState(0);
  const reload = (): void => {
    setActs((former) => former + 1);
    retry();
  };
  const { offered, perform, dialog } = useActions({ title: screen.title, reload, ...naming });
  if (error) return <Failed message={error.message} onRetry={retry} />;
  if (!isReady || !record) return <Loading kind="detail" />;
  const fields = inOrder(screen.fields).filter(([, field]) => isShown({ field, around: { record, user } }));
  const content = { places: placesOf({ screen, fields, has }), record, lookups, onChanged: retry };
  return (
    <article className="screen-detail">
      <Heading title={frame.kind === 'page' && name ? name : screen.title} help={screen.help}>
        <div className="screen-toolbar">
          <Stepper entity={screen.entity} id={idOf(record)} />
          <Toolbar actions={offered(screen.toolbar, [record])} onAct={(action) => perform(action, [record])} />
        </div>
      </Heading>
      {screen.progress && !isEmpty(record[screen.progress.field]) && (
        <Progress progress={screen.progress} record={record} />
      )}
      {screen.tabs ? (
        <Suspense fallback={<Loading kind="detail" />}>
          <DetailTabs screen={screen} tabs={screen.tabs} acts={acts} {...content} />
        </Suspense>
      ) : (
        <Places {...content} />
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
