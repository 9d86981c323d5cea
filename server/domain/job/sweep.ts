import type { App } from '../../engine/context.ts';
import { forgetOldJobs } from '../../engine/excel/job.ts';
import { everyScope } from '../../engine/sweep.ts';

/** Removes what nobody will come back to: jobs of all organisations, and of the platform, after seven days. */
export async function sweepJobs({ app }: { app: App }): Promise<void> {
  for (const scope of await everyScope(app)) await forgetOldJobs({ context: { app, scope } });
}
