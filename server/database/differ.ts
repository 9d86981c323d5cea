/**
 * What it takes to bring the tables that are there to the plan.
 *
 * Done by itself: what adds, and what loses no row and no value. Refused: what drops, retypes or may not hold for the
 * rows there are; a person writes that as a migration file, another reviews it, and then the differ finds it done.
 */
import type {
  CheckPlan,
  ColumnPlan,
  DatabasePlan,
  ExclusionPlan,
  ForeignKeyPlan,
  IndexPlan,
  TablePlan,
} from '#generators/formats.ts';
import type { ActualColumn, ActualDatabase, ActualPart, ActualTable } from './introspect.ts';
import * as make from './planSql.ts';
import type { Refusal } from './refused.ts';

export { introspect } from './introspect.ts';
export type { Refusal } from './refused.ts';

export interface Difference {
  /** Statements to run in this order, in one transaction. */
  safe: string[];
  refused: Refusal[];
}

/** Steps in the order in which they can be done: foreign keys stand on unique indexes, and both on columns. */
interface Steps {
  dropConstraints: string[];
  dropIndexes: string[];
  dropColumns: string[];
  tables: string[];
  columns: string[];
  indexes: string[];
  constraints: string[];
  refused: Refusal[];
}

/** Compares plan and database. Both empty where they agree. */
export function diff({ plan, actual }: { plan: DatabasePlan; actual: ActualDatabase }): Difference {
  const steps: Steps = {
    dropConstraints: [],
    dropIndexes: [],
    dropColumns: [],
    tables: [],
    columns: [],
    indexes: [],
    constraints: [],
    refused: [],
  };
  const tables = new Map(actual.tables.map((table) => [table.name, table]));
  for (const planned of plan.tables) {
    const there = tables.get(planned.name);
    if (there) diffTable({ planned, there, steps });
    else addTable({ planned, steps });
  }
  const plannedNames = new Set(plan.tables.map(({ name }) => name));
  for (const table of actual.tables) {
    if (!plannedNames.has(table.name) && make.isOurs(table)) steps.refused.push(refuseTable(table.name));
  }
  const { refused, ...safe } = steps;
  return { safe: Object.values(safe).flat(), refused };
}

function addTable({ planned, steps }: { planned: TablePlan; steps: Steps }): void {
  const table = planned.name;
  steps.tables.push(...make.createTable(planned));
  for (const index of planned.indexes) steps.indexes.push(...make.createIndex({ table, index }));
  for (const check of planned.checks) steps.constraints.push(...make.addCheck({ table, check, isLate: false }));
  for (const exclusion of planned.exclusions ?? []) steps.constraints.push(...make.addExclusion({ table, exclusion }));
  for (const foreignKey of planned.foreignKeys) {
    steps.constraints.push(...make.addForeignKey({ table, foreignKey, isLate: false }));
  }
}

function diffTable({ planned, there, steps }: { planned: TablePlan; there: ActualTable; steps: Steps }): void {
  const table = planned.name;
  if (!make.isOurs(there)) steps.tables.push(make.markTable(table));
  if (planned.primaryKey.join() !== there.primaryKey.join()) steps.refused.push(refusePrimaryKey({ planned, there }));

  const columns = new Map(there.columns.map((column) => [column.name, column]));
  const remade = new Set<string>();
  for (const column of planned.columns) {
    const actual = columns.get(column.name);
    if (!actual) addColumn({ there, column, steps });
    else if (diffColumn({ there, column, actual, steps })) remade.add(column.name);
  }
  const plannedColumns = new Set(planned.columns.map(({ name }) => name));
  for (const { name, type } of there.columns) {
    if (plannedColumns.has(name)) continue;
    const successor = planned.columns.find(
      (column) => column.type === type && column.generated === undefined && !columns.has(column.name),
    );
    steps.refused.push(refuseColumn({ table, column: name, successor: successor?.name }));
  }

  const isLate = there.hasRows;
  diffParts<IndexPlan>({
    planned: planned.indexes,
    there: there.indexes,
    isStale: (index) => mentions([...index.keys, index.where ?? ''].join(' '), remade),
    drop: (name) => steps.dropIndexes.push(make.dropIndex(name)),
    // An index that was left half built is no use: built anew.
    add: (index) => steps.indexes.push(...make.createIndex({ table, index })),
  });
  diffParts<CheckPlan>({
    planned: planned.checks,
    there: there.checks,
    isStale: (check) => mentions(check.expression, remade),
    drop: (name) => steps.dropConstraints.push(make.dropConstraint({ table, name })),
    add: (check) => steps.constraints.push(...make.addCheck({ table, check, isLate })),
    validate: (name) => steps.constraints.push(make.validateConstraint({ table, name })),
  });
  diffParts<ExclusionPlan>({
    planned: planned.exclusions ?? [],
    there: there.exclusions,
    isStale: ({ keys, where = '' }) => mentions([...keys, where].join(' '), remade),
    drop: (name) => steps.dropConstraints.push(make.dropConstraint({ table, name })),
    add: (exclusion) => steps.constraints.push(...make.addExclusion({ table, exclusion })),
  });
  diffParts<ForeignKeyPlan>({
    planned: planned.foreignKeys,
    there: there.foreignKeys,
    isStale: (foreignKey) => foreignKey.columns.some((column) => remade.has(column)),
    drop: (name) => steps.dropConstraints.push(make.dropConstraint({ table, name })),
    add: (foreignKey) => steps.constraints.push(...make.addForeignKey({ table, foreignKey, isLate })),
    validate: (name) => steps.constraints.push(make.validateConstraint({ table, name })),
  });
}

