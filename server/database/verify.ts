/** Whether the database still is what the last migration left: nobody altered a table, policy, trigger or function. */
import type { DatabasePlan } from '#generators/formats.ts';
import type { Database, Connection } from './database.ts';
import { diff, introspect } from './differ.ts';
import { reading } from './statement.ts';

/** One hash for each kind of thing that `database.sql` makes, and the PostgreSQL version that worded the expressions. */
export type Fingerprint = Record<'version' | 'policies' | 'triggers' | 'functions' | 'views' | 'security', string>;

/**
 * Looks for differences between database and catalogue.
 * @returns a sentence in Chinese for each, none when all is as it should be
 */
export async function verifyCatalogue({
  database,
  plan,
}: {
  database: Database;
  plan: DatabasePlan;
}): Promise<string[]> {
  return database.asOwner(async (connection) => {
    const [state] = await connection.query(
      reading<{ catalogueHash: string; fingerprint: Fingerprint }>({
        text: 'select "catalogueHash", "fingerprint" from "catalogueState"',
      }),
    );
    if (!state) return ['数据库尚未初始化。'];
    const { safe, refused } = diff({ plan, actual: await introspect(connection) });
    return [
      ...(state.catalogueHash === plan.catalogueHash ? [] : ['数据库与程序的目录版本不同。']),
      ...refused.map(({ table, column, reason }) => `表 ${table}${column ? ` 的字段 ${column}` : ''}：${reason}。`),
      ...safe.map((statement) => `缺少：${statement}`),
      ...compareFingerprints({ before: state.fingerprint, now: await readFingerprint(connection) }),
    ];
  });
}

/** Reads the fingerprint of the current schema, what belongs to extensions left out. */
export async function readFingerprint(connection: Connection): Promise<Fingerprint> {
  const [fingerprint] = await connection.query(reading<Fingerprint>({ text: FINGERPRINT }));
  if (!fingerprint) throw new Error('The database did not answer with its fingerprint.');
  return fingerprint;
}

const TITLES = {
  policies: '行级安全策略',
  triggers: '触发器',
  functions: '函数',
  views: '视图',
  security: '表的行级安全设置',
} as const;

function compareFingerprints({ before, now }: { before: Fingerprint; now: Fingerprint }): string[] {
  if (before.version !== now.version) return [];
  const kinds = Object.keys(TITLES) as (keyof typeof TITLES)[];
  return kinds.filter((kind) => before[kind] !== now[kind]).map((kind) => `${TITLES[kind]}在启动之外被修改过。`);
}

const hashed = (values: string, from: string) =>
  `(select md5(coalesce(string_agg(v, E'\\n' order by v), '')) from (select concat_ws('|', ${values}) as v ${from}) s)`;

const HERE = 'current_schema()::regnamespace';
const notOfExtension = (oid: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.deptype = 'e')`;

const HASHES: Record<keyof typeof TITLES, string> = {
  policies: hashed(
    `c.relname, p.polname, p.polcmd, p.polpermissive, p.polroles::regrole[]::text,
      pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid)`,
    `from pg_policy p join pg_class c on c.oid = p.polrelid where c.relnamespace = ${HERE}`,
  ),
  triggers: hashed(
    'c.relname, t.tgenabled, pg_get_triggerdef(t.oid)',
    `from pg_trigger t join pg_class c on c.oid = t.tgrelid where c.relnamespace = ${HERE} and not t.tgisinternal`,
  ),
  functions: hashed(
    'p.proname, pg_get_function_identity_arguments(p.oid), p.prosecdef, p.prosrc',
    `from pg_proc p where p.pronamespace = ${HERE} and ${notOfExtension('p.oid')}`,
  ),
  views: hashed(
    'c.relname, c.reloptions, pg_get_viewdef(c.oid)',
    `from pg_class c where c.relkind = 'v' and c.relnamespace = ${HERE} and ${notOfExtension('c.oid')}`,
  ),
  security: hashed(
    'c.relname, c.relrowsecurity, c.relforcerowsecurity',
    `from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = ${HERE}`,
  ),
};

const FINGERPRINT = `select current_setting('server_version_num') as "version",
  ${Object.entries(HASHES)
    .map(([kind, hash]) => `${hash} as "${kind}"`)
    .join(', ')}`;
