import { reading } from '../../database/statement.ts';
import type { CallContext, Values } from '../../engine/context.ts';
import { living } from '../../engine/living.ts';
import { options } from '../../engine/options.ts';
import { isOfWholePlatform } from '../../engine/session.ts';
import { signedIn } from '../session/index.ts';

/** Accounts to choose from: for the platform's operators all, inside a tenant its present members alone (rule T7). */
export async function userOptions(context: CallContext, input: Values): Promise<Values> {
  if (isOfWholePlatform(signedIn(context))) return choices(context, input);
  const { app, scope } = context;
  const [rows] = await app.database.batch({
    scope,
    statements: [
      reading<{ userId: string }>({
        name: 'user_members',
        text: `select distinct "userId" from "membership" where "tenantId" = $1 and "state" <> 'invited' and ${living()}`,
        values: [scope.tenantId],
      }),
    ],
  });
  const members = new Set(rows.map(({ userId }) => userId));
  const ids = Array.isArray(input['ids']) ? (input['ids'] as string[]).filter((id) => members.has(id)) : [...members];
  return ids.length === 0 ? { rows: [], total: 0 } : choices(context, { ...input, ids });
}

async function choices(context: CallContext, input: Values): Promise<Values> {
  return (await options(context, input)) as unknown as Values;
}