function addColumn({ there, column, steps }: { there: ActualTable; column: ColumnPlan; steps: Steps }): void {
  const table = there.name;
  const isFilled = !column.notNull || column.default !== undefined || column.generated !== undefined;
  if (isFilled || !there.hasRows) steps.columns.push(...make.addColumn({ table, column }));
  else steps.refused.push(refuseRequired({ table, column }));
}

/** Answers whether the column is dropped and made anew, which takes with it what stands on it. */
function diffColumn({
  there,
  column,
  actual,
  steps,
}: {
  there: ActualTable;
  column: ColumnPlan;
  actual: ActualColumn;
  steps: Steps;
}): boolean {
  const table = there.name;
  const alter = (change: string) => steps.columns.push(make.alterColumn({ table, column: column.name, change }));
  const isGenerated = column.generated !== undefined;
  const isMarked = actual.mark === make.markOf(column);
  if (
    isGenerated !== actual.isGenerated ||
    (actual.type !== column.type &&
      !holds({ type: column.type, other: actual.type }) &&
      !isRoomier({ actual: actual.type, planned: column.type }))
  ) {
    steps.refused.push(refuseType({ table, column, actual }));
    return false;
  }
  if (isGenerated && (!isMarked || actual.type !== column.type || actual.notNull !== column.notNull)) {
    // Computed from the row: nothing is lost, and PostgreSQL cannot change the expression in place.
    steps.dropColumns.push(make.dropColumn({ table, column: column.name }));
    steps.columns.push(...make.addColumn({ table, column }));
    return true;
  }
  if (actual.type !== column.type && !isRoomier({ actual: actual.type, planned: column.type }))
    alter(`type ${column.type}`);
  const hasDefault = column.default !== undefined;
  if (!isGenerated && (!isMarked || actual.hasDefault !== hasDefault)) {
    alter(hasDefault ? `set default ${column.default}` : 'drop default');
    steps.columns.push(make.markColumn({ table, column }));
  }
  if (actual.notNull && !column.notNull) alter('drop not null');
  if (!actual.notNull && column.notNull) {
    if (hasDefault)
      steps.columns.push(make.fillColumn({ table, column: column.name, value: column.default ?? 'null' }));
    if (hasDefault || !there.hasRows) alter('set not null');
    else steps.refused.push(refuseNotNull({ table, column: column.name }));
  }
  return false;
}

interface PartsOptions<Part> {
  planned: Part[];
  there: ActualPart[];
  /** Whether a remade column has taken it away. */
  isStale: (part: Part) => boolean;
  drop: (name: string) => void;
  add: (part: Part) => void;
  /** Without it, what is not valid is made anew. */
  validate?: (name: string) => void;
}

/** Indexes and constraints hold no data: those that changed are made anew, those of ours that nobody wants go. */
function diffParts<Part extends IndexPlan | CheckPlan | ExclusionPlan | ForeignKeyPlan>(
  options: PartsOptions<Part>,
): void {
  const { planned, there, isStale, drop, add, validate } = options;
  const byName = new Map(there.map((part) => [part.name, part]));
  for (const part of planned) {
    const actual = byName.get(part.name);
    byName.delete(part.name);
    const isSame = actual?.mark === make.markOf(part) && !isStale(part);
    if (isSame && actual.isValid) continue;
    if (isSame && validate) {
      validate(part.name);
      continue;
    }
    if (actual) drop(part.name);
    add(part);
  }
  for (const part of byName.values()) if (make.isOurs(part)) drop(part.name);
}

