import { Button, Empty, Pagination, Progress, Result, Skeleton, Tag } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { download } from '#runtime/core/download.ts';
import { showTime } from '#runtime/core/dates.ts';
import { presenter } from '#runtime/core/presenter.ts';
import { useCallByName } from '#runtime/react/useCall.ts';
import { useDictionary } from '#runtime/react/useDictionary.ts';
import { busy } from '#runtime/screen/busy.tsx';
import { isRunning, type Job } from '#runtime/screen/jobs/job.ts';
import { texts } from '../texts.ts';

/** One of the person's jobs, as `job.mine` gives it. */
interface OwnJob extends Job {
  kind: string;
  isUndone: boolean;
  createdTime: string;
}

const pageSize = 10;
/** Milliseconds between looks at jobs that go on. */
const again = 3000;

/** What the person has put into the queue, with what can still be done with it. */
export function Jobs(): ReactNode {
  const [pageNum, setPageNum] = useState(1);
  const input = useMemo(() => ({ pageNum, pageSize }), [pageNum]);
  const { data, error, reload } = useCallByName('job.mine', input);
  const page = data as { total: number; rows: readonly OwnJob[] } | undefined;
  const goesOn = page?.rows.some(isRunning) ?? false;
  useEffect(() => {
    if (!goesOn) return;
    const timer = setInterval(reload, again);
    return () => clearInterval(timer);
  }, [goesOn, reload]);
  if (error && !page)
    return (
      <Result
        status="warning"
        title={texts.loadFailed}
        subTitle={error.message}
        extra={<Button onClick={reload}>{texts.retry}</Button>}
      />
    );
  if (!page) return <Skeleton active />;
  if (page.total === 0) return <Empty description={texts.noJobs} />;
  return (
    <>
      <p className="help">{texts.jobsHelp}</p>
      <ul className="sessions">
        {page.rows.map((job) => (
          <JobRow key={job.id} job={job} onChanged={reload} />
        ))}
      </ul>
      {page.total > pageSize && (
        <Pagination
          current={pageNum}
          pageSize={pageSize}
          total={page.total}
          onChange={setPageNum}
          showSizeChanger={false}
          size="small"
        />
      )}
    </>
  );
}

function JobRow({ job, onChanged }: { job: OwnJob; onChanged: () => void }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const { values: states } = useDictionary('jobState');
  const { id, title, state, progress, message, resultFile, createdTime } = job;
  const shown = states.find(({ code }) => code === state);

  const run = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      onChanged();
    } catch {
      // The call has said why.
    } finally {
      setBusy(false);
    }
  };
  const undo = async (): Promise<void> => {
    const isSure = await presenter().confirm({
      title: texts.undoImportAsk,
      message: texts.undoImportHelp,
      confirmText: texts.undoImport,
      isDanger: true,
    });
    if (isSure) await run(() => callByName('job.undo', { id }));
  };
  const button = (text: string, work: () => void): ReactNode => (
    <Button loading={busy(isBusy)} onClick={work} aria-label={`${text}：${title}`}>
      {text}
    </Button>
  );

  return (
    <li>
      <div className="session-what">
        <strong>{title}</strong>
        <Tag>{shown?.label ?? state}</Tag>
        {isRunning(job) && <Progress percent={progress} size="small" aria-label={title} />}
        <p className="help">
          {showTime(createdTime)}
          {message ? ` · ${message}` : ''}
        </p>
      </div>
      {(isRunning(job) || state === 'ready') &&
        button(texts.cancelJob, () => void run(() => callByName('job.cancel', { id })))}
      {resultFile && button(texts.fetchResult, () => void run(() => download('job.file', { id })))}
      {job.kind === 'import' && state === 'done' && !job.isUndone && button(texts.undoImport, () => void undo())}
    </li>
  );
}
