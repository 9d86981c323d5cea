/** Rules S8 and S9: records that are parts of another's. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { eachEngine, useProduct } from './eachEngine.ts';
import { type Engine } from './engine.ts';

interface Described {
  name: string;
  title: string;
  words: Record<string, Json>;
  properties: Record<string, Json>;
  required: string[];
  operations?: Record<string, Json>;
}

const entity = ({ name, title, words, properties, required, operations = {} }: Described): Record<string, Json> => ({
  [`entities/${name}.json`]: {
    $schema: '../generated/meta/entity.json',
    $id: name,
    title,
    type: 'object',
    'x-entity': { scope: 'tenant', ...words },
    properties,
    required,
    'x-operations': operations,
  },
});

const text = (title: string): Json => ({ type: 'string', title, maxLength: 20 });
const reference = (title: string, name: string): Json => ({ type: 'string', title, 'x-ref': name });
const own = { list: {}, get: {}, save: {}, remove: {}, options: {} };

const files = {
  ...entity({
    name: 'device',
    title: '设备',
    words: { label: 'deviceName', code: 'a12-m2.7' },
    properties: { deviceName: text('设备名称') },
    required: ['deviceName'],
    operations: own,
  }),
  ...entity({
    name: 'room',
    title: '考场',
    words: { label: 'roomName', code: 'a12-m2.7', recycle: true, history: true, unique: [['roomName']] },
    properties: {
      roomName: text('考场名称'),
      state: { ...(text('状态') as object), default: 'off', readOnly: true },
    },
    required: ['roomName'],
    operations: { ...own, restore: {}, recycled: {}, history: {} },
  }),
  ...entity({
    name: 'seat',
    title: '考位',
    words: {
      label: 'seatNo',
      code: 'a12-m2.7',
      partOf: { parent: 'roomId', as: 'seats', title: '座位', max: 50 },
      unique: [['roomId', 'seatNo']],
      rules: [{ when: { '>': [{ var: 'width' }, 300] }, path: '/width', message: '放不下' }],
    },
    properties: {
      roomId: reference('考场', 'room'),
      seatNo: text('座位号'),
      width: { type: 'integer', title: '宽度', minimum: 1 },
      price: { type: 'number', title: '押金', multipleOf: 0.01, default: 5 },
      checkedTime: { type: 'string', title: '检查时间', format: 'date-time' },
      checkedOn: { type: 'string', title: '检查日期', format: 'date' },
      deviceId: reference('设备', 'device'),
    },
    required: ['roomId', 'seatNo'],
    operations: { list: {} },
  }),
  ...entity({
    name: 'booking',
    title: '预约',
    words: { label: 'who', code: 'a12-m2.7' },
    properties: { who: text('谁'), seatId: reference('考位', 'seat') },
    required: ['who', 'seatId'],
    operations: own,
  }),
};

const product = useProduct(files);

type Room = Values & { id: string; version: number; seats: Values[] };

eachEngine('S8: parts of a record', product, (start) => {
  const saver = (engine: Engine) => (input: Values) => engine.call<Room>('room.save', input);
  const numbers = ({ seats }: Room): Json[] => seats.map(({ seatNo = null }) => seatNo);
  const countOf = async ({ engine, table }: { engine: Engine; table: string }): Promise<number> => {
    const [[found]] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading<{ count: number }>({ text: `select count(*)::integer as "count" from "${table}"` })],
    });
    return found?.count ?? -1;
  };

  it('are made with it, in their order, and read with it', async () => {
    const engine = start();
    const { id: deviceId = null } = await engine.call('device.save', { deviceName: '电脑' });
    const seats: Values[] = [
      { seatNo: 'B', deviceId, checkedTime: '2026-05-01 08:30:00', checkedOn: '2026-05-01', width: 60 },
      { seatNo: 'A', price: 2.5 },
    ];
    const made = await saver(engine)({ roomName: '一', seats });
    expect(made.seats).toEqual([
      { id: expect.any(String), price: 5, ...seats[0], deviceIdLabel: '电脑' },
      {
        id: expect.any(String),
        ...seats[1],
        width: null,
        checkedTime: null,
        checkedOn: null,
        deviceId: null,
        deviceIdLabel: null,
      },
    ]);
    expect(await engine.call('room.get', { id: made.id })).toEqual(made);
    const { rows } = await engine.call<{ rows: Values[] }>('room.list', {});
    expect(rows).toHaveLength(1);
    expect(rows[0]).not.toHaveProperty('seats');
    expect(await saver(engine)({ roomName: '二' })).toMatchObject({ seats: [] });
    await expect(engine.elsewhere().call('room.get', { id: made.id })).rejects.toMatchObject({ status: 404 });
  });

  it('are what the list says: changed, added, moved and gone; and stay where it is not given', async () => {
    const engine = start();
    const save = saver(engine);
    const made = await save({ roomName: '一', seats: [{ seatNo: 'A', width: 9 }, { seatNo: 'B' }, { seatNo: 'C' }] });
    const [a, b] = made.seats;
    const seats: Values[] = [
      { seatNo: 'D' },
      { id: b?.['id'] ?? null, seatNo: 'B2' },
      { id: a?.['id'] ?? null, seatNo: 'A' },
    ];
    const changed = await save({ id: made.id, version: 1, seats });
    expect(changed).toMatchObject({ version: 2, roomName: '一' });
    expect(numbers(changed)).toEqual(['D', 'B2', 'A']);
    expect(changed.seats[1]?.['id']).toBe(b?.['id']);
    expect(changed.seats[2]).toMatchObject({ id: a?.['id'], width: null });
    const kept = await save({ id: made.id, version: 2, roomName: '二' });
    expect(kept.seats).toEqual(changed.seats);
    expect(await save({ id: made.id, version: 3, seats: [] })).toMatchObject({ seats: [], version: 4 });
    expect(await countOf({ engine, table: 'seat' })).toBe(0);
  });

  it('are all stored or none, with the record', async () => {
    const engine = start();
    const save = saver(engine);
    const made = await save({ roomName: '一', seats: [{ seatNo: 'A' }] });
    await expect(save({ roomName: '一', seats: [{ seatNo: 'B' }] })).rejects.toMatchObject({ status: 422 });
    await expect(
      save({ id: made.id, version: 1, roomName: '二', seats: [{ seatNo: 'B', deviceId: 'none' }] }),
    ).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/seats', message: '所选设备不存在或已被删除' }] },
    });
    await expect(save({ id: made.id, version: 7, seats: [] })).rejects.toMatchObject({
      status: 409,
      data: { theirs: { seats: [{ seatNo: 'A' }] } },
    });
    expect(await engine.call('room.get', { id: made.id })).toEqual(made);
    expect(await countOf({ engine, table: 'seat' })).toBe(1);
  });

  it('under one version: of several who save at once one wins', async () => {
    const engine = start();
    const save = saver(engine);
    const { id } = await save({ roomName: '一' });
    const saved = await Promise.allSettled(
      ['A', 'B', 'C', 'D'].map((seatNo) => save({ id, version: 1, seats: [{ seatNo }, { seatNo: `${seatNo}2` }] })),
    );
    const won = saved.flatMap((each) => (each.status === 'fulfilled' ? [numbers(each.value)] : []));
    expect(won).toHaveLength(1);
    expect(numbers(await engine.call<Room>('room.get', { id }))).toEqual(won[0]);
  });

  it('are told apart by place where one is wrong', async () => {
    const engine = start();
    const save = saver(engine);
    const one = await save({ roomName: '一', seats: [{ seatNo: 'A' }] });
    const errorsOf = (seats: Json): Promise<unknown> =>
      save({ roomName: '二', seats }).then(
        () => [],
        (error: { data: { errors: unknown } }) => error.data.errors,
      );
    expect(await errorsOf([{ seatNo: 'A' }, { seatNo: 'B', width: 0 }])).toEqual([
      { path: '/seats/1/width', message: expect.stringContaining('宽度') },
    ]);
    expect(await errorsOf([{}])).toEqual([{ path: '/seats/0/seatNo', message: expect.stringContaining('座位号') }]);
    expect(await errorsOf([{ seatNo: 'A' }, { seatNo: 'B' }, { seatNo: 'A' }])).toEqual([
      { path: '/seats/2/seatNo', message: '座位号与第 1 行相同' },
    ]);
    expect(await errorsOf([{ seatNo: 'A', width: 301 }])).toEqual([{ path: '/seats/0/width', message: '放不下' }]);
    const many = Array.from({ length: 51 }, (_, index) => ({ seatNo: String(index) }));
    expect(await errorsOf(many)).toEqual([{ path: '/seats', message: expect.stringContaining('50') }]);
    const foreign = { id: one.seats[0]?.['id'] ?? null, seatNo: 'Z' };
    const unknown = { path: '/seats/1', message: '这条座位已不存在，或属于别的数据，请重新打开后再修改' };
    expect(await errorsOf([{ seatNo: 'Y' }, foreign])).toEqual([unknown]);
    expect(await errorsOf([{ seatNo: 'Y' }, { id: 'none', seatNo: 'Z' }])).toEqual([unknown]);
    await expect(
      engine.call('room.save', { id: one.id, version: 1, seats: [{ roomId: 'x', seatNo: 'A' }] }),
    ).rejects.toMatchObject({ status: 422 });
  });

  it('stand in the history of the record, one entry a save', async () => {
    const engine = start();
    const save = saver(engine);
    const { id: deviceId = null } = await engine.call('device.save', { deviceName: '电脑' });
    const made = await save({ roomName: '一', seats: [{ seatNo: 'A', deviceId }] });
    const [a] = made.seats;
    await save({ id: made.id, version: 1, roomName: '二' });
    await save({ id: made.id, version: 2, seats: [{ id: a?.['id'] ?? null, seatNo: 'A2' }, { seatNo: 'B' }] });
    const { rows } = await engine.call<{ rows: (Values & { changes: Record<string, Json> | null })[] }>(
      'room.history',
      {
        id: made.id,
      },
    );
    expect(rows.map(({ changes }) => changes)).toEqual([
      {
        seats: [
          [expect.objectContaining({ seatNo: 'A', deviceIdLabel: '电脑' })],
          [{ seatNo: 'A2' }, { seatNo: 'B' }].map((seat): unknown => expect.objectContaining(seat)),
        ],
      },
      { roomName: ['一', '二'] },
      null,
    ]);
    const [kept] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [
        reading<{ seats: Json }>({
          text: `select "snapshot" -> 'seats' as "seats" from "history" where "entity" = 'room' order by "recordVersion"`,
        }),
      ],
    });
    expect(kept[0]?.seats).toEqual([expect.objectContaining({ seatNo: 'A' })]);
    expect(await countOf({ engine, table: 'history' })).toBe(3);
  });

  it('go with it and come back with it', async () => {
    const engine = start();
    const made = await saver(engine)({ roomName: '一', seats: [{ seatNo: 'A' }] });
    const listed = () => engine.call<{ total: number }>('seat.list', {});
    expect(await listed()).toMatchObject({ total: 1 });
    await engine.call('room.remove', { ids: [made.id] });
    expect(await listed()).toMatchObject({ total: 0 });
    await engine.call('room.restore', { ids: [made.id] });
    expect(await engine.call('room.get', { id: made.id })).toMatchObject({ seats: made.seats });
  });

  it('S9: stay while they are referred to, and the record with them', async () => {
    const engine = start();
    const save = saver(engine);
    const made = await save({ roomName: '一', seats: [{ seatNo: 'A' }, { seatNo: 'B' }] });
    const [a, b] = made.seats;
    const booking = await engine.call('booking.save', { who: '张三', seatId: a?.['id'] ?? null });
    await expect(save({ id: made.id, version: 1, seats: [b ?? {}].map(plain) })).rejects.toMatchObject({
      status: 409,
      message: '座位“A”还有 1 条预约在使用，不能去掉',
    });
    await expect(engine.call('room.remove', { ids: [made.id] })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining('“一”还有 1 条预约在使用'),
    });
    await expect(save({ id: made.id, version: 1, seats: [a ?? {}].map(plain) })).resolves.toMatchObject({
      seats: [{ id: a?.['id'] }],
    });
    await engine.call('booking.remove', { ids: [booking['id'] ?? null] });
    await expect(save({ id: made.id, version: 2, seats: [] })).resolves.toMatchObject({ seats: [] });
  });
});

/** A part as it is sent back: by id and number. */
function plain({ id = null, seatNo = null }: Values): Values {
  return { id, seatNo };
}
