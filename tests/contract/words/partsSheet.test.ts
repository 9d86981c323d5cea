/** Rule S8: parts of records in workbooks, in a sheet of their own. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { readSheets, type Sheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';
import { bytesOf } from './importing.ts';
import { readerCode } from '../ground/partsSheet.ts';

const product = useGround();

type Room = Values & { id: string; version: number; seats: Values[] };

eachEngine('S8: parts in a workbook', product, (start) => {
  const sheetsOf = async (file: Download): Promise<Record<string, Sheet>> => readSheets(await bytesOf(file));
  const exported = async (engine: Engine, input: Values = {}): Promise<Record<string, Sheet>> =>
    sheetsOf(await engine.call<Download>('chamber.exportExcel', input));
  const idsOf = ({ seats }: Room): Json[] => seats.map(({ id = null }) => id);

  it('are exported in the order of their records and theirs, only those of these', async () => {
    const engine = start();
    const { id: deviceId = null } = await engine.call('device.save', { deviceName: '电脑' });
    const save = (input: Values) => engine.call<Room>('chamber.save', input);
    const two = await save({
      roomName: '乙',
      seats: [
        { seatNo: 'B', deviceId },
        { seatNo: 'A', width: 60 },
      ],
    });
    const one = await save({ roomName: '甲', seats: [{ seatNo: 'A', price: 2.5 }] });
    await save({ roomName: '丙' });
    const gone = await save({ roomName: '丁', seats: [{ seatNo: 'A' }] });
    await engine.call('chamber.remove', { ids: [gone.id] });
    const sheets = await exported(engine, { sort: 'roomName' });
    expect(Object.keys(sheets)).toEqual(['教室', '座位', '可选值']);
    const [a] = idsOf(one);
    const [b, c] = idsOf(two);
    const headings = ['所属教室', '系统编号', '座位号', '宽度', '押金', '设备', '备注'];
    const seats = [
      ['乙', b, 'B', '', '5', '电脑', ''],
      ['乙', c, 'A', '60', '5', '', ''],
      ['甲', a, 'A', '', '2.5', '', ''],
    ];
    const rooms = (sheets['教室']?.rows ?? []).map((row) => row[2] ?? '');
    const inOrder = rooms.flatMap((room) => seats.filter(([name]) => name === room));
    expect(sheets['座位']).toEqual({ headings, rows: inOrder });
    expect((await exported(engine, { roomName: '甲' }))['座位']?.rows).toEqual([seats[2]]);
    expect((await exported(engine.elsewhere()))['座位']).toEqual({ headings, rows: [] });
  });

  it('leave out what their reader may not see', async () => {
    const engine = start();
    await engine.call('chamber.save', { roomName: '甲', seats: [{ seatNo: 'A', note: '秘密' }] });
    expect((await exported(engine.as([readerCode])))['座位']?.rows[0]).toContain('秘密');
    const { headings, rows } = (await exported(engine.as([])))['座位'] ?? { headings: [], rows: [] };
    expect(headings).not.toContain('备注');
    expect(rows[0]).not.toContain('秘密');
  });

  it('are told apart by the id of their record where several have its label', async () => {
    const engine = start();
    const [first, second] = [
      await engine.call<Room>('hall.save', { hallName: '同名', rows: [{ rowNo: '1' }] }),
      await engine.call<Room>('hall.save', { hallName: '同名', rows: [{ rowNo: '2' }] }),
    ];
    const sheets = await sheetsOf(await engine.call<Download>('hall.exportExcel', {}));
    const named = Object.fromEntries((sheets['排']?.rows ?? []).map((row) => [row[2], row[0]]));
    expect(named).toEqual({ 1: first.id, 2: second.id });
  });

  it('have a sheet in the template, with an example and what is said of each column', async () => {
    const engine = start();
    await engine.call('chamber.save', { roomName: '甲' });
    const sheets = await sheetsOf(await engine.call<Download>('chamber.excelTemplate', {}));
    expect(Object.keys(sheets)).toEqual(['教室', '座位', '填写说明', '可选值']);
    const { headings = [], rows = [] } = sheets['座位'] ?? {};
    expect(headings).toEqual(['所属教室', '系统编号', '座位号', '宽度', '押金', '设备', '备注']);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.slice(0, 2)).toEqual(['甲', '示例行，导入时略过']);
    const notes = sheets['填写说明']?.rows ?? [];
    expect(notes.filter(([sheet]) => sheet === '座位').map((row) => row.slice(1, 3))).toEqual([
      ['所属教室', '必填'],
      ['系统编号', '选填'],
      ['座位号', '必填'],
      ['宽度', '选填'],
      ['押金', '选填'],
      ['设备', '选填'],
      ['备注', '选填'],
    ]);
    expect(notes.find(([sheet, column]) => sheet === '座位' && column === '所属教室')?.[3]).toContain(
      '教室名称或系统编号',
    );
    expect(sheets['可选值']?.headings).toContain('座位：所属教室');
    const unseen = await sheetsOf(await engine.as([]).call<Download>('chamber.excelTemplate', {}));
    expect(unseen['座位']?.headings).not.toContain('备注');
  });

  it('have no sheet where records have none', async () => {
    const sheets = await sheetsOf(await start().call<Download>('device.exportExcel', {}));
    expect(Object.keys(sheets)).toEqual(['设备']);
  });
});
