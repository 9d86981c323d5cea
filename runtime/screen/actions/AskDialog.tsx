import { App, Modal } from 'antd';
import { useMemo, useRef } from 'react';
import type { ScreenAction } from '#generators/formats.ts';
import { confirmLeave } from '#runtime/react/unsaved.ts';
import { takeFile, type JobReply } from '#runtime/core/download.ts';
import { operationOf } from '#runtime/core/operations/table.ts';
import { RecordForm } from '../form/RecordForm.tsx';
import { FrameContext, type ScreenFrame } from '../host.ts';
import { useFollowJob } from '../jobs/useFollowJob.tsx';
import { useLookups } from '../lookups.ts';
import { idOf, type ScreenRecord } from '../records.ts';
import { namesOf } from './rowNames.ts';
import type { Naming } from './types.ts';
import { AskedNames } from './AskedNames.tsx';
import { formOf } from './formOf.ts';
import { texts } from '../texts.ts';
import { unreadyOf } from './useQuestion.tsx';

export interface AskDialogProps {
  action: ScreenAction;
  rows: readonly ScreenRecord[];
  /** What the action says itself of the call. */
  input: Readonly<Record<string, unknown>>;
  naming: Naming;
  onClose(): void;
  onChanged(): void;
}

/** Asks for what an action's call takes, as a form does: checked as it is typed, refusals at their fields, nothing lost. */
export function AskDialog({ action, rows, input, naming, onClose, onChanged }: AskDialogProps) {
  const isDirty = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const lookups = useLookups(naming.fields);
  const screen = useMemo(() => formOf(action), [action]);
  const unready = unreadyOf({ action, rows });
  const followJob = useFollowJob();
  const { message } = App.useApp();
  const { isJob, isBinary } = operationOf(action.does ?? '');
  const take = (reply: unknown): void => {
    const job = isBinary ? takeFile(reply) : (reply as JobReply);
    if (job) followJob({ id: job.id, title: isBinary ? texts.exportByJob : action.title, onEnd: onChanged });
    else message.success(texts.exported);
  };
  const close = async (): Promise<void> => {
    if (!isDirty.current || (await confirmLeave())) onClose();
  };
  const frame: ScreenFrame = {
    kind: 'dialog',
    close: () => void close(),
    done: () => {
      onClose();
      onChanged();
    },
    setDirty: (next) => {
      isDirty.current = next;
    },
    title: null,
    asking: {
      title: action.title,
      isDanger: action.isDanger ?? false,
      input,
      about: rows.map(idOf).join(),
      foresees: action.foresees,
      ...((isJob || isBinary) && { take }),
    },
  };
  return (
    <Modal
      open
      title={action.title}
      footer={null}
      onCancel={() => void close()}
      maskClosable={false}
      classNames={{ body: 'screen-drawer-body' }}
      afterOpenChange={(isOpen) => isOpen && root.current?.querySelector<HTMLElement>('input, textarea')?.focus()}
    >
      <div ref={root}>
        <AskedNames
          names={namesOf({ rows, ...naming, lookups })}
          count={'matching' in input ? Number(input['count']) : rows.length}
          hint={[action.confirm, unready.length > 0 && action.unready?.text].filter(Boolean).join(' ')}
        />
        <FrameContext.Provider value={frame}>
          <RecordForm screen={screen} record={undefined} given={{}} />
        </FrameContext.Provider>
      </div>
    </Modal>
  );
}
