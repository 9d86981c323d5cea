/** Rules A1 to A4: figures of many records, group by group. */
import { expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { groupedRows, mostGroups } from '#runtime/core/operations/aggregate.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';
import { scores } from '../ground/aggregate.ts';

const product = useGround();

interface Page {
  rows: Values[];
  total: number;
}

eachEngine('A1: figures of many records', product, (start) => {
  const figure = (engine: Engine, name: string, input: Values = {}): Promise<Page> =>
    engine.call<Page>(`tryout.${name}`, input);
  const syllabus = async (engine: Engine, syllabusName: string, more: Values = {}): Promise<string> =>
    String((await engine.call('syllabus.save', { syllabusName, ...more }))['id']);
  const tryout = async (engine: Engine, input: Values = {}): Promise<string> =>
    String((await engine.call('tryout.save', { tryoutName: '甲', ...input }))['id']);

  async function filled(): Promise<{ engine: Engine; maths: string; art: string }> {
    const engine = start();
    const maths = await syllabus(engine, '数学');
    const art = await syllabus(engine, '美术', { parentId: maths });
    const tryouts: Values[] = [
      { syllabusId: maths, isPassed: true, fee: 0.1, minutes: 30, day: '2026-03-02', startTime: '2026-02-28 23:59:59' },
      { syllabusId: maths, isPassed: true, fee: 0.2, minutes: 45, day: '2026-03-01', startTime: '2026-03-01 00:00:00' },
      { syllabusId: maths, fee: 5, minutes: 30, day: '2025-12-31', startTime: '2026-03-01 00:00:01', state: 'waiting' },
      { syllabusId: art, isPassed: true, startTime: '2026-03-02 08:00:00' },
      { tryoutName: '乙', fee: 1 },
    ];
    for (const input of tryouts) await tryout(engine, input);
    await engine.call('tryout.remove', { ids: [await tryout(engine, { syllabusId: maths, fee: 100 })] });
    return { engine, maths, art };
  }

  const ofMaths = {
    syllabusIdLabel: '数学',
    taken: 3,
    passed: 2,
    rate: 66.67,
    fees: 5.3,
    passedFees: 0.3,
    minutes: 35,
    longest: 45,
    first: '2025-12-31',
  };
  const nothing = {
    taken: 0,
    passed: 0,
    rate: null,
    fees: 0,
    passedFees: 0,
    minutes: null,
    longest: null,
    first: null,
  };

  it('are those that one counts by hand, the most first; what refers to nothing is a group of its own', async () => {
    const { engine, maths, art } = await filled();
    const { rows, total } = await figure(engine, 'byCourse');
    expect(total).toBe(3);
    expect(rows[0]).toEqual({ syllabusId: maths, ...ofMaths });
    const others = [
      { ...nothing, syllabusId: art, syllabusIdLabel: '数学 / 美术', taken: 1, passed: 1, rate: 100 },
      { ...nothing, syllabusId: null, syllabusIdLabel: null, taken: 1, rate: 0, fees: 1 },
    ];
    expect(rows.slice(1)).toEqual(others);
    await expect(figure(engine, 'all')).resolves.toMatchObject({
      rows: [{ taken: 5, passed: 3, rate: 60, fees: 6.3 }],
    });
    await expect(figure(engine, 'byState')).resolves.toEqual({
      rows: [
        { state: 'done', isPassed: true, taken: 3 },
        { state: 'done', isPassed: false, taken: 1 },
        { state: 'waiting', isPassed: false, taken: 1 },
      ],
      total: 3,
    });
  });

  it('A2: of no records there are no groups, and one row where none were asked for', async () => {
    const engine = start();
    await expect(figure(engine, 'byCourse')).resolves.toEqual({ rows: [], total: 0 });
    await expect(figure(engine, 'all')).resolves.toEqual({ rows: [nothing], total: 1 });
  });

  it('A1: days, weeks, months and years are those of China, in their order', async () => {
    const { engine } = await filled();
    const groups = async (name: string): Promise<unknown[]> =>
      (await figure(engine, name)).rows.map((row) => Object.values(row));
    await expect(groups('byDay')).resolves.toEqual([
      ['2026-02-28', 1],
      ['2026-03-01', 2],
      ['2026-03-02', 1],
      [null, 1],
    ]);
    await expect(groups('byWeek')).resolves.toEqual([
      ['2026-02-23', 3],
      ['2026-03-02', 1],
      [null, 1],
    ]);
    await expect(groups('byYear')).resolves.toEqual([
      ['2025', 1],
      ['2026', 2],
      [null, 2],
    ]);
    await expect(groups('byMonth')).resolves.toEqual([
      ['done', '2026-03', 2],
      ['done', '2026-02', 1],
      ['done', null, 1],
      ['waiting', '2026-03', 1],
    ]);
  });

  it('take the conditions of a list; those of the catalogue are not put aside', async () => {
    const { engine, maths } = await filled();
    const taken = async (name: string, input: Values): Promise<unknown> =>
      (await figure(engine, name, input)).rows[0]?.['taken'];
    await expect(taken('all', { keyword: '乙' })).resolves.toBe(1);
    await expect(taken('all', { isPassed: true })).resolves.toBe(3);
    await expect(taken('all', { syllabusId: { below: [maths] } })).resolves.toBe(4);
    await expect(taken('all', { startTime: { from: '2026-03-01', to: '2026-03-01' } })).resolves.toBe(2);
    await expect(taken('done', {})).resolves.toBe(4);
    await expect(taken('done', { state: ['waiting'] })).rejects.toMatchObject({ status: 422 });
    await expect(taken('all', { sort: 'fee' })).rejects.toMatchObject({ status: 422 });
  });

  it('A3: are of the rows that somebody reaches, of their own tenant', async () => {
    const { engine } = await filled();
    const { userId } = engine.scope;
    await tryout(engine, { userId });
    const own = await engine.inRole({ userId, roleId: 'none' });
    const reached = await own.call<Page>('tryout.list', {});
    await expect(figure(own, 'all')).resolves.toMatchObject({ rows: [{ taken: reached.total }] });
    expect(reached.total).toBe(1);
    await expect(figure(engine.elsewhere(), 'byCourse')).resolves.toEqual({ rows: [], total: 0 });
  });

  it('A3: are not made of what somebody may not read, nor narrowed by it', async () => {
    const { engine, maths } = await filled();
    await tryout(engine, { syllabusId: maths, score: 80 });
    await expect(figure(engine.as([scores]), 'scores')).resolves.toMatchObject({
      rows: [{ syllabusIdLabel: '数学', mean: 80 }, { mean: null }, { mean: null }],
    });
    const blind = engine.as([]);
    await expect(figure(blind, 'scores')).rejects.toMatchObject({
      status: 403,
      message: '您没有查看“成绩”的权限，不能看由它算出的统计',
    });
    await expect(figure(blind, 'all', { score: { from: 1 } })).rejects.toMatchObject({ status: 403 });
    await expect(figure(blind, 'all')).resolves.toMatchObject({ rows: [{ taken: 6 }] });
  });

  it(`A4: more than ${mostGroups} groups are refused, none left out`, async () => {
    const engine = start();
    const fill = (from: number, to: number) =>
      engine.app.database.batch({
        scope: engine.scope,
        statements: [
          changing({
            text: `insert into "tryout" ("tenantId", "id", "tryoutName", "createdBy", "updatedBy")
              select $1, 'g' || n, 'n' || n, 'u1', 'u1' from generate_series($2::integer, $3::integer) n`,
            values: [engine.scope.tenantId, from, to],
          }),
        ],
      });
    await fill(1, mostGroups);
    await expect(figure(engine, 'byName')).resolves.toMatchObject({ total: mostGroups });
    await fill(mostGroups + 1, mostGroups + 1);
    await expect(figure(engine, 'byName')).rejects.toMatchObject({
      status: 422,
      message: '统计的结果超过 1000 组，请加上筛选条件，或换一种分组',
    });
  });

  it('are the same of records in memory', async () => {
    const { engine } = await filled();
    const { rows: records } = await engine.call<Page>('tryout.list', { pageSize: 100 });
    for (const name of ['all', 'byCourse', 'byState', 'byDay', 'byWeek', 'byMonth', 'byYear']) {
      const aggregate = engine.app.catalogue.operations[`tryout.${name}`]?.aggregate;
      if (!aggregate) throw new Error(name);
      const { rows } = await figure(engine, name);
      const plain = rows.map(({ syllabusIdLabel: _, ...row }) => row);
      expect(groupedRows({ aggregate, rows: records })).toEqual(plain);
    }
  });
});
