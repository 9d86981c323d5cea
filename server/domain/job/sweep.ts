import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { forgetOldJobs } from '../../engine/excel/job.ts';

/** Removes what nobody will come back to: jobs of all organisations, and of the platform, after seven days. */
export async function sweepJobs({ app }: { app: App }): Promise<void> {
  const tenants = await app.database.query(reading<{ id: string }>({ text: 'select "id" from "tenant"' }));
  for (const { id } of [{ id: '' }, ...tenants])
    await forgetOldJobs({ context: { app, scope: { tenantId: id, userId: '' } } });
}
