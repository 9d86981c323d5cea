/** Rule V4: the pattern of a series that an organisation set for itself. */
import { describe, expect, it } from 'vitest';
import { toWireDate } from '#runtime/core/dates.ts';
import { numberText, ownPatternProblem } from '#runtime/core/operations/series.ts';
import { changing, reading } from '#server/database/statement.ts';
import { newId } from '#server/engine/ids.ts';
import { inSuite } from '#tests/suite.ts';
import { writeSheet } from '../catalogue/workbook.ts';
import { ruled } from '../ground/series.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';
import { checkImport, commitImport } from './importing.ts';

const product = useGround();

const many = inSuite({ landing: 40, long: 200 });

type Name = keyof typeof ruled;

const numbersOf = (pattern: string, counts: readonly number[]): string[] =>
  counts.map((count) => numberText({ pattern, count, day: toWireDate(new Date()) }));

/** Locks that somebody waits for. */
const waiting = reading({
  text: `select from pg_locks where locktype = 'advisory' and not granted
    and "database" = (select oid from pg_database where datname = current_database())`,
});

eachEngine('V4: the pattern that an organisation sets', product, (start, open) => {
  let people = 0;
  const create = async (engine: Engine, name: Name, kind = '甲'): Promise<string> =>
    String((await engine.call(`${name}.save`, { fullName: `人${(people += 1)}`, kind }))['no']);
  const createSome = async (engine: Engine, name: Name, some: number): Promise<string[]> => {
    const numbers: string[] = [];
    while (numbers.length < some) numbers.push(await create(engine, name));
    return numbers;
  };
  /** Sets the pattern, or takes it away again. */
  const rule = async (engine: Engine, name: Name, pattern: string | null): Promise<void> => {
    const { rows } = await engine.call<{ rows: { id: string; version: number; series: string }[] }>('numberRule.list', {
      series: [`${name}.no`],
    });
    const [stored] = rows;
    if (pattern === null) await engine.call('numberRule.remove', { ids: rows.map(({ id }) => id) });
    else if (stored) await engine.call('numberRule.save', { id: stored.id, version: stored.version, pattern });
    else await engine.call('numberRule.save', { series: `${name}.no`, pattern });
  };
  /** As if so many had been given by a pattern. */
  const count = (engine: Engine, pattern: string, value: number) =>
    engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({ text: 'update "series" set "count" = $2 where "id" like $1', values: [`% ${pattern}`, value] }),
      ],
    });

  it.each(['gatePass', 'coupon'] as const)('is what %s is numbered by from then on, there alone', async (name) => {
    const engine = start();
    const others = engine.elsewhere();
    const own = 'N{yy}{mm}/{00}';
    const numbers = await createSome(engine, name, 1);
    await rule(engine, name, own);
    numbers.push(...(await createSome(engine, name, 2)), await create(others, name));
    await rule(engine, name, null);
    numbers.push(...(await createSome(engine, name, 1)));
    await rule(engine, name, own);
    numbers.push(...(await createSome(engine, name, 1)));
    const usual = ruled[name];
    expect(numbers).toEqual([
      ...numbersOf(usual, [1]),
      ...numbersOf(own, [1, 2]),
      ...numbersOf(usual, [1]),
      ...numbersOf(usual, [2]),
      ...numbersOf(own, [3]),
    ]);
  });

  it.each(['gatePass', 'coupon'] as const)('gives no number of %s that another pattern gave', async (name) => {
    const engine = start();
    await rule(engine, name, 'P{000}');
    expect(await createSome(engine, name, 3)).toEqual(['P001', 'P002', 'P003']);
    await rule(engine, name, 'P0{00}');
    expect(await createSome(engine, name, 2)).toEqual(['P004', 'P005']);
    await rule(engine, name, 'P{000}');
    expect(await createSome(engine, name, 2)).toEqual(['P006', 'P007']);
    await rule(engine, name, '{0}7');
    expect(await createSome(engine, name, 1)).toEqual(['17']);
    await rule(engine, name, '{0}');
    expect(await createSome(engine, name, 1)).toEqual(['1']);
    await count(engine, '{0}', 16);
    expect(await createSome(engine, name, 2)).toEqual(['18', '19']);
  });

  it.each([
    ['A{0}-1', 'A1-{0}', 'A1-1', 'A1-2'],
    ['A1-{0}', 'A{0}-1', 'A1-1', 'A2-1'],
    ['A{0}25', 'A12{0}', 'A125', 'A121'],
    ['A{0}2-', 'A12-{0}', 'A12-', 'A12-1'],
  ])('%s and %s, which cross, give no number twice', async (first, second, given, next) => {
    const engine = start();
    await rule(engine, 'gatePass', first);
    expect(await createSome(engine, 'gatePass', 1)).toEqual([given]);
    await rule(engine, 'gatePass', second);
    expect((await createSome(engine, 'gatePass', 6))[0]).toBe(next);
  });

  it('tells digits that were used up from those of a longer pattern', async () => {
    const engine = start();
    await rule(engine, 'gatePass', 'P{000}');
    await create(engine, 'gatePass');
    await count(engine, 'P{000}', 998);
    expect(await createSome(engine, 'gatePass', 3)).toEqual(['P999', 'P1000', 'P1001']);
    await rule(engine, 'gatePass', 'P{0000}');
    expect(await createSome(engine, 'gatePass', 1)).toEqual(['P0001']);
    await count(engine, 'P{0000}', 999);
    expect(await createSome(engine, 'gatePass', 2)).toEqual(['P1002', 'P1003']);
  });

  it('tells a year from the digits of a count', async () => {
    const engine = start();
    const [first = '', , third] = numbersOf('{yyyy}{00}', [1, 2, 3]);
    await rule(engine, 'gatePass', '{0}');
    await create(engine, 'gatePass');
    await count(engine, '{0}', Number(first));
    expect(await createSome(engine, 'gatePass', 1)).toEqual(numbersOf('{yyyy}{00}', [2]));
    await rule(engine, 'gatePass', '{yyyy}{00}');
    expect(await createSome(engine, 'gatePass', 1)).toEqual([third]);
    await rule(engine, 'gatePass', '{0}');
    expect(await createSome(engine, 'gatePass', 1)).toEqual(numbersOf('{yyyy}{00}', [4]));
  });

  it('knows of numbers whose records are gone, and of those that are counted apart', async () => {
    const engine = start();
    await rule(engine, 'coupon', 'P{000}');
    const first = await engine.call('coupon.save', { fullName: '走了', kind: '甲' });
    await engine.app.database.batch({
      scope: engine.scope,
      statements: [changing({ text: `delete from "coupon" where "id" = $1`, values: [first['id'] ?? null] })],
    });
    await rule(engine, 'coupon', 'P0{00}');
    expect([first['no'], await create(engine, 'coupon'), await create(engine, 'coupon', '乙')]).toEqual([
      'P001',
      'P002',
      'P001',
    ]);
  });

  it('loses no number of a gapless series with a record that is refused', async () => {
    const engine = start();
    await rule(engine, 'coupon', 'P{000}');
    await engine.call('coupon.save', { fullName: '同一人', kind: '甲' });
    await rule(engine, 'coupon', 'P0{00}');
    await expect(engine.call('coupon.save', { fullName: '同一人', kind: '甲' })).rejects.toMatchObject({ status: 422 });
    expect(await createSome(engine, 'coupon', 2)).toEqual(['P002', 'P003']);
  });

  it.each(['gatePass', 'coupon'] as const)(
    'numbers an import of %s in the order of its sheet',
    { timeout: 60_000 },
    async (name) => {
      const engine = start();
      await rule(engine, name, 'P{0000}');
      await createSome(engine, name, 3);
      await rule(engine, name, 'P0{000}');
      const names = Array.from({ length: many }, (_, index) => `表${String(index).padStart(4, '0')}`);
      const content = await writeSheet({ headings: ['姓名', '类别'], rows: names.map((each) => [each, '甲']) });
      const job = await checkImport({ engine, product: product(), name, content });
      expect(await commitImport({ engine, name, job })).toMatchObject({ state: 'done', added: many });
      const [rows] = await engine.app.database.batch({
        scope: engine.scope,
        statements: [
          reading<{ no: string }>({
            text: `select "no" from "${name}" where "fullName" like '表%' order by "fullName"`,
          }),
        ],
      });
      expect(rows?.map(({ no }) => no)).toEqual(
        numbersOf(
          'P0{000}',
          names.map((_, index) => index + 4),
        ),
      );
    },
  );

  it('waits with its change for whoever takes a number, and then knows of that one', async () => {
    const engine = start();
    const { database } = engine.app;
    await rule(engine, 'coupon', 'P{000}');
    const done: string[] = [];
    const changed = await database.inScope({ scope: engine.scope }, async (transaction) => {
      await transaction.query(
        changing({
          text: `insert into "coupon" ("id", "fullName", "kind") values ($1, '先来', '甲')`,
          values: [newId()],
        }),
      );
      const change = rule(engine, 'coupon', 'P0{00}').then(() => done.push('changed'));
      // PGlite lets nobody in before the transaction is over.
      if (database.kind === 'postgres') await expect.poll(() => transaction.query(waiting)).toHaveLength(1);
      done.push('stored');
      return { change };
    });
    await changed.change;
    expect(done).toEqual(['stored', 'changed']);
    expect(await createSome(engine, 'coupon', 1)).toEqual(['P002']);
  });

  describe.each([true, false])('with shared batches: %s', (hasSharedBatches) => {
    it.each(['gatePass', 'coupon'] as const)(
      'may change while many %s are saved: nobody is refused and no two have one number',
      { timeout: 120_000 },
      async (name) => {
        const engine = await startEngine({ product: product(), database: await open({ hasSharedBatches }) });
        const changes = (async () => {
          for (const pattern of ['P{000}', 'P0{00}', 'P00{0}', null, 'P{0000}', 'P0{00}'])
            await rule(engine, name, pattern);
        })();
        const numbers = await Promise.all(Array.from({ length: many }, () => create(engine, name)));
        await changes;
        numbers.push(...(await createSome(engine, name, 2)));
        expect(new Set(numbers).size).toBe(many + 2);
        expect(numbers.filter((each) => !/^(P\d{3,}|TX\d{4}-\d{3}|DH\d{4}-\d{3})$/.test(each))).toEqual([]);
      },
    );
  });

  it.each([
    ['P{yyyy}', '缺少数字'],
    ['P{00}{00}', '只能写一处'],
    ['P{mm}{00}', '有月没有年'],
    ['P{yy}{dd}{00}', '有日没有月'],
    ['P{YYYY}{00}', '是不是“{yyyy}”？'],
    ['P{01}', '没有“{01}”这个写法'],
    ['P{00', '花括号没有成对'],
    ['p{00}', '只能有大写字母、数字、“-”和“/”，不能有“p”'],
    ['准{00}', '不能有“准”'],
    ['P {00}', '不能有“ ”'],
    [`${'P'.repeat(27)}{00}`, '不能超过 30 个字'],
  ])('is refused as %s, by the server and by the database', async (pattern, message) => {
    const engine = start();
    await expect(engine.call('numberRule.save', { series: 'gatePass.no', pattern })).rejects.toMatchObject({
      status: 422,
      data: { errors: [{ path: '/pattern', message: expect.stringContaining(message) }] },
    });
    expect(ownPatternProblem(pattern)).toEqual(expect.stringContaining(message));
    const inserted = engine.app.database.batch({
      scope: engine.scope,
      statements: [
        changing({
          text: `insert into "numberRule" ("id", "series", "pattern") values ($1, 'gatePass.no', $2)`,
          values: [newId(), pattern],
        }),
      ],
    });
    await expect(inserted).rejects.toMatchObject({ constraint: 'rule_pattern' });
    await expect(engine.call('numberRule.list', {})).resolves.toMatchObject({ rows: [] });
  });

  it.each(['{0}', `{${'0'.repeat(28)}}`, `${'9'.repeat(27)}{0}`, 'A-{yyyy}/{mm}/{dd}-{0}Z', '{yy}{0}{mm}'])(
    'may be %s, and fits its field',
    async (pattern) => {
      const engine = start();
      await rule(engine, 'gatePass', pattern);
      const [number = ''] = numbersOf(pattern, [1]);
      expect(await createSome(engine, 'gatePass', 1)).toEqual([number]);
    },
  );

  describe('a field that a pattern names', () => {
    const createOf = async (engine: Engine, ...kinds: string[]): Promise<string[]> => {
      const numbers: string[] = [];
      for (const kind of kinds) numbers.push(await create(engine, 'locker', kind));
      return numbers;
    };

    it('stands in the number in capitals, each text counted for itself; nothing else of it does', async () => {
      const engine = start();
      expect(await createOf(engine, 'ab-1', 'AB-1', 'c', 'ab-1', '甲 {0}%')).toEqual([
        'CWAB-1-001',
        'CWAB-1-002',
        'CWC-001',
        'CWAB-1-003',
        'CW0-001',
      ]);
      await rule(engine, 'locker', '{kind}{00}');
      // A1 + 1 and A + 11 are the same text.
      expect(await createOf(engine, 'A1')).toEqual(['A101']);
      const numbers = await createOf(engine, ...Array.from({ length: 102 }, () => 'A'));
      expect(numbers).not.toContain('A101');
      expect(numbers.slice(-2)).toEqual(['A102', 'A103']);
    });

    it('is counted without gaps by twenty at once', async () => {
      const engine = start();
      const numbers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => create(engine, 'locker', index % 2 === 0 ? 'even' : 'odd')),
      );
      const wanted = ['EVEN', 'ODD'].flatMap((kind) =>
        Array.from({ length: 10 }, (_, index) => `CW${kind}-0${String(index + 1).padStart(2, '0')}`),
      );
      expect(numbers.toSorted()).toEqual(wanted);
    });

    it('makes no number twice where texts that cross are counted at once', async () => {
      const engine = start();
      const { database } = engine.app;
      await rule(engine, 'locker', '{kind}{0}');
      await createOf(engine, 'A');
      await count(engine, 'A{0}', 10);
      const { next } = await database.inScope({ scope: engine.scope }, async (transaction) => {
        await transaction.query(
          changing({
            text: `insert into "locker" ("id", "fullName", "kind") values ($1, '先来', 'a1')`,
            values: [newId()],
          }),
        );
        const taken = createOf(engine, 'A');
        // PGlite lets nobody in before the transaction is over.
        if (database.kind === 'postgres') await expect.poll(() => transaction.query(waiting)).toHaveLength(1);
        return { next: taken };
      });
      expect([...(await next), ...(await createOf(engine, 'A1'))]).toEqual(['A12', 'A13']);
    });

    it('may be named by the rules of its own series alone', async () => {
      const engine = start();
      const problem = (message: string) => ({
        status: 422,
        data: { errors: [{ path: '/pattern', message: expect.stringContaining(message) }] },
      });
      const save = (series: string, pattern: string) => engine.call('numberRule.save', { series, pattern });
      await expect(save('coupon.no', 'A{kind}{00}')).rejects.toMatchObject(problem('没有“{kind}”这个写法'));
      await expect(save('locker.no', 'A{code}{00}')).rejects.toMatchObject(
        problem('只能写 {yyyy}、{yy}、{mm}、{dd}（年、月、日）、{kind}'),
      );
      await expect(save('locker.no', '{kind}{kind}{00}')).rejects.toMatchObject(problem('“{kind}”只能写一处'));
      await expect(save('locker.no', 'A{kind}')).rejects.toMatchObject(problem('缺少数字'));
      await expect(save('locker.no', 'A{Kind}{00}')).rejects.toMatchObject(problem('是不是“{kind}”？'));
    });
  });

  it('is one for each series, which stays', async () => {
    const engine = start();
    const { id = null } = await engine.call('numberRule.save', { series: 'gatePass.no', pattern: 'P{00}' });
    const problem = (path: string) => ({ status: 422, data: { errors: [{ path }] } });
    await expect(engine.call('numberRule.save', { series: 'gatePass.no', pattern: 'Q{00}' })).rejects.toMatchObject(
      problem('/series'),
    );
    await expect(engine.call('numberRule.save', { series: 'apply.no', pattern: 'Q{00}' })).rejects.toMatchObject(
      problem('/series'),
    );
    await expect(engine.call('numberRule.save', { id, version: 1, series: 'coupon.no' })).rejects.toMatchObject(
      problem('/series'),
    );
    const moved = engine.app.database.batch({
      scope: engine.scope,
      statements: [changing({ text: `update "numberRule" set "series" = 'coupon.no'` })],
    });
    await expect(moved).rejects.toMatchObject({ constraint: 'rule_series' });
  });
});
