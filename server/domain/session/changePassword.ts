import { changing, reading } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { App, CallContext, Values } from '../../engine/context.ts';
import { recordOwn } from '../security/index.ts';
import { signedIn } from './signedIn.ts';
import { tried } from './admission.ts';
import { forgive, keysOfPassword } from './attempts.ts';
import { hashPassword, isPassword } from './password.ts';
import { assertPassword, type Person } from './passwordPolicy.ts';

/**
 * Changes the own password (rules L2–L5). Every other session of the user ends, the present one gets another token.
 * An initial password need not be given again: the session was opened with it and is good for nothing else.
 * @throws Failure 422 where the old one is wrong, the new one is one that many have, or a proof of work is wanted.
 */
export async function updatePassword(context: CallContext, input: Values): Promise<Values> {
  const { userId, id, isPasswordInitial } = signedIn(context);
  const { app } = context;
  const keys = keysOfPassword({ userId });
  const { oldPassword } = input;
  const newPassword = String(input['newPassword']);
  if (!isPasswordInitial && oldPassword === undefined)
    throw failures.invalid([{ path: '/oldPassword', message: '原密码 不能为空' }]);
  const user = isPasswordInitial
    ? await readUser({ app, userId })
    : await tried({
        app,
        keys,
        proof: input['proof'] as string | undefined,
        work: async () => {
          const known = await readUser({ app, userId });
          if (!(await isPassword({ password: String(oldPassword), hash: known.passwordHash }))) {
            await recordOwn(context, { event: 'refused', reason: '修改密码时原密码错误' });
            throw failures.invalid([{ path: '/oldPassword', message: '原密码不正确' }]);
          }
          await forgive({ app, keys });
          return known;
        },
      });
  if (await isPassword({ password: newPassword, hash: user.passwordHash }))
    throw failures.invalid([{ path: '/newPassword', message: '新密码不能与原密码相同' }]);
  await assertPassword({ app, password: newPassword, person: user, path: '/newPassword' });
  const [changed] = await app.database.batch({
    scope: { tenantId: '', userId },
    statements: [
      changing({
        text: `update "user" set "passwordHash" = $2, "isPasswordInitial" = false
          where "id" = $1 and "passwordHash" = $3 returning "id"`,
        values: [userId, await hashPassword(newPassword), user.passwordHash],
      }),
    ],
  });
  if (changed?.length === 0) throw failures.conflict('密码刚刚在别处修改过，请重新登录');
  await app.sessions.end({ userId, exceptId: id });
  await recordOwn(context, { event: 'passwordChanged', ...(isPasswordInitial && { reason: '初始密码' }) });
  return app.sessions.renew({ id });
}

async function readUser({ app, userId }: { app: App; userId: string }): Promise<Person & { passwordHash: string }> {
  const [user] = await app.database.query(
    reading<Person & { passwordHash: string }>({
      text: `select "account", "phone", "email", "passwordHash" from "user" where "id" = $1`,
      values: [userId],
    }),
  );
  if (!user) throw failures.unauthorised();
  return user;
}
