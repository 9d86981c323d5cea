/** Rules T15 and S18: fields that not everybody reads or writes. */
import { expect, it } from 'vitest';
import { Download, type Values } from '#server/engine/context.ts';
import { readSheet, writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport, wordsOf } from './importing.ts';
import { confidential } from '../ground/protection.ts';

/** What an export is for. */
const purpose = '核对名单';

const secret = {
  pupilName: '诸葛孔明先生',
  idNumber: '110101199003071234',
  phone: '13812345678',
  remark: '胃病三年',
  income: 98765.5,
};

const kinPhone = '13998765432';

const guardianName = '晨光社区中心';

/** None of these leaves the server to who may not read it, nor a part long enough to tell. */
const planted = [
  ...Object.values(secret).map(String),
  kinPhone,
  guardianName,
  '孔明',
  '19900307',
  '12345678'.slice(0, 6),
];

const shown = { pupilName: '诸****', idNumber: '110***********1234', phone: '138****5678', remark: null, income: null };

const product = useGround();

eachEngine('rules T15, S18: protected fields', product, (start) => {
  interface People {
    all: Engine;
    reader: Engine;
    other: Engine;
    pupil: Values;
  }

  /** Somebody who does everything, who reads, who does neither, and a pupil. */
  async function begin(): Promise<People> {
    const all = start();
    const { id: guardianId = null } = await all.call('guardian.save', { guardianName });
    const pupil = await all.call('pupil.save', {
      pupilNo: 'P1',
      ...secret,
      guardianId,
      kins: [{ kinName: '母亲', kinPhone }],
    });
    return { all, reader: all.as([confidential ?? '']), other: all.as([]), pupil };
  }
  const rowsOf = async (engine: Engine, name: string, input: Values = {}): Promise<Values[]> =>
    (await engine.call<{ rows: Values[] }>(name, input)).rows;
  const stored = ({ all }: People, id: unknown): Promise<Values> => all.call('pupil.get', { id: String(id) });
  const refused = (call: Promise<unknown>): Promise<Values> =>
    call.then(
      () => ({ status: 200 }),
      (error: unknown) => error as Values,
    );
  const toldBy = async (answer: unknown): Promise<string> =>
    answer instanceof Download ? wordsOf({ product: product(), file: answer }) : JSON.stringify(answer);

  it('nothing of them goes out to who may not read them, on any way', async () => {
    const people = await begin();
    const { all, other, pupil } = people;
    const id = String(pupil['id']);
    const { id: markId = null } = await all.call('mark.save', { pupilId: id, points: 3 });
    const removed = await all.call('pupil.save', { pupilNo: 'P2', ...secret });
    await all.call('pupil.remove', { ids: [removed['id'] ?? ''] });
    await all.call('pupil.save', { id, version: 1, phone: '13812340000' });
    await all.call('pupil.save', { id, version: 2, phone: secret.phone });
    const ways: [string, Values][] = [
      ['pupil.list', {}],
      ['pupil.list', { sort: 'pupilNo', keyword: 'P1' }],
      ['pupil.get', { id }],
      ['pupil.recycled', {}],
      ['pupil.options', {}],
      ['pupil.options', { ids: [id] }],
      ['pupil.history', { id }],
      ['pupil.save', { id, version: 3, isSick: false }],
      ['pupil.save', { pupilNo: 'P3' }],
      ['pupil.change', { records: [{ id, version: 4, changes: { isSick: false } }] }],
      ['pupil.exportExcel', { purpose }],
      ['pupil.excelTemplate', {}],
      ['mark.list', {}],
      ['mark.get', { id: markId }],
      ['mark.history', { id: markId }],
      ['mark.save', { id: markId, version: 1, points: 4 }],
      ['mark.exportExcel', { purpose }],
      ['mark.excelTemplate', {}],
    ];
    for (const [name, input] of ways) {
      const answer = await other.call<unknown>(name, input);
      const told = await toldBy(answer);
      expect([name, planted.filter((each) => told.includes(each))]).toEqual([name, []]);
    }
    // Whoever may is told of it by the same calls.
    for (const name of ['pupil.list', 'mark.list', 'pupil.exportExcel', 'mark.exportExcel', 'mark.excelTemplate'])
      expect([
        name,
        await toldBy(await all.call<unknown>(name, name.endsWith('exportExcel') ? { purpose } : {})),
      ]).toEqual([name, expect.stringContaining(name.endsWith('Template') ? secret.pupilName : secret.idNumber)]);
    expect(JSON.stringify(await all.call('pupil.history', { id }))).toContain('13812340000');
    const refusals: [string, Values][] = [
      ['pupil.save', { id, version: 1, isSick: true }],
      ['pupil.remove', { ids: [id] }],
      ['pupil.change', { records: [{ id, version: 1, changes: { isSick: true } }] }],
      ['pupil.save', { pupilNo: 'P1' }],
    ];
    for (const [name, input] of refusals) {
      const told = await refused(other.call(name, input));
      const words = JSON.stringify([told['message'], told['data'], told]);
      expect(planted.filter((each) => words.includes(each))).toEqual([]);
    }
  });

  it('the name of what stands in a tree is masked in paths, rows and refusals', async () => {
    const { all, other } = await begin();
    const above = String((await all.call('shelter.save', { shelterName: '晨光之家' }))['id']);
    const below = String((await all.call('shelter.save', { shelterName: '东楼二层', parentId: above }))['id']);
    const answers = [
      await other.call('shelter.tree', {}),
      await other.call('shelter.options', {}),
      await other.call('shelter.get', { id: below }),
    ];
    await all.call('shelter.remove', { ids: [above, below] });
    const told = JSON.stringify([...answers, await refused(other.call('shelter.restore', { ids: [below] }))]);
    expect(told).toContain('东***');
    expect(told).toContain('也在回收站中');
    for (const secretPart of ['光之', '楼二']) expect(told).not.toContain(secretPart);
  });

  it('they are masked, or empty, and whole for who holds the code', async () => {
    const { reader, other, pupil } = await begin();
    const id = String(pupil['id']);
    expect(await other.call('pupil.get', { id })).toMatchObject({
      ...shown,
      pupilNo: 'P1',
      guardianId: null,
      guardianIdLabel: null,
      kins: [{ kinName: '母亲', kinPhone: '139****5432' }],
    });
    expect(await reader.call('pupil.get', { id })).toMatchObject({
      ...secret,
      guardianIdLabel: guardianName,
      kins: [{ kinPhone }],
    });
    await reader.call('mark.save', { pupilId: id, points: 7 });
    const [mark] = await rowsOf(other, 'mark.list');
    expect(mark).toMatchObject({
      pupilIdLabel: shown.pupilName,
      pupilIdMarks: [shown.idNumber],
      'pupilId.idNumber': shown.idNumber,
      'pupilId.income': null,
    });
    expect(await rowsOf(other, 'pupil.options')).toEqual([{ id, label: shown.pupilName, marks: [shown.idNumber] }]);
  });

  it('nobody finds, narrows or orders by what they may not read', async () => {
    const { reader, other, pupil } = await begin();
    await reader.call('mark.save', { pupilId: pupil['id'] ?? '', points: 7 });
    for (const keyword of [secret.idNumber, '孔明', '诸', '****']) {
      expect(await rowsOf(other, 'pupil.list', { keyword })).toEqual([]);
      expect(await rowsOf(other, 'pupil.options', { keyword })).toEqual([]);
    }
    expect(await rowsOf(other, 'pupil.list', { keyword: 'P1' })).toHaveLength(1);
    expect(await rowsOf(reader, 'pupil.list', { keyword: '孔明' })).toHaveLength(1);
    const asked: [string, Values][] = [
      ['pupil.list', { idNumber: '1101' }],
      ['pupil.list', { income: { from: 1 } }],
      ['pupil.list', { sort: 'income' }],
      ['pupil.list', { sort: '-pupilName' }],
      ['pupil.exportExcel', { idNumber: '1101', purpose }],
      ['pupil.recycled', { guardianId: 'g' }],
      ['mark.list', { 'pupilId.income': { from: 1 } }],
      ['mark.list', { sort: 'pupilId.idNumber' }],
    ];
    for (const [name, input] of asked)
      expect([name, input, await refused(other.call(name, input))]).toEqual([
        name,
        input,
        expect.objectContaining({ status: 403, message: expect.stringContaining('不能按它筛选或排序') }),
      ]);
    expect(await rowsOf(reader, 'pupil.list', { idNumber: '1101', sort: 'income' })).toHaveLength(1);
    expect(await rowsOf(reader, 'mark.list', { 'pupilId.income': { from: 1 } })).toHaveLength(1);
    // The conditions of a change of many find as little.
    expect(
      await refused(other.call('pupil.remove', { matching: { idNumber: secret.idNumber }, count: 1 })),
    ).toMatchObject({ status: 409 });
  });

  it('rule S18: nobody writes what they may not, by whatever way, and nothing is stored', async () => {
    const people = await begin();
    const { reader, other, pupil } = people;
    const id = String(pupil['id']);
    const denied = (title: string) => ({ status: 403, message: expect.stringContaining(`“${title}”`) });
    const tries: [Engine, string, Values, string][] = [
      [other, 'pupil.save', { pupilNo: 'P4', idNumber: '1' }, '证件号'],
      [other, 'pupil.save', { id, version: 1, idNumber: '1' }, '证件号'],
      [other, 'pupil.save', { id, version: 1, idNumber: null }, '证件号'],
      [other, 'pupil.save', { id, version: 1, income: 5 }, '收入'],
      [other, 'pupil.save', { id, version: 1, points: 5 }, '积分'],
      [reader, 'pupil.save', { id, version: 1, phone: '13800000000' }, '手机'],
      [other, 'pupil.save', { id, version: 1, kins: [{ kinName: '父亲', kinPhone: '13800000000' }] }, '家属电话'],
    ];
    for (const [engine, name, input, title] of tries)
      expect([input, await refused(engine.call(name, input))]).toEqual([input, expect.objectContaining(denied(title))]);
    const { refused: one } = await other.call<{ refused: Values[] }>('pupil.change', {
      records: [{ id, version: 1, changes: { points: 9 } }],
    });
    expect(one).toMatchObject([{ id, label: shown.pupilName, message: expect.stringContaining('积分') }]);
    expect(await stored(people, id)).toMatchObject({ version: 1, ...secret, kins: [{ kinPhone }] });
  });

  it('what somebody was shown in its place changes nothing when it is sent back', async () => {
    const people = await begin();
    const { other, pupil } = people;
    const id = String(pupil['id']);
    const { kins } = await other.call<{ kins: Values[] }>('pupil.get', { id });
    const [kin] = kins;
    await other.call('pupil.save', { id, version: 1, pupilNo: 'P9', phone: shown.phone, idNumber: shown.idNumber });
    await other.call('pupil.save', {
      id,
      version: 2,
      kins: [{ id: kin?.['id'] ?? '', kinName: '妈妈' }, { kinName: '父亲' }],
    });
    expect(await stored(people, id)).toMatchObject({
      ...secret,
      pupilNo: 'P9',
      kins: [
        { kinName: '妈妈', kinPhone },
        { kinName: '父亲', kinPhone: null },
      ],
    });
  });

  it('rules look at all of a record, whoever saves it', async () => {
    const people = await begin();
    const { all, other, pupil } = people;
    await other.call('pupil.save', { id: String(pupil['id']), version: 1, isSick: true });
    const { id = null } = await all.call('pupil.save', { pupilNo: 'P5' });
    expect(await refused(other.call('pupil.save', { id, version: 1, isSick: true }))).toMatchObject({ status: 422 });
  });

  it('an import passes over what its person may not set, and a workbook of theirs has none of it', async () => {
    const people = await begin();
    const { all, other, pupil } = people;
    const whole = await readSheet(await bytesOf(await all.call<Download>('pupil.exportExcel', { purpose })));
    const part = await readSheet(await bytesOf(await other.call<Download>('pupil.exportExcel', { purpose })));
    const titles = ['姓名', '证件号', '手机', '情况', '收入', '监护人'];
    expect(titles.filter((title) => whole.headings.includes(title))).toEqual(titles);
    expect(titles.filter((title) => part.headings.includes(title))).toEqual([]);
    const content = await writeSheet({
      headings: ['系统编号', '版本', '学号*', '证件号', '生病'],
      rows: [
        [String(pupil['id']), '1', 'P1', '999', '是'],
        ['', '', 'P6', '110101199003075678', '否'],
      ],
    });
    const importer = all.as(['a12-m2.7.2']);
    const job = await checkImport({ engine: importer, product: product(), name: 'pupil', content });
    expect(job).toMatchObject({ state: 'ready', report: { errors: [] } });
    expect(JSON.stringify(job)).toContain('您没有填写证件号的权限');
    expect(planted.filter((each) => JSON.stringify(job).includes(each))).toEqual([]);
    expect(await commitImport({ engine: importer, name: 'pupil', job })).toMatchObject({ state: 'done' });
    expect(await stored(people, pupil['id'])).toMatchObject({ ...secret, isSick: true });
    expect(await rowsOf(all, 'pupil.list', { keyword: 'P6' })).toMatchObject([{ idNumber: null }]);
  });
});
