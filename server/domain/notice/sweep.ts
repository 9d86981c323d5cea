import { changing } from '../../database/statement.ts';
import type { App, Values } from '../../engine/context.ts';

const atOnce = 5_000;

/**
 * Removes the deliveries whose time is over, of all organisations (rule N7), some at a time. One told before a date stays
 * until the date is over, as nobody is to be told of it again, and one that waits until it is sent.
 */
export async function sweepDeliveries({ app }: { app: App }): Promise<void> {
  for (let count = atOnce; count === atOnce; )
    count = await app.database.asOwner(async (connection) => {
      const gone = await connection.query(
        changing<Values>({
          text: `delete from "delivery" where ("tenantId", "id") in (select "tenantId", "id" from "delivery"
              where "createdTime" < now() - $1 * interval '1 day' and "state" <> 'waiting'
                and not ("occasion" like '____-__-__%' and "occasion" collate "C" >= to_char(now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD'))
              limit ${atOnce}) returning "id"`,
          values: [app.config.deliveryDays],
        }),
      );
      return gone.length;
    });
}
