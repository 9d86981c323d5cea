import { useCallback, useEffect, useRef, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { texts } from '../../texts.ts';
import { isRunning, pauseAfter, type ImportJob } from './job.ts';

export interface Import {
  job?: ImportJob | undefined;
  /** Share of the file sent, 0 to 1, while it is being sent. */
  sent?: number | undefined;
  failure?: string | undefined;
  start(file: File): Promise<void>;
  /** `recordState`: of new records whose rows do not say theirs. */
  commit(options: { mode: 'all' | 'valid'; recordState?: string | undefined }): Promise<void>;
  reset(): void;
}

/** Sends a workbook and follows the server's check and commit. */
export function useImport({
  operation,
  commitOperation,
  onDone,
}: {
  operation: string;
  commitOperation: string | undefined;
  onDone(): void;
}): Import {
  const [job, setJob] = useState<ImportJob>();
  const [sent, setSent] = useState<number>();
  const [failure, setFailure] = useState<string>();
  const controller = useRef(new AbortController());
  /** A second press comes before the first has changed what is shown. */
  const isCommitting = useRef(false);
  const done = useRef(onDone);
  done.current = onDone;

  useEffect(() => () => controller.current.abort(), []);

  const fail = useCallback((error: unknown) => {
    if (!controller.current.signal.aborted) setFailure(toCallError(error).message);
  }, []);

  /** Asks again and again until the server has finished; true when it went to the end. */
  const follow = useCallback(async (begun: ImportJob): Promise<void> => {
    const { signal } = controller.current;
    let current = begun;
    setJob(current);
    for (let asked = 0; isRunning(current) && !signal.aborted; asked += 1) {
      await wait({ milliseconds: pauseAfter(asked), signal });
      if (signal.aborted) return;
      current = (await callByName('importJob.get', { id: begun.id }, { isQuiet: true, signal })) as ImportJob;
      setJob(current);
    }
    if (current.state === 'done') done.current();
  }, []);

  const start = useCallback(
    async (file: File) => {
      if (!/\.xlsx$/i.test(file.name)) {
        setFailure(texts.importNotXlsx);
        return;
      }
      controller.current = new AbortController();
      setFailure(undefined);
      setJob(undefined);
      setSent(0);
      try {
        const begun = (await callByName(
          operation,
          { file },
          { isQuiet: true, onProgress: setSent, signal: controller.current.signal },
        )) as ImportJob;
        setSent(undefined);
        await follow(begun);
      } catch (error) {
        fail(error);
      } finally {
        setSent(undefined);
      }
    },
    [operation, follow, fail],
  );

  const commit = useCallback(
    async ({ mode, recordState }: { mode: 'all' | 'valid'; recordState?: string | undefined }) => {
      if (!job || !commitOperation || isCommitting.current) return;
      isCommitting.current = true;
      setFailure(undefined);
      try {
        await follow(
          (await callByName(
            commitOperation,
            { id: job.id, mode, ...(recordState !== undefined && { recordState }) },
            { isQuiet: true, signal: controller.current.signal },
          )) as ImportJob,
        );
      } catch (error) {
        fail(error);
      } finally {
        isCommitting.current = false;
      }
    },
    [job, commitOperation, follow, fail],
  );

  const reset = useCallback(() => {
    controller.current.abort();
    controller.current = new AbortController();
    setJob(undefined);
    setSent(undefined);
    setFailure(undefined);
  }, []);

  return { job, sent, failure, start, commit, reset };
}

function wait({ milliseconds, signal }: { milliseconds: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
