import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { DatabasePlan, Json } from '#generators/formats.ts';
import { databaseOf } from '#generators/testing.ts';
import type { Database } from '#server/database/database.ts';
import { migrate, MigrationRefusedError, verifyCatalogue } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import { eachDatabase } from '#server/database/testing.ts';
import { root } from '#server/testing.ts';

type Values = Record<string, Json>;

interface Books {
  plan: DatabasePlan;
  sql: string;
}

interface Names {
  /** The entity. */
  entity: string;
  /** A field of it. */
  title: string;
  /** A field inside a list of it. */
  heading: string;
  /** A code of a dictionary. */
  loan: string;
  /** What each had before. */
  was?: Record<'entity' | 'title' | 'heading' | 'loan', string | string[]>;
}

const former: Names = { entity: 'tome', title: 'name', heading: 'caption', loan: 'lend' };
const present: Names = {
  entity: 'book',
  title: 'bookName',
  heading: 'heading',
  loan: 'loan',
  was: { entity: 'tome', title: 'name', heading: 'caption', loan: 'lend' },
};
const later: Names = {
  entity: 'work',
  title: 'workTitle',
  heading: 'label',
  loan: 'hire',
  was: {
    entity: ['tome', 'book'],
    title: ['name', 'bookName'],
    heading: ['caption', 'heading'],
    loan: ['lend', 'loan'],
  },
};

const text = { type: 'string', maxLength: 50 };
const entityOf = (name: string, words: Values, properties: Values, required: string[] = []): Json => ({
  $schema: '../generated/meta/entity.json',
  $id: name,
  title: name,
  type: 'object',
  'x-entity': { scope: 'tenant', ...words },
  properties,
  required,
});

/** An entity of the product: its table alone, and no reference to what is not here. */
function tableOf(name: string): Json {
  const file = join(root, 'schemas', 'entities', `${name}.json`);
  const content = JSON.parse(
    readFileSync(file, 'utf8').replaceAll(/"x-ref": "user"/g, '"x-id": true, "maxLength": 64'),
  ) as Values;
  const { 'x-operations': _operations, 'x-screens': _screens, 'x-entity': words, ...rest } = content;
  const { code: _code, ...kept } = words as Values;
  return { ...rest, 'x-entity': kept };
}

const dictionaryOf = (name: string): Json =>
  JSON.parse(readFileSync(join(root, 'schemas', 'dictionaries', `${name}.json`), 'utf8')) as Json;

/** Books under some names, with the fields that are given besides, and a shelf that refers to them. */
function booksOf({ entity, title, heading, loan, was }: Names, more: Values = {}): Books {
  const kind = { type: 'string', 'x-dict': 'bookKind' };
  const chapter = {
    [heading]: { ...text, title: '章名', ...(was && { 'x-was': was.heading }) },
    kind: { ...kind, title: '章的类别' },
  };
  const properties: Values = {
    [title]: { ...text, title: '书名', ...(was && { 'x-was': was.title }) },
    kind: { ...kind, title: '类别', default: loan },
    kinds: { type: 'array', title: '其他类别', items: kind },
    chapters: { type: 'array', title: '章节', items: { type: 'object', properties: chapter } },
    ...more,
  };
  const words = { label: title, unique: [[title]], search: [title], history: true, recycle: true };
  return databaseOf({
    [`entities/${entity}.json`]: entityOf(entity, { ...words, ...(was && { was: was.entity }) }, properties, [title]),
    'entities/shelf.json': entityOf(
      'shelf',
      { label: 'bookId', history: true },
      { bookId: { type: 'string', title: '图书', 'x-ref': entity } },
    ),
    'entities/history.json': tableOf('history'),
    'entities/screenOverlay.json': tableOf('screenOverlay'),
    'entities/savedView.json': tableOf('savedView'),
    'entities/series.json': tableOf('series'),
    'entities/numberRule.json': tableOf('numberRule'),
    'dictionaries/bookKind.json': {
      $schema: '../generated/meta/dictionary.json',
      $id: 'bookKind',
      title: '类别',
      values: [
        { code: 'sale', label: '出售' },
        { code: loan, label: '外借', ...(was && { was: was.loan }) },
      ],
    },
    'dictionaries/historyAction.json': dictionaryOf('historyAction'),
    'dictionaries/historyEntity.json': dictionaryOf('historyEntity'),
    'dictionaries/numberedBy.json': dictionaryOf('numberedBy'),
  });
}

