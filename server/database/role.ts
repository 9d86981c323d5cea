/**
 * The role requests run as. A superuser and a role with bypassrls see every tenant's rows whatever the policies say, so
 * for those every pooled connection becomes an ordinary role; an ordinary owner is bound by `force row level security`.
 */
import type { Connection } from './transaction.ts';
import { changing, reading } from './statement.ts';

/** The role of requests where the user of the URL would bypass row-level security. */
export const APP_ROLE = 'certification_app';

/** Key of the advisory lock under which roles, grants and migrations change: one starting process after the other. */
export const SETUP_LOCK = 7_240_115;

/** Tables of our own book-keeping: requests may read them and nothing else. */
export const BOOKS = ['migration', 'catalogueState'] as const;

interface Standing {
  user: string;
  isSuperuser: boolean;
  isBypassing: boolean;
  isPrepared: boolean;
}

/**
 * Makes sure that the role exists and may use the schema's tables, those to come included.
 * @param connection a connection of the user of the URL
 * @returns the role to set on each pooled connection, or null where that user is bound as it is
 * @throws Error when the role is missing and the user may not create it, or when it would bypass the policies itself
 */
export async function prepareRole(connection: Connection): Promise<string | null> {
  const standing = await readStanding(connection);
  if (!standing?.isBypassing) return null;
  if (!standing.isPrepared) await createRole(connection);
  return APP_ROLE;
}

async function readStanding(connection: Connection): Promise<Standing | undefined> {
  const [standing] = await connection.query(
    reading<Standing>({
      text: `select current_user as "user", me.rolsuper as "isSuperuser",
        me.rolsuper or me.rolbypassrls as "isBypassing",
        exists (select from pg_roles r where r.rolname = $1 and not r.rolsuper and not r.rolbypassrls)
          and exists (select from pg_default_acl d where d.defaclrole = me.oid and d.defaclobjtype = 'r'
            and d.defaclnamespace = current_schema()::regnamespace and d.defaclacl::text like '%' || $1 || '=arwd/%')
          as "isPrepared"
      from pg_roles me where me.rolname = current_user`,
      values: [APP_ROLE],
    }),
  );
  return standing;
}

/** Lets the role use every table there is, and only read our own books. */
export async function grantRole(connection: Connection): Promise<void> {
  const [{ schema } = { schema: 'public' }] = await connection.query(
    reading<{ schema: string }>({
      text: 'select quote_ident(current_schema()) as schema',
    }),
  );
  await connection.query(
    changing({
      text: `grant usage on schema ${schema} to ${APP_ROLE};
      grant select, insert, update, delete on all tables in schema ${schema} to ${APP_ROLE};
      grant usage, select on all sequences in schema ${schema} to ${APP_ROLE};
      alter default privileges in schema ${schema} grant select, insert, update, delete on tables to ${APP_ROLE};
      alter default privileges in schema ${schema} grant usage, select on sequences to ${APP_ROLE}`,
    }),
  );
  const books = await connection.query(
    reading<{ name: string }>({
      text: `select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_name = any($1)`,
      values: [BOOKS],
    }),
  );
  for (const { name } of books) {
    await connection.query(changing({ text: `revoke insert, update, delete on "${name}" from ${APP_ROLE}` }));
  }
}

async function createRole(connection: Connection): Promise<void> {
  await connection.query(changing({ text: 'begin' }));
  await connection.query(changing({ text: 'select pg_advisory_xact_lock($1)', values: [SETUP_LOCK] }));
  // Another start may have done it meanwhile and be loading by now: granting once more would meet its locks.
  const standing = await readStanding(connection);
  if (standing && !standing.isPrepared) await createRoleLocked({ connection, standing });
  await connection.query(changing({ text: 'commit' }));
}

async function createRoleLocked({
  connection,
  standing,
}: {
  connection: Connection;
  standing: Standing;
}): Promise<void> {
  // Roles belong to the whole server and advisory locks to one database: another one may be creating it too.
  await connection.query(
    changing({
      text: `do $$ begin
        if not exists (select from pg_roles where rolname = '${APP_ROLE}') then
          create role ${APP_ROLE} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
        end if;
      exception when duplicate_object or unique_violation then null; end $$`,
    }),
  );
  const [role] = await connection.query(
    reading<{ isBypassing: boolean }>({
      text: 'select rolsuper or rolbypassrls as "isBypassing" from pg_roles where rolname = $1',
      values: [APP_ROLE],
    }),
  );
  if (role?.isBypassing) {
    throw new Error(
      `数据库角色 ${APP_ROLE} 能绕过行级安全，不能用于处理请求。请收回它的 superuser 与 bypassrls 属性。`,
    );
  }
  if (!standing.isSuperuser) await connection.query(changing({ text: `grant ${APP_ROLE} to current_user` }));
  await grantRole(connection);
}
