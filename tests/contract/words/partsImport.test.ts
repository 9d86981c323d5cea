/** Rules S8 and S9: parts of records imported from a sheet of their own. */
import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import type { Download, Values } from '#server/engine/context.ts';
import { readSheets, writeSheets, type Sheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { type Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport, type Job } from './importing.ts';
import { readerCode } from '../ground/partsSheet.ts';

const product = useGround();

type Room = Values & { id: string; version: number; seats: Values[] };
type Book = Record<string, Sheet>;

const seatHeadings = ['所属教室', '系统编号', '座位号', '宽度'];

/** A workbook of new rooms and of seats, each [room, id, number, width]. */
const book = ({ rooms = [], seats }: { rooms?: string[]; seats: string[][] }): Book => ({
  教室: { headings: ['教室名称'], rows: rooms.map((name) => [name]) },
  座位: { headings: seatHeadings, rows: seats },
});

eachEngine('S8: parts imported with their records', product, (start) => {
  const exported = async (engine: Engine): Promise<Book> =>
    readSheets(await bytesOf(await engine.call<Download>('chamber.exportExcel', { sort: 'roomName' })));
  const checked = async (engine: Engine, sheets: Book): Promise<Job> =>
    checkImport({ engine, product: product(), name: 'chamber', content: await writeSheets(sheets) });
  const stored = async (engine: Engine, sheets: Book, mode: 'all' | 'valid' = 'all'): Promise<Job> =>
    commitImport({ engine, name: 'chamber', job: await checked(engine, sheets), mode });
  const save = (engine: Engine, input: Values): Promise<Room> => engine.call<Room>('chamber.save', input);
  const get = (engine: Engine, id: string): Promise<Room> => engine.call<Room>('chamber.get', { id });
  const roomNamed = async (engine: Engine, roomName: string): Promise<Room | undefined> => {
    const { rows } = await engine.call<{ rows: Room[] }>('chamber.list', { roomName });
    const [found] = rows.filter((row) => row['roomName'] === roomName);
    return found && get(engine, found.id);
  };
  const numbers = ({ seats }: Room): Json[] => seats.map(({ seatNo = null }) => seatNo);
  const rowsOf = (sheets: Book, name: string): string[][] => sheets[name]?.rows ?? [];
  const historyOf = async (engine: Engine, id: string): Promise<number> =>
    (await engine.call<{ rows: Values[] }>('chamber.history', { id })).rows.length;
  const told = ({ report: { errors } }: Job): string[] => errors.map(({ cell, message }) => `${cell} ${message}`);

  it('say nothing new when they come back as they went', async () => {
    const engine = start();
    const { id: deviceId = null } = await engine.call('device.save', { deviceName: '电脑' });
    const one = await save(engine, {
      roomName: '甲',
      seats: [
        { seatNo: 'B', deviceId, note: '靠窗' },
        { seatNo: 'A', width: 60, price: 2.5 },
      ],
    });
    await save(engine, { roomName: '乙' });
    const job = await stored(engine, await exported(engine));
    expect(job).toMatchObject({ state: 'done', added: 0, changed: 0, unchanged: 2, message: '2 条没有变化' });
    expect(await get(engine, one.id)).toEqual(one);
    expect(await historyOf(engine, one.id)).toBe(1);
  });

  it('are changed, added, moved and taken away as the sheet says; others stay', async () => {
    const engine = start();
    const one = await save(engine, {
      roomName: '甲',
      seats: [{ seatNo: 'A', width: 9 }, { seatNo: 'B' }, { seatNo: 'C' }],
    });
    const two = await save(engine, { roomName: '乙', seats: [{ seatNo: 'A' }] });
    const [a, b] = one.seats.map(({ id = '' }) => String(id));
    const sheets = book({
      seats: [
        ['甲', '', 'D', '7'],
        ['甲', b ?? '', 'B2', ''],
        ['甲', a ?? '', 'A', '9'],
      ],
    });
    const ready = await checked(engine, sheets);
    expect(ready).toMatchObject({ state: 'ready', valid: 1, bad: 0, message: '座位新增 1 条、修改 1 条、去掉 1 条' });
    expect(await commitImport({ engine, name: 'chamber', job: ready })).toMatchObject({
      state: 'done',
      changed: 1,
      message: '修改 1 条；座位新增 1 条、修改 1 条、去掉 1 条',
    });
    const after = await get(engine, one.id);
    expect(after).toMatchObject({
      version: 2,
      roomName: '甲',
      seats: [
        { seatNo: 'D', width: 7, price: 5 },
        { id: b, seatNo: 'B2' },
        { id: a, seatNo: 'A', width: 9 },
      ],
    });
    expect(await historyOf(engine, one.id)).toBe(2);
    expect(await get(engine, two.id)).toEqual(two);
  });

  it('are stored with the other changes of their record, in one version', async () => {
    const engine = start();
    const one = await save(engine, { roomName: '甲', seats: [{ seatNo: 'A' }] });
    const sheets = await exported(engine);
    const renamed = rowsOf(sheets, '教室').map((row) => row.map((cell) => (cell === '甲' ? '丙' : cell)));
    const seats = [...rowsOf(sheets, '座位'), ['丙', '', 'B', '', '', '', '']];
    await stored(engine, {
      教室: { headings: sheets['教室']?.headings ?? [], rows: renamed },
      座位: { headings: sheets['座位']?.headings ?? [], rows: seats },
    });
    const after = await get(engine, one.id);
    expect(after).toMatchObject({ version: 2, roomName: '丙' });
    expect(numbers(after)).toEqual(['A', 'B']);
    expect(await historyOf(engine, one.id)).toBe(2);
  });

  it('stay where the file has no sheet of them, or the sheet is empty', async () => {
    const engine = start();
    const one = await save(engine, { roomName: '甲', seats: [{ seatNo: 'A' }] });
    const { 教室 } = await exported(engine);
    const rooms = (教室?.rows ?? []).map((row) => row.map((cell) => (cell === '甲' ? '丙' : cell)));
    await stored(engine, { 教室: { headings: 教室?.headings ?? [], rows: rooms } });
    expect(await get(engine, one.id)).toMatchObject({ version: 2, roomName: '丙', seats: one.seats });
    await stored(engine, book({ rooms: ['丁'], seats: [] }));
    expect(await get(engine, one.id)).toMatchObject({ version: 2, seats: one.seats });
  });

  it('come with new records, and only once', async () => {
    const engine = start();
    const sheets = book({
      rooms: ['甲', '乙'],
      seats: [
        ['乙', '', '1', ''],
        ['甲', '', 'A', '8'],
        ['乙', '', '2', ''],
      ],
    });
    expect(await stored(engine, sheets)).toMatchObject({
      state: 'done',
      added: 2,
      message: '新增 2 条；座位新增 3 条',
    });
    const [one, two] = [await roomNamed(engine, '甲'), await roomNamed(engine, '乙')];
    expect(one).toMatchObject({ version: 1, seats: [{ seatNo: 'A', width: 8, price: 5 }] });
    expect(two && numbers(two)).toEqual(['1', '2']);
    expect(await historyOf(engine, one?.id ?? '')).toBe(1);
    expect(await stored(engine, sheets)).toMatchObject({ added: 0, changed: 0 });
    expect(await roomNamed(engine, '甲')).toEqual(one);
  });

  it('are refused at their rows; nothing of their record is stored, others are', async () => {
    const engine = start();
    const one = await save(engine, { roomName: '甲', seats: [{ seatNo: 'A' }] });
    const { id: foreign = '' } = (await save(engine, { roomName: '戊', seats: [{ seatNo: 'Z' }] })).seats[0] ?? {};
    const seats = [
      ['甲', '', 'B', '0'],
      ['乙', '', '', '3'],
      ['乙', '', 'C', '301'],
      ['丙', '', 'C', 'x'],
      ['丙', '', 'D', ''],
      ['丁', '', 'E', '301'],
      ['己', '', 'F', ''],
      ['己', '', 'F', ''],
      ['无', '', 'A', ''],
      ['', '', 'A', ''],
      ['甲', String(foreign), 'Z', ''],
      ['庚', '', 'A', '4'],
    ];
    const ready = await checked(engine, book({ rooms: ['乙', '丙', '丁', '己', '庚'], seats }));
    expect(told(ready)).toEqual(
      expect.arrayContaining([
        '座位!D2 宽度 不能小于 1',
        '座位!C3 请填写座位号',
        '座位!D5 宽度 “x”不是数字',
        '座位!D7 放不下',
        '座位!C9 与第 8 行的座位相同',
        '座位!A10 教室“无”不存在，请填写本文件或系统中已有的名称或系统编号',
        '座位!A11 请填写所属教室',
        '座位!A12 这条座位属于另一个教室，不能移到“甲”',
      ]),
    );
    expect(ready).toMatchObject({ state: 'ready', valid: 1, bad: 7 });
    expect(await commitImport({ engine, name: 'chamber', job: ready, mode: 'valid' })).toMatchObject({
      added: 1,
      changed: 0,
    });
    expect(await roomNamed(engine, '庚')).toMatchObject({ seats: [{ seatNo: 'A', width: 4 }] });
    expect(await roomNamed(engine, '乙')).toBeUndefined();
    expect(await get(engine, one.id)).toEqual(one);
  });

  it('are too many, or out of the version that was exported', async () => {
    const engine = start();
    const one = await save(engine, { roomName: '甲', seats: [{ seatNo: 'A' }] });
    const many = Array.from({ length: 6 }, (_, index) => ['甲', '', String(index), '']);
    expect(told(await checked(engine, book({ seats: many })))).toEqual(['座位!A2 座位 不能超过 5 项']);
    const before = await exported(engine);
    await save(engine, { id: one.id, version: 1, roomName: '甲' });
    const [seat = []] = rowsOf(before, '座位');
    const sheets = {
      ...before,
      座位: { headings: before['座位']?.headings ?? [], rows: [seat.map((cell) => (cell === 'A' ? 'A2' : cell))] },
    };
    const { errors } = (await checked(engine, sheets)).report;
    expect(errors).toEqual([
      expect.objectContaining({ column: '版本', message: expect.stringContaining('现在是第 2 版') }),
    ]);
  });

  it('S9: are told at the sheet where one would go that is referred to', async () => {
    const engine = start();
    const one = await save(engine, { roomName: '甲', seats: [{ seatNo: 'A' }, { seatNo: 'B' }] });
    await engine.call('sitter.save', { who: '张三', seatId: one.seats[0]?.['id'] ?? null });
    const kept = ['甲', String(one.seats[1]?.['id']), 'B', ''];
    const ready = await checked(engine, book({ seats: [kept] }));
    expect(told(ready)).toEqual(['座位!A2 座位“A”还有 1 条占座在使用，不能去掉']);
    expect(ready).toMatchObject({ bad: 1, valid: 0 });
  });

  it('keep what their person may not see, who sees it nowhere', async () => {
    const engine = start();
    const one = await save(engine, { roomName: '甲', seats: [{ seatNo: 'A', note: '秘密' }, { seatNo: 'B' }] });
    const narrow = engine.as([]);
    const sheets = await exported(narrow);
    const rows = rowsOf(sheets, '座位').map((row) => row.map((cell) => (cell === 'B' ? 'B2' : cell)));
    const ready = await checked(narrow, { ...sheets, 座位: { headings: sheets['座位']?.headings ?? [], rows } });
    expect(JSON.stringify(ready.report)).toContain('B2');
    expect(JSON.stringify(ready.report)).not.toContain('秘密');
    expect(await commitImport({ engine: narrow, name: 'chamber', job: ready })).toMatchObject({
      state: 'done',
      changed: 1,
    });
    const { seats } = await engine.as([readerCode]).call<Room>('chamber.get', { id: one.id });
    expect(seats).toMatchObject([{ seatNo: 'A', note: '秘密' }, { seatNo: 'B2' }]);
  });

  it('stand in the workbook of errors with all of their record, to be corrected and imported again', async () => {
    const engine = start();
    const seats = [
      ['甲', '', 'A', ''],
      ['甲', '', 'B', '301'],
      ['乙', '', 'A', ''],
    ];
    const job = await stored(engine, book({ rooms: ['甲', '乙'], seats }), 'valid');
    expect(job).toMatchObject({ added: 1 });
    const file = await engine.call<Download>('chamber.importErrors', { id: job.id });
    const errors = await readSheets(await bytesOf(file));
    expect(Object.keys(errors)).toEqual(['错误行', '座位']);
    expect(rowsOf(errors, '错误行').map(([name]) => name)).toEqual(['甲']);
    expect(rowsOf(errors, '座位').map((row) => row.slice(0, 3))).toEqual([
      ['甲', '', 'A'],
      ['甲', '', 'B'],
    ]);
    expect(rowsOf(errors, '座位').map((row) => row[4])).toEqual([
      expect.stringContaining('同一条数据的其他行有误'),
      '座位!D3：放不下',
    ]);
    const corrected = rowsOf(errors, '座位').map((row) => row.map((cell) => (cell === '301' ? '30' : cell)));
    await stored(engine, { ...errors, 座位: { headings: errors['座位']?.headings ?? [], rows: corrected } });
    expect(await roomNamed(engine, '甲')).toMatchObject({ seats: [{ seatNo: 'A' }, { seatNo: 'B', width: 30 }] });
  });

  it('are named by the id of their record where several have its label', async () => {
    const engine = start();
    const one = await engine.call<Values>('hall.save', { hallName: '同名', rows: [{ rowNo: '1' }] });
    await engine.call('hall.save', { hallName: '同名' });
    const content = (hall: string) =>
      writeSheets({
        会场: { headings: ['会场名称'], rows: [] },
        排: { headings: ['所属会场', '排号'], rows: [[hall, '9']] },
      });
    const check = async (hall: string): Promise<Job> =>
      checkImport({ engine, product: product(), name: 'hall', content: await content(hall) });
    expect(told(await check('同名'))).toEqual(['排!A2 会场“同名”有 2 个，请改填系统编号']);
    const ready = await check(String(one['id']));
    await commitImport({ engine, name: 'hall', job: ready });
    expect(await engine.call('hall.get', { id: one['id'] ?? null })).toMatchObject({ rows: [{ rowNo: '9' }] });
  });

  it('do not change where their record no longer does, and nobody else has what is one part’s alone', async () => {
    const engine = start();
    const shift = (shiftName: string, who: string) =>
      engine.call<Values>('shift.save', { shiftName, duties: [{ who }] });
    const closed = await shift('上午', '张三');
    await shift('下午', '李四');
    await engine.call('shift.step', { step: 'close', ids: [closed['id'] ?? null] });
    const check = async (rows: string[][], shifts: string[] = []): Promise<Job> =>
      checkImport({
        engine,
        product: product(),
        name: 'shift',
        content: await writeSheets({
          班次: { headings: ['班次名称'], rows: shifts.map((name) => [name]) },
          监考: { headings: ['所属班次', '姓名'], rows },
        }),
      });
    expect(told(await check([['上午', '王五']]))).toEqual(['监考!A2 监考 现在不能再改']);
    expect(
      told(
        await check(
          [
            ['晚上', '张三'],
            ['下午', '李四'],
          ],
          ['晚上'],
        ),
      ),
    ).toEqual(['监考!B2 系统中已有相同的监考']);
    expect(
      told(
        await check(
          [
            ['晚上', '王五'],
            ['下午', '王五'],
          ],
          ['晚上'],
        ),
      ),
    ).toEqual(['监考!B3 与第 2 行的监考相同']);
  });
});