const scope = { tenantId: 't1', userId: 'u1' };

/** @param more SQL that runs last */
async function start(database: Database, { plan, sql }: Books, more = '') {
  return migrate({ database, plan, sql: sql + more, migrations: [] });
}

const change = (database: Database, sql: string, values: unknown[] = []) =>
  database.batch({ scope, statements: [changing({ text: sql, values })] });

async function read(database: Database, sql: string): Promise<Values[]> {
  const [rows] = await database.batch({ scope, statements: [reading<Values>({ text: sql })] });
  return rows;
}

/** A book that was changed once, on a shelf; an overlay that was changed once, and a saved view. */
async function fill(database: Database, { entity, title, heading, loan }: Names): Promise<void> {
  const chapters = [{ [heading]: '一', kind: loan }, { [heading]: '二', kind: 'sale' }, { kind: null }];
  await change(
    database,
    `insert into "${entity}" ("id", "${title}", "kind", "kinds", "chapters") values ('b1', 'A', $1, $2::jsonb, $3::jsonb)`,
    [loan, JSON.stringify(['sale', loan]), JSON.stringify(chapters)],
  );
  await change(database, `update "${entity}" set "${title}" = 'B'`);
  await change(database, `insert into "shelf" ("id", "bookId") values ('s1', 'b1')`);
  const patch = { columns: { [title]: { width: 90 } }, row: { edit: { opens: `${entity}.form` } } };
  await change(database, `insert into "screenOverlay" ("id", "screen", "patch") values ('o1', $1, $2)`, [
    `${entity}.list`,
    patch,
  ]);
  await change(database, `update "screenOverlay" set "note" = 'x'`);
  await change(
    database,
    `insert into "savedView" ("id", "userId", "screen", "name", "settings") values ('v1', 'u1', $1, '我的', $2)`,
    [`${entity}.list`, { columns: { [title]: { order: 1 } }, filters: { kind: [loan] }, sort: `-${title}` }],
  );
}

/** Everything that is stored, as it would be had it always had these names. */
async function expectFilled(database: Database, { entity, title, heading, loan }: Names): Promise<void> {
  const chapters = [{ [heading]: '一', kind: loan }, { [heading]: '二', kind: 'sale' }, { kind: null }];
  const record = { [title]: 'B', kind: loan, kinds: ['sale', loan], chapters };
  expect(await read(database, `select * from "${entity}"`)).toMatchObject([{ id: 'b1', version: 2, ...record }]);
  expect(await read(database, 'select "bookId", "bookIdLabel" from "shelfView"')).toEqual([
    { bookId: 'b1', bookIdLabel: 'B' },
  ]);
  const screen = `${entity}.list`;
  const patch = { columns: { [title]: { width: 90 } }, row: { edit: { opens: `${entity}.form` } } };
  expect(await read(database, 'select * from "screenOverlay"')).toMatchObject([{ screen, patch, version: 2 }]);
  expect(await read(database, 'select "screen", "settings", "version" from "savedView"')).toEqual([
    {
      screen,
      settings: { columns: { [title]: { order: 1 } }, filters: { kind: [loan] }, sort: `-${title}` },
      version: 1,
    },
  ]);
  const history = await read(database, 'select "id", "entity", "snapshot" from "history" order by "id"');
  expect(history.map(({ id }) => id).sort()).toEqual(
    [`${entity}/b1/1`, `${entity}/b1/2`, 'screenOverlay/o1/1', 'screenOverlay/o1/2', 'shelf/s1/1'].sort(),
  );
  const snapshots = history.filter((row) => row['entity'] === entity).map(({ snapshot }) => snapshot as Values);
  expect(snapshots).toMatchObject([{ ...record, [title]: 'A' }, record]);
  // Nothing of a former name is left, which would look emptied.
  const [first, second] = snapshots.map((snapshot) => Object.keys(snapshot).sort());
  expect(first).toEqual(second);
  expect(first).toEqual(expect.not.arrayContaining(['name', 'bookName'].filter((name) => name !== title)));
  for (const row of history.filter((each) => each['entity'] === 'screenOverlay'))
    expect(row['snapshot']).toMatchObject({ screen, patch });
}

