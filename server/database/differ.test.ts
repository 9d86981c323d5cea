import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ColumnPlan, ColumnType, DatabasePlan, TablePlan } from '#generators/formats.ts';
import type { Database } from './database.ts';
import type { Difference, Refusal } from './differ.ts';
import { diff, introspect } from './differ.ts';
import { changing, reading } from './statement.ts';
import { eachDatabase } from './testing.ts';

const text = (name: string, more: Partial<ColumnPlan> = {}): ColumnPlan => ({
  name,
  type: 'text',
  notNull: false,
  ...more,
});

function tableOf(name: string, more: Partial<TablePlan> = {}): TablePlan {
  const columns = [text('tenantId', { notNull: true }), text('id', { notNull: true }), ...(more.columns ?? [])];
  return { name, primaryKey: ['tenantId', 'id'], indexes: [], foreignKeys: [], checks: [], ...more, columns };
}

const planOf = (...tables: TablePlan[]): DatabasePlan => ({ catalogueHash: 'h', tables });

async function differenceOf(database: Database, plan: DatabasePlan): Promise<Difference> {
  return database.asOwner(async (connection) => diff({ plan, actual: await introspect(connection) }));
}

/** Brings the database to the plan and answers with what was done. */
async function apply(database: Database, plan: DatabasePlan): Promise<Difference> {
  const difference = await differenceOf(database, plan);
  await database.asOwner(async (connection) => {
    await connection.query(changing({ text: 'begin' }));
    for (const statement of difference.safe) await connection.query(changing({ text: statement }));
    await connection.query(changing({ text: 'commit' }));
  });
  return difference;
}

/** One row in each table, its other columns left to their defaults. */
async function fill(database: Database, plan: DatabasePlan): Promise<void> {
  for (const { name } of plan.tables) {
    await database.query(
      changing({ text: `insert into "${name}" ("tenantId", "id") values ('t', 'i') on conflict do nothing` }),
    );
  }
}

const nothing: Difference = { safe: [], refused: [] };

const full = planOf(
  tableOf('cert', {
    columns: [
      text('certName', { notNull: true, default: `''` }),
      { name: 'price', type: 'numeric(12,2)', notNull: true, default: '0' },
      { name: 'tags', type: 'jsonb', notNull: true, default: `'[]'::jsonb` },
      { name: 'createdTime', type: 'timestamptz', notNull: true, default: 'now()' },
      { name: 'day', type: 'date', notNull: false },
      { name: 'size', type: 'bigint', notNull: false },
      { name: 'isOn', type: 'boolean', notNull: true, default: 'true' },
      text('searchText', { generated: `lower("certName")` }),
    ],
    indexes: [
      { name: 'cert_name', keys: ['"tenantId"', '"certName" desc'], unique: true, method: 'btree', where: `"isOn"` },
      { name: 'cert_tags', keys: ['"tags"'], unique: false, method: 'gin' },
    ],
    exclusions: [{ name: 'cert_period', keys: ['int8range("size", null) with &&'], where: '"isOn"' }],
    checks: [{ name: 'cert_name_length', expression: `length("certName") <= 100` }],
  }),
  tableOf('question', {
    columns: [text('certId')],
    foreignKeys: [
      {
        name: 'question_certId_fkey',
        columns: ['tenantId', 'certId'],
        references: { table: 'cert', columns: ['tenantId', 'id'] },
      },
    ],
  }),
);

