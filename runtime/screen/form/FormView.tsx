import { Alert } from 'antd';
import type { FormScreen } from '#generators/formats.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { useFrame } from '../host.ts';
import { Failed, Loading } from '../states.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useRecord } from './useRecord.ts';

export interface FormViewProps {
  screen: FormScreen;
  /** `id` of the record; without it, or with 'new', a new one. Others are values a new record begins with. */
  params: Readonly<Record<string, string>>;
}

/**
 * A form: loads the record there is, then lets it be edited. In a block of a page a form without an id is about the one
 * record its `load` brings, such as the portal's information; where there is none yet, it makes it.
 */
export function FormView({ screen, params }: FormViewProps) {
  const { id, ...given } = params;
  const isOnly = useFrame().kind === 'block' && id === undefined;
  const isNew = !isOnly && (id === undefined || id === 'new');
  const { record, isReady, error, retry } = useRecord({ operation: isNew ? undefined : screen.load, input: isOnly ? given : { id } });
  const isMissing = isOnly && error?.kind === 'missing';
  if (error && !isMissing) return <Failed message={error.message} onRetry={retry} />;
  if (!isReady && !isMissing) return <Loading kind="form" />;
  const hasRecord = idOf(record) !== '';
  return (
    <>
      {screen.help && <Alert type="info" showIcon message={screen.help} className="screen-gap-bottom" />}
      <RecordForm key={idOf(record)} screen={screen} record={hasRecord ? record : undefined} given={isOnly ? {} : (given as ScreenRecord)} />
    </>
  );
}
