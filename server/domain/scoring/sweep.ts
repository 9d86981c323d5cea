import { reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { workOff } from '../attempt/index.ts';
import { scoreSome } from './machine.ts';

/** Results are scored by so many in one transaction. */
const atOnce = 200;

/**
 * Scores every exam that was handed in, of all tenants, as far as machines can (rule SC5). Any number of processes may do
 * it at once.
 * @returns how many
 */
export async function scoreHandedIn({ app }: { app: App }): Promise<number> {
  const waiting = await app.database.query(
    reading<{ tenantId: string }>({
      name: 'scoring_tenants',
      text: 'select "tenantsToScore"() as "tenantId"',
      values: [],
    }),
  );
  return workOff({
    tenantIds: waiting.map(({ tenantId }) => tenantId),
    atOnce,
    work: (tenantId) => scoreSome({ app, tenantId, limit: atOnce }),
  });
}
