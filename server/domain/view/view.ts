import { changing, reading } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { sharingCode } from '#runtime/core/operations/sharedViews.ts';
import { newId } from '../../engine/ids.ts';
import { signedIn } from '../session/index.ts';

/** Of a view `v`, as the user `$1` is told. */
const shown = `v."id", v."screen", v."name", v."settings", v."isDefault", v."version", v."roleId",
  (select r."roleName" from "role" r where r."tenantId" = v."tenantId" and r."id" = v."roleId" and r."deletedTime" is null) as "roleName",
  v."userId" = $1 as "isOwn", coalesce((select u."nickname" from "user" u where u."id" = v."userId"), '') as "ownerName"`;

/**
 * The caller's saved views of a screen, and those that are shared with the role they act in (rule U6); the own one without a
 * name is the present setting of the columns.
 */
export async function listViews(context: CallContext, { screen }: Values): Promise<Values[]> {
  const { userId, roleId } = signedIn(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'view_list',
        text: `select ${shown} from "savedView" v
          where v."tenantId" = $2 and v."screen" = $3 and (v."userId" = $1 or v."roleId" = $4)
          order by v."userId" <> $1, v."name", v."id"`,
        values: [userId, context.scope.tenantId, screen, roleId],
      }),
    ],
  });
  return rows;
}

/** Bytes of the settings of a view as JSON, and views of a person in a tenant (rule D3). */
const mostBytes = 16 * 1024;
const mostViews = 200;

/**
 * Keeps a view: a new one, or the own one of the same screen and name. A default one takes that from the own others. Where
 * no role is named it stays shared as it is; null ends that (rule U6).
 * @throws Failure 422 for a screen that does not exist, settings that are too large, one view too many (rule D3); 403 where
 * the caller may not share, 422 where there is no such role
 */
export async function saveView(
  context: CallContext,
  { screen, name, settings, isDefault, roleId }: Values,
): Promise<Values> {
  const { userId, codes } = signedIn(context);
  const { app, scope } = context;
  if (typeof roleId === 'string' && !codes.has(sharingCode)) throw failures.denied('您不能把视图分享给角色');
  if (scope.tenantId === '') throw failures.invalid([{ path: '', message: '请先选择机构' }]);
  if (!app.artefacts.screen(String(screen)))
    throw failures.invalid([{ path: '/screen', message: `没有名为“${String(screen)}”的界面` }]);
  if (Buffer.byteLength(JSON.stringify(settings)) > mostBytes)
    throw failures.invalid([{ path: '/settings', message: '视图的设置过大，请减少筛选条件' }]);
  if (typeof roleId === 'string') await assertRole(context, roleId);
  const saved = await app.database.inScope({ scope }, async (transaction) => {
    await transaction.query(
      changing({
        text: `select pg_advisory_xact_lock(hashtextextended('views of ' || $1, 0))`,
        values: [userId],
      }),
    );
    if (isDefault)
      await transaction.query(
        changing({
          text: `update "savedView" set "isDefault" = false
            where "userId" = $1 and "screen" = $2 and "name" <> $3 and "isDefault"`,
          values: [userId, screen, name],
        }),
      );
    const [changed] = await transaction.query(
      changing<Values>({
        text: `update "savedView" v set "settings" = $4, "isDefault" = $5, "roleId" = case when $6 then $7 when $8 then v."roleId" end
          where v."userId" = $1 and v."screen" = $2 and v."name" = $3 returning ${shown}`,
        values: [
          userId,
          screen,
          name,
          settings,
          isDefault ?? false,
          roleId !== undefined,
          roleId ?? null,
          codes.has(sharingCode),
        ],
      }),
    );
    if (changed) return changed;
    const [kept] = await transaction.query(
      reading<{ count: number }>({
        text: `select count(*)::integer as "count" from "savedView" where "userId" = $1`,
        values: [userId],
      }),
    );
    if ((kept?.count ?? 0) >= mostViews)
      throw failures.invalid([{ path: '', message: `最多保存 ${mostViews} 个视图，请先删除不用的` }]);
    const [added] = await transaction.query(
      changing<Values>({
        text: `insert into "savedView" as v ("id", "userId", "screen", "name", "settings", "isDefault", "roleId")
          values ($6, $1, $2, $3, $4, $5, $7) returning ${shown}`,
        values: [userId, screen, name, settings, isDefault ?? false, newId(), roleId ?? null],
      }),
    );
    return added;
  });
  if (!saved) throw failures.broken();
  return saved;
}

/** @throws Failure 422 where the organisation has no such role. */
async function assertRole({ app, scope }: CallContext, id: string): Promise<void> {
  const [found] = await app.database.batch({
    scope,
    statements: [
      reading<Values>({
        name: 'view_role',
        text: `select "id" from "role" where "tenantId" = $1 and "id" = $2 and "deletedTime" is null`,
        values: [scope.tenantId, id],
      }),
    ],
  });
  if (found.length === 0) throw failures.invalid([{ path: '/roleId', message: '角色不存在或已被删除' }]);
}

/** @throws Failure 404 where it is not one of the caller's, nor a shared one that they may end. */
export async function removeView(context: CallContext, { id }: Values): Promise<Values> {
  const { userId, codes } = signedIn(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<Values>({
        text: `delete from "savedView" where "id" = $1 and ("userId" = $2 or ($3 and "roleId" is not null)) returning "id"`,
        values: [id, userId, codes.has(sharingCode)],
      }),
    ],
  });
  if (rows.length === 0) throw failures.notFound('视图');
  return {};
}
