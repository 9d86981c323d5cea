/** The tables that are there, as far as the differ wants to know. */
import type { Connection } from './database.ts';
import { BOOKS } from './role.ts';
import { reading } from './statement.ts';

export interface ActualColumn {
  name: string;
  /** As the plan writes types: `text`, `timestamptz`, `numeric(12,2)`. */
  type: string;
  notNull: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  /** See `marks.ts`; null where the column was made by hand or by a reviewed migration. */
  mark: string | null;
}

/** An index, foreign key, check or exclusion. */
export interface ActualPart {
  name: string;
  mark: string | null;
  /** False for a constraint that has not seen the old rows, and an index that was left half built. */
  isValid: boolean;
}

export interface ActualTable {
  name: string;
  mark: string | null;
  hasRows: boolean;
  columns: ActualColumn[];
  primaryKey: string[];
  indexes: ActualPart[];
  foreignKeys: ActualPart[];
  checks: ActualPart[];
  exclusions: ActualPart[];
}

export interface ActualDatabase {
  tables: ActualTable[];
}

/**
 * Reads the tables of the current schema, our own books left out.
 * @param connection the owner's, outside row-level security: else a table of another tenant's rows looks empty
 */
export async function introspect(connection: Connection): Promise<ActualDatabase> {
  const tables = await connection.query(reading<Omit<ActualTable, 'hasRows'>>({ text: TABLES, values: [BOOKS] }));
  const filled = await readFilled({ connection, names: tables.map(({ name }) => name) });
  return { tables: tables.map((table) => ({ ...table, hasRows: filled.has(table.name) })) };
}

async function readFilled({ connection, names }: { connection: Connection; names: string[] }): Promise<Set<string>> {
  if (names.length === 0) return new Set();
  const looks = names.map((name, i) => `(select ${i} as i from "${name.replaceAll('"', '""')}" limit 1)`);
  const rows = await connection.query(reading<{ i: number }>({ text: looks.join(' union all ') }));
  return new Set(rows.map(({ i }) => names[i] ?? ''));
}

const parts = (from: string) =>
  `coalesce((select jsonb_agg(jsonb_build_object('name', p.name, 'mark', p.mark, 'isValid', p.is_valid) order by p.name)
    from (${from}) p), '[]')`;

const constraints = (type: 'c' | 'f' | 'x') =>
  parts(`select conname as name, obj_description(k.oid, 'pg_constraint') as mark, convalidated as is_valid
    from pg_constraint k where k.conrelid = t.oid and k.contype = '${type}'`);

const TABLES = `
  select t.relname as name, obj_description(t.oid, 'pg_class') as mark,
    coalesce((select jsonb_agg(jsonb_build_object(
        'name', a.attname,
        'type', replace(replace(format_type(a.atttypid, a.atttypmod), 'timestamp with time zone', 'timestamptz'), 'time without time zone', 'time'),
        'notNull', a.attnotnull,
        'hasDefault', a.atthasdef and a.attgenerated = '',
        'isGenerated', a.attgenerated <> '',
        'mark', col_description(t.oid, a.attnum)) order by a.attnum)
      from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped), '[]') as "columns",
    coalesce((select jsonb_agg(a.attname order by array_position(k.conkey, a.attnum))
      from pg_constraint k join pg_attribute a on a.attrelid = t.oid and a.attnum = any(k.conkey)
      where k.conrelid = t.oid and k.contype = 'p'), '[]') as "primaryKey",
    ${parts(`select c.relname as name, obj_description(c.oid, 'pg_class') as mark, i.indisvalid as is_valid
      from pg_index i join pg_class c on c.oid = i.indexrelid
      where i.indrelid = t.oid and not exists (
        select from pg_constraint k where k.conindid = c.oid and k.contype in ('p', 'u', 'x'))`)} as "indexes",
    ${constraints('f')} as "foreignKeys",
    ${constraints('c')} as "checks",
    ${constraints('x')} as "exclusions"
  from pg_class t
  where t.relnamespace = current_schema()::regnamespace and t.relkind in ('r', 'p') and t.relname <> all($1)
    and not exists (select from pg_depend d where d.objid = t.oid and d.deptype = 'e')
  order by t.relname`;
