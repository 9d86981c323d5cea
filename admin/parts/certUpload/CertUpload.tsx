import { Alert, Button, Modal } from 'antd';
import { DownloadButton } from '#runtime/screen/actions/import/DownloadButton.tsx';
import { FileDrop } from '#runtime/screen/actions/import/FileDrop.tsx';
import type { BadCell, ImportJob } from '#runtime/screen/actions/import/job.ts';
import { useImport } from '#runtime/screen/actions/import/useImport.ts';
import { Working } from '#runtime/screen/actions/import/Working.tsx';
import { isRunning } from '#runtime/screen/jobs/job.ts';
import type { ActionPartProps } from '#runtime/screen/parts.ts';
import { Table } from '#runtime/screen/table/Table.tsx';
import type { Column } from '#runtime/screen/table/column.ts';
import { texts } from './texts.ts';

/** Problems that the server lists at most. */
const listed = 200;

/** Taking over printed certificates: choose a zip, watch the check, see what is wrong, issue. */
export function CertUpload({ conditions, onClose, reload }: ActionPartProps) {
  const { job, sent, failure, start, commit, cancel, reset } = useImport({
    operation: 'certApply.uploadIssueCert',
    commitOperation: 'certApply.issueUploaded',
    accept: '.zip',
    onDone: reload,
  });
  const isBusy = sent !== undefined || (job !== undefined && isRunning(job));
  return (
    <Modal
      open
      width={760}
      title={texts.title}
      onCancel={onClose}
      maskClosable={false}
      footer={
        <Buttons
          job={job}
          isBusy={isBusy}
          onAgain={reset}
          onCancel={() => void cancel()}
          onClose={onClose}
          onIssue={(mode) => void commit({ mode })}
        />
      }
    >
      {failure && <Alert type="error" showIcon message={failure} className="screen-gap-bottom" />}
      {!job && sent === undefined && (
        <>
          <FileDrop accept=".zip" hint={texts.hint} onFile={(file) => void start(file)} />
          <DownloadButton operation="certApply.issueSheet" input={onlyOnes(conditions)} text={texts.sheet} />
        </>
      )}
      {sent !== undefined && <Working title={texts.title} percent={Math.round(sent * 100)} />}
      {job && isRunning(job) && (
        <Working title={job.phase === 'check' ? texts.checking : texts.issuing} percent={job.progress} />
      )}
      {job && !isRunning(job) && (
        <>
          {job.fileName && <p className="screen-help">{job.fileName}</p>}
          <Report job={job} />
        </>
      )}
    </Modal>
  );
}

/** The exam and the certificate that the list is narrowed to, where it is one. */
function onlyOnes(conditions: ActionPartProps['conditions']): Record<string, unknown> {
  return Object.fromEntries(
    ['examId', 'certId'].flatMap((name) => {
      const chosen = [conditions[name] ?? []].flat();
      return chosen.length === 1 ? [[name, chosen[0]]] : [];
    }),
  );
}

/** What a check came to, or what was issued. */
export function Report({ job }: { job: ImportJob }) {
  const { id, state, message, added, bad, valid, errors } = job;
  if (state === 'failed') return <Alert type="error" showIcon message={texts.failed} description={message} />;
  if (state === 'cancelled') return <Alert type="info" showIcon message={texts.cancelled} description={message} />;
  if (state === 'done') return <Alert type="success" showIcon message={texts.done(added)} />;
  return (
    <>
      <Alert
        className="screen-gap-bottom"
        type={bad > 0 || message ? 'warning' : valid > 0 ? 'success' : 'info'}
        showIcon
        message={texts.summary(job)}
        description={message ?? undefined}
      />
      {errors.length > 0 && (
        <>
          <Table
            label={texts.problems}
            columns={columns}
            rows={errors}
            keyOf={({ cell, column, message: reason }) => `${cell} ${column} ${reason}`}
            isCompact
          />
          {errors.length >= listed && <p className="screen-help">{texts.more(listed)}</p>}
          <DownloadButton operation="certApply.uploadFaults" input={{ id }} text={texts.faults} />
        </>
      )}
    </>
  );
}

const columns: readonly Column<BadCell>[] = [
  { key: 'cell', title: texts.place, width: 88, cell: ({ cell }) => cell },
  { key: 'column', title: texts.whose, width: 180, cell: ({ column }) => column },
  { key: 'message', title: texts.reason, width: 300, cell: ({ message }) => message },
];

function Buttons({
  job,
  isBusy,
  onAgain,
  onCancel,
  onClose,
  onIssue,
}: {
  job: ImportJob | undefined;
  isBusy: boolean;
  onAgain(): void;
  onCancel(): void;
  onClose(): void;
  onIssue(mode: 'all' | 'valid'): void;
}) {
  if (!job) return <Button onClick={onClose}>{texts.cancel}</Button>;
  if (isBusy)
    return (
      <>
        <Button onClick={onCancel}>{texts.cancelJob}</Button>
        <Button onClick={onClose}>{texts.behind}</Button>
      </>
    );
  if (job.state === 'done')
    return (
      <Button type="primary" onClick={onClose}>
        {texts.close}
      </Button>
    );
  const { state, bad, valid } = job;
  return (
    <>
      <Button onClick={onAgain}>{texts.again}</Button>
      {state === 'ready' && valid > 0 && (
        <Button type="primary" onClick={() => onIssue(bad === 0 ? 'all' : 'valid')}>
          {bad === 0 ? texts.issueAll(valid) : texts.issueValid(valid)}
        </Button>
      )}
    </>
  );
}
