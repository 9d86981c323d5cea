/** Rule V4: numbers that the server gives. */
import { describe, expect, it } from 'vitest';
import { toWireDate } from '#runtime/core/dates.ts';
import { numberText } from '#runtime/core/operations/series.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Download } from '#server/engine/context.ts';
import { checkRows } from '#server/engine/excel/check.ts';
import { newId } from '#server/engine/ids.ts';
import { inSuite } from '#tests/suite.ts';
import { readSheet, writeSheet } from '../catalogue/workbook.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';
import { bytesOf, checkImport, commitImport } from './importing.ts';
import { patterns } from '../ground/series.ts';

const product = useGround();

/** Of two kinds, half of each. */
const atOnce = inSuite({ landing: 60, long: 200 });

type Name = keyof typeof patterns;

/** The number of a count as it is given today. */
const numberOf = (name: Name, count: number): string =>
  numberText({ pattern: patterns[name], count, day: toWireDate(new Date()) });

const firstNumbers = (name: Name, many: number): string[] =>
  Array.from({ length: many }, (_, index) => numberOf(name, index + 1));

eachEngine('V4: a number of a series', product, (start, open) => {
  const create = async ({
    engine,
    name,
    fullName,
    kind = '甲',
  }: {
    engine: Engine;
    name: Name;
    fullName: string;
    kind?: string;
  }): Promise<string> => String((await engine.call(`${name}.save`, { fullName, kind }))['no']);

  describe.each([true, false])('with shared batches: %s', (hasSharedBatches) => {
    it.each(['apply', 'receipt'] as const)(
      `is given to ${atOnce} at once, of %s, and to no two`,
      { timeout: 120_000 },
      async (name) => {
        const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
        const made = await Promise.all(
          Array.from({ length: atOnce }, async (_, index) => {
            const kind = index % 2 === 0 ? '甲' : '乙';
            return { kind, no: await create({ engine, name, fullName: `人${index}`, kind }) };
          }),
        );
        for (const kind of ['甲', '乙']) {
          const numbers = made.flatMap((each) => (each.kind === kind ? [each.no] : []));
          expect(numbers.sort()).toEqual(firstNumbers(name, atOnce / 2));
        }
      },
    );
  });

  it('is counted for each organisation by itself, and kept in the history', async () => {
    const engine = start();
    const others = engine.elsewhere();
    const numbers = [
      await create({ engine, name: 'apply', fullName: '一' }),
      await create({ engine: others, name: 'apply', fullName: '一' }),
      await create({ engine, name: 'apply', fullName: '二' }),
    ];
    expect(numbers).toEqual([1, 1, 2].map((count) => numberOf('apply', count)));
    const kept = await engine.app.database.batch({
      scope: others.scope,
      statements: [
        reading<{ no: string }>({ text: `select "snapshot" ->> 'no' as "no" from "history" where "entity" = 'apply'` }),
      ],
    });
    expect(kept).toEqual([[{ no: numberOf('apply', 1) }]]);
  });

  it('is lost with a record that is refused, unless the series is gapless', async () => {
    const engine = start();
    const numbersOf = async (name: Name): Promise<string[]> => {
      const first = await create({ engine, name, fullName: '一' });
      await expect(create({ engine, name, fullName: '一' })).rejects.toMatchObject({ status: 422 });
      return [first, await create({ engine, name, fullName: '二' })];
    };
    expect(await numbersOf('apply')).toEqual([1, 3].map((count) => numberOf('apply', count)));
    expect(await numbersOf('receipt')).toEqual([1, 2].map((count) => numberOf('receipt', count)));
  });

  it('has no gap though half of those who save at once are refused', { timeout: 120_000 }, async () => {
    const engine = start();
    const made = await Promise.allSettled(
      Array.from({ length: 100 }, (_, index) =>
        create({ engine, name: 'receipt', fullName: `人${Math.floor(index / 2)}` }),
      ),
    );
    const numbers = made.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(numbers.sort()).toEqual(firstNumbers('receipt', 50));
  });

  it('is nobody’s to say or change, nor is what it is counted per', async () => {
    const engine = start();
    await expect(engine.call('apply.save', { fullName: '一', kind: '甲', no: 'BM1' })).rejects.toMatchObject({
      status: 422,
    });
    const { id = null, no } = await engine.call('apply.save', { fullName: '一', kind: '甲' });
    await expect(engine.call('apply.save', { id, version: 1, kind: '乙' })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/kind', message: '编号已经按类别编好，类别不能再改' }] },
    });
    await expect(engine.call('apply.save', { id, version: 1, fullName: '二' })).resolves.toMatchObject({ no });
  });

  it('grows longer where its digits are used up', async () => {
    const engine = start();
    await create({ engine, name: 'apply', fullName: '一' });
    const { database } = engine.app;
    const { scope } = engine;
    await database.batch({ scope, statements: [changing({ text: 'update "series" set "count" = 9998' })] });
    const numbers = [
      await create({ engine, name: 'apply', fullName: '二' }),
      await create({ engine, name: 'apply', fullName: '三' }),
    ];
    expect(numbers.map((no) => no.slice(7))).toEqual(['9999', '10000']);
    expect(numbers).toEqual([9999, 10_000].map((count) => numberOf('apply', count)));
  });

  it('is given to whatever stores a record, and kept apart by the database', async () => {
    const engine = start();
    const { scope } = engine;
    const insert = (fullName: string, no: string | null) =>
      engine.app.database.batch({
        scope,
        statements: [
          changing<{ no: string }>({
            text: `insert into "apply" ("id", "fullName", "kind", "no") values ($1, $2, '甲', $3) returning "no"`,
            values: [newId(), fullName, no],
          }),
        ],
      });
    expect(await insert('一', null)).toEqual([[{ no: numberOf('apply', 1) }]]);
    await expect(insert('二', numberOf('apply', 1))).rejects.toMatchObject({ constraint: 'apply_unique_kind_no' });
  });

  it('holds what it is counted per in an import, too', async () => {
    const engine = start();
    const { id = null, no = null } = await engine.call('apply.save', { fullName: '一', kind: '甲' });
    const { app } = engine;
    const row = (kind: string): string[] => [String(id), '1', String(no), '一', kind];
    const check = (kind: string) =>
      checkRows({
        context: {
          app,
          dictionaries: app.artefacts.dictionaries,
          scope: engine.scope,
          session: { codes: new Set(['a12-m2.7.2']) } as never,
        },
        entity: app.catalogue.entities['apply'] as never,
        plan: app.artefacts.excelPlan('apply'),
        rows: [['系统编号', '版本', '编号', '姓名', '类别'], row(kind)],
        onProgress: () => undefined,
      });
    expect(await check('乙')).toMatchObject({
      problems: [{ cell: 'E2', column: '类别', message: '编号已经按类别编好，类别不能再改' }],
    });
    expect(await check('甲')).toMatchObject({ problems: [], notes: [], unchanged: 1 });
  });

  it('stands in an export', async () => {
    const engine = start();
    const no = await create({ engine, name: 'apply', fullName: '一' });
    const download = await engine.call<Download>('apply.exportExcel', {});
    const { headings, rows } = await readSheet(await bytesOf(download));
    expect(headings).toEqual(['系统编号', '版本', '编号', '姓名', '类别']);
    expect(rows.map((cells) => cells.slice(2))).toEqual([[no, '一', '甲']]);
  });

  it.each(['apply', 'receipt'] as const)(
    'is given by an import of %s in the order of its sheet',
    { timeout: 60_000 },
    async (name) => {
      const engine = start();
      await create({ engine, name, fullName: '已有', kind: '乙' });
      const rows = [
        ['一', '甲', ''],
        ['二', '乙', '随便写的'],
        ['已有', '乙', ''],
        ['三', '甲', ''],
      ];
      const content = await writeSheet({ headings: ['姓名', '类别', '编号'], rows });
      const job = await checkImport({ engine, product: product(), name, content });
      expect(job.report.notes).toEqual([{ cell: 'C3', column: '编号', message: '编号由系统给出，此格不导入' }]);
      expect(await commitImport({ engine, name, job })).toMatchObject({ state: 'done', added: 3 });
      const { rows: stored } = await engine.call<{ rows: { fullName: string; no: string }[] }>(`${name}.list`, {
        sort: 'createdTime',
      });
      expect(Object.fromEntries(stored.map(({ fullName, no }) => [fullName, no]))).toEqual({
        已有: numberOf(name, 1),
        一: numberOf(name, 1),
        二: numberOf(name, 2),
        三: numberOf(name, 2),
      });
    },
  );
});
