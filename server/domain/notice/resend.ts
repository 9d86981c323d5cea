import { changing } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { askForMail } from '../../engine/notices/queue.ts';
import { failures } from '../../failures.ts';

/**
 * Sends failed notices again, to the address that the account has now (rule N6).
 * @throws Failure 409 where one of them has not failed, or no longer
 */
export async function resend({ app, scope }: CallContext, { ids }: Values): Promise<Values> {
  const wanted = [ids ?? []].flat().map(String);
  await app.database.inScope({ scope }, async (transaction) => {
    const again = await transaction.query(
      changing<Values>({
        name: 'notice_resend',
        text: `update "delivery" d set "state" = 'waiting', "attempts" = 0, "reason" = null, "dueTime" = now(),
            "address" = coalesce((select nullif(u."email", '') from "user" u where u."id" = d."recipient"), d."address")
          where d."id" = any($1) and d."state" = 'failed' returning d."id"`,
        values: [wanted],
      }),
    );
    if (again.length < wanted.length) throw failures.conflict('只有没有发出的通知才能重发，请刷新后再选');
    await askForMail(transaction);
  });
  return { count: wanted.length };
}
