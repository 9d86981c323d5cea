import { changing, reading } from '../../database/statement.ts';
import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { signedIn } from '../session/index.ts';

const shown = `"id", "screen", "name", "settings", "isDefault", "version"`;

/** The caller's saved views of a screen; the one without a name is the present setting of the columns. */
export async function listViews(context: CallContext, { screen }: Values): Promise<Values[]> {
  const { userId } = signedIn(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      reading<Values>({
        name: 'view_list',
        text: `select ${shown} from "savedView"
          where "tenantId" = $1 and "userId" = $2 and "screen" = $3 order by "name"`,
        values: [context.scope.tenantId, userId, screen],
      }),
    ],
  });
  return rows;
}

/** Bytes of the settings of a view as JSON, and views of a person in a tenant (rule D3). */
const mostBytes = 16 * 1024;
const mostViews = 200;

/**
 * Keeps a view: a new one, or the one of the same screen and name. A default one takes that from the others.
 * @throws Failure 422 for a screen that does not exist, settings that are too large, one view too many (rule D3).
 */
export async function saveView(context: CallContext, { screen, name, settings, isDefault }: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const { app, scope } = context;
  if (scope.tenantId === '') throw failures.invalid([{ path: '', message: '请先选择机构' }]);
  if (!app.artefacts.screen(String(screen)))
    throw failures.invalid([{ path: '/screen', message: `没有名为“${String(screen)}”的界面` }]);
  if (Buffer.byteLength(JSON.stringify(settings)) > mostBytes)
    throw failures.invalid([{ path: '/settings', message: '视图的设置过大，请减少筛选条件' }]);
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
        text: `update "savedView" set "settings" = $4, "isDefault" = $5
          where "userId" = $1 and "screen" = $2 and "name" = $3 returning ${shown}`,
        values: [userId, screen, name, settings, isDefault ?? false],
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
        text: `insert into "savedView" ("id", "userId", "screen", "name", "settings", "isDefault")
          values ($1, $2, $3, $4, $5, $6) returning ${shown}`,
        values: [newId(), userId, screen, name, settings, isDefault ?? false],
      }),
    );
    return added;
  });
  if (!saved) throw failures.broken();
  return saved;
}

/** @throws Failure 404 where it is not one of the caller's. */
export async function removeView(context: CallContext, { id }: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const [rows] = await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing<Values>({
        text: `delete from "savedView" where "id" = $1 and "userId" = $2 returning "id"`,
        values: [id, userId],
      }),
    ],
  });
  if (rows.length === 0) throw failures.notFound('视图');
  return {};
}
