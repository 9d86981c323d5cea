/** Rule V10: fields of records referred to, in lists, conditions, sorting, details and workbooks. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';

interface Stages {
  rows: Values[];
  total: number;
}

const product = useGround();

eachEngine('V10: fields of records referred to', product, (inEngine) => {
  /** A large venue in the south below a college, a small one, and a stage without a venue. */
  async function start(): Promise<{ engine: Engine; ids: Record<'south' | 'top' | 'below' | 'large' | 'r1', string> }> {
    const engine = inEngine();
    const make = async (name: string, input: Values): Promise<string> =>
      String((await engine.call(`${name}.save`, input))['id']);
    const south = await make('region', { regionName: '南' });
    const top = await make('college', { collegeName: '总校' });
    const below = await make('college', { collegeName: '东校', parentId: top });
    const large = await make('venue', {
      venueName: '大',
      grade: 'on',
      places: 300,
      openOn: '2026-03-01',
      isOpen: true,
      regionId: south,
      collegeId: below,
      doorCode: '4711',
    });
    const small = await make('venue', { venueName: '小', grade: 'off', places: 20, isOpen: false });
    const r1 = await make('stage', { stageName: '一', venueId: large, places: 1 });
    await make('stage', { stageName: '二', venueId: small, places: 2, regionId: south });
    await make('stage', { stageName: '三', places: 3 });
    return { engine, ids: { south, top, below, large, r1 } };
  }

  const names = async (engine: Engine, input: Values): Promise<string> => {
    const { rows, total } = await engine.call<Stages>('stage.list', input);
    expect(total).toBe(rows.length);
    return rows.map((row) => String(row['stageName'])).join('');
  };

  it('stand beside the reference, with labels of their own, and nothing else of the record does', async () => {
    const { engine, ids } = await start();
    const { rows } = await engine.call<Stages>('stage.list', { sort: 'places' });
    const ofLarge = {
      'venueId.grade': 'on',
      'venueId.places': 300,
      'venueId.openOn': '2026-03-01',
      'venueId.isOpen': true,
      'venueId.regionId': ids.south,
      'venueId.regionIdLabel': '南',
      'venueId.collegeId': ids.below,
      'venueId.collegeIdLabel': '总校 / 东校',
    };
    expect(rows[0]).toMatchObject({ places: 1, venueIdLabel: '大', ...ofLarge });
    expect(rows[2]).toMatchObject({
      places: 3,
      venueIdLabel: null,
      'venueId.grade': null,
      'venueId.collegeIdLabel': null,
    });
    expect(Object.keys(rows[0] ?? {}).filter((name) => name.startsWith('venueId.'))).toEqual(Object.keys(ofLarge));
    expect(await engine.call('stage.get', { id: ids.r1 })).toMatchObject(ofLarge);
    expect(JSON.stringify(rows)).not.toContain('4711');
  });

  it('are conditions by their kind, together with those of the list’s own fields', async () => {
    const { engine, ids } = await start();
    const by = (field: string, value: Json) => names(engine, { [`venueId.${field}`]: value });
    expect(await by('grade', ['on'])).toBe('一');
    expect(await by('grade', 'off')).toBe('二');
    expect(await by('places', { from: 20, to: 20 })).toBe('二');
    expect(await by('openOn', { to: '2026-03-01' })).toBe('一');
    expect(await by('isOpen', false)).toBe('二');
    expect(await by('regionId', [ids.south])).toBe('一');
    expect(await by('collegeId', [ids.top])).toBe('');
    expect(await by('collegeId', { below: [ids.top] })).toBe('一');
    expect(await names(engine, { 'venueId.places': { from: 1 }, places: { from: 2 } })).toBe('二');
    await expect(by('doorCode', '4711')).rejects.toMatchObject({ status: 422 });
  });

  it('a keyword finds a record by what it refers to is called, and by no other field of that', async () => {
    const { engine, ids } = await start();
    expect(await names(engine, { keyword: '大' })).toBe('一');
    expect(await names(engine, { keyword: '三' })).toBe('三');
    // What tells venues apart is a day, which is no text to be looked in.
    expect(await names(engine, { keyword: '2026-03' })).toBe('');
    expect(await names(engine, { keyword: '4711' })).toBe('');
    expect(await names(engine, { keyword: ids.large })).toBe('');
    expect(await engine.call('stage.remove', { matching: { keyword: '大' }, count: 1 })).toEqual({ count: 1 });
    const others = engine.elsewhere();
    expect(await names(others, { keyword: '小' })).toBe('');
  });

  it('sort, empty ones last upwards', async () => {
    const { engine } = await start();
    expect(await names(engine, { sort: 'venueId.places' })).toBe('二一三');
    expect(await names(engine, { sort: '-venueId.openOn', places: { to: 2 } })).toBe('二一');
    await expect(engine.call('stage.list', { sort: 'venueId.doorCode' })).rejects.toMatchObject({ status: 422 });
    await expect(engine.call('stage.list', { sort: 'venueIdxplaces' })).rejects.toMatchObject({ status: 422 });
  });

  it('are left out of what somebody else saved meanwhile: not every call carries them', async () => {
    const { engine, ids } = await start();
    await engine.call('stage.save', { id: ids.r1, version: 1, places: 8 });
    const refusal = await engine
      .call('stage.save', { id: ids.r1, version: 1, places: 9 })
      .catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 409, data: { theirs: { places: 8, venueIdLabel: '大' } } });
    expect(JSON.stringify(refusal)).not.toContain('venueId.');
  });

  it('choose what is removed by conditions', async () => {
    const { engine } = await start();
    const matching = { 'venueId.grade': ['off'] };
    expect(await engine.call('stage.remove', { matching, count: 1 })).toEqual({ count: 1 });
    expect(await names(engine, { sort: 'places' })).toBe('一三');
  });

  it('are as the label is: of a record that was changed the new ones, and never another organisation’s', async () => {
    const { engine, ids } = await start();
    await engine.call('venue.save', { id: ids.large, version: 1, places: 301 });
    expect(await names(engine, { 'venueId.places': { from: 301 } })).toBe('一');
    const others = engine.elsewhere();
    const theirs = await others.call('venue.save', { venueName: '外', places: 999 });
    await others.call('stage.save', { stageName: '外', venueId: theirs['id'] ?? null });
    expect(await names(engine, { 'venueId.places': { from: 999 } })).toBe('');
    const { rows } = await others.call<Stages>('stage.list', {});
    expect(rows).toMatchObject([{ stageName: '外', 'venueId.places': 999 }]);
  });

  it('stand in an export, and an import passes them over and says so', async () => {
    const { engine, ids } = await start();
    const { body } = await engine.call<Download>('stage.exportExcel', {
      'venueId.grade': ['on'],
      sort: '-venueId.places',
    });
    const { headings, rows } = await readSheet(await bytesOf(body));
    const titles = ['状态', '座位', '启用日期', '开放', '地区', '分校'].map((title) => `场馆 · ${title}`);
    expect(headings.slice(-6)).toEqual(titles);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(-6)).toEqual(['上架', '300', expect.stringContaining('2026'), '是', '南', '总校 / 东校']);
    const { app } = engine;
    const check = (cells: string[]) =>
      checkRows({
        context: { app, dictionaries: app.artefacts.dictionaries, scope: engine.scope, session: undefined },
        entity: app.catalogue.entities['stage'] as never,
        plan: app.artefacts.excelPlan('stage'),
        rows: [headings, cells],
        onProgress: () => undefined,
      });
    const created = await check(['', '', '新', '大', '5', '', '', '7', '', '', '', '']);
    expect(created.problems).toEqual([]);
    expect(created.notes).toMatchObject([{ column: '场馆 · 座位', message: '场馆 · 座位来自引用的数据，此格不导入' }]);
    expect(created.records).toMatchObject([{ stageName: '新', venueId: ids.large, places: 5 }]);
    expect(JSON.stringify(created.records)).not.toContain('venueId.');
  });
});

async function bytesOf(body: Download['body']): Promise<Uint8Array> {
  if (Buffer.isBuffer(body)) return body;
  const parts: Buffer[] = [];
  for await (const part of body as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}
