import { changing } from '../../database/statement.ts';
import type { App, Values } from '../../engine/context.ts';
import { atOnce, sweepEach } from '../../engine/sweep.ts';

/**
 * Removes the deliveries whose time is over, of all organisations (rule N7). One told before a date stays until the date is
 * over, as nobody is to be told of it again, and one that waits until it is sent.
 */
export function sweepDeliveries({ app }: { app: App }): Promise<void> {
  return sweepEach({
    app,
    statement: (tenantId) =>
      changing<Values>({
        name: 'delivery_sweep',
        text: `delete from "delivery" where "tenantId" = $1 and "id" in (select "id" from "delivery"
            where "tenantId" = $1 and "createdTime" < now() - $2 * interval '1 day' and "state" <> 'waiting'
              and not ("occasion" like '____-__-__%' and "occasion" collate "C" >= to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'))
            limit ${atOnce}) returning "id"`,
        values: [tenantId, app.config.deliveryDays],
      }),
  });
}
