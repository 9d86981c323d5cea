/** Rule V3: which records a reference may name. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readChoices } from '#server/engine/excel/references.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const entity = ({
  name,
  title,
  properties,
  required,
}: {
  name: string;
  title: string;
  properties: Record<string, Json>;
  required: string[];
}): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', label: `${name}Name`, code: 'a12-m2.7', recycle: true, history: true },
    properties: { [`${name}Name`]: { type: 'string', title: '名称', maxLength: 20 }, ...properties },
    required,
    'x-operations': { list: {}, get: {}, save: {}, remove: {}, change: {}, options: {}, importExcel: {} },
  },
});

const files = {
  ...entity({ name: 'site', title: '考点', properties: {}, required: ['siteName'] }),
  ...entity({
    name: 'room',
    title: '考场',
    properties: {
      siteId: { type: 'string', title: '考点', 'x-ref': 'site' },
      isOpen: { type: 'boolean', title: '开放', default: true },
      state: { type: 'string', title: '状态', 'x-dict': 'certState', default: 'on' },
    },
    required: ['roomName', 'siteId'],
  }),
  ...entity({
    name: 'sitting',
    title: '场次',
    properties: {
      siteId: { type: 'string', title: '考点', 'x-ref': 'site' },
      roomId: {
        type: 'string',
        title: '考场',
        'x-ref': 'room',
        'x-filter': { siteId: { var: 'record.siteId' }, state: ['on'], isOpen: true },
      },
      note: { type: 'string', title: '备注', maxLength: 20 },
    },
    required: ['sittingName'],
  }),
};

const product = useProduct(files);

const unfit = '所选考场与考点不符或不在可选的范围内，请重新选择';
const refused = { status: 422, data: { errors: [{ path: '/roomId', message: unfit }] } };

eachEngine('V3: a reference with a filter', product, (inEngine) => {
  /** Two sites with a room each, and a closed room in the first. */
  async function start(): Promise<{ engine: Engine; ids: Record<'north' | 'south' | 'n1' | 'n2' | 's1', string> }> {
    const engine = inEngine();
    const make = async (name: string, input: Values): Promise<string> =>
      String((await engine.call(`${name}.save`, input))['id']);
    const north = await make('site', { siteName: '北' });
    const south = await make('site', { siteName: '南' });
    const n1 = await make('room', { roomName: '北一', siteId: north });
    const n2 = await make('room', { roomName: '北二', siteId: north, state: 'off' });
    const s1 = await make('room', { roomName: '南一', siteId: south });
    return { engine, ids: { north, south, n1, n2, s1 } };
  }

  it('offers what fits, and tells by no other field', async () => {
    const { engine, ids } = await start();
    const offered = await engine.call<{ rows: { label: string }[] }>('room.options', {
      siteId: ids.north,
      state: ['on'],
      isOpen: true,
    });
    expect(offered.rows.map(({ label }) => label)).toEqual(['北一']);
    await expect(engine.call('room.options', { roomName: '北' })).rejects.toMatchObject({ status: 422 });
  });

  it('is refused on save where it does not fit the record as it will be', async () => {
    const { engine, ids } = await start();
    const { north, south, n1, n2, s1 } = ids;
    const save = (input: Values) => engine.call('sitting.save', { sittingName: '一', ...input });
    await expect(save({ siteId: north, roomId: s1 })).rejects.toMatchObject(refused);
    await expect(save({ siteId: north, roomId: n2 })).rejects.toMatchObject(refused);
    await expect(save({ roomId: n1 })).rejects.toMatchObject(refused);
    const { id } = await save({ siteId: north, roomId: n1 });
    const change = (version: number, input: Values) =>
      engine.call('sitting.save', { id: id ?? null, version, ...input });
    await expect(change(1, { roomId: s1 })).rejects.toMatchObject(refused);
    await expect(change(1, { siteId: south })).rejects.toMatchObject(refused);
    await expect(change(1, { siteId: south, roomId: s1 })).resolves.toMatchObject({ version: 2 });
    const many = await engine.call<{ refused: { message: string }[] }>('sitting.change', {
      records: [{ id: id ?? null, version: 2, changes: { siteId: north } }],
    });
    expect(many.refused.map(({ message }) => message)).toEqual([unfit]);
  });

  it('stays where it no longer fits, as long as nobody changes it or what it depends on', async () => {
    const { engine, ids } = await start();
    const { north, n1 } = ids;
    const { id = null } = await engine.call('sitting.save', { sittingName: '一', siteId: north, roomId: n1 });
    await engine.call('room.save', { id: n1, version: 1, state: 'off' });
    await expect(engine.call('sitting.save', { id, version: 1, note: '改' })).resolves.toMatchObject({ version: 2 });
    await expect(engine.call('sitting.save', { id, version: 2, roomId: n1 })).resolves.toMatchObject({ version: 3 });
    await expect(engine.call('sitting.save', { sittingName: '二', siteId: north, roomId: n1 })).rejects.toMatchObject(
      refused,
    );
  });

  it('of nothing, or of another organisation, is no reference at all', async () => {
    const { engine, ids } = await start();
    const missing = { data: { errors: [{ path: '/roomId', message: '所选考场不存在或已被删除' }] } };
    const input = { sittingName: '一', siteId: ids.north, roomId: 'nothing' };
    await expect(engine.call('sitting.save', input)).rejects.toMatchObject(missing);
    const others = engine.elsewhere();
    const { id: siteId = null } = await others.call('site.save', { siteName: '外' });
    const theirs = { sittingName: '一', siteId, roomId: ids.n1 };
    await expect(others.call('sitting.save', theirs)).rejects.toMatchObject(missing);
  });

  it('is offered by a workbook as far as other cells do not decide', async () => {
    const { engine, ids } = await start();
    const { app } = engine;
    await engine.call('room.save', { roomName: '北三', siteId: ids.north, isOpen: false });
    const property = app.catalogue.entities['sitting']?.properties['roomId'];
    const context = { app, scope: engine.scope };
    expect((await readChoices({ context, property, most: 10 })).sort()).toEqual(['北一', '南一'].sort());
  });

  it('is told by an import at its cell', async () => {
    const { engine } = await start();
    const { app } = engine;
    const { problems, records } = await checkRows({
      context: { app, scope: engine.scope, session: undefined },
      entity: app.catalogue.entities['sitting'] as never,
      plan: app.artefacts.excelPlan('sitting'),
      rows: [
        ['系统编号', '版本', '名称*', '考点', '考场', '备注'],
        ['', '', '甲', '北', '北一', ''],
        ['', '', '乙', '南', '北一', ''],
        ['', '', '丙', '', '', ''],
      ],
      onProgress: () => undefined,
    });
    expect(problems).toEqual([{ cell: 'E3', column: '考场', message: unfit }]);
    expect(records.map(({ sittingName }) => sittingName)).toEqual(['甲', '丙']);
  });
});
