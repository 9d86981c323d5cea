import { changing } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';

/** Removes the events whose time is over, of all tenants (rule L9). */
export async function sweepEvents({ app }: { app: App }): Promise<void> {
  await app.database.batch({
    scope: { tenantId: '', userId: '' },
    statements: [
      changing({
        text: `delete from "securityEvent" where "createdTime" < now() - $1 * interval '1 day'`,
        values: [app.config.securityLogDays],
      }),
    ],
  });
}
