/** Rule V3: which records a reference may name. */
import { expect, it } from 'vitest';
import type { Values } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { readChoices } from '#server/engine/excel/references.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const product = useGround();

const unfit = '所选排练室与校区不符或不在可选的范围内，请重新选择';

const refused = { status: 422, data: { errors: [{ path: '/studioId', message: unfit }] } };

eachEngine('V3: a reference with a filter', product, (inEngine) => {
  /** Two campuses with a studio each, and a closed studio in the first. */
  async function start(): Promise<{ engine: Engine; ids: Record<'north' | 'south' | 'n1' | 'n2' | 's1', string> }> {
    const engine = inEngine();
    const make = async (name: string, input: Values): Promise<string> =>
      String((await engine.call(`${name}.save`, input))['id']);
    const north = await make('campus', { campusName: '北' });
    const south = await make('campus', { campusName: '南' });
    const n1 = await make('studio', { studioName: '北一', campusId: north });
    const n2 = await make('studio', { studioName: '北二', campusId: north, state: 'off' });
    const s1 = await make('studio', { studioName: '南一', campusId: south });
    return { engine, ids: { north, south, n1, n2, s1 } };
  }

  it('offers what fits, and tells by no other field', async () => {
    const { engine, ids } = await start();
    const offered = await engine.call<{ rows: { label: string }[] }>('studio.options', {
      campusId: ids.north,
      state: ['on'],
      isOpen: true,
    });
    expect(offered.rows.map(({ label }) => label)).toEqual(['北一']);
    await expect(engine.call('studio.options', { studioName: '北' })).rejects.toMatchObject({ status: 422 });
  });

  it('is refused on save where it does not fit the record as it will be', async () => {
    const { engine, ids } = await start();
    const { north, south, n1, n2, s1 } = ids;
    const save = (input: Values) => engine.call('rehearsal.save', { rehearsalName: '一', ...input });
    await expect(save({ campusId: north, studioId: s1 })).rejects.toMatchObject(refused);
    await expect(save({ campusId: north, studioId: n2 })).rejects.toMatchObject(refused);
    await expect(save({ studioId: n1 })).rejects.toMatchObject(refused);
    const { id } = await save({ campusId: north, studioId: n1 });
    const change = (version: number, input: Values) =>
      engine.call('rehearsal.save', { id: id ?? null, version, ...input });
    await expect(change(1, { studioId: s1 })).rejects.toMatchObject(refused);
    await expect(change(1, { campusId: south })).rejects.toMatchObject(refused);
    await expect(change(1, { campusId: south, studioId: s1 })).resolves.toMatchObject({ version: 2 });
    const many = await engine.call<{ refused: { message: string }[] }>('rehearsal.change', {
      records: [{ id: id ?? null, version: 2, changes: { campusId: north } }],
    });
    expect(many.refused.map(({ message }) => message)).toEqual([unfit]);
  });

  it('stays where it no longer fits, as long as nobody changes it or what it depends on', async () => {
    const { engine, ids } = await start();
    const { north, n1 } = ids;
    const { id = null } = await engine.call('rehearsal.save', { rehearsalName: '一', campusId: north, studioId: n1 });
    await engine.call('studio.save', { id: n1, version: 1, state: 'off' });
    await expect(engine.call('rehearsal.save', { id, version: 1, note: '改' })).resolves.toMatchObject({ version: 2 });
    await expect(engine.call('rehearsal.save', { id, version: 2, studioId: n1 })).resolves.toMatchObject({
      version: 3,
    });
    await expect(
      engine.call('rehearsal.save', { rehearsalName: '二', campusId: north, studioId: n1 }),
    ).rejects.toMatchObject(refused);
  });

  it('of nothing, or of another organisation, is no reference at all', async () => {
    const { engine, ids } = await start();
    const missing = { data: { errors: [{ path: '/studioId', message: '所选排练室不存在或已被删除' }] } };
    const input = { rehearsalName: '一', campusId: ids.north, studioId: 'nothing' };
    await expect(engine.call('rehearsal.save', input)).rejects.toMatchObject(missing);
    const others = engine.elsewhere();
    const { id: campusId = null } = await others.call('campus.save', { campusName: '外' });
    const theirs = { rehearsalName: '一', campusId, studioId: ids.n1 };
    await expect(others.call('rehearsal.save', theirs)).rejects.toMatchObject(missing);
  });

  it('is offered by a workbook as far as other cells do not decide', async () => {
    const { engine, ids } = await start();
    const { app } = engine;
    await engine.call('studio.save', { studioName: '北三', campusId: ids.north, isOpen: false });
    const property = app.catalogue.entities['rehearsal']?.properties['studioId'];
    const context = { app, scope: engine.scope };
    expect((await readChoices({ context, property, most: 10 })).sort()).toEqual(['北一', '南一'].sort());
  });

  it('is told by an import at its cell', async () => {
    const { engine } = await start();
    const { app } = engine;
    const { problems, records } = await checkRows({
      context: { app, dictionaries: app.artefacts.dictionaries, scope: engine.scope, session: undefined },
      entity: app.catalogue.entities['rehearsal'] as never,
      plan: app.artefacts.excelPlan('rehearsal'),
      rows: [
        ['系统编号', '版本', '名称*', '校区', '排练室', '备注'],
        ['', '', '甲', '北', '北一', ''],
        ['', '', '乙', '南', '北一', ''],
        ['', '', '丙', '', '', ''],
      ],
      onProgress: () => undefined,
    });
    expect(problems).toEqual([{ cell: 'E3', column: '排练室', message: unfit }]);
    expect(records.map(({ rehearsalName }) => rehearsalName)).toEqual(['甲', '丙']);
  });
});
