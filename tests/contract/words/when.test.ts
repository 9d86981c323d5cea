/** Rule V7: what a field's conditions say holds on the server too. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Values } from '#server/engine/context.ts';
import { checkRows, type Checked } from '#server/engine/excel/check.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const isOnline: Json = { '==': [{ var: 'way' }, 'online'] };
const files: Record<string, Json> = {
  'dictionaries/lessonState.json': {
    $schema: '../generated/meta/dictionary.json',
    $id: 'lessonState',
    title: '课程状态',
    values: [
      { code: 'draft', label: '草稿' },
      { code: 'published', label: '已发布', verb: '发布' },
    ],
  },
  'entities/drill.json': {
    $schema: '../generated/meta/entity.json',
    $id: 'drill',
    title: '讲座',
    type: 'object',
    'x-entity': { scope: 'tenant', label: 'drillName', code: 'a12-m2.7', recycle: true, history: true },
    properties: {
      drillName: { type: 'string', title: '名称', maxLength: 20 },
      way: { type: 'string', title: '方式', maxLength: 20 },
      link: { type: 'string', title: '网址', maxLength: 50, 'x-when': isOnline },
      places: { type: 'integer', title: '人数', default: 30, 'x-when': { '!': [isOnline] } },
      summary: {
        type: 'string',
        title: '摘要',
        maxLength: 50,
        'x-requiredWhen': { '==': [{ var: 'state' }, 'published'] },
      },
      room: {
        type: 'string',
        title: '教室',
        maxLength: 20,
        'x-when': { '!': [isOnline] },
        'x-requiredWhen': isOnSite(),
      },
      fee: {
        type: 'number',
        title: '费用',
        multipleOf: 0.01,
        'x-readOnlyWhen': { '==': [{ var: 'state' }, 'published'] },
      },
      topics: {
        type: 'array',
        title: '主题',
        items: {
          type: 'object',
          properties: { b: { type: 'string', title: '乙' }, aa: { type: 'string', title: '甲' } },
        },
        'x-readOnlyWhen': { '==': [{ var: 'state' }, 'published'] },
      },
      state: { type: 'string', title: '状态', 'x-dict': 'lessonState', default: 'draft', readOnly: true },
    },
    required: ['drillName', 'way'],
    'x-operations': {
      list: {},
      get: {},
      save: {},
      change: {},
      updateState: { does: 'setState', transitions: { draft: ['published'], published: ['draft'] } },
      importExcel: {},
    },
  },
};

function isOnSite(): Json {
  return { '==': [{ var: 'way' }, 'site'] };
}

const product = useProduct(files);

const refusedAt = (path: string, message: string) => ({ status: 422, data: { errors: [{ path, message }] } });
const fixedFee = refusedAt('/fee', '费用 现在不能再改');

eachEngine('V7: conditions of fields', product, (start) => {
  const save = (engine: Engine, input: Values): Promise<Values> => engine.call('drill.save', input);
  const published = async (engine: Engine, drillName = '甲'): Promise<Values> => {
    const topics = [{ b: '一', aa: '二' }];
    const { id = null } = await save(engine, { drillName, way: 'online', summary: '有', fee: 10.5, topics });
    await engine.call('drill.updateState', { ids: [id], state: 'published' });
    return engine.call('drill.get', { id });
  };

  it('asks for a field only under its condition, and only where it is shown', async () => {
    const engine = start();
    await expect(save(engine, { drillName: '甲', way: 'site' })).rejects.toMatchObject(
      refusedAt('/room', '教室 不能为空'),
    );
    await expect(save(engine, { drillName: '甲', way: 'site', room: '  ' })).rejects.toMatchObject({ status: 422 });
    const { id = null } = await save(engine, { drillName: '甲', way: 'online' });
    await expect(save(engine, { id, version: 1, way: 'site' })).rejects.toMatchObject({ status: 422 });
    await expect(save(engine, { id, version: 1, way: 'site', room: '101' })).resolves.toMatchObject({ version: 2 });
    await expect(save(engine, { id, version: 2, room: null })).rejects.toMatchObject({ status: 422 });
  });

  it('asks for it when the state changes, and changes none', async () => {
    const engine = start();
    const { id: good = null } = await save(engine, { drillName: '好', way: 'online', summary: '有' });
    const { id: bad = null } = await save(engine, { drillName: '差', way: 'online' });
    await expect(engine.call('drill.updateState', { ids: [good, bad], state: 'published' })).rejects.toMatchObject(
      refusedAt('/summary', '“差”：摘要 不能为空'),
    );
    await expect(engine.call('drill.get', { id: good })).resolves.toMatchObject({ state: 'draft', version: 1 });
    await expect(engine.call('drill.updateState', { ids: [good], state: 'published' })).resolves.toEqual({ count: 1 });
  });

  it('keeps what no longer changes, and takes the same value again', async () => {
    const engine = start();
    const { id = null, topics = null, fee = null } = await published(engine);
    await expect(save(engine, { id, version: 2, fee: 11 })).rejects.toMatchObject(fixedFee);
    await expect(save(engine, { id, version: 2, fee: null })).rejects.toMatchObject(fixedFee);
    await expect(save(engine, { id, version: 2, topics: [{ b: '一', aa: '三' }] })).rejects.toMatchObject({
      status: 422,
    });
    await expect(
      save(engine, { id, version: 2, fee, topics: [{ b: '一', aa: '二' }], drillName: '乙' }),
    ).resolves.toMatchObject({ version: 3, drillName: '乙', fee: 10.5, topics });
    const { refused } = await engine.call<{ refused: { message: string }[] }>('drill.change', {
      records: [{ id, version: 3, changes: { fee: 1 } }],
    });
    expect(refused.map(({ message }) => message)).toEqual(['费用 现在不能再改']);
    await engine.call('drill.updateState', { ids: [id], state: 'draft' });
    await expect(save(engine, { id, version: 4, fee: 11 })).resolves.toMatchObject({ fee: 11 });
  });

  it('takes no value of a field that is not shown, and loses none that is stored', async () => {
    const engine = start();
    const made = await save(engine, { drillName: '甲', way: 'online', link: 'a', places: 5, room: '101' });
    expect(made).toMatchObject({ link: 'a', places: 30, room: null });
    const id = made['id'] ?? null;
    const moved = await save(engine, { id, version: 1, way: 'site', link: 'b', room: '101', places: 6 });
    expect(moved).toMatchObject({ way: 'site', link: 'a', room: '101', places: 6 });
    await expect(save(engine, { id, version: 2, link: 'c' })).resolves.toMatchObject({ link: 'a' });
    await expect(save(engine, { id, version: 3, way: 'online' })).resolves.toMatchObject({ link: 'a', places: 6 });
    await expect(save(engine, { id, version: 4, link: null, places: 30 })).resolves.toMatchObject({
      link: null,
      places: 30,
    });
  });

  it('hold in an import, told at their cells', async () => {
    const engine = start();
    const before = await published(engine);
    const other = await published(engine, '乙');
    const { app } = engine;
    const rows = async (sheet: string[][], recordState?: string): Promise<Checked> =>
      checkRows({
        context: {
          app,
          scope: engine.scope,
          session: { codes: new Set(Object.values(app.catalogue.operations).flatMap(({ codes }) => codes)) } as never,
        },
        entity: app.catalogue.entities['drill'] as never,
        plan: app.artefacts.excelPlan('drill'),
        rows: [['系统编号', '版本', '名称*', '方式*', '网址', '人数', '摘要', '教室', '费用'], ...sheet],
        recordState,
        onProgress: () => undefined,
      });
    const { problems, records, notes } = await rows([
      ['', '', '一', 'site', '', '', '', '', ''],
      ['', '', '二', 'site', 'x', '', '', '101', ''],
      [String(before['id']), '2', '甲', 'online', '', '', '有', '', '12'],
      [String(other['id']), '2', '丙', 'online', '', '', '', '', '10.5'],
    ]);
    expect(problems.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'H2 教室 不能为空',
      'I4 费用 现在不能再改',
      'G5 摘要 不能为空',
    ]);
    expect(notes.map(({ cell, message }) => `${cell} ${message}`)).toEqual([
      'E3 网址 在这种情况下不用填写，此格不导入',
    ]);
    expect(records).toMatchObject([{ drillName: '二', places: 30 }]);
    expect(records[0]).not.toHaveProperty('link');
    const asPublished = await rows([['', '', '三', 'online', '', '', '', '', '']], 'published');
    expect(asPublished.problems).toMatchObject([{ cell: 'G2', message: '摘要 不能为空' }]);
  });
});
