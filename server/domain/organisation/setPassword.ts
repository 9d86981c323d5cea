import type { Entity } from '#generators/formats.ts';
import { reading } from '../../database/statement.ts';
import { chosenIds } from '../../engine/chosen.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { guarded } from '../../engine/save.ts';
import { failures } from '../../failures.ts';
import { recordEvent } from '../security/index.ts';
import { assertPassword, hashPassword, signedIn } from '../session/index.ts';
import { givePasswords, leftOutText, type LeftOut } from './givePasswords.ts';

/**
 * Gives the accounts that the chosen rows are about one first password (rules L4, L5, T20), a person once, and answers who
 * was left out.
 * @throws Failure 409 where nobody may be given one, 422 where the password is none that may be given.
 */
export async function setPassword(context: CallContext, input: Values): Promise<{ count: number; left: LeftOut[] }> {
  const { app, scope, caller } = context;
  const password = String(input['password']);
  const entity = entityOf(context);
  await assertPassword({ app, password, person: { account: '' }, path: '/password' });
  const hash = await hashPassword(password);
  const { userIds, left } = await guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const ids = await chosenIds({ context, entity, input, transaction });
      const rows = await transaction.query(accountsOf({ entity, ids }));
      if (rows.length === 0) throw failures.conflict('选中的行没有可以设置密码的账号');
      for (const { account } of rows) await assertPassword({ app, password, person: { account }, path: '/password' });
      const without = await givePasswords({
        transaction,
        userIds: rows.map(({ userId }) => userId),
        hash,
        isForSignedIn: input['isForSignedIn'] === true,
      });
      if (without.length === rows.length) throw failures.conflict(`没有设置任何人的密码：${leftOutText(without)}`);
      const accounts = new Set(without.map(({ account }) => account));
      return {
        userIds: rows.filter(({ account }) => !accounts.has(account)).map(({ userId }) => userId),
        left: without,
      };
    }),
  );
  app.sessions.forget();
  await recordEvent({
    app,
    caller,
    happening: {
      event: 'passwordReset',
      userIds,
      tenantIds: [scope.tenantId],
      detail: `由 ${signedIn(context).account} 操作`,
    },
  });
  return { count: userIds.length, left };
}

/** How many accounts `setPassword` would give a password if it were called so, and who would be left out, and why. */
export async function foreseePassword(
  context: CallContext,
  input: Values,
): Promise<{ count: number; left: LeftOut[] }> {
  const entity = entityOf(context);
  return context.app.database.inScope({ scope: context.scope }, async (transaction) => {
    const ids = await chosenIds({ context, entity, input, transaction, isToRefer: true });
    const userIds = (await transaction.query(accountsOf({ entity, ids }))).map(({ userId }) => userId);
    const left = await givePasswords({
      transaction,
      userIds,
      hash: null,
      isForSignedIn: input['isForSignedIn'] === true,
    });
    return { count: userIds.length - left.length, left };
  });
}

/** The living accounts that rows are about, once each. */
function accountsOf({ entity, ids }: { entity: Entity; ids: readonly string[] }) {
  return reading<{ userId: string; account: string }>({
    text: `select distinct u."id" as "userId", u."account" from "${entity.name}" t join "user" u on u."id" = t."userId"
      where t."id" = any($1) and u."deletedTime" is null order by u."account"`,
    values: [ids],
  });
}
