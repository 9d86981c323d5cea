import { randomBytes } from 'node:crypto';
import { changing, reading } from './database/statement.ts';
import { hashPassword } from './domain/session/index.ts';
import type { App } from './engine/context.ts';
import { newId } from './engine/ids.ts';
import { demoPassword } from './demo/index.ts';
import { loadDemo } from './demo/load.ts';

export { demoPassword };

/**
 * What the very first start needs: outside production the demo tenants and accounts, in production one operator whose
 * random password is shown this once. Passwords come last, so a first start that was killed begins again. One process
 * after the other: what the first one empties may not be read by the next, not even to ask whether anybody can sign in.
 * @returns notices for the console
 */
export function loadFirst({ app, root }: { app: App; root: string }): Promise<string[]> {
  return alone({ app, work: () => loadOnce({ app, root }) });
}

async function loadOnce({ app, root }: { app: App; root: string }): Promise<string[]> {
  if (!(await isOpen(app))) {
    if (!app.config.hasDemo) return createOperator(app);
    await loadDemo({ app, root, password: demoPassword });
  }
  return demoNotice(app);
}

const lock = 7_220_001;

/** One process at a time; the embedded database has only one anyway. */
async function alone<T>({ app: { database }, work }: { app: App; work(): Promise<T> }): Promise<T> {
  if (database.kind === 'pglite') return work();
  return database.asOwner(async (connection) => {
    await connection.query(changing({ text: 'select pg_advisory_lock($1)', values: [lock] }));
    return work();
  });
}

function demoNotice(app: App): string[] {
  return app.config.hasDemo ? [`演示账号  operator / admin / teacher / student，密码 ${demoPassword}`] : [];
}

async function createOperator(app: App): Promise<string[]> {
  const password = randomBytes(12).toString('base64url');
  const added = await app.database.query(
    changing({
      text: `with opened as (
          insert into "user" ("id", "account", "nickname", "passwordHash", "isPasswordInitial")
            select $1, 'operator', '平台运营', $2, true where not exists (select from "user") on conflict do nothing
            returning "id")
        insert into "platformManager" ("id", "userId", "isOfAll") select $3, "id", true from opened returning "id"`,
      values: [newId(), await hashPassword(password), newId()],
    }),
  );
  return added.length > 0 ? [`平台运营账号  operator，密码 ${password}（只显示这一次，首次登录时须修改）`] : [];
}

/** Whether anybody can sign in. */
async function isOpen(app: App): Promise<boolean> {
  const rows = await app.database.query(
    reading({ text: 'select from "user" where "passwordHash" is not null limit 1' }),
  );
  return rows.length > 0;
}
