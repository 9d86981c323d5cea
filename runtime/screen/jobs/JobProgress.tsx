import { useMemoizedFn } from 'ahooks';
import { Alert, Button, Progress } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { download } from '#runtime/core/download.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { busy } from '../busy.tsx';
import { texts } from '../texts.ts';
import { followed } from './followed.ts';
import { isRunning, type Job } from './job.ts';

const shown = 20;

/** How far a job is, with what can be done with it; once it is done its file is fetched. */
export function JobProgress({ job: begun, onEnd }: { job: Job; onEnd?: (() => void) | undefined }): ReactNode {
  const [job, setJob] = useState(begun);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const { id } = begun;

  const tried = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    await work()
      .catch((error: unknown) => setFailure(toCallError(error).message))
      .finally(() => setBusy(false));
  };
  const fetchFile = () => tried(() => download('job.file', { id }, { isQuiet: true }));

  const follow = useMemoizedFn(async (signal: AbortSignal) => {
    try {
      const ended = await followed<Job>({ begun, signal, onChange: setJob });
      if (signal.aborted) return;
      onEnd?.();
      if (ended.state === 'done' && ended.resultFile) void fetchFile();
    } catch (error) {
      if (!signal.aborted) setFailure(toCallError(error).message);
    }
  });
  useEffect(() => {
    const controller = new AbortController();
    void follow(controller.signal);
    return () => controller.abort();
  }, [follow]);

  return (
    <div className="screen-job">
      {isRunning(job) && <Progress percent={job.progress} size="small" aria-label={job.title} />}
      {job.message && <p>{job.message}</p>}
      {job.failed && job.failed.length > 0 && (
        <ul aria-label={texts.jobFailed}>
          {job.failed.slice(0, shown).map(({ recordId, label, message }) => (
            <li key={recordId}>
              {label}：{message}
            </li>
          ))}
        </ul>
      )}
      {failure && <Alert type="error" showIcon message={failure} />}
      {isRunning(job) ? (
        <>
          <p className="screen-help">{texts.jobGoesOn}</p>
          <Button
            size="small"
            loading={busy(isBusy)}
            onClick={() => void tried(() => callByName('job.cancel', { id }, { isQuiet: true }))}
          >
            {texts.jobCancel}
          </Button>
        </>
      ) : (
        job.resultFile && (
          <Button size="small" loading={busy(isBusy)} onClick={() => void fetchFile()}>
            {texts.jobFetch}
          </Button>
        )
      )}
    </div>
  );
}