eachDatabase('differ', (open) => {
  it('makes every kind of part, after which there is no difference', async () => {
    const database = await open();
    expect((await apply(database, full)).refused).toEqual([]);
    expect(await differenceOf(database, full)).toEqual(nothing);
    await fill(database, full);
    await expect(
      database.query(changing({ text: `insert into "question" values ('t', 'j', 'none')` })),
    ).rejects.toMatchObject({
      constraint: 'question_certId_fkey',
    });
    await expect(
      database.query(changing({ text: `update "cert" set "certName" = repeat('x', 101)` })),
    ).rejects.toMatchObject({
      constraint: 'cert_name_length',
    });
    await expect(
      database.query(
        changing({ text: `insert into "cert" ("tenantId", "id", "certName") values ('t', 'j', 'other')` }),
      ),
    ).rejects.toMatchObject({
      constraint: 'cert_period',
    });
  });

  it('drops exclusions of ours that nobody wants any more, and makes those that changed anew', async () => {
    const database = await open();
    const apart = (...keys: string[]) =>
      planOf(
        tableOf('cert', {
          columns: [{ name: 'size', type: 'bigint', notNull: false }],
          ...(keys.length > 0 && { exclusions: [{ name: 'cert_period', keys }] }),
        }),
      );
    await apply(database, apart('int8range("size", null) with &&'));
    const { safe } = await apply(database, apart('int8range("size", 9) with &&'));
    expect(safe.slice(0, 2)).toEqual([
      'alter table "cert" drop constraint if exists "cert_period"',
      'alter table "cert" add constraint "cert_period" exclude using gist (int8range("size", 9) with &&)',
    ]);
    expect((await apply(database, apart())).safe).toEqual([
      'alter table "cert" drop constraint if exists "cert_period"',
    ]);
    expect(await differenceOf(database, apart())).toEqual(nothing);
  });

  it('any additive change of any plan is done by itself, with rows there, and leaves no difference', async () => {
    const database = await open();
    await fc.assert(
      fc.asyncProperty(planArbitrary, changesArbitrary, async (plan, changes) => {
        await database.asOwner((connection) => connection.query(changing({ text: DROP_ALL })));
        await apply(database, plan);
        await fill(database, plan);
        const changed = changes.reduce((before, change) => change(before), plan);
        expect((await apply(database, changed)).refused).toEqual([]);
        expect(await differenceOf(database, changed)).toEqual(nothing);
        for (const { name } of plan.tables) {
          expect(await database.query(reading({ text: `select "id" from "${name}"` })), name).toEqual([{ id: 'i' }]);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  it('gives a number more digits and keeps the values; a roomier column stays as it is', async () => {
    const database = await open();
    const sized = (type: ColumnType) =>
      planOf(tableOf('cert', { columns: [{ name: 'weight', type, notNull: false }] }));
    await apply(database, sized('numeric(12,2)'));
    await database.query(
      changing({ text: `insert into "cert" ("tenantId", "id", "weight") values ('t', 'i', 9999999999.99)` }),
    );
    expect(await apply(database, sized('numeric(14,4)'))).toEqual({
      safe: ['alter table "cert" alter column "weight" type numeric(14,4)'],
      refused: [],
    });
    await database.query(changing({ text: `update "cert" set "weight" = "weight" + 0.0001` }));
    expect(await differenceOf(database, sized('numeric(12,2)'))).toEqual(nothing);
    expect(await database.query(reading({ text: `select "weight"::text from "cert"` }))).toEqual([
      { weight: '9999999999.9901' },
    ]);
    const { refused } = await differenceOf(database, sized('integer'));
    expect(refused).toMatchObject([{ table: 'cert', column: 'weight' }]);
    expect((await differenceOf(database, sized('numeric(12,6)'))).refused).toMatchObject([
      { table: 'cert', column: 'weight' },
    ]);
  });

  it('widens integer to bigint and keeps the values', async () => {
    const database = await open();
    const sized = (type: ColumnType) => planOf(tableOf('cert', { columns: [{ name: 'size', type, notNull: false }] }));
    await apply(database, sized('integer'));
    await database.query(changing({ text: `insert into "cert" values ('t', 'i', 7)` }));
    expect((await apply(database, sized('bigint'))).safe).toEqual([
      'alter table "cert" alter column "size" type bigint',
    ]);
    expect(await database.query(reading({ text: 'select "size" from "cert"' }))).toEqual([{ size: 7 }]);
    expect((await differenceOf(database, sized('integer'))).refused).toMatchObject([{ table: 'cert', column: 'size' }]);
  });

  it('changes a computed column, and makes anew what stood on it', async () => {
    const database = await open();
    const computed = (generated: string) =>
      planOf(
        tableOf('cert', {
          columns: [text('certName'), text('searchText', { generated })],
          indexes: [{ name: 'cert_search', keys: ['"tenantId"', '"searchText"'], unique: false, method: 'btree' }],
          checks: [{ name: 'cert_search_length', expression: 'length("searchText") < 100' }],
        }),
      );
    await apply(database, computed('lower("certName")'));
    await database.query(
      changing({ text: `insert into "cert" ("tenantId", "id", "certName") values ('t', 'i', 'Ab')` }),
    );
    await apply(database, computed('upper("certName")'));
    expect(await database.query(reading({ text: 'select "searchText" from "cert"' }))).toEqual([{ searchText: 'AB' }]);
    expect(await differenceOf(database, computed('upper("certName")'))).toEqual(nothing);
  });

  it('gives empty values the default before it forbids them', async () => {
    const database = await open();
    const named = (more: Partial<ColumnPlan>) => planOf(tableOf('cert', { columns: [text('certName', more)] }));
    await apply(database, named({}));
    await fill(database, named({}));
    await apply(database, named({ notNull: true, default: `'无名'` }));
    expect(await database.query(reading({ text: 'select "certName" from "cert"' }))).toEqual([{ certName: '无名' }]);
    expect(await differenceOf(database, named({ notNull: true, default: `'无名'` }))).toEqual(nothing);
  });

  it('drops indexes of ours that nobody wants any more, and leaves those of others', async () => {
    const database = await open();
    const index = { name: 'cert_name', keys: ['"certName"'], unique: false, method: 'btree' as const };
    const indexed = (indexes: TablePlan['indexes']) =>
      planOf(tableOf('cert', { columns: [text('certName')], indexes }));
    await apply(database, indexed([index]));
    await database.asOwner((connection) =>
      connection.query(changing({ text: 'create index "by_hand" on "cert" ("certName")' })),
    );
    expect((await apply(database, indexed([]))).safe).toEqual(['drop index if exists "cert_name"']);
    expect(await differenceOf(database, indexed([]))).toEqual(nothing);
  });

  it('a constraint that has not seen the old rows is checked against them', async () => {
    const database = await open();
    await apply(database, full);
    await database.asOwner((connection) => connection.query(changing({ text: FORGET_CHECK })));
    const { safe } = await apply(database, full);
    expect(safe.at(-1)).toBe('alter table "cert" validate constraint "cert_name_length"');
    expect(await differenceOf(database, full)).toEqual(nothing);
  });

  it('tables that others made are not its business', async () => {
    const database = await open();
    await apply(database, full);
    await database.asOwner((connection) => connection.query(changing({ text: 'create table "byHand" ("a" integer)' })));
    expect(await differenceOf(database, full)).toEqual(nothing);
  });

  it('refuses what may lose data, with the statement to review', async () => {
    const database = await open();
    const base = tableOf('cert', { columns: [text('certName'), text('code')] });
    await apply(database, planOf(base));
    await fill(database, planOf(base));
    const withColumns = (...columns: ColumnPlan[]) => planOf(tableOf('cert', { columns }));
    const refusals: [string, DatabasePlan, Partial<Refusal>][] = [
      [
        'drop a column',
        withColumns(text('certName')),
        { column: 'code', suggestion: 'alter table "cert" drop column "code";' },
      ],
      [
        'drop a column beside a new one of its type',
        withColumns(text('certName'), text('number')),
        {
          column: 'code',
          suggestion:
            '-- 如果只是改名：不用迁移文件，在字段 number 中写上 "x-was": "code"。\n-- 如果不再需要，其中的数据随之丢失：\nalter table "cert" drop column "code";',
        },
      ],
      ['drop a table', planOf(), { table: 'cert', suggestion: expect.stringContaining('"was": "cert"') }],
      ['change a type', withColumns(text('certName'), { ...text('code'), type: 'integer' }), { column: 'code' }],
      [
        'forbid empty values that may be there',
        withColumns(text('certName'), text('code', { notNull: true })),
        { column: 'code' },
      ],
      [
        'require a column without a default',
        withColumns(text('certName'), text('code'), text('more', { notNull: true })),
        { column: 'more' },
      ],
      [
        'compute a column that was entered',
        withColumns(text('certName'), text('code', { generated: `''` })),
        { column: 'code' },
      ],
      ['change the primary key', planOf({ ...base, primaryKey: ['id'] }), { table: 'cert' }],
    ];
    for (const [name, plan, refusal] of refusals) {
      const { safe, refused } = await differenceOf(database, plan);
      expect(
        safe.filter((statement) => !statement.includes('"number"')),
        name,
      ).toEqual([]);
      expect(refused, name).toMatchObject([refusal]);
    }
  });

  it('an empty table may get required columns', async () => {
    const database = await open();
    await apply(database, planOf(tableOf('cert', { columns: [text('code')] })));
    const plan = planOf(
      tableOf('cert', { columns: [text('code', { notNull: true }), text('more', { notNull: true })] }),
    );
    expect((await apply(database, plan)).refused).toEqual([]);
    expect(await differenceOf(database, plan)).toEqual(nothing);
  });
});

/** Leaves the check of `cert` with its mark, but as if it had never been validated. */
const FORGET_CHECK = `do $$ declare mark text := (select obj_description(oid, 'pg_constraint') from pg_constraint where conname = 'cert_name_length'); begin
  alter table "cert" drop constraint "cert_name_length", add constraint "cert_name_length" check (length("certName") <= 100) not valid;
  execute format('comment on constraint "cert_name_length" on "cert" is %L', mark); end $$`;

const DROP_ALL = `do $$ declare t text; begin
  for t in select tablename from pg_tables where schemaname = current_schema() loop execute format('drop table %I cascade', t); end loop; end $$`;

// ---------------------------------------------------------------- random plans

const defaults: Record<ColumnType, string> = {
  text: `'it''s'`,
  integer: '7',
  bigint: '-7',
  'numeric(12,2)': '1.5',
  boolean: 'false',
  timestamptz: 'now()',
  date: `'2024-01-01'`,
  time: `'08:30'`,
  jsonb: `'{"a": [1]}'::jsonb`,
};

const columnArbitrary = fc
  .record({
    name: fc.constantFrom('certName', 'order', 'select', 'Größe', 'state', 'a b', 'x"y', '字段'),
    type: fc.constantFrom(...(Object.keys(defaults) as ColumnType[])),
    notNull: fc.boolean(),
    hasDefault: fc.boolean(),
  })
  .map(
    ({ hasDefault, ...column }): ColumnPlan =>
      hasDefault || column.notNull ? { ...column, default: defaults[column.type] } : column,
  );

const columnsArbitrary = fc.uniqueArray(columnArbitrary, { selector: ({ name }) => name, maxLength: 5 });

const planArbitrary = fc
  .uniqueArray(fc.record({ name: fc.constantFrom('cert', 'user', 'question', 'Group'), columns: columnsArbitrary }), {
    selector: ({ name }) => name,
    minLength: 1,
    maxLength: 3,
  })
  .map((tables) => planOf(...tables.map(({ name, columns }) => tableOf(name, { columns }))));

type Change = (plan: DatabasePlan) => DatabasePlan;

const onTable =
  (at: number, change: (table: TablePlan, plan: DatabasePlan) => TablePlan): Change =>
  (plan) => ({
    ...plan,
    tables: plan.tables.map((table, i) => (i === at % plan.tables.length ? change(table, plan) : table)),
  });

const withPart = <Part extends { name: string }>(parts: Part[], part: Part): Part[] => [
  ...parts.filter(({ name }) => name !== part.name),
  part,
];

/** Each adds something, loosens something, or gives a part that holds no data another definition. */
const changeArbitrary: fc.Arbitrary<Change> = fc.oneof(
  fc.constantFrom('more', 'extra').map(
    (name): Change =>
      (plan) => ({ ...plan, tables: withPart(plan.tables, tableOf(name)) }),
  ),
  fc
    .tuple(fc.nat(), columnArbitrary)
    .map(([at, column]) =>
      onTable(at, (table) =>
        table.columns.some(({ name }) => name === column.name)
          ? table
          : { ...table, columns: [...table.columns, column] },
      ),
    ),
  fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([at, n, hasDefault]) =>
    onTable(at, (table) => {
      const own = table.columns.slice(2).filter(({ notNull }) => !notNull);
      const chosen = own[n % Math.max(1, own.length)];
      const change = (column: ColumnPlan): ColumnPlan => ({
        ...column,
        default: hasDefault ? defaults[column.type] : undefined,
      });
      return { ...table, columns: table.columns.map((column) => (column === chosen ? change(column) : column)) };
    }),
  ),
  fc.nat().map((at) =>
    onTable(at, (table) => ({
      ...table,
      columns: table.columns.map((column, i) => (i < 2 ? column : { ...column, notNull: false })),
    })),
  ),
  fc.nat().map((at) =>
    onTable(at, (table) => ({
      ...table,
      columns: table.columns.map((column) => (column.type === 'integer' ? { ...column, type: 'bigint' } : column)),
    })),
  ),
  fc.tuple(fc.nat(), fc.boolean(), fc.boolean()).map(([at, unique, isPartial]) =>
    onTable(at, (table) => ({
      ...table,
      indexes: withPart(table.indexes, {
        name: `${table.name}_index`,
        keys: ['"tenantId"', '"id" desc', ...(unique ? [] : [`lower("id")`])],
        unique,
        method: 'btree',
        ...(isPartial && { where: `"id" <> ''` }),
      }),
    })),
  ),
  fc.nat().map((at) => onTable(at, (table) => ({ ...table, indexes: [] }))),
  fc.tuple(fc.nat(), fc.integer({ min: 1, max: 9 })).map(([at, length]) =>
    onTable(at, (table) => ({
      ...table,
      checks: withPart(table.checks, { name: `${table.name}_check`, expression: `length("id") <= ${length}` }),
    })),
  ),
  fc.tuple(fc.nat(), fc.boolean()).map(([at, isPartial]) =>
    onTable(at, (table) => ({
      ...table,
      exclusions: withPart(table.exclusions ?? [], {
        name: `${table.name}_period`,
        keys: ['int4range(length("id"), null) with &&'],
        ...(isPartial && { where: `"id" <> ''` }),
      }),
    })),
  ),
  fc.tuple(fc.nat(), fc.nat()).map(([at, to]) =>
    onTable(at, (table, plan) => {
      const target = plan.tables[to % plan.tables.length]?.name ?? table.name;
      const part = {
        name: `${table.name}_${target}_fkey`,
        columns: ['tenantId', 'id'],
        references: { table: target, columns: ['tenantId', 'id'] },
      };
      return target === 'more' || target === 'extra'
        ? table
        : { ...table, foreignKeys: withPart(table.foreignKeys, part) };
    }),
  ),
);

const changesArbitrary = fc.array(changeArbitrary, { minLength: 1, maxLength: 6 });