/** Names of the database in which a word stands. */
const namesWith = (database: Database, word: string): Promise<Values[]> =>
  database.asOwner((connection) =>
    connection.query(
      reading<Values>({
        text: `select "name" from (
            select relname as "name", relnamespace as "schema" from pg_class
            union all select conname, connamespace from pg_constraint
            union all select proname, pronamespace from pg_proc
            union all select t.tgname, c.relnamespace from pg_trigger t join pg_class c on c.oid = t.tgrelid
          ) n where "schema" = current_schema()::regnamespace and "name" ~ $1 and "name" !~ '_not_null$'`,
        values: [`(^|_)${word}(_|View|$)`],
      }),
    ),
  );

eachDatabase('names that changed', (open, kind) => {
  it('V5: rows, history, overlays and saved views follow; the next start does nothing', async () => {
    const database = await open();
    await start(database, booksOf(former));
    await fill(database, former);
    await expectFilled(database, former);

    const books = booksOf(present);
    const { migrations } = await start(database, books);
    expect(migrations).toEqual([
      'was: tome → book',
      'was: book.name → book.bookName',
      'was: book.chapters[].caption → book.chapters[].heading',
      'was: bookKind=lend → bookKind=loan',
    ]);
    await expectFilled(database, present);
    expect(await verifyCatalogue({ database, plan: books.plan })).toEqual([]);
    for (const word of ['tome', 'unique_name']) expect(await namesWith(database, word)).toEqual([]);
    expect(await start(database, books)).toEqual({ migrations: [], statements: [] });
    // Another change of the catalogue starts it all, and finds the renames done.
    expect((await start(database, books, 'select 1;')).migrations).toEqual([]);
    await expectFilled(database, present);

    await change(database, `update "book" set "kind" = 'sale'`);
    const [last] = await read(database, `select "snapshot" from "history" where "id" = 'book/b1/3'`);
    expect(last?.['snapshot']).toMatchObject({ bookName: 'B', kind: 'sale' });
    await change(database, `insert into "book" ("id", "bookName") values ('b2', 'C')`);
    expect(await read(database, `select "kind" from "book" where "id" = 'b2'`)).toEqual([{ kind: 'loan' }]);
    await expect(change(database, `insert into "book" ("id", "bookName") values ('b3', 'C')`)).rejects.toMatchObject({
      constraint: 'book_unique_bookName',
    });
    await expect(change(database, `insert into "shelf" ("id", "bookId") values ('s2', 'no')`)).rejects.toMatchObject({
      constraint: 'shelf_bookId_fkey',
    });
  });

  it('V5: a series goes on counting where it was, by the pattern that its organisation set', async () => {
    const database = await open();
    const series = { pattern: '{000}', ruled: true };
    const number = { type: 'string', title: '书号', maxLength: 40, readOnly: true, 'x-series': series };
    await start(database, booksOf(former, { no: number }));
    await change(database, `insert into "tome" ("id", "name") values ('b1', 'A')`);
    await change(database, `insert into "numberRule" ("id", "series", "pattern") values ('r1', 'tome.no', 'S{00}')`);
    await change(database, `insert into "tome" ("id", "name") values ('b2', 'B')`);
    await start(database, booksOf(present, { bookNo: { ...number, 'x-was': 'no' } }));
    await change(database, `insert into "book" ("id", "bookName") values ('b3', 'C')`);
    await change(database, `delete from "numberRule"`);
    await change(database, `insert into "book" ("id", "bookName") values ('b4', 'D')`);
    expect((await read(database, 'select "bookNo" from "book" order by "id"')).map(({ bookNo }) => bookNo)).toEqual([
      '001',
      'S01',
      'S02',
      '002',
    ]);
  });

  it('V5: a name that changed twice is followed from wherever a database stands', async () => {
    const [slow, quick] = [await open(), await open()];
    for (const database of [slow, quick]) {
      await start(database, booksOf(former));
      await fill(database, former);
    }
    await start(slow, booksOf(present));
    for (const database of [slow, quick]) {
      await start(database, booksOf(later));
      await expectFilled(database, later);
    }
  });

  it('a new database has the names at once, and notes them so that a backup from before is known for one', async () => {
    const database = await open();
    expect((await start(database, booksOf(later))).migrations).toEqual([]);
    await fill(database, later);
    await expectFilled(database, later);
    expect(await database.query(reading({ text: `select count(*)::integer as "count" from "migration"` }))).toEqual([
      { count: 8 },
    ]);
  });

  it('a name is followed there and back', async () => {
    const database = await open();
    await start(database, booksOf(former));
    await fill(database, former);
    await start(database, booksOf(present));
    const back = { entity: 'book', title: 'bookName', heading: 'heading', loan: 'loan' };
    await start(database, booksOf({ ...former, was: back }));
    await expectFilled(database, former);
    await start(database, booksOf(present));
    await expectFilled(database, present);
  });

  it('what fails names file and statement, and leaves everything as it was', async () => {
    const database = await open();
    await start(database, booksOf(former));
    await fill(database, former);
    const failing = start(database, booksOf(present), 'create table "new" ();\nselect nothing from "nowhere";\n');
    await expect(failing).rejects.toBeInstanceOf(MigrationRefusedError);
    await expect(failing).rejects.toThrow(/数据库没有改动[^]*database\.sql[^]*select nothing from "nowhere"/);
    await expectFilled(database, former);

    await database.asOwner((connection) =>
      connection.query(changing({ text: 'alter table "tome" add column "bookName" text' })),
    );
    const both = start(database, booksOf(present));
    await expect(both).rejects.toThrow('schemas/entities/book.json 中的 /properties/bookName/x-was');
    await expect(both).rejects.toThrow('表 book 中两个字段都在');
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: 'alter table "tome" drop column "bookName"; alter table "history" add check ("entity" <> \'book\')',
        }),
      ),
    );
    const held = start(database, booksOf(present));
    await expect(held).rejects.toThrow(/schemas\/entities\/book\.json 中的 \/x-entity\/was[^]*update "history"/);
    await expectFilled(database, former);
    expect(await start(database, booksOf(former))).toEqual({ migrations: [], statements: [] });
  });

  it.runIf(kind === 'postgres')('a start that is killed on the way leaves everything as it was', async () => {
    const database = await open();
    await start(database, booksOf(former));
    await fill(database, former);
    const killed = start(database, booksOf(present), 'select pg_terminate_backend(pg_backend_pid());');
    await expect(killed).rejects.toThrow();
    await expectFilled(database, former);
    await start(database, booksOf(present));
    await expectFilled(database, present);
  });

  it.each<[string, Values, Values, string, string]>([
    [
      'a list of texts as one of objects',
      { more: { type: 'array', title: '更多', items: text } },
      {
        more: {
          type: 'array',
          title: '更多',
          items: { type: 'object', properties: { note: { ...text, title: '注' } } },
        },
      },
      '表 tome 的字段 more：保存的值原来是“列表，每一项是文字”，现在写成“对象的列表”',
      'more',
    ],
    [
      'a text as markup, under a new name',
      { more: { ...text, title: '更多' } },
      { intro: { ...text, title: '更多', 'x-widget': 'richText', 'x-was': 'more' } },
      '表 tome 的字段 intro：保存的值原来是“文字”，现在写成“富文本”',
      'intro',
    ],
    [
      'a text inside a list as a number',
      {
        more: {
          type: 'array',
          title: '更多',
          items: { type: 'object', properties: { num: { ...text, title: '数' } } },
        },
      },
      {
        more: {
          type: 'array',
          title: '更多',
          items: { type: 'object', properties: { num: { type: 'integer', title: '数' } } },
        },
      },
      '表 tome 的字段 more：其中 more[].num 的值原来是“文字”，现在写成“数”',
      'more[].num',
    ],
  ])('V6: %s is refused until a migration has turned it', async (_name, before, after, says, place) => {
    const database = await open();
    await start(database, booksOf(former, before));
    await fill(database, former);
    const refused = start(database, booksOf(former, after));
    await expect(refused).rejects.toThrow(says);
    await expect(refused).rejects.toThrow('schemas/entities/tome.json');
    await expectFilled(database, former);
    const { plan, sql } = booksOf(former, after);
    const meaning = plan.tables.find(({ name }) => name === 'tome')?.meanings?.[place];
    const turned = `update "catalogueState" set "meanings" = jsonb_set("meanings", '{"tome","${place}"}', '"${meaning}"');`;
    await migrate({ database, plan, sql, migrations: [{ name: '0001-tome', sql: turned }] });
    await expectFilled(database, former);
  });
});
