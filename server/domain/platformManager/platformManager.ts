import type { Transaction } from '../../database/database.ts';
import { changing, reading } from '../../database/statement.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { living } from '../../engine/living.ts';
import { remove } from '../../engine/remove.ts';
import { create, guarded, save } from '../../engine/save.ts';
import { setState } from '../../engine/setState.ts';
import { within } from '../../engine/within.ts';
import { failures } from '../../failures.ts';
import { idsOf, thenForget } from '../organisation/index.ts';
import { namedAccount, type NamedAccount } from '../user/index.ts';

/**
 * Keeps a manager of the platform; a new one is named by an account, which is opened where it is not there yet (rule T22).
 * @throws Failure 422 where account, name and password do not go together, 409 what rule T23 refuses.
 */
export async function saveManager(context: CallContext, input: Values): Promise<Values> {
  return thenForget(context, () => (input['id'] === undefined ? addManager(context, input) : save(context, input)));
}

/** Removes managers, who are no operators any longer (rule T22). @throws Failure 409 what rule T23 refuses. */
export async function removeManagers(context: CallContext, input: Values): Promise<{ count: number }> {
  return thenForget(context, () => remove(context, idsOf(input)));
}

/** Turns managers on or off. @throws Failure 409 what rule T23 refuses. */
export async function setManagerState(context: CallContext, input: Values): Promise<{ count: number }> {
  return thenForget(context, () => setState(context, { ...idsOf(input), state: input['state'] ?? null }));
}

async function addManager(context: CallContext, input: Values): Promise<Values> {
  const { adminAccount: _account, adminName: _name, adminPassword: _password, ...values } = input;
  const named = await namedAccount({ context, input });
  if (!named) throw failures.invalid([{ path: '/adminAccount', message: '管理员账号 不能为空' }]);
  const { app, scope } = context;
  return guarded(context, () =>
    app.database.inScope({ scope }, async (transaction) => {
      const userId = await accountOf({ transaction, named });
      return create({
        context: within({ context, transaction }),
        entity: entityOf(context),
        values: { ...values, userId },
      });
    }),
  );
}

interface Known {
  id: string;
  nickname: string;
  state: string;
  /** An organisation opened it and set its password, which has not been changed since. */
  isKeptByOthers: boolean;
  isManager: boolean;
}

/** The account that is named: the one that is there, or a new one that has to change its first password (rule L5). */
async function accountOf({
  transaction,
  named: { account, nickname, passwordHash },
}: {
  transaction: Transaction;
  named: NamedAccount;
}): Promise<string> {
  const [known] = await transaction.query(
    reading<Known>({
      name: 'manager_account',
      text: `select "id", "nickname", "state", "homeTenantId" is not null and "isPasswordInitial" as "isKeptByOthers",
          exists (select from "platformManager" m where m."userId" = "user"."id") as "isManager"
        from "user" where "account" = $1 and ${living()}`,
      values: [account],
    }),
  );
  const refused = (message: string) => failures.invalid([{ path: '/adminAccount', message }]);
  if (known) {
    if (known.nickname !== nickname) throw refused('这个账号已有人使用，姓名不同，请核对账号和姓名');
    if (known.isManager) throw refused(`${known.nickname}（${account}）已经是平台管理员`);
    // Whoever set that password knows it.
    if (known.isKeptByOthers) throw refused('这个账号还在用机构设置的初始密码，请本人登录并修改密码以后再添加');
    if (known.state !== 'on') throw refused('这个账号已停用，请先在“用户账号”启用');
    if (passwordHash !== null) throw refused('这个账号已有，不用初始密码：如果就是本人，请清空初始密码');
    return known.id;
  }
  if (passwordHash === null) throw failures.noFirstPassword();
  const id = newId();
  await transaction.query(
    changing({
      name: 'manager_open',
      text: `insert into "user" ("id", "account", "nickname", "passwordHash", "isPasswordInitial")
        values ($1, $2, $3, $4, true)`,
      values: [id, account, nickname, passwordHash],
    }),
  );
  return id;
}
