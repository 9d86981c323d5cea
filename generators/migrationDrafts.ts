/**
 * Migration files for what a start does not do by itself: a table or column that goes, values that become another type or
 * mean something else. Each says in words what it does and loses, and asks for the name of somebody who consents; the
 * server starts with none that lacks it (`server/database/migrations.ts`). Pure: who runs it reads and writes.
 */
import { changeWord, consentWords, isOpen } from '#runtime/core/operations/consent.ts';
import type { ColumnPlan, ColumnType, DatabasePlan, Entity, TablePlan } from './formats.ts';
import { quote, quoteText } from './sql.ts';

/** A migration file, by its name without folder. */
export interface MigrationFile {
  name: string;
  text: string;
}

/** What is to be done with the files of migrations: written, or taken away as the catalogue no longer asks for it. */
export interface Drafts {
  written: MigrationFile[];
  removed: string[];
}

/**
 * What is to be written and taken away, as the tables come from what they were to the plan. A file without consent goes
 * where its change was taken back, and is written anew where the column becomes something else yet.
 */
export function migrationDrafts({
  former,
  plan,
  entities,
  formerEntities = {},
  files,
}: {
  /** None where nothing was generated yet. */
  former: DatabasePlan | undefined;
  plan: DatabasePlan;
  entities: Record<string, Entity>;
  /** For the titles of what is gone. */
  formerEntities?: Record<string, Pick<Entity, 'title' | 'properties'>>;
  files: readonly MigrationFile[];
}): Drafts {
  const open = files.flatMap((file) => {
    const change = isOpen(file.text) ? changeOf(file.text) : undefined;
    return change ? [{ file, change }] : [];
  });
  const known = open.map(({ change }) => change);
  const fresh = changesBetween({ former, plan }).filter((change) => !known.some((each) => isOfSame(each, change)));
  const namesOf = (change: Change): Names =>
    namesIn({ change, all: { ...formerEntities, ...entities }, formerEntities });
  const drafted = open.map(({ file, change }) => {
    const now = nowOf({ change, plan });
    const text = now && draftText({ change: now, plan, entities, names: namesOf(now) });
    return { file, text };
  });
  let number = Math.max(0, ...files.map(({ name }) => Number(name.slice(0, 4))));
  return {
    removed: drafted.flatMap(({ file, text }) => (text === undefined ? [file.name] : [])),
    written: [
      ...drafted.flatMap(({ file, text }) =>
        text === undefined || text === file.text ? [] : [{ name: file.name, text }],
      ),
      ...fresh.map((change) => {
        number += 1;
        const slug = [change.table, change.column].filter((part) => part !== undefined).join('-');
        return {
          name: `${String(number).padStart(4, '0')}-${slug}.sql`,
          text: draftText({ change, plan, entities, names: namesOf(change) }),
        };
      }),
    ],
  };
}

/** A table, or one of its columns, that becomes something else or goes (no `to`). */
interface Change {
  table: string;
  column?: string;
  from?: ColumnType;
  to?: ColumnType;
  /** What its values meant, by place; where the type stays. */
  meant?: Record<string, string>;
}

function changeOf(text: string): Change | undefined {
  const line = text.split('\n').find((each) => each.startsWith(changeWord));
  return line === undefined ? undefined : (JSON.parse(line.slice(changeWord.length)) as Change);
}

function isOfSame(one: Change, other: Change): boolean {
  return one.table === other.table && one.column === other.column;
}

function changesBetween({ former, plan }: { former: DatabasePlan | undefined; plan: DatabasePlan }): Change[] {
  const tables = new Map(plan.tables.map((table) => [table.name, table]));
  const renames = plan.renames ?? [];
  return (former?.tables ?? []).flatMap((there): Change[] => {
    const moved = renames.find((rename) => rename.kind === 'entity' && rename.from === there.name);
    const now = tables.get(moved?.to ?? there.name);
    // A renamed table was compared when it had its name.
    if (!now) return [{ table: there.name }];
    return there.columns.flatMap((column) => columnChange({ there, now, column, renames }));
  });
}

