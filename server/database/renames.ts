/**
 * What has another name in the catalogue than before: tables, columns, fields inside jsonb, codes of dictionaries. What is
 * stored under the former name follows, history, overlays and saved views included, in the transaction of the migration.
 * A record's version and history do not grow: nobody changed it.
 */
import type { EntityRename, FieldRename, Json, RenamePlan, ValueRename } from '#generators/formats.ts';
import { renamedScreen } from '#runtime/core/screens/renamed.ts';
import { isFatal } from './errors.ts';
import { failureText } from './failure.ts';
import { changedAt, memberRenamed, stepsOf, textReplaced, type JsonSql } from './jsonPlaces.ts';
import { quote } from './planSql.ts';
import { MigrationRefusedError } from './refused.ts';
import { changing, reading } from './statement.ts';
import type { Connection } from './transaction.ts';

/**
 * Does the renames that have not been done, inside the caller's transaction, and notes those that the catalogue says. The
 * notes stand among the migrations, so that a backup from before is known for one.
 * @param isFresh nothing was ever made here, so nothing has a former name
 * @returns what was done, for people
 * @throws MigrationRefusedError with the catalogue's file and the statement, where one cannot be done
 */
export async function runRenames({
  connection,
  renames,
  isFresh,
}: {
  connection: Connection;
  renames: readonly RenamePlan[];
  isFresh: boolean;
}): Promise<string[]> {
  const noted = await connection.query(
    reading<{ name: string }>({ text: `select "name" from "migration" where "name" like $1`, values: [`${NOTE}%`] }),
  );
  const known = new Set(noted.map(({ name }) => name));
  const names = renames.map(nameOf);
  const undone = renames.filter((rename) => !known.has(nameOf(rename)));
  if (!isFresh) for (const rename of undone) await runOne({ connection, rename });
  // What the catalogue no longer says is forgotten: said once more, it is done once more.
  await connection.query(
    changing({
      text: `delete from "migration" where "name" like $1 and "name" <> all($2)`,
      values: [`${NOTE}%`, names],
    }),
  );
  await connection.query(
    changing({
      text: `insert into "migration" ("name", "hash") select unnest($1::text[]), '' on conflict do nothing`,
      values: [names],
    }),
  );
  return isFresh ? [] : undone.map(nameOf);
}

/** Begins the note of a rename. */
const NOTE = 'was: ';

function nameOf(rename: RenamePlan): string {
  const { kind, from, to } = rename;
  const around = kind === 'entity' ? '' : kind === 'field' ? `${rename.entity}.` : `${rename.dictionary}=`;
  return `${NOTE}${around}${from} → ${around}${to}`;
}

/** What one rename works with. */
interface Work<Plan extends RenamePlan> {
  rename: Plan;
  /** Sends a statement; where it fails the message names the catalogue's file. */
  run(text: string, values?: readonly unknown[]): Promise<void>;
  /** Columns of a table by their types; undefined where there is no such table. */
  columnsOf(table: string): Promise<ReadonlyMap<string, string> | undefined>;
}

async function runOne({ connection, rename }: { connection: Connection; rename: RenamePlan }): Promise<void> {
  const work = {
    run: async (text: string, values: readonly unknown[] = []) => {
      try {
        await connection.query(changing({ text, values }));
      } catch (error) {
        if (isFatal(error)) throw error;
        throw refused({ rename, reason: failureText({ error, text }), error });
      }
    },
    columnsOf: (table: string) => columnsOf({ connection, table }),
  };
  switch (rename.kind) {
    case 'entity':
      await renameEntity({ ...work, rename });
      break;
    case 'field':
      await renameField({ ...work, rename });
      break;
    case 'value':
      await renameValue({ ...work, rename });
      break;
  }
  await renameKept({ ...work, connection, rename });
}

function refused({ rename, reason, error }: { rename: RenamePlan; reason: string; error?: unknown }): Error {
  const { file, pointer, from, to } = rename;
  return new MigrationRefusedError({
    message: `数据库没有改动：按 ${file} 中的 ${pointer}，“${from}”应改名为“${to}”，但没有成功：${reason}`,
    cause: error,
  });
}

