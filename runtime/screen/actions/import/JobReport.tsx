import { Alert, Tabs } from 'antd';
import { Table } from '../../table/Table.tsx';
import type { Column } from '../../table/column.ts';
import { texts } from '../../texts.ts';
import type { BadCell, ImportJob } from './job.ts';
import { Preview } from './Preview.tsx';

/** Cells the server lists at most. */
const listed = 200;

/** What the check found, or what the import did. */
export function JobReport({ job, entity }: { job: ImportJob; entity: string }) {
  if (job.state === 'failed')
    return <Alert type="error" showIcon message={texts.importFailed} description={job.message ?? ''} />;
  if (job.state === 'cancelled')
    return <Alert type="info" showIcon message={texts.importCancelled} description={job.message ?? ''} />;
  if (job.kind === 'undo')
    return <Alert type="success" showIcon message={texts.importUndone} description={job.message ?? ''} />;
  if (job.state === 'done') {
    const done = job.added + job.changed;
    // Rows that were stored and say themselves that nothing came of them.
    const refused = job.valid - done;
    return (
      <Alert
        type={refused > 0 ? 'warning' : 'success'}
        showIcon
        message={texts.importCommitted({ done, refused })}
        description={job.message ?? undefined}
      />
    );
  }
  const { changed, unchanged } = job;
  const kinds = texts.importKinds({ added: job.valid - changed, changed, unchanged });
  const beside = job.message ?? (job.skipped > 0 ? texts.importSkipped(job.skipped) : '');
  return (
    <>
      <Alert
        className="screen-gap-bottom"
        type={job.bad > 0 ? 'warning' : job.valid === 0 ? 'info' : 'success'}
        showIcon
        message={texts.importSummary(job.total, job.valid, job.bad)}
        description={
          [kinds, beside, job.valid === 0 ? texts.importNothing : ''].filter(Boolean).join('；') || undefined
        }
      />
      <Tabs
        className="screen-report"
        items={[
          ...(job.bad > 0
            ? [
                {
                  key: 'bad',
                  label: texts.importBadCells,
                  children: <Remarks label={texts.importBadCells} cells={job.errors} />,
                },
              ]
            : []),
          ...(job.preview.length > 0
            ? [
                {
                  key: 'preview',
                  label: texts.importPreview(job.preview.length, job.valid),
                  children: <Preview rows={job.preview} entity={entity} />,
                },
              ]
            : []),
          ...(job.notes.length > 0
            ? [
                {
                  key: 'notes',
                  label: texts.importNotes(job.notes.length),
                  children: <Remarks label={texts.importNotesLabel} cells={job.notes} />,
                },
              ]
            : []),
        ]}
      />
    </>
  );
}

const remarkColumns: readonly Column<BadCell>[] = [
  { key: 'cell', title: texts.importCell, width: 88, cell: ({ cell }) => cell },
  { key: 'column', title: texts.importColumn, width: 88, cell: ({ column }) => column },
  { key: 'message', title: texts.importReason, width: 160, cell: ({ message }) => message },
];

function Remarks({ label, cells }: { label: string; cells: readonly BadCell[] }) {
  return (
    <>
      <Table
        label={label}
        columns={remarkColumns}
        rows={cells}
        keyOf={({ cell, message }) => `${cell} ${message}`}
        isCompact
      />
      {cells.length >= listed && <p className="screen-help">{texts.importMore(listed)}</p>}
    </>
  );
}
