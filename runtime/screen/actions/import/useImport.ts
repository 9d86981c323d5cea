import { useCallback, useEffect, useRef, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { toCallError } from '#runtime/core/errors.ts';
import { forget, remember, remembered } from './remembered.ts';
import { texts } from '../../texts.ts';
import { followed } from '../../jobs/followed.ts';
import type { ImportJob } from './job.ts';

export interface Import {
  job?: ImportJob | undefined;
  /** Share of the file sent, 0 to 1, while it is being sent. */
  sent?: number | undefined;
  failure?: string | undefined;
  start(file: File): Promise<void>;
  /** `recordState`: of new records whose rows do not say theirs. */
  commit(options: { mode: 'all' | 'valid'; recordState?: string | undefined }): Promise<void>;
  /** Nothing of it stays. */
  cancel(): Promise<void>;
  /** Takes back what a finished import stored. */
  undo(): Promise<void>;
  reset(): void;
}

/** Sends a file and follows the server's check and commit. `file` is sent at once, whatever was under way before. */
export function useImport({
  operation,
  commitOperation,
  onDone,
  file,
  accept = '.xlsx',
}: {
  operation: string;
  commitOperation: string | undefined;
  onDone(): void;
  /** How names of files end. */
  accept?: string;
  file?: File | undefined;
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
  const follow = useCallback(
    async (begun: ImportJob): Promise<void> => {
      const { signal } = controller.current;
      remember({ operation, id: begun.id });
      const ended = await followed<ImportJob>({ begun, signal, onChange: setJob });
      if (signal.aborted) return;
      if (ended.state !== 'ready') forget(operation);
      if (ended.state === 'done') done.current();
    },
    [operation],
  );

  // One that was under way when the dialog was closed.
  useEffect(() => {
    const id = file ? undefined : remembered(operation);
    if (id === undefined) return;
    if (controller.current.signal.aborted) controller.current = new AbortController();
    const { signal } = controller.current;
    callByName('job.progress', { id }, { isQuiet: true, signal }).then(
      (found) => (hasNothing(found as ImportJob) ? forget(operation) : follow(found as ImportJob).catch(fail)),
      () => {
        if (!signal.aborted) forget(operation);
      },
    );
  }, [operation, file, follow, fail]);

  const start = useCallback(
    async (file: File) => {
      if (!file.name.toLowerCase().endsWith(accept)) {
        setFailure(texts.importNot(accept));
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
    [operation, accept, follow, fail],
  );

  useEffect(() => {
    if (file) void start(file);
  }, [file, start]);

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
            // Whoever closes the dialog at once has asked for it all the same.
            { isQuiet: true },
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

  const cancel = useCallback(async () => {
    if (!job) return;
    await callByName('job.cancel', { id: job.id }, { isQuiet: true }).catch(fail);
  }, [job, fail]);

  const undo = useCallback(async () => {
    if (!job) return;
    setFailure(undefined);
    const { signal } = controller.current;
    try {
      const { id } = (await callByName('job.undo', { id: job.id }, { isQuiet: true, signal })) as { id: string };
      await follow((await callByName('job.progress', { id }, { isQuiet: true, signal })) as ImportJob);
    } catch (error) {
      fail(error);
    }
  }, [job, follow, fail]);

  const reset = useCallback(() => {
    forget(operation);
    // Nobody will come back to it: it would wait among the jobs to be confirmed.
    if (job?.state === 'ready') callByName('job.cancel', { id: job.id }, { isQuiet: true }).catch(() => undefined);
    controller.current.abort();
    controller.current = new AbortController();
    setJob(undefined);
    setSent(undefined);
    setFailure(undefined);
  }, [operation, job]);

  return { job, sent, failure, start, commit, cancel, undo, reset };
}

/** A check that is over and found no row to import: whoever opens the dialog again has another file. */
function hasNothing({ state, valid }: ImportJob): boolean {
  return state === 'ready' && valid === 0;
}
