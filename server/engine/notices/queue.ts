import type { Transaction } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import type { App, Values } from '../context.ts';
import { newId } from '../ids.ts';
import { wakeChannel } from '../jobs/job.ts';

/** Who asks for what is done by itself. */
export const asker = 'system';
/** The call that a job of mails speaks of. */
const operation = 'delivery.list';

/**
 * Puts a job into the queue, with the transaction, that sends the mails which wait – where none is there that will. One
 * that is there is held until the commit, so that nobody takes it before it can see them.
 */
export async function askForMail(transaction: Transaction): Promise<void> {
  const [there] = await transaction.query(
    changing<Values>({
      name: 'mail_asked',
      text: `select "id" from "job" where "kind" = 'mail' and "state" = 'waiting' and "dueTime" <= now() limit 1 for share`,
    }),
  );
  if (there) return;
  await transaction.query(
    changing({
      name: 'mail_ask',
      text: `insert into "job" ("id", "kind", "phase", "title", "entity", "operation", "input", "caller", "dueTime", "createdBy")
        values ($1, 'mail', 'send', '发送通知邮件', 'delivery', $2, '{}', $3, now(), $4)`,
      values: [newId(), operation, JSON.stringify({ session: null, codes: [], sight: null }), asker],
    }),
  );
  await transaction.query(changing({ name: 'mail_wake', text: `select pg_notify($1, '')`, values: [wakeChannel] }));
}

/** When the next of the mails that wait is to be sent; undefined where none waits. */
export async function nextMail({ app, tenantId }: { app: App; tenantId: string }): Promise<Date | undefined> {
  const [[row]] = await app.database.batch({
    scope: { tenantId, userId: asker },
    statements: [
      reading<{ at: string | null }>({
        name: 'mail_next',
        text: `select (extract(epoch from min(greatest("dueTime", "leaseUntil"))) * 1000)::text as "at"
          from "delivery" where "state" = 'waiting'`,
      }),
    ],
  });
  return row?.at ? new Date(Math.ceil(Number(row.at))) : undefined;
}
