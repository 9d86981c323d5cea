import { sweepHistory } from './domain/history/index.ts';
import { sweepJobs } from './domain/job/index.ts';
import { sweepDeliveries } from './domain/notice/index.ts';
import { sweepEvents } from './domain/security/index.ts';
import { sweepAttempts, sweepProofs } from './domain/session/index.ts';
import type { App } from './engine/context.ts';
import { sweepCounts } from './http/limits.ts';
import { sweepUploads } from './http/uploads.ts';
import { repeat } from './repeat.ts';

const everyMilliseconds = 3_600_000;
const sweeps = [
  sweepEvents,
  sweepAttempts,
  sweepProofs,
  sweepCounts,
  sweepUploads,
  sweepJobs,
  sweepDeliveries,
  sweepHistory,
];

/** Removes what has had its time: at the start and every hour, one after the other; a failure is logged and tried again. @returns stops it */
export function startUpkeep({ app }: { app: App }): () => Promise<void> {
  const onFailed = (error: unknown): void => app.log.error(error, 'what is out of date could not be removed');
  return repeat({
    everyMilliseconds,
    isAtOnce: true,
    work: async () => {
      for (const sweep of sweeps) await sweep({ app }).catch(onFailed);
    },
    onFailed,
  });
}
