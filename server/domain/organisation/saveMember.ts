import { changing, reading, type Statement } from '../../database/statement.ts';
import { entityOf, type CallContext, type Values } from '../../engine/context.ts';
import { readRecord } from '../../engine/get.ts';
import { living, turnedOn } from '../../engine/living.ts';
import { create, needCode, updateRecord } from '../../engine/save.ts';
import { isOfWholePlatform } from '../../engine/session.ts';
import { failures } from '../../failures.ts';
import { signedIn } from '../session/index.ts';
import { thenForget } from './forget.ts';

/**
 * Keeps a membership; who is signed in with it sees the change at the next call. Whoever is no member yet is named by
 * their exact account and their name, and joins once they agree (rule T7).
 * @throws Failure 422 where nobody has that account under that name.
 */
export async function saveMember(context: CallContext, input: Values): Promise<Values> {
  const { id, version, userId, account, nickname, ...values } = input;
  const entity = entityOf(context);
  needCode({ context, isChange: id !== undefined });
  if (id === undefined) {
    const member =
      typeof userId === 'string'
        ? await findKnown({ context, userId })
        : await findByAccount({ context, account, nickname });
    await refuseKnown({ context, userId: member, roleId: values['roleId'] });
    return thenForget(context, async () =>
      create({
        context,
        entity,
        values: { ...values, userId: member },
        along: [tell({ context, userId: member, roleId: values['roleId'] })],
      }),
    );
  }
  const before = await readRecord({ context, entity, id: String(id) });
  if (before && userId !== undefined && userId !== before['userId'])
    throw failures.invalid([{ path: '/userId', message: '已加入的人不能换成另一个人，请新增一条' }]);
  return thenForget(context, () => updateRecord({ context, entity, id: String(id), version: Number(version), values }));
}

/** @throws Failure 422 where somebody has the role already; two who are added at once meet the database's own refusal. */
async function refuseKnown({
  context: { app, scope },
  userId,
  roleId,
}: {
  context: CallContext;
  userId: string;
  roleId: Values[string] | undefined;
}): Promise<void> {
  const text = `select u."nickname", u."account", r."roleName" from "membership" m join "user" u on u."id" = m."userId"
    join "role" r on r."tenantId" = m."tenantId" and r."id" = m."roleId"
    where m."tenantId" = $1 and m."userId" = $2 and m."roleId" = $3 and ${living('m')}`;
  const [[known]] = await app.database.batch({
    scope,
    statements: [
      reading<{ nickname: string; account: string; roleName: string }>({
        name: 'member_has_role',
        text,
        values: [scope.tenantId, userId, roleId],
      }),
    ],
  });
  if (known)
    throw failures.invalid([
      { path: '/account', message: `${known.nickname}（${known.account}）已经是本机构的${known.roleName}` },
    ]);
}

/**
 * The living account of that very name; asked of the platform, which knows all of them. Of one that the caller does not
 * see the person's name has to be right, too, and a wrong one is answered as no account at all.
 */
async function findByAccount({
  context,
  account,
  nickname,
}: {
  context: CallContext;
  account: Values[string] | undefined;
  nickname: Values[string] | undefined;
}): Promise<string> {
  if (typeof account !== 'string') throw failures.invalid([{ path: '/account', message: '请填写账号' }]);
  const { app, scope } = context;
  const named = account.trim();
  const [[seen], [known]] = await Promise.all([
    app.database.batch({ scope, statements: [found('member_seen', named)] }).then(([rows]) => rows),
    app.database.query(found('member_find', named)),
  ]);
  if (seen) return seen.id;
  if (known && isOfWholePlatform(signedIn(context))) return known.id;
  if (typeof nickname !== 'string' || nickname.trim() === '')
    throw failures.invalid([{ path: '/nickname', message: '这个账号还不是本机构的人，请填写对方的姓名' }]);
  if (known?.nickname !== nickname.trim())
    throw failures.invalid([{ path: '/account', message: '没有找到这个账号，或姓名与账号不符，请与对方核对后再试' }]);
  return known.id;
}

function found(name: string, account: string) {
  return reading<{ id: string; nickname: string }>({
    name,
    text: `select "id", "nickname" from "user" where "account" = $1 and ${turnedOn()}`,
    values: [account],
  });
}

/** Somebody whom the caller sees: a member, or for the platform's operators anyone. */
async function findKnown({ context, userId }: { context: CallContext; userId: string }): Promise<string> {
  const { app, scope } = context;
  const tenantId = isOfWholePlatform(signedIn(context)) ? '' : scope.tenantId;
  const [[known]] = await app.database.batch({
    scope: { ...scope, tenantId },
    statements: [
      reading<{ id: string }>({
        name: 'member_known',
        text: `select "id" from "user" where "id" = $1 and ${living()}`,
        values: [userId],
      }),
    ],
  });
  if (!known) throw failures.invalid([{ path: '/userId', message: '所选用户不存在' }]);
  return known.id;
}

/** The message to somebody who now has a role here. */
function tell({
  context: { scope },
  userId,
  roleId,
}: {
  context: CallContext;
  userId: string;
  roleId: Values[string] | undefined;
}): Statement {
  return changing({
    name: 'member_tell',
    text: 'select "tellJoined"($1, $2, $3)',
    values: [scope.tenantId, userId, roleId],
  });
}
