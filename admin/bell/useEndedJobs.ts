import { useEffect, useState } from 'react';
import { callByName } from '#runtime/core/call.ts';
import { isRunning, type Job } from '#runtime/screen/jobs/job.ts';
import { isFirstLook, onJobs, tell, untold } from '#runtime/screen/jobs/told.ts';
import { between, first } from '#runtime/react/useLooks.ts';

/** Milliseconds between looks while a job goes on, as in the list of jobs. */
const whileRunning = 3000;

/**
 * The person's jobs that have ended and of which nothing in this browser has told them yet, from whichever tab they were
 * begun. Looked at with the messages, and while one of them goes on.
 */
export function useEndedJobs(): readonly Job[] {
  const [ended, setEnded] = useState<readonly Job[]>([]);
  useEffect(() => {
    let next: ReturnType<typeof setTimeout>;
    const lookIn = (milliseconds: number): void => {
      clearTimeout(next);
      next = setTimeout(look, milliseconds);
    };
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      // A look that fails leaves the dot as it was; the next one is as far off as if nothing went on.
      callByName('job.mine', { pageNum: 1, pageSize: 20 }, { isQuiet: true }).then(
        (page) => {
          const { rows } = page as { rows: readonly Job[] };
          if (isFirstLook()) tell(rows.filter((job) => !isRunning(job)));
          setEnded(untold(rows));
          lookIn(rows.some(isRunning) ? whileRunning : between);
        },
        () => lookIn(between),
      );
    };
    const onVisible = (): void => lookIn(0);
    const stop = onJobs(() => {
      setEnded((former) => untold(former));
      lookIn(whileRunning);
    });
    lookIn(first);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(next);
      stop();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return ended;
}
