import { Alert } from 'antd';
import { useMemo, useState } from 'react';
import type { FormScreen } from '#generators/formats.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { useFrame, useHost } from '../host.ts';
import { useOpened } from '../opened.ts';
import { Failed } from '../states/Failed.tsx';
import { Loading } from '../states/Loading.tsx';
import { RecordForm } from './RecordForm.tsx';
import { chosenOf, copyOf } from './copy.ts';
import { withFixed } from './fixed.ts';
import { useNext } from './useNext.ts';
import { useRecord } from './useRecord.ts';

export interface FormContentProps {
  screen: FormScreen;
  /** `id` of the record; without it, or with 'new', a new one. Others are values a new record begins with. */
  params: Readonly<Record<string, string>>;
}

/**
 * A form: loads the record there is, then lets it be edited. In a block of a page a form without an id is about the one
 * record its `load` brings, such as the portal's information; where there is none yet, it makes it.
 */
export function FormContent({ screen: whole, params }: FormContentProps) {
  const { id, copyOf: copied, ...given } = params;
  const frame = useFrame();
  const { query } = useHost();
  const isOnly = frame.kind === 'block' && id === undefined;
  const isNew = !isOnly && (id === undefined || id === 'new');
  const { fixed } = frame;
  const screen = useMemo(() => (isNew ? withFixed({ screen: whole, fixed }) : whole), [isNew, whole, fixed]);
  const model = isNew ? (copied ?? (frame.kind === 'page' ? query.get('copyOf') : null) ?? undefined) : undefined;
  const {
    record: loaded,
    isReady,
    error,
    retry,
  } = useRecord({
    operation: isNew && model === undefined ? undefined : screen.load,
    input: isOnly ? given : { id: model ?? id },
  });
  const record = isNew ? undefined : loaded;
  // After 保存并继续新增 the next form begins with what was chosen in the one before.
  const [following, setFollowing] = useState<{ round: number; source: ScreenRecord; given: ScreenRecord }>();
  const next = useNext({
    screen,
    id: idOf(record),
    isNew,
    onNew: (saved) =>
      setFollowing((former) => ({
        round: (former?.round ?? 0) + 1,
        source: saved,
        given: chosenOf({ screen, record: saved }),
      })),
  });
  useOpened({ entity: screen.entity, id: idOf(record), isReady });
  const isMissing = isOnly && error?.kind === 'missing';
  if (error && !isMissing) return <Failed message={error.message} onRetry={retry} />;
  if (!isReady && !isMissing) return <Loading kind="form" />;
  const hasRecord = idOf(record) !== '';
  const beginning =
    following ??
    (model !== undefined && loaded
      ? { round: 0, source: loaded, given: copyOf({ screen, record: loaded }) }
      : { round: 0, source: {}, given: isOnly ? {} : (given as ScreenRecord) });
  return (
    <>
      {screen.help && <Alert type="info" showIcon message={screen.help} className="screen-gap-bottom" />}
      <RecordForm
        key={`${idOf(record)} ${beginning.round}`}
        screen={screen}
        record={hasRecord ? record : undefined}
        given={beginning.given}
        source={beginning.source}
        next={isOnly ? undefined : next}
        isFollowing={following !== undefined}
      />
    </>
  );
}