async function renameEntity({ rename, run, columnsOf }: Work<EntityRename>): Promise<void> {
  const { from, to } = rename;
  if (await columnsOf(from)) {
    if (await columnsOf(to))
      throw refused({ rename, reason: `两个表都在数据库中。请先确定各自的数据属于谁，写一个迁移文件把它们合并。` });
    await run(`alter table ${quote(from)} rename to ${quote(to)}`);
    // A later table of the former name would want the key's name. All others are the differ's.
    await run(`alter index if exists ${quote(`${from}_pkey`)} rename to ${quote(`${to}_pkey`)}`);
    await run(`drop function if exists ${quote(`keepReferences_${from}`)}() cascade`);
  }
  if (await columnsOf('history')) {
    // The id of an entry begins with the entity.
    const text = `update "history" set "entity" = $2, "id" = regexp_replace("id", '^[^/]+/', $2 || '/')
      where "entity" = $1`;
    await run(text, [from, to]);
  }
  await renameCounts({ run, columnsOf, from: `${from}.`, to: `${to}.` });
  if (await columnsOf('customField'))
    await changeRows({
      run,
      table: 'customField',
      text: `update "customField" set "entity" = $2 where "entity" = $1`,
      values: [from, to],
    });
  if (await columnsOf('job')) await run(`update "job" set "entity" = $2 where "entity" = $1`, [from, to]);
}

async function renameField({ rename, run, columnsOf }: Work<FieldRename>): Promise<void> {
  const { entity, from, to } = rename;
  const columns = (await columnsOf(entity)) ?? new Map<string, string>();
  const steps = stepsOf(from);
  const [former = '', present = ''] = [from, to].map((place) => place.split('.').at(-1));
  const change = memberRenamed({ from: former, to: present });
  const around = steps.slice(0, -1);
  if (around.length > 0) await changeJson({ rename, run, columnsOf, entity, steps: around, change });
  else {
    if (columns.has(former) && columns.has(present))
      throw refused({
        rename,
        reason: `表 ${entity} 中两个字段都在。请先确定各自的数据属于谁，写一个迁移文件把它们合并。`,
      });
    if (columns.has(former))
      await run(`alter table ${quote(entity)} rename column ${quote(former)} to ${quote(present)}`);
    await renameCounts({ run, columnsOf, from: `${entity}.${former} `, to: `${entity}.${present} ` });
  }
  await changeSnapshots({ rename, run, columnsOf, entity, steps: around, change });
}

/** Counts of series begin with the entity and the field, organisations' rules for them have both alone. */
async function renameCounts({
  run,
  columnsOf,
  from,
  to,
}: Pick<Work<RenamePlan>, 'run' | 'columnsOf'> & { from: string; to: string }): Promise<void> {
  const places = [
    { table: 'series', value: '"id"', set: '"id"' },
    { table: 'numberRule', value: `"series" || ' '`, set: '"series"' },
  ];
  for (const { table, value, set } of places)
    if (await columnsOf(table)) {
      const text = `update ${quote(table)} set ${set} = rtrim($2 || substr(${value}, length($1) + 1)) where starts_with(${value}, $1)`;
      await changeRows({ run, table, text, values: [from, to] });
    }
}

async function renameValue({ rename, run, columnsOf }: Work<ValueRename>): Promise<void> {
  const { from, to, places } = rename;
  const change = textReplaced({ from, to });
  for (const [entity, found] of Object.entries(places))
    for (const place of found) {
      const steps = stepsOf(place);
      const [column = ''] = steps;
      if (steps.length > 1) await changeJson({ rename, run, columnsOf, entity, steps, change });
      else if ((await columnsOf(entity))?.has(column))
        await changeRows({
          run,
          table: entity,
          text: `update ${quote(entity)} set ${quote(column)} = $2 where ${quote(column)} = $1`,
          values: [from, to],
        });
      await changeSnapshots({ rename, run, columnsOf, entity, steps, change });
    }
}

