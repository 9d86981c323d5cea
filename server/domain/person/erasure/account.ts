import { blanked, blankedIdLength } from '#runtime/core/operations/blanked.ts';
import type { Transaction } from '../../../database/database.ts';
import { changing, reading } from '../../../database/statement.ts';
import type { Whose } from '../whose.ts';
import { fileAddress } from './files.ts';

export interface Account {
  /** It was opened by the organisation and is of no use elsewhere: it goes with what is known of its person (rule T28). */
  isOurs: boolean;
  /** Ids of the pictures it has and had, where it goes. */
  avatars: string[];
}

interface Place {
  transaction: Transaction;
  whose: Whose;
}

/** What the account of somebody is to an organisation. */
export async function accountOf({ transaction, whose: { tenantId, userId } }: Place): Promise<Account> {
  return onPlatform({
    transaction,
    tenantId,
    work: async () => {
      const [found] = await transaction.query(
        reading<Pick<Account, 'isOurs'>>({
          // One sees one's own persons in every organisation.
          text: `select u."homeTenantId" = $1 and not u."isOperator"
              and not exists (select from "person" p where p."userId" = u."id" and p."tenantId" <> $1) as "isOurs"
            from "user" u where u."id" = $2`,
          values: [tenantId, userId],
        }),
      );
      if (!found?.isOurs) return { isOurs: false, avatars: [] };
      const avatars = await transaction.query(
        reading<{ id: string }>({
          text: `select distinct substring(a."avatar" from '${fileAddress}') as "id" from (
              select "avatar" from "user" where "id" = $1
              union all select "snapshot" ->> 'avatar' from "history"
                where "tenantId" = '' and "entity" = 'user' and "recordId" = $1) a where a."avatar" like '/api/file/%'`,
          values: [userId],
        }),
      );
      return { isOurs: true, avatars: avatars.map(({ id }) => id) };
    },
  });
}

/** Nobody signs in with the account any more, and nothing tells whose it was. */
export async function closeAccount({ transaction, whose: { tenantId, userId } }: Place): Promise<void> {
  const text = `jsonb_build_object('nickname', $2::text, 'account', $3::text, 'avatar', null, 'phone', null, 'email', null, 'gender', null)`;
  const values = [userId, blanked, `${blanked}-${userId.slice(0, blankedIdLength)}`];
  await onPlatform({
    transaction,
    tenantId,
    work: () =>
      transaction.batch([
        changing({ text: 'delete from "session" where "userId" = $1', values: [userId] }),
        changing({
          text: `update "user" set "nickname" = $2, "account" = $3, "avatar" = null, "phone" = null, "email" = null,
            "gender" = null, "passwordHash" = null, "state" = 'off' where "id" = $1`,
          values,
        }),
        changing({
          text: `update "history" set "snapshot" = "snapshot" || ${text}
            where "tenantId" = '' and "entity" = 'user' and "recordId" = $1`,
          values,
        }),
      ]),
  });
}

/** Accounts are the platform's. */
async function onPlatform<T>({
  transaction,
  tenantId,
  work,
}: {
  transaction: Transaction;
  tenantId: string;
  work: () => Promise<T>;
}): Promise<T> {
  const enter = (id: string) => changing({ text: `select set_config('app.tenant_id', $1, true)`, values: [id] });
  await transaction.query(enter(''));
  const result = await work();
  await transaction.query(enter(tenantId));
  return result;
}
