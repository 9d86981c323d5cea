import { reading } from '../../database/statement.ts';
import { living } from '../../engine/living.ts';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { accountOf, tried } from './admission.ts';
import { forgive, keysOfLogin, wantedLevel } from './attempts.ts';
import { recordEvent } from '../security/index.ts';
import { isPassword } from './password.ts';
import { tenantRoles } from './tenants.ts';

interface Account {
  id: string;
  passwordHash: string;
  state: string;
  isOperator: boolean;
  isPasswordInitial: boolean;
}

/**
 * Signs in (section 7). After failures a proof of work is wanted, the harder the more there were; with it whoever knows
 * the password always gets in (rule L1).
 * @throws Failure 401 wrong account or password, 422 where a proof is wanted, 403 account off.
 */
export async function login(context: CallContext, input: Values): Promise<Values> {
  const { app, caller } = context;
  const account = accountOf(String(input['account']));
  const keys = keysOfLogin({ account, ip: caller.ip });
  const found = await tried({
    app,
    keys,
    proof: input['proof'] as string | undefined,
    work: async () => {
      const [known] = await app.database.query(
        reading<Account>({
          text: `select "id", "passwordHash", "state", "isOperator", "isPasswordInitial" from "user"
            where "account" = $1 and ${living()}`,
          values: [account],
        }),
      );
      const isRight = await isPassword({ password: String(input['password']), hash: known?.passwordHash });
      if (!isRight || known?.state !== 'on')
        tellRefusal({
          context,
          account: known,
          reason: known === undefined ? '账号不存在' : isRight ? '账号已停用' : '密码错误',
        });
      if (!isRight || !known) throw failures.wrongPassword({ isProofRequired: (await wantedLevel({ app, keys })) > 0 });
      if (known.state !== 'on') throw failures.disabled();
      await forgive({ app, keys });
      return known;
    },
  });
  const roles = await tenantRoles({ app, userId: found.id, isOperator: found.isOperator });
  const [first] = roles;
  const { token, expires } = await app.sessions.open({
    userId: found.id,
    tenantId: first?.tenantId ?? '',
    roleId: first?.roleId ?? '',
    ...caller,
  });
  // An operator comes to the platform, not to the tenant the session happens to begin in.
  await recordEvent({
    app,
    caller,
    happening: { event: 'login', userId: found.id, tenantIds: [found.isOperator ? '' : (first?.tenantId ?? '')] },
  });
  const tenants = [...new Map(roles.map(({ tenantId, tenantName }) => [tenantId, tenantName]))].map(([id, name]) => ({
    id,
    name,
  }));
  return { token, expires, tenants, isPasswordInitial: found.isPasswordInitial };
}

/**
 * Writes a refused log-in into the logs of the person's tenants. Nobody waits for it: how long it takes would tell whether
 * there is such an account. What was typed as an account that is none may be a password and is not kept.
 */
function tellRefusal({
  context: { app, caller },
  account,
  reason,
}: {
  context: CallContext;
  account: Account | undefined;
  reason: string;
}): void {
  const tell = async (): Promise<void> => {
    const roles =
      account && !account.isOperator ? await tenantRoles({ app, userId: account.id, isOperator: false }) : [];
    const tenantIds = [...new Set(roles.map(({ tenantId }) => tenantId))];
    await recordEvent({
      app,
      caller,
      happening: { event: 'refused', reason, userId: account?.id, tenantIds: tenantIds.length > 0 ? tenantIds : [''] },
    });
  };
  tell().catch((error: unknown) => app.log.error(error, 'a refused log-in could not be recorded'));
}
