import { expect, it } from 'vitest';
import type { Database } from './database.ts';
import { plansKept } from './exchange.ts';
import { scope } from './items.ts';
import { reading, type Statement } from './statement.ts';
import { eachDatabase } from './testing.ts';

/** One of many statements that differ in their text, as lists with ever other conditions do. */
const numbered = (n: number): Statement =>
  reading({
    name: `numbered_${n}`,
    text: `select ${n} as "n", $1::integer as "given"`,
    values: [n * 2],
  });

const failing: Statement = reading({ text: 'select 1 / 0' });

eachDatabase('prepared statements of a connection', (open) => {
  const run = async ({ database, n }: { database: Database; n: number }): Promise<unknown> =>
    (await database.batch({ scope, statements: [numbered(n)] }))[0];
  const kept = async (database: Database): Promise<number> => {
    const [[row]] = await database.batch({
      scope,
      statements: [
        reading<{ count: number }>({ text: 'select count(*)::integer as "count" from pg_prepared_statements' }),
      ],
    });
    return row?.count ?? 0;
  };

  it('are bounded, and each still answers for itself', async () => {
    const database = await open({ poolSize: 1 });
    for (let n = 0; n < plansKept * 2; n++) expect(await run({ database, n })).toEqual([{ n, given: n * 2 }]);
    expect(await kept(database)).toBeLessThanOrEqual(plansKept);
    expect(await kept(database)).toBeGreaterThan(plansKept / 2);
  });

  it('are bounded among many at once', async () => {
    const database = await open({ poolSize: 1 });
    const numbers = Array.from({ length: plansKept * 3 }, (_, n) => n % (plansKept + 50));
    const answers = await Promise.all(numbers.map((n) => run({ database, n })));
    expect(answers).toEqual(numbers.map((n) => [{ n, given: n * 2 }]));
    expect(await kept(database)).toBeLessThanOrEqual(plansKept);
  });

  it('can be used again after an exchange failed that prepared them or made room', async () => {
    const database = await open({ poolSize: 1 });
    for (let n = 0; n < plansKept; n++) await run({ database, n });
    const broken = { scope, statements: [failing, numbered(plansKept), numbered(plansKept + 1)] };
    await expect(database.batch(broken)).rejects.toThrow(/division by zero/);
    for (let n = 0; n < plansKept + 3; n++) expect(await run({ database, n })).toEqual([{ n, given: n * 2 }]);
    expect(await kept(database)).toBeLessThanOrEqual(plansKept + 3);
  });
});
