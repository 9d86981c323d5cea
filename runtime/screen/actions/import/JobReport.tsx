import { Alert, Table, Tabs } from 'antd';
import { reads } from '../../fields/reads.ts';
import { useLookups } from '../../lookups.ts';
import { inOrder, type ScreenRecord } from '../../records.ts';
import { useScreen } from '../../screens.ts';
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
        items={[
          ...(job.bad > 0 ? [{ key: 'bad', label: texts.importBadCells, children: <BadCells cells={job.errors} /> }] : []),
          ...(job.preview.length > 0 ? [{ key: 'preview', label: texts.importPreview, children: <Preview rows={job.preview} entity={entity} /> }] : []),
        ]}
      />
    </>
  );
}

function BadCells({ cells }: { cells: readonly BadCell[] }) {
  return (
    <>
      <Table<BadCell>
        size="small"
        rowKey={({ cell, message }) => `${cell} ${message}`}
        pagination={cells.length > 50 ? { pageSize: 50, showSizeChanger: false } : false}
        scroll={{ y: 320 }}
        dataSource={[...cells]}
        columns={[
          { key: 'cell', dataIndex: 'cell', title: texts.importCell, width: 90 },
          { key: 'column', dataIndex: 'column', title: texts.importColumn, width: 160 },
          { key: 'message', dataIndex: 'message', title: texts.importReason },
        ]}
      />
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
    <Table<ScreenRecord>
      size="small"
      rowKey={(row) => rows.indexOf(row)}
      pagination={false}
      scroll={{ x: 'max-content', y: 320 }}
      dataSource={[...rows]}
      columns={fields.map(([name, field]) => ({ key: name, title: field.title, ellipsis: true, width: field.kind === 'richText' || field.kind === 'longText' ? 260 : 140, render: (_: unknown, record: ScreenRecord) => reads[field.kind]({ name, field, value: record[name], record, lookups, isCell: true }) }))}
    />
  );
}