function columnChange({
  there,
  now,
  column,
  renames,
}: {
  there: TablePlan;
  now: TablePlan;
  column: ColumnPlan;
  renames: NonNullable<DatabasePlan['renames']>;
}): Change[] {
  const moved = renames.find(
    (rename) => rename.kind === 'field' && rename.entity === now.name && rename.from === column.name,
  );
  if (moved) return [];
  const wanted = now.columns.find(({ name }) => name === column.name);
  const change = { table: now.name, column: column.name, from: column.type };
  if (!wanted) return [change];
  if (wanted.generated !== undefined || column.generated !== undefined) return [];
  if (wanted.type !== column.type && !isWider({ from: column.type, to: wanted.type }))
    return [{ ...change, to: wanted.type }];
  const meant = Object.fromEntries(
    placesOf({ table: there, column: column.name }).filter(
      ([place, meaning]) => (now.meanings?.[place] ?? meaning) !== meaning,
    ),
  );
  return wanted.type === column.type && Object.keys(meant).length > 0 ? [{ ...change, to: wanted.type, meant }] : [];
}

/** Numbers with as many digits on both sides of the point: the start widens and keeps those by itself. */
function isWider({ from, to }: { from: ColumnType; to: ColumnType }): boolean {
  const [one, other] = [digitsOf(from), digitsOf(to)];
  if (!one || !other) return false;
  const holds = (a: Digits, b: Digits): boolean => a.before >= b.before && a.behind >= b.behind;
  const areDecimals = from.startsWith('numeric') && to.startsWith('numeric');
  return (areDecimals && holds(one, other)) || (to !== 'integer' && holds(other, one));
}

interface Digits {
  before: number;
  behind: number;
}

function digitsOf(type: ColumnType): Digits | undefined {
  if (type === 'integer') return { before: 10, behind: 0 };
  if (type === 'bigint') return { before: 19, behind: 0 };
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? [];
  return precision === undefined ? undefined : { before: Number(precision) - Number(scale), behind: Number(scale) };
}

