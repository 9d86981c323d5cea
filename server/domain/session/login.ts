import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { clearAttempts, countFailure, failuresBeforeCaptcha, readAttempts } from './attempts.ts';
import { spendCaptcha } from './captcha.ts';
import { isPassword } from './password.ts';
import { tenantRoles } from './tenants.ts';

interface Account {
  id: string;
  passwordHash: string;
  state: string;
  isOperator: boolean;
}

/**
 * Signs in (section 7). After three failures of the account or address a captcha is needed, after ten they are locked.
 * @throws Failure 401 wrong account or password, 422 wrong captcha, 423 locked, 403 account off.
 */
export async function login({ app, caller }: CallContext, input: Values): Promise<Values> {
  const account = String(input['account']).trim().toLowerCase();
  const keys = [`account:${account}`, `ip:${caller.ip}`];
  const before = await readAttempts({ app, keys });
  if (before.lockedMinutes > 0) throw failures.locked({ minutes: before.lockedMinutes });
  if (before.failures >= failuresBeforeCaptcha) await spendCaptcha({ app, given: input['captcha'] as Values | undefined });
  const [found] = await app.database.query<Account>({ text: `select "id", "passwordHash", "state", "isOperator" from "user" where "account" = $1 and "deletedTime" is null`, values: [account] });
  if (!(await isPassword({ password: String(input['password']), hash: found?.passwordHash })) || !found) {
    const count = await countFailure({ app, keys });
    throw failures.wrongPassword({ captchaRequired: count >= failuresBeforeCaptcha });
  }
  if (found.state !== 'on') throw failures.disabled();
  await clearAttempts({ app, keys });
  const roles = await tenantRoles({ app, userId: found.id, isOperator: found.isOperator });
  const [first] = roles;
  const { token, expires } = await app.sessions.open({ userId: found.id, tenantId: first?.tenantId ?? '', roleId: first?.roleId ?? '', ...caller });
  const tenants = [...new Map(roles.map(({ tenantId, tenantName }) => [tenantId, tenantName]))].map(([id, name]) => ({ id, name }));
  return { token, expires, tenants };
}