interface JsonChange extends Work<RenamePlan> {
  entity: string;
  /** From the record on. */
  steps: string[];
  change: JsonSql;
}

/** Changes what stands inside a jsonb column of an entity's rows. */
async function changeJson({ run, columnsOf, entity, steps, change }: JsonChange): Promise<void> {
  const [name = '', ...inside] = steps;
  if ((await columnsOf(entity))?.get(name) !== 'jsonb') return;
  const column = quote(name);
  const changed = changedAt({ value: column, steps: inside, change });
  const text = `update ${quote(entity)} set ${column} = ${changed} where ${column} is distinct from ${changed}`;
  await changeRows({ run, table: entity, text });
}

/** Changes the snapshots of an entity's records, so that the next change is told from what the field held before. */
async function changeSnapshots({ run, columnsOf, entity, steps, change }: JsonChange): Promise<void> {
  if (!(await columnsOf('history'))) return;
  const changed = changedAt({ value: '"snapshot"', steps, change });
  const text = `update "history" set "snapshot" = ${changed}
    where "entity" = $1 and "snapshot" is distinct from ${changed}`;
  await changeRows({ run, table: 'history', text, values: [entity] });
}

/** Changes rows without the triggers that count versions and write history. */
async function changeRows({
  run,
  table,
  text,
  values,
}: Pick<Work<RenamePlan>, 'run'> & { table: string; text: string; values?: readonly unknown[] }): Promise<void> {
  await run(`alter table ${quote(table)} disable trigger user`);
  await run(text, values);
  await run(`alter table ${quote(table)} enable trigger user`);
}

/** Where people keep what they changed of a screen, and what of it an overlay's own history holds. */
const keptScreens = [
  {
    table: 'screenOverlay',
    screen: '"screen"',
    content: '"patch"',
    set: `"screen" = c."screen", "patch" = c."content"`,
  },
  {
    table: 'savedView',
    screen: '"screen"',
    content: '"settings"',
    set: `"screen" = c."screen", "settings" = c."content"`,
  },
  {
    table: 'history',
    where: `"entity" = 'screenOverlay'`,
    screen: `("snapshot" ->> 'screen')`,
    content: `("snapshot" -> 'patch')`,
    set: `"snapshot" = t."snapshot" || jsonb_build_object('screen', c."screen", 'patch', c."content")`,
  },
];

async function renameKept({
  connection,
  rename,
  run,
  columnsOf,
}: Work<RenamePlan> & { connection: Connection }): Promise<void> {
  for (const { table, where = 'true', screen, content, set } of keptScreens) {
    if (!(await columnsOf(table))) continue;
    const rows = await connection.query(
      reading<{ tenantId: string; id: string; screen: string; content: Json }>({
        text: `select "tenantId", "id", ${screen} as "screen", ${content} as "content" from ${quote(table)}
          where ${where} and position($1 in ${screen} || coalesce(${content}::text, '')) > 0`,
        values: [rename.kind === 'field' ? rename.from.split('.').at(-1) : rename.from],
      }),
    );
    const changed = rows.flatMap(({ tenantId, id, ...kept }) => {
      const renamed = renamedScreen({ kept, rename });
      return renamed === kept ? [] : [{ tenantId, id, ...renamed }];
    });
    if (changed.length === 0) continue;
    await changeRows({
      run,
      table,
      text: `update ${quote(table)} t set ${set}
        from jsonb_to_recordset($1::jsonb) c("tenantId" text, "id" text, "screen" text, "content" jsonb)
        where t."tenantId" = c."tenantId" and t."id" = c."id"`,
      values: [JSON.stringify(changed)],
    });
  }
}

async function columnsOf({
  connection,
  table,
}: {
  connection: Connection;
  table: string;
}): Promise<ReadonlyMap<string, string> | undefined> {
  const columns = await connection.query(
    reading<{ name: string; type: string }>({
      text: `select a.attname as "name", format_type(a.atttypid, null) as "type"
        from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped
        where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and t.relname = $1`,
      values: [table],
    }),
  );
  return columns.length === 0 ? undefined : new Map(columns.map(({ name, type }) => [name, type]));
}