function placesOf({ table, column }: { table: TablePlan | undefined; column: string }): [string, string][] {
  return Object.entries(table?.meanings ?? {}).filter(([place]) => place.split(/[.[]/)[0] === column);
}

/** What an open change comes to by now; undefined where it was taken back. */
function nowOf({ change, plan }: { change: Change; plan: DatabasePlan }): Change | undefined {
  const { to: _to, ...was } = change;
  const table = plan.tables.find(({ name }) => name === change.table);
  if (change.column === undefined) return table ? undefined : change;
  const { column: name, from, meant } = change;
  const isRenamed = (plan.renames ?? []).some(
    (rename) =>
      (rename.kind === 'field' && rename.entity === change.table && rename.from === name) ||
      (rename.kind === 'entity' && rename.from === change.table),
  );
  if (isRenamed) return undefined;
  const column = table?.columns.find((each) => each.name === name);
  // A table that goes takes its columns along.
  if (!table) return undefined;
  if (!column) return was;
  if (column.type !== from) return { ...was, to: column.type };
  const isMeant = Object.entries(meant ?? {}).some(([place, is]) => (table.meanings?.[place] ?? is) !== is);
  return isMeant ? { ...was, to: column.type } : undefined;
}

interface Names {
  entity: string;
  field: string;
}

function namesIn({
  change: { table, column },
  all,
  formerEntities,
}: {
  change: Change;
  all: Record<string, Pick<Entity, 'title' | 'properties'>>;
  formerEntities: Record<string, Pick<Entity, 'title' | 'properties'>>;
}): Names {
  const called = (title: string | undefined, name: string): string =>
    title === undefined || title === name ? `“${name}”` : `“${title}”（${name}）`;
  const field = column ?? '';
  const { title } = all[table]?.properties[field] ?? formerEntities[table]?.properties[field] ?? {};
  return { entity: called(all[table]?.title, table), field: called(title, field) };
}

interface Drafting {
  change: Change;
  plan: DatabasePlan;
  entities: Record<string, Entity>;
  names: Names;
}

interface Work {
  /** What was changed in the catalogue. */
  what: string;
  does: string;
  loses: string;
  /** What to do instead where it is not meant so. */
  else: string;
  sql: string;
}

function draftText(drafting: Drafting): string {
  const { change } = drafting;
  const { what, does, loses, else: other, sql } = workOf(drafting);
  return `-- 由 npm run generate 写出：${what}
-- 启动时要做的：${does}
-- 会丢失的：${loses}
-- 不是这个意思时：${other}
-- 看过以后，在下一行的冒号后面写上您的名字；没有写之前，服务器不启动，不改动任何数据。
${consentWords}
${changeWord}${JSON.stringify(change)}
${sql}
`;
}

function workOf({ change, plan, entities, names }: Drafting): Work {
  const { table, column, from, to, meant } = change;
  const back = '在目录中改回去，再运行 npm run generate，这个文件会自己去掉。';
  if (column === undefined)
    return {
      what: `实体${names.entity}不再有了。`,
      does: '删去它的数据表。',
      loses: '其中的全部数据，回收站中的也一样；除非从备份恢复，找不回来。操作记录中以前的改动还在。',
      else: `只是改名的，在新实体的 x-entity 中写 "was": "${table}"，再运行 npm run generate；别的${back}`,
      sql: `drop table if exists ${quote(table)} cascade;`,
    };
  const both = `实体${names.entity}的字段${names.field}`;
  if (to === undefined) {
    const isBin = column === 'deletedTime';
    return {
      what: isBin ? `实体${names.entity}不再有回收站。` : `${both}不再有了。`,
      does: isBin ? '清空它的回收站，删去记录删除时间的列。' : '删去这一列。',
      loses: isBin
        ? '回收站中的全部数据；没有删除的不变。'
        : '每一条数据中它的值，回收站中的也一样；除非从备份恢复，找不回来。操作记录中以前的改动还在。',
      else: `${isBin ? '' : `只是改名的，在新字段中写 "x-was": "${column}"，再运行 npm run generate；别的`}${back}`,
      sql: dropSql({ table, column, isBin }),
    };
  }
  const planned = plan.tables.find(({ name }) => name === table);
  const wanted = planned?.columns.find(({ name }) => name === column);
  if (from === to) {
    const places = Object.entries(meant ?? {}).filter(([place, is]) => (planned?.meanings?.[place] ?? is) !== is);
    return {
      what: `${both}的值换了意思：${places.map(([place, is]) => `原来是“${is}”，现在是“${planned?.meanings?.[place] ?? ''}”`).join('；')}。`,
      does: '已有的值一个不改，今后当作新的意思。',
      loses: '不会少什么，但已有的值读起来是另一个意思；不合适的要自己改。',
      else: `要换算已有的值，在这里写 SQL，或者给字段换一个名称；别的${back}`,
      sql: meaningSql({ table, places: places.map(([place]) => place) }),
    };
  }
  const isSeveral = entities[table]?.properties[column]?.items?.type === 'string';
  const { words, expression } = conversion({ from: from ?? 'text', to, isSeveral });
  const isNeeded = wanted?.notNull === true && wanted.default === undefined;
  return {
    what: `${both}由${typeTitle(from ?? 'text')}改成了${isSeveral ? '几个值的列表' : typeTitle(to)}。`,
    does: '把已有的值换成新的类型；版本和操作记录不增加。',
    loses: `${words}${isNeeded ? '它是必填的：有一条变成空的就不会启动，也什么都不改。' : ''}`,
    else: `要用别的算法，改下面的 SQL，或者给字段换一个名称；别的${back}`,
    sql: retypeSql({ table, column, type: to, expression, isNeeded, default: wanted?.default, planned }),
  };
}

function dropSql({ table, column, isBin }: { table: string; column: string; isBin: boolean }): string {
  const drop = `alter table if exists ${quote(table)} drop column if exists ${quote(column)} cascade;`;
  if (!isBin) return drop;
  return (
    whereThere({ table, column, statements: [`delete from ${quote(table)} where ${quote(column)} is not null;`] }) +
    `\n${drop}`
  );
}

function retypeSql({
  table,
  column,
  type,
  expression,
  isNeeded,
  default: value,
  planned,
}: {
  table: string;
  column: string;
  type: ColumnType;
  expression: (value: string) => string;
  isNeeded: boolean;
  default: string | undefined;
  planned: TablePlan | undefined;
}): string {
  const [own, old] = [quote(column), quote(`${column}Former`)];
  const converted = expression(old);
  const statements = [
    // Beside the former one, as triggers may hold that fast.
    `alter table ${quote(table)} rename column ${own} to ${old};`,
    `alter table ${quote(table)} add column ${own} ${type};`,
    `alter table ${quote(table)} disable trigger user;`,
    `update ${quote(table)} set ${own} = ${value === undefined ? converted : `coalesce(${converted}, ${value})`};`,
    `alter table ${quote(table)} enable trigger user;`,
    `alter table ${quote(table)} drop column ${old} cascade;`,
    ...(isNeeded ? [`alter table ${quote(table)} alter column ${own} set not null;`] : []),
  ];
  const meanings = meaningSql({ table, places: placesOf({ table: planned, column }).map(([place]) => place) });
  const reads = converted.includes('pg_temp') ? `${readSql(type)}\n` : '';
  return `${reads}${whereThere({ table, column, statements })}${meanings === '' ? '' : `\n${meanings}`}`;
}

/** Of each type its own, as one start may run several files. */
function readName(type: ColumnType): string {
  return `pg_temp.${quote(`read_${type}`)}`;
}

/** A text as a value of a type, or nothing where it is none. */
function readSql(type: ColumnType): string {
  return `create or replace function ${readName(type)}(p_text text) returns ${type} language plpgsql as $$
begin
  return p_text::${type};
exception when others then
  return null;
end $$;`;
}

/** A database that never had the column has nothing to be done. */
function whereThere({
  table,
  column,
  statements,
}: {
  table: string;
  column: string;
  statements: readonly string[];
}): string {
  return `do $$
begin
  if exists (select from information_schema.columns where table_schema = current_schema() and table_name = ${quoteText(table)} and column_name = ${quoteText(column)}) then
${statements.map((statement) => `    ${statement}`).join('\n')}
  end if;
end $$;`;
}

/** What the values meant is forgotten: the start notes what they mean now. */
function meaningSql({ table, places }: { table: string; places: readonly string[] }): string {
  return places
    .map(
      (place) =>
        `update "catalogueState" set "meanings" = "meanings" #- array[${quoteText(table)}, ${quoteText(place)}];`,
    )
    .join('\n');
}

/** How values of one type become another's, and what of them cannot. */
function conversion({ from, to, isSeveral }: { from: ColumnType; to: ColumnType; isSeveral: boolean }): {
  words: string;
  expression: (value: string) => string;
} {
  if (isSeveral && from === 'text')
    return {
      words: '什么都不丢失：每个值成为只有它一个的列表。',
      expression: (value) => `case when ${value} is not null then jsonb_build_array(${value}) end`,
    };
  if (to === 'text' && from !== 'jsonb')
    return { words: '什么都不丢失：值写成文字。', expression: (value) => `${value}::text` };
  if (from === 'date' && to === 'timestamptz')
    return { words: '什么都不丢失：时间是那一天的零点。', expression: (value) => `${value}::timestamptz` };
  if (from === 'timestamptz' && to === 'date')
    return { words: '几点几分；日期照样保留。', expression: (value) => `${value}::date` };
  const scale = digitsOf(to)?.behind;
  if (digitsOf(from) && scale !== undefined)
    return {
      words: `${scale === 0 ? '小数四舍五入成整数' : `小数四舍五入到 ${scale} 位`}；放不下的变成空的。`,
      expression: (value) => `${readName(to)}(round(${value}, ${scale})::text)`,
    };
  return {
    words: `能照样读作${typeTitle(to)}的保留，别的变成空的。`,
    expression: (value) => `${readName(to)}(${value}::text)`,
  };
}

function typeTitle(type: ColumnType): string {
  const titles: Partial<Record<ColumnType, string>> = {
    text: '文字',
    integer: '整数',
    bigint: '整数',
    boolean: '是否',
    timestamptz: '时间',
    date: '日期',
    time: '时刻',
    jsonb: '列表或对象',
  };
  const behind = digitsOf(type)?.behind;
  return titles[type] ?? `数字（${behind} 位小数）`;
}
