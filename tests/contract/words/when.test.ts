/** Rule V7: what a field's conditions say holds on the server too. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { checkRows, type Checked } from '#server/engine/excel/check.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const product = useGround();

const refusedAt = (path: string, message: string) => ({ status: 422, data: { errors: [{ path, message }] } });

const fixedFee = refusedAt('/fee', '费用 现在不能再改');

eachEngine('V7: conditions of fields', product, (start) => {
  const save = (engine: Engine, input: Values): Promise<Values> => engine.call('workshop.save', input);
  const published = async (engine: Engine, workshopName = '甲'): Promise<Values> => {
    const topics = [{ b: '一', aa: '二' }];
    const { id = null } = await save(engine, { workshopName, way: 'online', summary: '有', fee: 10.5, topics });
    await engine.call('workshop.updateState', { ids: [id], state: 'published' });
    return engine.call('workshop.get', { id });
  };

  it('asks for a field only under its condition, and only where it is shown', async () => {
    const engine = start();
    await expect(save(engine, { workshopName: '甲', way: 'site' })).rejects.toMatchObject(
      refusedAt('/room', '教室 不能为空'),
    );
    await expect(save(engine, { workshopName: '甲', way: 'site', room: '  ' })).rejects.toMatchObject({ status: 422 });
    const { id = null } = await save(engine, { workshopName: '甲', way: 'online' });
    await expect(save(engine, { id, version: 1, way: 'site' })).rejects.toMatchObject({ status: 422 });
    await expect(save(engine, { id, version: 1, way: 'site', room: '101' })).resolves.toMatchObject({ version: 2 });
    await expect(save(engine, { id, version: 2, room: null })).rejects.toMatchObject({ status: 422 });
  });

  it('asks for it when the state changes, and changes none', async () => {
    const engine = start();
    const { id: good = null } = await save(engine, { workshopName: '好', way: 'online', summary: '有' });
    const { id: bad = null } = await save(engine, { workshopName: '差', way: 'online' });
    await expect(engine.call('workshop.updateState', { ids: [good, bad], state: 'published' })).rejects.toMatchObject(
      refusedAt('/summary', '“差”：摘要 不能为空'),
    );
    await expect(engine.call('workshop.get', { id: good })).resolves.toMatchObject({ state: 'draft', version: 1 });
    await expect(engine.call('workshop.updateState', { ids: [good], state: 'published' })).resolves.toEqual({
      count: 1,
    });
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
      save(engine, { id, version: 2, fee, topics: [{ b: '一', aa: '二' }], workshopName: '乙' }),
    ).resolves.toMatchObject({ version: 3, workshopName: '乙', fee: 10.5, topics });
    const { refused } = await engine.call<{ refused: { message: string }[] }>('workshop.change', {
      records: [{ id, version: 3, changes: { fee: 1 } }],
    });
    expect(refused.map(({ message }) => message)).toEqual(['费用 现在不能再改']);
    await engine.call('workshop.updateState', { ids: [id], state: 'draft' });
    await expect(save(engine, { id, version: 4, fee: 11 })).resolves.toMatchObject({ fee: 11 });
  });

  it('takes no value of a field that is not shown, and loses none that is stored', async () => {
    const engine = start();
    const made = await save(engine, { workshopName: '甲', way: 'online', link: 'a', places: 5, room: '101' });
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
          dictionaries: app.artefacts.dictionaries,
          scope: engine.scope,
          session: { codes: new Set(Object.values(app.catalogue.operations).flatMap(({ codes }) => codes)) } as never,
        },
        entity: app.catalogue.entities['workshop'] as never,
        plan: app.artefacts.excelPlan('workshop'),
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
    expect(records).toMatchObject([{ workshopName: '二', places: 30 }]);
    expect(records[0]).not.toHaveProperty('link');
    const asPublished = await rows([['', '', '三', 'online', '', '', '', '', '']], 'published');
    expect(asPublished.problems).toMatchObject([{ cell: 'G2', message: '摘要 不能为空' }]);
  });
});
