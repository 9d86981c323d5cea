/** Rule V15: references that are read as the record was in the version in which it was chosen. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { migrate } from '#server/database/migrate.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { readSheet, writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport } from './importing.ts';
import { confidential, choosing } from '../ground/pin.ts';

const all = ['a12-m2.7.1', 'a12-m2.7.2', confidential, choosing];

const product = useGround();

const first = {
  layoutName: '旧版',
  level: 1,
  isOpen: true,
  from: '2026-01-02',
  price: 12.5,
  tags: ['甲'],
  secret: '暗号',
  note: '<p>说明</p>',
};

const second = {
  layoutName: '新版',
  level: 2,
  isOpen: false,
  from: '2026-05-06',
  price: 13,
  tags: ['乙', '丙'],
  secret: '新暗号',
  note: '<p>改过</p>',
};

/** What is read of it as it was first. */
const asFirst = {
  layoutIdLabel: '旧版',
  'layoutId.level': 1,
  'layoutId.isOpen': true,
  'layoutId.from': '2026-01-02',
  'layoutId.price': 12.5,
  'layoutId.tags': ['甲'],
  'layoutId.note': '<p>说明</p>',
};

interface Rows {
  rows: Values[];
  total: number;
}

eachEngine('V15: pinned references', product, (start, open) => {
  const save = (engine: Engine, entity: string, values: Values): Promise<Values> =>
    engine.call(`${entity}.save`, { ...(values['id'] === undefined && { [`${entity}Name`]: '甲' }), ...values });
  const get = (engine: Engine, { id = null }: Values): Promise<Values> => engine.call('diploma.get', { id });
  const sql = async (engine: Engine, text: string): Promise<void> => {
    await engine.app.database.batch({ scope: engine.scope, statements: [changing({ text })] });
  };

  /** A diploma of a layout that has changed since. */
  async function begin(): Promise<{ engine: Engine; layout: Json; diploma: Values }> {
    const engine = start();
    const { id: layout = null } = await save(engine, 'layout', first);
    const diploma = await save(engine, 'diploma', { layoutId: layout });
    await save(engine, 'layout', { id: layout, version: 1, ...second });
    return { engine, layout, diploma };
  }

  it('keep label and fields as they were, in a list, in detail and to what conditions and order mean', async () => {
    const { engine, layout, diploma } = await begin();
    expect(diploma).toMatchObject({ ...asFirst, layoutIdVersion: 1, layoutIdNewest: 1, layoutIdMarks: ['1'] });
    expect(await get(engine, diploma)).toMatchObject({
      ...asFirst,
      layoutIdVersion: 1,
      layoutIdNewest: 2,
      layoutIdMarks: ['1'],
    });
    const later = await save(engine, 'diploma', { layoutId: layout });
    expect(later).toMatchObject({ layoutIdLabel: '新版', 'layoutId.tags': ['乙', '丙'], layoutIdVersion: 2 });

    const { rows } = await engine.call<Rows>('diploma.list', { layoutId: [layout], sort: 'layoutId.level' });
    expect(rows).toMatchObject([{ ...asFirst, layoutIdVersion: 1 }, { layoutIdLabel: '新版' }]);
    const old = await engine.call<Rows>('diploma.list', { 'layoutId.level': { from: 1, to: 1 } });
    expect(old).toMatchObject({ rows: [{ id: diploma['id'] }], total: 1 });
    const masked = await engine.as([]).call<Rows>('diploma.list', { 'layoutId.tags': ['甲'], sort: 'layoutIdVersion' });
    expect(masked.total).toBe(1);
  });

  it('cost nothing where nothing of them is asked', async () => {
    const { engine } = await begin();
    const planOf = async (columns: string) => {
      const [rows] = await engine.app.database.batch({
        scope: engine.scope,
        statements: [reading<Values>({ text: `explain select ${columns} from "diplomaView"` })],
      });
      return JSON.stringify(rows);
    };
    expect(await planOf('"layoutIdLabel"')).toContain('history');
    expect(await planOf('"id", "diplomaName", "layoutIdVersion"')).not.toContain('history');
  });

  it('move by another choice, or where somebody leaves the version empty; by no other save', async () => {
    const { engine, layout, diploma } = await begin();
    const { id = null } = diploma;
    expect(await save(engine, 'diploma', { id, version: 1, diplomaName: '乙', layoutId: layout })).toMatchObject(
      asFirst,
    );
    expect(await save(engine, 'diploma', { id, version: 2, layoutIdVersion: null })).toMatchObject({
      layoutIdLabel: '新版',
      layoutIdVersion: 2,
      layoutIdNewest: 2,
      version: 3,
    });
    const other = await save(engine, 'layout', { layoutName: '别的' });
    expect(await save(engine, 'diploma', { id, version: 3, layoutId: other['id'] ?? null })).toMatchObject({
      layoutIdLabel: '别的',
      layoutIdVersion: 1,
    });
    expect(await save(engine, 'diploma', { id, version: 4, layoutId: null })).toMatchObject({
      layoutIdLabel: null,
      layoutIdVersion: null,
      'layoutId.level': null,
    });
    const { rows } = await engine.call<Rows>('diploma.history', { id, pageNum: 1, pageSize: 10 });
    expect(rows.map(({ changes }) => (changes as Record<string, Json> | null)?.['layoutIdVersion'])).toEqual([
      [1, null],
      [2, 1],
      [1, 2],
      undefined,
      undefined,
    ]);
  });

  it('have no version that somebody made up, also beside the engine', async () => {
    const { engine, layout, diploma } = await begin();
    const { id = null } = diploma;
    await expect(save(engine, 'diploma', { id, version: 1, layoutIdVersion: 2 })).rejects.toMatchObject({
      status: 422,
    });
    await expect(save(engine, 'diploma', { layoutId: layout, layoutIdVersion: 1 })).rejects.toMatchObject({
      status: 422,
    });
    await sql(engine, `update "diploma" set "layoutIdVersion" = 7`);
    expect(await get(engine, diploma)).toMatchObject({ layoutIdVersion: 1 });
    await sql(
      engine,
      `insert into "diploma" ("id", "diplomaName", "layoutId", "layoutIdVersion") select 'd2', '丙', "layoutId", 1 from "diploma"`,
    );
    expect(await get(engine, { id: 'd2' })).toMatchObject({ layoutIdVersion: 2 });
  });

  it('go into workbooks as they are read, and no import moves them', async () => {
    const { engine, layout, diploma } = await begin();
    const sheet = await readSheet(
      await bytesOf(await engine.call<Download>('diploma.exportExcel', { purpose: '核对' })),
    );
    const {
      headings: titles,
      rows: [row = []],
    } = sheet;
    expect(titles).toEqual(expect.arrayContaining(['版式', '版式的版本', '版式 · 级别']));
    const at = (title: string): string => row[titles.indexOf(title)] ?? '';
    expect([at('版式'), at('版式的版本'), at('版式 · 级别')]).toEqual(['旧版', '1', '1']);
    const changed = row.map((cell, i) =>
      titles[i] === '版式的版本' ? '3' : titles[i]?.startsWith('姓名') ? '丁' : cell,
    );
    const content = await writeSheet({ headings: titles, rows: [changed] });
    const job = await checkImport({ engine: engine.as([...all]), product: product(), name: 'diploma', content });
    expect(job).toMatchObject({ state: 'ready', report: { errors: [] } });
    await commitImport({ engine: engine.as([...all]), name: 'diploma', job });
    expect(await get(engine, diploma)).toMatchObject({
      diplomaName: '丁',
      ...asFirst,
      layoutIdVersion: 1,
      layoutId: layout,
    });
  });

  it('are read when the record lies in the recycle bin; it stays as it is there, and nobody refers to it anew', async () => {
    const { engine, layout, diploma } = await begin();
    const { id = null } = diploma;
    await engine.call('layout.remove', { ids: [layout] });
    expect(await get(engine, diploma)).toMatchObject({ ...asFirst, layoutIdNewest: null });
    expect(await save(engine, 'diploma', { id, version: 1, layoutIdVersion: null })).toMatchObject(asFirst);
    await expect(save(engine, 'diploma', { layoutId: layout })).rejects.toMatchObject({ status: 422 });
    await engine.call('diploma.remove', { ids: [id] });
    await engine.call('diploma.restore', { ids: [id] });
    expect(await get(engine, diploma)).toMatchObject(asFirst);
  });

  it('stay masked to whoever may not read a field (T15), and are set by whoever sets the reference (S18)', async () => {
    const { engine, layout, diploma } = await begin();
    const blind = engine.as([]);
    expect(await get(blind, diploma)).toMatchObject({ 'layoutId.secret': '****' });
    expect(await get(engine.as([confidential]), diploma)).toMatchObject({ 'layoutId.secret': '暗号' });
    const { id = null } = diploma;
    await save(engine, 'diploma', { id, version: 1, againId: layout });
    await save(engine, 'layout', { id: layout, version: 2, level: 3 });
    await expect(save(blind, 'diploma', { id, version: 2, againIdVersion: null })).rejects.toMatchObject({
      status: 403,
    });
    expect(await save(engine.as([choosing]), 'diploma', { id, version: 2, againIdVersion: null })).toMatchObject({
      againIdVersion: 3,
    });
  });

  it('take the version of a record beyond the reach of who stores them, and show nothing of it to them', async () => {
    const { engine, layout } = await begin();
    const sight = { codes: '', reach: 'own', personId: '', departments: '[]' };
    const scope = { ...engine.scope, sight };
    // Chosen by somebody else (rule T18); an emptied version is the newest one.
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({
          text: `insert into "diploma" ("id", "diplomaName", "layoutId") values ('d3', '戊', $1)`,
          values: [layout],
        }),
      ],
    });
    const [, [row]] = await engine.app.database.batch({
      scope,
      statements: [
        changing({ text: `update "diploma" set "layoutIdVersion" = null where "id" = 'd3'` }),
        reading<Values>({ text: `select * from "diplomaView" where "id" = 'd3'` }),
      ],
    });
    expect(row).toMatchObject({ layoutIdVersion: 2, layoutIdLabel: null, 'layoutId.level': null });
    expect(await get(engine, { id: 'd3' })).toMatchObject({ layoutIdVersion: 2, layoutIdLabel: '新版' });
  });

  it('are filled in for the rows that are there, once the word comes, with a snapshot where none was kept', async () => {
    const database = await open();
    const engine = await startEngine({ product: product(), database });
    const { id: layout = null } = await save(engine, 'layout', first);
    const diploma = await save(engine, 'diploma', { layoutId: layout });
    await database.asOwner((connection) =>
      connection.query(
        changing({
          text: `alter table "diploma" disable trigger user; alter table "diploma" no force row level security;
            alter table "history" no force row level security;
            update "diploma" set "layoutIdVersion" = null;
            alter table "history" disable trigger user; delete from "history" where "entity" = 'layout';
            alter table "history" enable trigger user;
            alter table "diploma" enable trigger user;`,
        }),
      ),
    );
    const { plan, databaseSql: text } = product().artefacts;
    await migrate({ database, plan, sql: `${text}\n-- once more`, migrations: [] });
    expect(await get(engine, diploma)).toMatchObject({ ...asFirst, layoutIdVersion: 1, version: 1 });
  });
});
