/** The SQL that makes the parts of a plan. */
import { createHash } from 'node:crypto';
import pg from 'pg';
import type {
  CheckPlan,
  ColumnPlan,
  ExclusionPlan,
  ForeignKeyPlan,
  IndexPlan,
  TablePlan,
} from '#generators/formats.ts';

export const quote = pg.escapeIdentifier;
const list = (names: readonly string[]) => names.map(quote).join(', ');

/**
 * What we made carries a mark, in its comment: a hash of the plan it was made from. PostgreSQL gives back expressions in
 * its own words, so the mark is what tells whether an expression has changed; it also tells ours from what others made.
 */
export function markOf(part: ColumnPlan | IndexPlan | ForeignKeyPlan | CheckPlan | ExclusionPlan): string {
  const meaning = 'type' in part ? { default: part.default, generated: part.generated } : part;
  return `plan ${createHash('sha256').update(JSON.stringify(meaning)).digest('hex').slice(0, 12)}`;
}

/** The mark of tables. */
export const TABLE_MARK = 'plan';

export const isOurs = ({ mark }: { mark: string | null }): boolean => mark?.startsWith('plan') ?? false;

const mark = (kind: string, text: string) => `comment on ${kind} is '${text}'`;

export function createTable({ name, columns, primaryKey }: TablePlan): string[] {
  const lines = [...columns.map(columnDefinition), `primary key (${list(primaryKey)})`];
  return [
    `create table ${quote(name)} (\n  ${lines.join(',\n  ')}\n)`,
    mark(`table ${quote(name)}`, TABLE_MARK),
    ...columns.map((column) => markColumn({ table: name, column })),
  ];
}

export function markTable(table: string): string {
  return mark(`table ${quote(table)}`, TABLE_MARK);
}

export function addColumn({ table, column }: { table: string; column: ColumnPlan }): string[] {
  return [`alter table ${quote(table)} add column ${columnDefinition(column)}`, markColumn({ table, column })];
}

export function dropColumn({ table, column }: { table: string; column: string }): string {
  return `alter table ${quote(table)} drop column ${quote(column)}`;
}

export function alterColumn({ table, column, change }: { table: string; column: string; change: string }): string {
  return `alter table ${quote(table)} alter column ${quote(column)} ${change}`;
}

/** Gives the rows without a value the default, as if it had always been there. */
export function fillColumn({ table, column, value }: { table: string; column: string; value: string }): string {
  return `update ${quote(table)} set ${quote(column)} = ${value} where ${quote(column)} is null`;
}

export function markColumn({ table, column }: { table: string; column: ColumnPlan }): string {
  return mark(`column ${quote(table)}.${quote(column.name)}`, markOf(column));
}

export function createIndex({ table, index }: { table: string; index: IndexPlan }): string[] {
  const { name, keys, unique, method, where } = index;
  const kind = unique ? 'unique index' : 'index';
  return [
    `create ${kind} ${quote(name)} on ${quote(table)} using ${method} (${keys.join(', ')})${where ? ` where ${where}` : ''}`,
    mark(`index ${quote(name)}`, markOf(index)),
  ];
}

export function dropIndex(name: string): string {
  return `drop index if exists ${quote(name)}`;
}

interface ConstraintOptions {
  table: string;
  /** For a table with rows: added at once, then checked against them without locking out readers and writers. */
  isLate: boolean;
}

export function addForeignKey({
  table,
  isLate,
  foreignKey,
}: ConstraintOptions & { foreignKey: ForeignKeyPlan }): string[] {
  const { columns, references, isOfPart } = foreignKey;
  // Parts are stored before a new parent, so that its first history has them.
  const manner = isOfPart ? ' on delete cascade deferrable initially deferred' : '';
  const definition = `foreign key (${list(columns)}) references ${quote(references.table)} (${list(references.columns)})${manner}`;
  return addConstraint({ table, isLate, part: foreignKey, definition });
}

export function addCheck({ table, isLate, check }: ConstraintOptions & { check: CheckPlan }): string[] {
  return addConstraint({ table, isLate, part: check, definition: `check (${check.expression})` });
}

/** Held against the rows that are there at once: an index stands behind it, so it cannot be added late. */
export function addExclusion({ table, exclusion }: { table: string; exclusion: ExclusionPlan }): string[] {
  const { keys, where } = exclusion;
  const definition = `exclude using gist (${keys.join(', ')})${where === undefined ? '' : ` where (${where})`}`;
  return addConstraint({ table, isLate: false, part: exclusion, definition });
}

export function validateConstraint({ table, name }: { table: string; name: string }): string {
  return `alter table ${quote(table)} validate constraint ${quote(name)}`;
}

export function dropConstraint({ table, name }: { table: string; name: string }): string {
  return `alter table ${quote(table)} drop constraint if exists ${quote(name)}`;
}

function addConstraint({
  table,
  isLate,
  part,
  definition,
}: ConstraintOptions & {
  part: ForeignKeyPlan | CheckPlan | ExclusionPlan;
  definition: string;
}): string[] {
  return [
    `alter table ${quote(table)} add constraint ${quote(part.name)} ${definition}${isLate ? ' not valid' : ''}`,
    mark(`constraint ${quote(part.name)} on ${quote(table)}`, markOf(part)),
    ...(isLate ? [validateConstraint({ table, name: part.name })] : []),
  ];
}

function columnDefinition({ name, type, notNull, default: value, generated }: ColumnPlan): string {
  return [
    `${quote(name)} ${type}`,
    generated === undefined ? undefined : `generated always as (${generated}) stored`,
    value === undefined ? undefined : `default ${value}`,
    notNull ? 'not null' : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' ');
}
