import { reading } from '../../database/statement.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { emailTaken } from '../../engine/refuse.ts';
import { create, guarded, needCode } from '../../engine/save.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';
import { assertPassword, hashPassword } from '../session/index.ts';
import { givePasswords, leftOutText } from './givePasswords.ts';
import { thenForget } from './forget.ts';

/**
 * Opens an account for one person who has none: role, department and first password with it, or nothing (rules T19, T20).
 * @throws Failure 422 where the account is somebody's already, or the password is none that may be given.
 */
export async function saveEntry(context: CallContext, input: Values): Promise<Values> {
  needCode({ context, isChange: false });
  const { password, ...values } = input;
  const { app, scope } = context;
  if (typeof password !== 'string' || password === '')
    throw failures.invalid([{ path: '/password', message: '初始密码 不能为空' }]);
  const [account = '', phone = '', email = ''] = ['account', 'phone', 'email'].map((name) =>
    String(values[name] ?? ''),
  );
  await assertPassword({ app, password, person: { account, phone, email }, path: '/password' });
  const hash = await hashPassword(password);
  return thenForget(context, () =>
    guarded(context, () =>
      app.database.inScope({ scope }, async (transaction) => {
        const entry = await create({ context: within({ context, transaction }), entity: entityOf(context), values });
        const { state, reason } = entry;
        if (state !== 'opened')
          throw failures.invalid([
            {
              // Whose account is nobody's is refused for the e-mail address (rule T31).
              path: reason === emailTaken ? '/email' : '/account',
              message:
                state === 'refused'
                  ? String(reason)
                  : `${String(values['nickname'])}已有这个账号${state === 'known' ? '，也已是这个角色' : '，请在“用户管理”中加入'}`,
            },
          ]);
        const [opened] = await transaction.query(
          reading<{ userId: string }>({
            text: `select "userId" from "memberEntry" where "id" = $1`,
            values: [entry['id']],
          }),
        );
        const left = await givePasswords({
          transaction,
          userIds: opened ? [opened.userId] : [],
          hash,
          isForSignedIn: false,
        });
        if (left.length > 0) throw failures.conflict(`没有开户：${leftOutText(left)}`);
        return entry;
      }),
    ),
  );
}
