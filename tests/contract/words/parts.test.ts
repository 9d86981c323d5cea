/** Rules S8 and S9: records that are parts of another's. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';

const product = useGround();

type Cabin = Values & { id: string; version: number; berths: Values[] };

eachEngine('S8: parts of a record', product, (start) => {
  const saver = (engine: Engine) => (input: Values) => engine.call<Cabin>('cabin.save', input);
  const numbers = ({ berths }: Cabin): Json[] => berths.map(({ berthNo = null }) => berthNo);
  const countOf = async ({ engine, table }: { engine: Engine; table: string }): Promise<number> => {
    const [[found]] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading<{ count: number }>({ text: `select count(*)::integer as "count" from "${table}"` })],
    });
    return found?.count ?? -1;
  };

  it('are made with it, in their order, and read with it', async () => {
    const engine = start();
    const { id: fittingId = null } = await engine.call('fitting.save', { fittingName: '电脑' });
    const berths: Values[] = [
      { berthNo: 'B', fittingId, checkedTime: '2026-05-01 08:30:00', checkedOn: '2026-05-01', width: 60 },
      { berthNo: 'A', price: 2.5 },
    ];
    const made = await saver(engine)({ cabinName: '一', berths });
    expect(made.berths).toEqual([
      { id: expect.any(String), price: 5, ...berths[0], fittingIdLabel: '电脑' },
      {
        id: expect.any(String),
        ...berths[1],
        width: null,
        checkedTime: null,
        checkedOn: null,
        fittingId: null,
        fittingIdLabel: null,
      },
    ]);
    expect(await engine.call('cabin.get', { id: made.id })).toEqual(made);
    const { rows } = await engine.call<{ rows: Values[] }>('cabin.list', {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('berths');
    expect(await saver(engine)({ cabinName: '二' })).toMatchObject({ berths: [] });
    await expect(engine.elsewhere().call('cabin.get', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it('are what the list says: changed, added, moved and gone; and stay where it is not given', async () => {
    const engine = start();
    const save = saver(engine);
    const made = await save({
      cabinName: '一',
      berths: [{ berthNo: 'A', width: 9 }, { berthNo: 'B' }, { berthNo: 'C' }],
    });
    const [a, b] = made.berths;
    const berths: Values[] = [
      { berthNo: 'D' },
      { id: b?.['id'] ?? null, berthNo: 'B2' },
      { id: a?.['id'] ?? null, berthNo: 'A' },
    ];
    const changed = await save({ id: made.id, version: 1, berths });
    expect(changed).toMatchObject({ version: 2, cabinName: '一' });
    expect(numbers(changed)).toEqual(['D', 'B2', 'A']);
    expect(changed.berths[1]?.['id']).toBe(b?.['id']);
    expect(changed.berths[2]).toMatchObject({ id: a?.['id'], width: null });
    const kept = await save({ id: made.id, version: 2, cabinName: '二' });
    expect(kept.berths).toEqual(changed.berths);
    expect(await save({ id: made.id, version: 3, berths: [] })).toMatchObject({ berths: [], version: 4 });
    expect(await countOf({ engine, table: 'berth' })).toBe(0);
  });

  it('are all stored or none, with the record', async () => {
    const engine = start();
    const save = saver(engine);
    const made = await save({ cabinName: '一', berths: [{ berthNo: 'A' }] });
    await expect(save({ cabinName: '一', berths: [{ berthNo: 'B' }] })).rejects.toMatchObject({ status: 422 });
    await expect(
      save({ id: made.id, version: 1, cabinName: '二', berths: [{ berthNo: 'B', fittingId: 'none' }] }),
    ).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/berths', message: '所选配件不存在或已被删除' }] },
    });
    await expect(save({ id: made.id, version: 7, berths: [] })).rejects.toMatchObject({
      status: 409,
      data: { theirs: { berths: [{ berthNo: 'A' }] } },
    });
    expect(await engine.call('cabin.get', { id: made.id })).toEqual(made);
    expect(await countOf({ engine, table: 'berth' })).toBe(1);
  });

  it('under one version: of several who save at once one wins', async () => {
    const engine = start();
    const save = saver(engine);
    const { id } = await save({ cabinName: '一' });
    const saved = await Promise.allSettled(
      ['A', 'B', 'C', 'D'].map((berthNo) =>
        save({ id, version: 1, berths: [{ berthNo }, { berthNo: `${berthNo}2` }] }),
      ),
    );
    const won = saved.flatMap((each) => (each.status === 'fulfilled' ? [numbers(each.value)] : []));
    expect(won).toHaveLength(1);
    expect(numbers(await engine.call<Cabin>('cabin.get', { id }))).toEqual(won[0]);
  });

  it('are told apart by place where one is wrong', async () => {
    const engine = start();
    const save = saver(engine);
    const one = await save({ cabinName: '一', berths: [{ berthNo: 'A' }] });
    const errorsOf = (berths: Json): Promise<unknown> =>
      save({ cabinName: '二', berths }).then(
        () => [],
        (error: { data: { errors: unknown } }) => error.data.errors,
      );
    expect(await errorsOf([{ berthNo: 'A' }, { berthNo: 'B', width: 0 }])).toEqual([
      { path: '/berths/1/width', message: expect.stringContaining('宽度') },
    ]);
    expect(await errorsOf([{}])).toEqual([{ path: '/berths/0/berthNo', message: expect.stringContaining('座位号') }]);
    expect(await errorsOf([{ berthNo: 'A' }, { berthNo: 'B' }, { berthNo: 'A' }])).toEqual([
      { path: '/berths/2/berthNo', message: '座位号与第 1 行相同' },
    ]);
    expect(await errorsOf([{ berthNo: 'A', width: 301 }])).toEqual([{ path: '/berths/0/width', message: '放不下' }]);
    const many = Array.from({ length: 51 }, (_, index) => ({ berthNo: String(index) }));
    expect(await errorsOf(many)).toEqual([{ path: '/berths', message: expect.stringContaining('50') }]);
    const foreign = { id: one.berths[0]?.['id'] ?? null, berthNo: 'Z' };
    const unknown = { path: '/berths/1', message: '这条座位已不存在，或属于别的数据，请重新打开后再修改' };
    expect(await errorsOf([{ berthNo: 'Y' }, foreign])).toEqual([unknown]);
    expect(await errorsOf([{ berthNo: 'Y' }, { id: 'none', berthNo: 'Z' }])).toEqual([unknown]);
    await expect(
      engine.call('cabin.save', { id: one.id, version: 1, berths: [{ cabinId: 'x', berthNo: 'A' }] }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('stand in the history of the record, one entry a save', async () => {
    const engine = start();
    const save = saver(engine);
    const { id: fittingId = null } = await engine.call('fitting.save', { fittingName: '电脑' });
    const made = await save({ cabinName: '一', berths: [{ berthNo: 'A', fittingId }] });
    const [a] = made.berths;
    await save({ id: made.id, version: 1, cabinName: '二' });
    await save({ id: made.id, version: 2, berths: [{ id: a?.['id'] ?? null, berthNo: 'A2' }, { berthNo: 'B' }] });
    const { rows } = await engine.call<{ rows: (Values & { changes: Record<string, Json> | null })[] }>(
      'cabin.history',
      {
        id: made.id,
      },
    );
    expect(rows.map(({ changes }) => changes)).toEqual([
      {
        berths: [
          [expect.objectContaining({ berthNo: 'A', fittingIdLabel: '电脑' })],
          [{ berthNo: 'A2' }, { berthNo: 'B' }].map((berth): unknown => expect.objectContaining(berth)),
        ],
      },
      { cabinName: ['一', '二'] },
      null,
    ]);
    const [kept] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ berths: Json }>({
          text: `select "snapshot" -> 'berths' as "berths" from "history" where "entity" = 'cabin' order by "recordVersion"`,
        }),
      ],
    });
    expect(kept[0]?.berths).toEqual([expect.objectContaining({ berthNo: 'A' })]);
    expect(await countOf({ engine, table: 'history' })).toBe(3);
  });

  it('go with it and come back with it', async () => {
    const engine = start();
    const made = await saver(engine)({ cabinName: '一', berths: [{ berthNo: 'A' }] });
    const listed = () => engine.call<{ total: number }>('berth.list', {});
    expect(await listed()).toMatchObject({ total: 1 });
    await engine.call('cabin.remove', { ids: [made.id] });
    expect(await listed()).toMatchObject({ total: 0 });
    await engine.call('cabin.restore', { ids: [made.id] });
    expect(await engine.call('cabin.get', { id: made.id })).toMatchObject({ berths: made.berths });
  });

  it('S9: stay while they are referred to, and the record with them', async () => {
    const engine = start();
    const save = saver(engine);
    const made = await save({ cabinName: '一', berths: [{ berthNo: 'A' }, { berthNo: 'B' }] });
    const [a, b] = made.berths;
    const voyage = await engine.call('voyage.save', { who: '张三', berthId: a?.['id'] ?? null });
    await expect(save({ id: made.id, version: 1, berths: [b ?? {}].map(plain) })).rejects.toMatchObject({
      status: 409,
      message: '座位“A”还有 1 条航程在使用，不能去掉',
    });
    await expect(engine.call('cabin.remove', { ids: [made.id] })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('“一”还有 1 条航程在使用'),
    });
    await expect(save({ id: made.id, version: 1, berths: [a ?? {}].map(plain) })).resolves.toMatchObject({
      berths: [{ id: a?.['id'] }],
    });
    await engine.call('voyage.remove', { ids: [voyage['id'] ?? null] });
    await expect(save({ id: made.id, version: 2, berths: [] })).resolves.toMatchObject({ berths: [] });
  });
});

/** A part as it is sent back: by id and number. */
function plain({ id = null, berthNo = null }: Values): Values {
  return { id, berthNo };
}
