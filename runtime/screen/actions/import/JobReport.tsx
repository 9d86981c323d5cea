import { Alert, Tabs } from 'antd';
import type { ScreenField } from '#generators/formats.ts';
import { fieldColumn } from '../../fields/column.ts';
import { useLookups } from '../../lookups.ts';
import { inOrder, type ScreenRecord } from '../../records.ts';
import { useScreen } from '../../screens.ts';
import type { Column } from '../../table/column.ts';
import { Table } from '../../table/Table.tsx';
import { texts } from '../../texts.ts';
import type { BadCell, ImportJob } from './job.ts';

/** Bad cells the server lists at most. */
const listed = 200;
/** Fields of a row that the preview shows. */
const most = 6;

/** What the check found, or what the import did. */
export function JobReport({ job, entity }: { job: ImportJob; entity: string }) {
  if (job.state === 'failed') return <Alert type="error" showIcon message={texts.importFailed} description={job.message ?? ''} />;
  if (job.state === 'done') return <Alert type="success" showIcon message={texts.importCommitted(job.added)} description={[job.skipped > 0 ? texts.importSkipped(job.skipped) : '', job.message ?? ''].filter(Boolean).join('；') || undefined} />;
  return (
    <>
      <Alert
        className="screen-gap-bottom"
        type={job.bad > 0 ? 'warning' : job.valid === 0 ? 'info' : 'success'}
        showIcon
        message={texts.importSummary(job.total, job.valid, job.bad)}
        description={[job.skipped > 0 ? texts.importSkipped(job.skipped) : '', job.message ?? '', job.valid === 0 ? texts.importNothing : ''].filter(Boolean).join('；') || undefined}
      />
      <Tabs
        className="screen-report"
        items={[
          ...(job.bad > 0 ? [{ key: 'bad', label: texts.importBadCells, children: <BadCells cells={job.errors} /> }] : []),
          ...(job.preview.length > 0 ? [{ key: 'preview', label: texts.importPreview, children: <Preview rows={job.preview} entity={entity} /> }] : []),
        ]}
      />
    </>
  );
}

const badCellColumns: readonly Column<BadCell>[] = [
  { key: 'cell', title: texts.importCell, width: 64, cell: ({ cell }) => cell },
  { key: 'column', title: texts.importColumn, width: 88, cell: ({ column }) => column },
  { key: 'message', title: texts.importReason, width: 160, cell: ({ message }) => message },
];

function BadCells({ cells }: { cells: readonly BadCell[] }) {
  return (
    <>
      <Table label={texts.importBadCells} columns={badCellColumns} rows={cells} keyOf={({ cell, message }) => `${cell} ${message}`} isCompact />
      {cells.length >= listed && <p className="screen-help">{texts.importMore(listed)}</p>}
    </>
  );
}

/** Valid rows by the entity's own columns; without a list screen by what the rows hold. */
function Preview({ rows, entity }: { rows: readonly ScreenRecord[]; entity: string }) {
  const { screen } = useScreen(`${entity}.form`);
  const fields = screen?.kind === 'form' ? inOrder(screen.fields).filter(([name]) => rows.some((row) => row[name] !== undefined && row[name] !== null)).slice(0, most) : [];
  const lookups = useLookups(Object.fromEntries(fields));
  return (
    <Table
      label={texts.importPreview}
      columns={fields.map(([name, field]) => fieldColumn({ name, field, width: isLong(field) ? 260 : 100, lookups }))}
      rows={rows}
      keyOf={(_, index) => String(index)}
    />
  );
}

function isLong({ kind }: ScreenField): boolean {
  return kind === 'richText' || kind === 'longText';
}