/** Whether every value of the other type is one of the type. */
function holds({ type, other }: { type: string; other: string }): boolean {
  const [room, needed] = [digitsOf(type), digitsOf(other)];
  return (
    room !== undefined &&
    needed !== undefined &&
    room.before >= needed.before &&
    room.behind >= needed.behind &&
    !(type === 'integer' || (type === 'bigint' && other !== 'integer'))
  );
}

/** A column with more digits than the plan asks for stays: the plan may have been narrowed, and the rows need not fit. */
function isRoomier({ actual, planned }: { actual: string; planned: string }): boolean {
  return actual.startsWith('numeric') && planned.startsWith('numeric') && holds({ type: actual, other: planned });
}

/** Digits before and behind the point that a type of numbers holds. */
function digitsOf(type: string): { before: number; behind: number } | undefined {
  if (type === 'integer') return { before: 10, behind: 0 };
  if (type === 'bigint') return { before: 19, behind: 0 };
  const [, precision, scale] = /^numeric\((\d+),(\d+)\)$/.exec(type) ?? [];
  return precision === undefined || scale === undefined
    ? undefined
    : { before: Number(precision) - Number(scale), behind: Number(scale) };
}

function mentions(sql: string, columns: Set<string>): boolean {
  return [...columns].some((column) => sql.includes(make.quote(column)) || new RegExp(`\\b${column}\\b`).test(sql));
}

function refuseTable(table: string): Refusal {
  return {
    table,
    reason: '目录中已没有这个实体，删除表会丢失其中的数据',
    suggestion: `-- 如果只是改名：不用迁移文件，在新实体的 x-entity 中写上 "was": "${table}"。\n-- 如果不再需要，其中的数据随之丢失：\ndrop table ${make.quote(table)} cascade;`,
  };
}

/** @param successor a new column of the same type, which the values may belong to */
function refuseColumn({
  table,
  column,
  successor,
}: {
  table: string;
  column: string;
  successor: string | undefined;
}): Refusal {
  const drop = `${make.dropColumn({ table, column })};`;
  return {
    table,
    column,
    reason: '目录中已没有这个字段，删除列会丢失其中的数据',
    suggestion:
      successor === undefined
        ? drop
        : `-- 如果只是改名：不用迁移文件，在字段 ${successor} 中写上 "x-was": "${column}"。\n-- 如果不再需要，其中的数据随之丢失：\n${drop}`,
  };
}

function refuseRequired({ table, column }: { table: string; column: ColumnPlan }): Refusal {
  const name = make.quote(column.name);
  return {
    table,
    column: column.name,
    reason: '新增的必填字段没有默认值，而表中已有数据',
    suggestion: `alter table ${make.quote(table)} add column ${name} ${column.type};\nupdate ${make.quote(table)} set ${name} = …;\nalter table ${make.quote(table)} alter column ${name} set not null;`,
  };
}

function refuseNotNull({ table, column }: { table: string; column: string }): Refusal {
  const name = make.quote(column);
  return {
    table,
    column,
    reason: '字段改为必填且没有默认值，而表中已有数据可能为空',
    suggestion: `update ${make.quote(table)} set ${name} = … where ${name} is null;\nalter table ${make.quote(table)} alter column ${name} set not null;`,
  };
}

function refuseType({ table, column, actual }: { table: string; column: ColumnPlan; actual: ActualColumn }): Refusal {
  const describe = (type: string, isGenerated: boolean) => `${type}${isGenerated ? '（由其他字段计算）' : ''}`;
  const name = make.quote(column.name);
  return {
    table,
    column: column.name,
    reason: `字段类型由 ${describe(actual.type, actual.isGenerated)} 改为 ${describe(column.type, column.generated !== undefined)}，不能自动转换`,
    suggestion: `-- 请先核对换算：小数会被舍入，日期没有时区\nalter table ${make.quote(table)} alter column ${name} type ${column.type} using ${name}::${column.type};`,
  };
}

function refusePrimaryKey({ planned, there }: { planned: TablePlan; there: ActualTable }): Refusal {
  const keys = (names: string[]) => names.map(make.quote).join(', ');
  return {
    table: planned.name,
    reason: `主键由 (${there.primaryKey.join(', ')}) 改为 (${planned.primaryKey.join(', ')})`,
    suggestion: `alter table ${make.quote(planned.name)} drop constraint ${make.quote(`${planned.name}_pkey`)}, add primary key (${keys(planned.primaryKey)});`,
  };
}
