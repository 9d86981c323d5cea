import { failures } from '../../failures.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { newId } from '../../engine/ids.ts';
import { signedIn } from '../session/index.ts';

const shown = `"id", "screen", "name", "settings", "isDefault", "version"`;

/** The caller's saved views of a screen; the one without a name is the present setting of the columns. */
export async function listViews(context: CallContext, { screen }: Values): Promise<Values[]> {
  const { userId } = signedIn(context);
  const [rows] = (await context.app.database.batch({
    scope: context.scope,
    statements: [{ name: 'view_list', text: `select ${shown} from "savedView" where "tenantId" = $1 and "userId" = $2 and "screen" = $3 order by "name"`, values: [context.scope.tenantId, userId, screen] }],
  })) as [Values[]];
  return rows;
}

/** Keeps a view: a new one, or the one of the same screen and name. A default one takes that from the others. */
export async function saveView(context: CallContext, { screen, name, settings, isDefault }: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const { app, scope } = context;
  if (scope.tenantId === '') throw failures.invalid([{ path: '', message: '请先选择机构' }]);
  const saved = await app.database.inScope({ scope }, async (transaction) => {
    if (isDefault) await transaction.query({ text: `update "savedView" set "isDefault" = false where "userId" = $1 and "screen" = $2 and "name" <> $3 and "isDefault"`, values: [userId, screen, name] });
    const [changed] = await transaction.query<Values>({ text: `update "savedView" set "settings" = $4, "isDefault" = $5 where "userId" = $1 and "screen" = $2 and "name" = $3 returning ${shown}`, values: [userId, screen, name, settings, isDefault ?? false] });
    if (changed) return changed;
    const [added] = await transaction.query<Values>({ text: `insert into "savedView" ("id", "userId", "screen", "name", "settings", "isDefault") values ($1, $2, $3, $4, $5, $6) returning ${shown}`, values: [newId(), userId, screen, name, settings, isDefault ?? false] });
    return added;
  });
  if (!saved) throw failures.broken();
  return saved;
}

/** @throws Failure 404 where it is not one of the caller's. */
export async function removeView(context: CallContext, { id }: Values): Promise<Values> {
  const { userId } = signedIn(context);
  const [rows] = (await context.app.database.batch({ scope: context.scope, statements: [{ text: `delete from "savedView" where "id" = $1 and "userId" = $2 returning "id"`, values: [id, userId] }] })) as [Values[]];
  if (rows.length === 0) throw failures.notFound('视图');
  return {};
}
