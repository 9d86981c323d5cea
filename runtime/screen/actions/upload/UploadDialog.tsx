import { CheckCircleFilled, CloseCircleFilled, InboxOutlined, LoadingOutlined } from '@ant-design/icons';
import { FormProvider } from '@formily/react';
import { Button, Modal, Upload, type UploadProps } from 'antd';
import type { UploadFileStatus } from 'antd/es/upload/interface';
import { useId, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { useSession } from '#runtime/react/useSession.ts';
import { useUnsavedGuard } from '#runtime/react/useUnsavedGuard.ts';
import { createArrival } from '../../form/arrival.ts';
import { FormContext, LookupsContext } from '../../form/context.ts';
import { Fields } from '../../form/Fields.tsx';
import { formSchema } from '../../form/schema.ts';
import { useFormModel } from '../../form/useFormModel.ts';
import { useLookups } from '../../lookups.ts';
import { texts } from '../../texts.ts';
import { formOf } from '../formOf.ts';

export interface UploadDialogProps {
  action: ScreenAction;
  /** What the action says itself of the call. */
  input: Readonly<Record<string, unknown>>;
  onClose(): void;
  onChanged(): void;
}

/**
 * Several files at once for a call that takes one: dropped or chosen, sent as soon as they are, each with its progress
 * and what became of it. What the call asks for besides stands above and counts for the files that are chosen after it.
 */
export function UploadDialog({ action, input, onClose, onChanged }: UploadDialogProps) {
  const { user } = useSession();
  const screen = useMemo(() => formOf(action), [action]);
  const [begun] = useState(() => ({ record: undefined, given: {}, user, along: input }));
  const model = useFormModel({ screen, begun });
  const [running, setRunning] = useState(0);
  const [done, setDone] = useState(0);
  useUnsavedGuard(running > 0);

  const send: NonNullable<UploadProps['customRequest']> = async ({ file, onProgress, onSuccess, onError }) => {
    setRunning((count) => count + 1);
    try {
      const stored = await callByName(
        action.does ?? '',
        { ...input, ...model.input(), file },
        { isQuiet: true, onProgress: (share) => onProgress?.({ percent: Math.round(share * 100) }) },
      );
      onSuccess?.(stored, undefined);
      setDone((count) => count + 1);
    } catch (error) {
      onError?.(toCallError(error));
    } finally {
      setRunning((count) => count - 1);
    }
  };
  const close = (): void => {
    if (running > 0) return;
    if (done > 0) onChanged();
    onClose();
  };

  return (
    <Modal
      open
      title={action.title}
      onCancel={close}
      maskClosable={false}
      closable={running === 0}
      keyboard={running === 0}
      footer={
        <Button type="primary" disabled={running > 0} onClick={close}>
          {done > 0 ? texts.uploadDone : texts.close}
        </Button>
      }
    >
      {action.asks && <Asked screen={screen} model={model} isBusy={running > 0} />}
      <div className="screen-uploads">
        <Upload.Dragger
          multiple
          beforeUpload={(file) => {
            // What antd calls the file's progress, for those who hear it.
            Object.assign(file, { 'aria-label': texts.uploadingFile(file.name) });
            return !model.attempt() || Upload.LIST_IGNORE;
          }}
          customRequest={send}
          showUploadList={{ showRemoveIcon: false }}
          iconRender={({ status }) => markOf(status)}
          itemRender={(item, { status, error }) => (
            <Sent item={item} reason={status === 'error' ? toCallError(error).message : undefined} />
          )}
        >
          <p className="ant-upload-drag-icon">
            <InboxOutlined />
          </p>
          <p className="ant-upload-text">{texts.uploadDrop}</p>
          <p className="ant-upload-hint">{action.confirm ?? texts.uploadHint}</p>
        </Upload.Dragger>
      </div>
    </Modal>
  );
}

/** What is asked for besides the files; it stays as it is while one is on its way. */
function Asked({
  screen,
  model,
  isBusy,
}: {
  screen: ReturnType<typeof formOf>;
  model: ReturnType<typeof useFormModel>;
  isBusy: boolean;
}) {
  const { user } = useSession();
  const formId = useId().replace(/:/g, '');
  const lookups = useLookups(screen.fields);
  const [arrival] = useState(createArrival);
  const schema = useMemo(() => formSchema({ screen, user }), [screen, user]);
  const surroundings = useMemo(
    () => ({ formId, model, arrival, reveal: () => undefined, user, record: {} }),
    [formId, model, arrival, user],
  );
  return (
    <div className="screen-drawer-body" {...(isBusy && { inert: '' })}>
      <FormContext.Provider value={surroundings}>
        <LookupsContext.Provider value={lookups}>
          <FormProvider form={model.form}>
            <Fields schema={schema} />
          </FormProvider>
        </LookupsContext.Provider>
      </FormContext.Provider>
    </div>
  );
}

/** A file and, where it was refused, why. */
function Sent({ item, reason }: { item: ReactElement; reason: string | undefined }) {
  return (
    <>
      {item}
      {reason && (
        <p className="screen-upload-reason" role="alert">
          {reason}
        </p>
      )}
    </>
  );
}

function markOf(status: UploadFileStatus | undefined): ReactNode {
  if (status === 'done') return <CheckCircleFilled className="screen-upload-done" aria-label={texts.uploadedMark} />;
  if (status === 'error') return <CloseCircleFilled aria-label={texts.notUploadedMark} />;
  return <LoadingOutlined aria-label={texts.uploadingMark} />;
}
