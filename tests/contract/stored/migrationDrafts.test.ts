/** Migration files that the generators write: what they do to rows, and that nothing happens before somebody consents. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { ColumnPlan, ColumnType, DatabasePlan } from '#generators/formats.ts';
import { migrationDrafts, type Drafts, type MigrationFile } from '#generators/testing.ts';
import { consentWords } from '#runtime/core/operations/consent.ts';
import type { Database } from '#server/database/database.ts';
import { migrate } from '#server/database/migrate.ts';
import { readMigrations } from '#server/database/migrations.ts';
import { changing, reading } from '#server/database/statement.ts';
import { eachDatabase } from '#server/database/testing.ts';

const text = (name: string): ColumnPlan => ({ name, type: 'text', notNull: false });

function planOf({
  columns,
  meanings,
  renames,
}: {
  columns: ColumnPlan[];
  meanings?: Record<string, string>;
  renames?: DatabasePlan['renames'];
}): DatabasePlan {
  const id: ColumnPlan = { name: 'id', type: 'text', notNull: true };
  const table = {
    name: 'order',
    columns: [id, ...columns],
    primaryKey: ['id'],
    indexes: [],
    foreignKeys: [],
    checks: [],
    ...(meanings && { meanings }),
  };
  return { catalogueHash: JSON.stringify([columns, meanings]), tables: [table], ...(renames && { renames }) };
}

const drafts = (former: DatabasePlan, plan: DatabasePlan, files: MigrationFile[] = []): Drafts =>
  migrationDrafts({ former, plan, entities: {}, files });

/** As if somebody had read them. */
const consented = ({ written }: Drafts) =>
  written.map(({ name, text: draft }) => ({
    name: name.slice(0, -4),
    sql: draft.replace(consentWords, `${consentWords}张三`),
  }));

eachDatabase('migration files of the generators', (open) => {
  const begin = async (column: ColumnPlan, values: readonly (string | null)[]): Promise<Database> => {
    const database = await open();
    await migrate({ database, plan: planOf({ columns: [column] }), sql: '', migrations: [] });
    for (const [i, value] of values.entries())
      await database.query(changing({ text: 'insert into "order" values ($1, $2)', values: [String(i), value] }));
    return database;
  };
  const rows = (database: Database) =>
    database.query(reading<Record<string, unknown>>({ text: 'select * from "order" order by "id"' }));

  it('take away a column that is gone, and nothing from a database that never had it', async () => {
    const database = await begin(text('note'), ['甲']);
    const [former, plan] = [planOf({ columns: [text('note')] }), planOf({ columns: [] })];
    await expect(migrate({ database, plan, sql: '', migrations: [] })).rejects.toThrow('已没有这个字段');
    const migrations = consented(drafts(former, plan));
    await migrate({ database, plan, sql: '', migrations });
    expect(await rows(database)).toEqual([{ id: '0' }]);
    const other = await begin(text('other'), []);
    await migrate({ database: other, plan: planOf({ columns: [text('other')] }), sql: '', migrations });
  });

  it.each<[to: ColumnType, from: ColumnType, values: (string | null)[], become: unknown[]]>([
    ['integer', 'text', ['12', '三', null], [12, null, null]],
    ['integer', 'numeric(12,2)', ['12.50', '9999999999', null], [13, null, null]],
    ['text', 'integer', ['12', null], ['12', null]],
    ['date', 'text', ['2026-05-01', '五月'], ['2026-05-01', null]],
    ['date', 'timestamptz', ['2026-05-01 23:30:00'], ['2026-05-01']],
    ['timestamptz', 'date', ['2026-05-01'], ['2026-05-01 00:00:00']],
    ['boolean', 'text', ['true', '也许'], [true, null]],
  ])('turn values into %s from %s', async (to, from, values, become) => {
    const column = (type: ColumnType): ColumnPlan => ({ name: 'value', type, notNull: false });
    const database = await begin(column(from), values);
    const plan = planOf({ columns: [column(to)], meanings: { value: '新的' } });
    const made = drafts(planOf({ columns: [column(from)] }), plan);
    await migrate({ database, plan, sql: '', migrations: consented(made) });
    expect((await rows(database)).map(({ value }) => value)).toEqual(become);
  });

  it('let values mean something else, where somebody says so', async () => {
    const database = await open();
    const [former, plan] = [
      planOf({ columns: [text('note')], meanings: { note: '文字' } }),
      planOf({ columns: [text('note')], meanings: { note: '富文本' } }),
    ];
    await migrate({ database, plan: former, sql: '', migrations: [] });
    await database.query(changing({ text: `insert into "order" values ('1', '甲')` }));
    await expect(migrate({ database, plan, sql: '', migrations: [] })).rejects.toThrow('富文本');
    await migrate({ database, plan, sql: '', migrations: consented(drafts(former, plan)) });
    expect(await rows(database)).toEqual([{ id: '1', note: '甲' }]);
  });
});

it('say in words what they do and lose, ask for a name, and stop the start until it is there', async () => {
  const [former, plan] = [planOf({ columns: [text('note')] }), planOf({ columns: [] })];
  const [file] = drafts(former, plan, [{ name: '0006-jobs.sql', text: 'select 1;' }]).written;
  expect(file?.name).toBe('0007-order-note.sql');
  for (const words of ['不再有了', '会丢失的', 'x-was', '写上您的名字']) expect(file?.text).toContain(words);
  const folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const path = join(folder, file?.name ?? '');
    writeFileSync(path, file?.text ?? '');
    await expect(readMigrations({ folder })).rejects.toThrow('0007-order-note.sql 还没有人同意');
    writeFileSync(path, (file?.text ?? '').replace(consentWords, `${consentWords}张三`));
    expect(await readMigrations({ folder })).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it('follow the catalogue until somebody consents: written once, anew, or taken away', () => {
  const number: ColumnPlan = { ...text('note'), type: 'integer' };
  const former = planOf({ columns: [text('note')] });
  const gone = planOf({ columns: [] });
  const open = drafts(former, gone).written;
  expect(drafts(gone, gone, open)).toEqual({ written: [], removed: [] });
  expect(drafts(gone, former, open)).toEqual({ written: [], removed: ['0001-order-note.sql'] });
  const [again] = drafts(gone, planOf({ columns: [number] }), open).written;
  expect(again).toMatchObject({
    name: '0001-order-note.sql',
    text: expect.stringContaining('由文字改成了整数') as string,
  });
  const renames: DatabasePlan['renames'] = [
    { kind: 'field', entity: 'order', file: '', pointer: '', from: 'note', to: 'remark' },
  ];
  const renamed = planOf({ columns: [text('remark')], renames });
  expect(drafts(former, renamed)).toEqual({ written: [], removed: [] });
  expect(drafts(gone, renamed, open).removed).toEqual(['0001-order-note.sql']);
  const closed = open.map(({ name, text: draft }) => ({
    name,
    text: draft.replace(consentWords, `${consentWords}张三`),
  }));
  expect(drafts(gone, former, closed)).toEqual({ written: [], removed: [] });
});
