import { Alert, App, Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { texts } from '../../texts.ts';
import { entityOf, siblingOf } from '../verbs.ts';
import { AskedNames } from '../AskedNames.tsx';
import { FileDrop } from './FileDrop.tsx';
import { isRunning } from '../../jobs/job.ts';
import type { ImportJob } from './job.ts';
import { JobReport } from './JobReport.tsx';
import { useImport } from './useImport.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { Working } from './Working.tsx';

export interface ImportDialogProps {
  /** The `importExcel` operation. */
  operation: string;
  title: string;
  /** A workbook that was made elsewhere, in place of one that is chosen here. */
  file?: File;
  /** In place of choosing another file. */
  again?: { title: string; onAgain(): void };
  onClose(): void;
  onImported(): void;
}

/** Importing a workbook: choose, watch the check, see what is wrong, decide, see the result. */
export function ImportDialog({ operation, title, file, again, onClose, onImported }: ImportDialogProps) {
  const commitOperation = siblingOf({ operation, verb: 'importCommit' });
  const template = siblingOf({ operation, verb: 'excelTemplate' });
  const errorsOperation = siblingOf({ operation, verb: 'importErrors' });
  const { job, sent, failure, start, commit, cancel, undo, reset } = useImport({
    operation,
    commitOperation,
    onDone: onImported,
    file,
  });
  const { modal } = App.useApp();
  const askUndo = () =>
    modal.confirm({
      title: texts.importUndoAsk,
      content: (
        <AskedNames
          names={job ? [texts.namedOne(job.fileName, '')] : []}
          count={1}
          hint={texts.importUndoHint(job?.undoEffect)}
        />
      ),
      okText: texts.importUndo,
      okButtonProps: { danger: true },
      cancelText: texts.cancel,
      autoFocusButton: 'cancel',
      onOk: undo,
    });
  const [chosenState, setChosenState] = useState<string>();
  const recordState = chosenState ?? job?.usualState ?? undefined;
  const hasStates = job !== undefined && job.state === 'ready' && job.states.length > 1 && job.valid > job.changed;
  const isBusy = sent !== undefined || (job !== undefined && isRunning(job));
  const isStart = !job && sent === undefined && !file;
  return (
    <Modal
      open
      width={860}
      title={texts.importTitle(title)}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <Buttons
          job={job}
          isBusy={isBusy}
          again={again?.title ?? texts.importAgain}
          hasFailed={failure !== undefined && file !== undefined}
          onAgain={() => {
            reset();
            again?.onAgain();
          }}
          onCancel={() => void cancel()}
          onUndo={askUndo}
          onClose={onClose}
          onCommit={(mode) => void commit({ mode, ...(hasStates && { recordState }) })}
        />
      }
    >
      {failure && <Alert type="error" showIcon message={failure} className="screen-gap-bottom" />}
      {isStart && (
        <>
          <FileDrop accept=".xlsx" hint={texts.importHint} onFile={(chosen) => void start(chosen)} />
          {template && <DownloadButton operation={template} input={{}} text={texts.importTemplate} />}
        </>
      )}
      {sent !== undefined && <Working title={texts.importUploading} percent={Math.round(sent * 100)} />}
      {job && isRunning(job) && <Working title={workTitle(job)} percent={job.progress} />}
      {job && !isRunning(job) && (
        <>
          {job.fileName && <p className="screen-help">{job.fileName}</p>}
          <JobReport job={job} entity={entityOf(operation)} />
          {hasStates && (
            <div className="screen-import-state">
              <span id="import-state">{texts.importState}</span>
              <Radio.Group
                aria-labelledby="import-state"
                value={recordState}
                options={job.states.map(({ code, title: label }) => ({ value: code, label }))}
                onChange={({ target }) => setChosenState(String(target.value))}
              />
            </div>
          )}
          {job.bad > 0 && job.state === 'ready' && errorsOperation && (
            <DownloadButton operation={errorsOperation} input={{ id: job.id }} text={texts.importErrors} />
          )}
        </>
      )}
    </Modal>
  );
}

function workTitle({ kind, state, phase }: ImportJob): string {
  if (state === 'waiting') return texts.importWaiting;
  if (kind === 'undo') return texts.importUndoing;
  return phase === 'check' ? texts.importChecking : texts.importCommitting;
}

function Buttons({
  job,
  isBusy,
  again,
  hasFailed,
  onAgain,
  onCancel,
  onUndo,
  onClose,
  onCommit,
}: {
  job: ImportJob | undefined;
  isBusy: boolean;
  again: string;
  /** A file that was made elsewhere could not be sent. */
  hasFailed: boolean;
  onAgain(): void;
  onCancel(): void;
  onUndo(): void;
  onClose(): void;
  onCommit(mode: 'all' | 'valid'): void;
}) {
  if (!job)
    return (
      <>
        {hasFailed && <Button onClick={onAgain}>{again}</Button>}
        <Button onClick={onClose}>{texts.cancel}</Button>
      </>
    );
  if (isBusy)
    return (
      <>
        {job.kind === 'import' && <Button onClick={onCancel}>{texts.importCancel}</Button>}
        <Button onClick={onClose}>{texts.importBehind}</Button>
      </>
    );
  if (job.state === 'done') {
    return (
      <>
        {job.kind === 'import' && !job.isUndone && job.added + job.changed > 0 && (
          <Button danger onClick={onUndo}>
            {texts.importUndo}
          </Button>
        )}
        <Button type="primary" onClick={onClose}>
          {texts.close}
        </Button>
      </>
    );
  }
  return (
    <>
      <Button onClick={onAgain}>{again}</Button>
      {job.state === 'ready' && job.bad === 0 && job.valid > 0 && (
        <Button type="primary" onClick={() => onCommit('all')}>
          {texts.importAll}
        </Button>
      )}
      {job.state === 'ready' && job.bad > 0 && job.valid > 0 && (
        <Button type="primary" onClick={() => onCommit('valid')}>
          {texts.importValid(job.valid)}
        </Button>
      )}
    </>
  );
}
