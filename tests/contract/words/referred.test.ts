/** Rule V10: fields of records referred to, in lists, conditions, sorting, details and workbooks. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const entity = ({
  name,
  title,
  properties,
  words = {},
  screens = {},
}: {
  name: string;
  title: string;
  properties: Record<string, Json>;
  words?: Record<string, Json>;
  screens?: Json;
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true, ...words },
    properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
    required: [`${name}Name`],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      remove: {},
      options: {},
      ...(name === 'room' && { importExcel: {}, exportExcel: {}, excelTemplate: {} }),
    },
    'x-screens': screens,
  },
});

const shown = ['grade', 'places', 'openOn', 'isOpen', 'regionId', 'branchId'].map((field) => `siteId.${field}`);
const files = {
  ...entity({ name: 'region', title: '地区', properties: {}, words: { scope: 'platform' } }),
  ...entity({ name: 'branch', title: '分校', properties: {}, words: { tree: {} } }),
  ...entity({
    name: 'site',
    title: '考点',
    properties: {
      grade: { type: 'string', title: '状态', 'x-dict': 'certState' },
      places: { type: 'integer', title: '座位', minimum: 0 },
      openOn: { type: 'string', title: '启用日期', format: 'date' },
      isOpen: { type: 'boolean', title: '开放' },
      regionId: { type: 'string', title: '地区', 'x-ref': 'region' },
      branchId: { type: 'string', title: '分校', 'x-ref': 'branch' },
      doorCode: { type: 'string', title: '门禁码', maxLength: 20 },
    },
  }),
  ...entity({
    name: 'room',
    title: '考场',
    // Both entities have such a field: the condition means the site's.
    properties: {
      siteId: { type: 'string', title: '考点', 'x-ref': 'site' },
      places: { type: 'integer', title: '座位', minimum: 0 },
      regionId: { type: 'string', title: '地区', 'x-ref': 'region' },
    },
    screens: { list: { columns: ['roomName', 'siteId', ...shown], filters: shown } },
  }),
};

interface Rooms {
  rows: Values[];
  total: number;
}

const product = useProduct(files);

eachEngine('V10: fields of records referred to', product, (inEngine) => {
  /** A large site in the south below a branch, a small one, and a room without a site. */
  async function start(): Promise<{ engine: Engine; ids: Record<'south' | 'top' | 'below' | 'large' | 'r1', string> }> {
    const engine = inEngine();
    const make = async (name: string, input: Values): Promise<string> =>
      String((await engine.call(`${name}.save`, input))['id']);
    const south = await make('region', { regionName: '南' });
    const top = await make('branch', { branchName: '总校' });
    const below = await make('branch', { branchName: '东校', parentId: top });
    const large = await make('site', {
      siteName: '大',
      grade: 'on',
      places: 300,
      openOn: '2026-03-01',
      isOpen: true,
      regionId: south,
      branchId: below,
      doorCode: '4711',
    });
    const small = await make('site', { siteName: '小', grade: 'off', places: 20, isOpen: false });
    const r1 = await make('room', { roomName: '一', siteId: large, places: 1 });
    await make('room', { roomName: '二', siteId: small, places: 2, regionId: south });
    await make('room', { roomName: '三', places: 3 });
    return { engine, ids: { south, top, below, large, r1 } };
  }

  const names = async (engine: Engine, input: Values): Promise<string> => {
    const { rows, total } = await engine.call<Rooms>('room.list', input);
    expect(total).toBe(rows.length);
    return rows.map((row) => String(row['roomName'])).join('');
  };

  it('stand beside the reference, with labels of their own, and nothing else of the record does', async () => {
    const { engine, ids } = await start();
    const { rows } = await engine.call<Rooms>('room.list', { sort: 'places' });
    const ofLarge = {
      'siteId.grade': 'on',
      'siteId.places': 300,
      'siteId.openOn': '2026-03-01',
      'siteId.isOpen': true,
      'siteId.regionId': ids.south,
      'siteId.regionIdLabel': '南',
      'siteId.branchId': ids.below,
      'siteId.branchIdLabel': '总校 / 东校',
    };
    expect(rows[0]).toMatchObject({ places: 1, siteIdLabel: '大', ...ofLarge });
    expect(rows[2]).toMatchObject({ places: 3, siteIdLabel: null, 'siteId.grade': null, 'siteId.branchIdLabel': null });
    expect(Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('siteId.'))).toEqual(Object.keys(ofLarge));
    expect(await engine.call('room.get', { id: ids.r1 })).toMatchObject(ofLarge);
    expect(JSON.stringify(rows)).not.toContain('4711');
  });

  it('are conditions by their kind, together with those of the list’s own fields', async () => {
    const { engine, ids } = await start();
    const by = (field: string, value: Json) => names(engine, { [`siteId.${field}`]: value });
    expect(await by('grade', ['on'])).toBe('一');
    expect(await by('grade', 'off')).toBe('二');
    expect(await by('places', { from: 20, to: 20 })).toBe('二');
    expect(await by('openOn', { to: '2026-03-01' })).toBe('一');
    expect(await by('isOpen', false)).toBe('二');
    expect(await by('regionId', [ids.south])).toBe('一');
    expect(await by('branchId', [ids.top])).toBe('');
    expect(await by('branchId', { below: [ids.top] })).toBe('一');
    expect(await names(engine, { 'siteId.places': { from: 1 }, places: { from: 2 } })).toBe('二');
    await expect(by('doorCode', '4711')).rejects.toMatchObject({ status: 422 });
  });

  it('sort, empty ones last upwards', async () => {
    const { engine } = await start();
    expect(await names(engine, { sort: 'siteId.places' })).toBe('二一三');
    expect(await names(engine, { sort: '-siteId.openOn', places: { to: 2 } })).toBe('二一');
    await expect(engine.call('room.list', { sort: 'siteId.doorCode' })).rejects.toMatchObject({ status: 422 });
    await expect(engine.call('room.list', { sort: 'siteIdxplaces' })).rejects.toMatchObject({ status: 422 });
  });

  it('are left out of what somebody else saved meanwhile: not every call carries them', async () => {
    const { engine, ids } = await start();
    await engine.call('room.save', { id: ids.r1, version: 1, places: 8 });
    const refusal = await engine
      .call('room.save', { id: ids.r1, version: 1, places: 9 })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 409, data: { theirs: { places: 8, siteIdLabel: '大' } } });
    expect(JSON.stringify(refusal)).not.toContain('siteId.');
  });

  it('choose what is removed by conditions', async () => {
    const { engine } = await start();
    const matching = { 'siteId.grade': ['off'] };
    expect(await engine.call('room.remove', { matching, count: 1 })).toEqual({ count: 1 });
    expect(await names(engine, { sort: 'places' })).toBe('一三');
  });

  it('are as the label is: of a record that was changed the new ones, and never another organisation’s', async () => {
    const { engine, ids } = await start();
    await engine.call('site.save', { id: ids.large, version: 1, places: 301 });
    expect(await names(engine, { 'siteId.places': { from: 301 } })).toBe('一');
    const others = engine.elsewhere();
    const theirs = await others.call('site.save', { siteName: '外', places: 999 });
    await others.call('room.save', { roomName: '外', siteId: theirs['id'] ?? null });
    expect(await names(engine, { 'siteId.places': { from: 999 } })).toBe('');
    const { rows } = await others.call<Rooms>('room.list', {});
    expect(rows).toMatchObject([{ roomName: '外', 'siteId.places': 999 }]);
  });

  it('stand in an export, and an import passes them over and says so', async () => {
    const { engine, ids } = await start();
    const { body } = await engine.call<Download>('room.exportExcel', {
      'siteId.grade': ['on'],
      sort: '-siteId.places',
    });
    const { headings, rows } = await readSheet(await bytesOf(body));
    const titles = ['状态', '座位', '启用日期', '开放', '地区', '分校'].map((title) => `考点 · ${title}`);
    expect(headings.slice(-6)).toEqual(titles);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(-6)).toEqual(['上架', '300', expect.stringContaining('2026'), '是', '南', '总校 / 东校']);
    const { app } = engine;
    const check = (cells: string[]) =>
      checkRows({
        context: { app, scope: engine.scope, session: undefined },
        entity: app.catalogue.entities['room'] as never,
        plan: app.artefacts.excelPlan('room'),
        rows: [headings, cells],
        onProgress: () => undefined,
      });
    const created = await check(['', '', '新', '大', '5', '', '', '7', '', '', '', '']);
    expect(created.problems).toEqual([]);
    expect(created.notes).toMatchObject([{ column: '考点 · 座位', message: '考点 · 座位来自引用的数据，此格不导入' }]);
    expect(created.records).toMatchObject([{ roomName: '新', siteId: ids.large, places: 5 }]);
    expect(JSON.stringify(created.records)).not.toContain('siteId.');
  });
});

async function bytesOf(body: Download['body']): Promise<Uint8Array> {
  if (Buffer.isBuffer(body)) return body;
  const parts: Buffer[] = [];
  for await (const part of body as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
