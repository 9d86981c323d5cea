import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { inSuite, isLongSuite } from '#tests/suite.ts';
import { databasesFor } from '#tests/databases.ts';
import { castOf, type Cast } from './cast.ts';
import { walk, type Tally } from './walk.ts';

/** So many steps by so many walks on each database: 100,000 in the long suite. */
const walks = inSuite({ landing: 2, long: 100 });
const steps = inSuite({ landing: 150, long: 500 });
/** WALK_SEED=… walks one again. */
const first = Number(process.env['WALK_SEED'] ?? inSuite({ landing: 1, long: Date.now() % 1_000_000 }));

/** Random walks of applications, exams and sessions, also by people who may not; what must hold does after each move. */
describe.each(databasesFor(import.meta.url))('walks of applications on %s', (database) => {
  let server: TestServer;
  let cast: Cast;
  const tally: Tally = {};

  beforeAll(async () => {
    server = await startServer({ database });
    cast = await castOf(server);
  }, 120_000);
  afterAll(() => server.close());

  it.each(Array.from({ length: walks }, (_, n) => first + n))(
    'nothing is as it must not be, seed %s',
    async (seed) => {
      await walk({ cast, seed, steps, tally });
    },
    120_000,
  );

  it.runIf(isLongSuite)('every move succeeded some time', () => {
    expect(Object.keys(tally).filter((move) => tally[move]?.done === 0)).toEqual([]);
  });
});
