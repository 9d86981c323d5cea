/** Rules T15, T16, S18, S19 as one table from the catalogue; a leak that is planted is found. */
import { expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { groundFiles } from '../ground/index.ts';
import { files as ofReach } from '../ground/reach.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import { startEngine, type Engine } from './engine.ts';
import { settle } from './reaching.ts';
import { matrixProblems, narrowedEntities } from './sightMatrix.ts';

const product = useGround();

/**
 * Fields there are shown and hidden for other reasons as well: the tests of each word try that. The product's own rows
 * with a reach are stored by calls of their own, or by none: `organisation/fenced` tries those.
 */
const isMeant = (entity: string): boolean =>
  `entities/${entity}.json` in ofReach ||
  (!(`entities/${entity}.json` in groundFiles()) &&
    product().artefacts.catalogue.entities[entity]?.reach === undefined);

eachEngine('role × operation × field × whose row', product, (start, open) => {
  const problemsOf = async (engine: Engine, isMeant: (entity: string) => boolean) =>
    matrixProblems({ engine, product: product(), persons: await settle(engine), isMeant });

  it('everybody sees and changes what the catalogue says, of every entity that says so', async () => {
    expect(narrowedEntities(product()).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['asset', 'entry', 'visit']),
    );
    const { cells, wrong } = await problemsOf(start(), isMeant);
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(400);
  });

  /** One thing forgotten in one place, and the cells that must tell of it. */
  const leaks: [name: string, entity: string, sql: string, told: RegExp][] = [
    [
      'a policy that is gone',
      'entry',
      `drop policy "ofReach" on "entry"`,
      /^entry\.list: own, with codes, entryName of foreign: seen/,
    ],
    [
      'a policy that lets writing through',
      'asset',
      `alter policy "ofReach" on "asset" using (true)`,
      /^asset\.save of assetName of foreign: own, with codes: seen or done/,
    ],
    [
      'history that shows what is masked',
      'entry',
      `create or replace function "shownSnapshot"(p_entity text, p_snapshot jsonb) returns jsonb language sql stable as $$ select p_snapshot $$`,
      /^entry\.history: all, without codes, phone of own: seen/,
    ],
    [
      'a view that masks nothing',
      'entry',
      `create or replace function "mayRead"(p_code text) returns boolean language sql stable as $$ select true $$`,
      /^entry\.list: all, without codes, phone of own: seen/,
    ],
    [
      'a field that anybody writes',
      'entry',
      `drop trigger "checkFields" on "entry"`,
      /^entry\.save of phone of own: all, without codes: seen/,
    ],
  ];

  it.each(leaks)('finds %s of %s', async (_name, entity, sql, told) => {
    const engine = await startEngine({ product: product(), database: await open() });
    await engine.app.database.asOwner(async (connection) => {
      await connection.query(changing({ text: sql }));
    });
    const { wrong } = await problemsOf(engine, (each) => each === entity);
    expect(wrong.filter((each) => told.test(each)).length).toBeGreaterThan(0);
  });
});
