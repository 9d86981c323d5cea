import { openLog } from '#server/log.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { inSuite, isLongSuite } from '#tests/suite.ts';
import { databasesFor } from '#tests/databases.ts';
import { addMembers } from '../certApply/people.ts';
import { must, personOf } from '../mock/exam.ts';
import { arranging } from './places.ts';
import { walk, type Cast, type Tally } from './walk.ts';

/** So many steps by so many walks on each database: 100,000 on both in the long suite. */
const walks = inSuite({ landing: 2, long: 125 });
const steps = inSuite({ landing: 250, long: 400 });
/** WALK_SEED=… walks one again. */
const first = Number(process.env['WALK_SEED'] ?? inSuite({ landing: 1, long: Date.now() % 1_000_000 }));

/** Random walks of places, reserved and given, also by people who may not; what must hold does after each move. */
describe.each(databasesFor(import.meta.url))('walks of places on %s', (database) => {
  let server: TestServer;
  let cast: Cast;
  const tally: Tally = {};

  beforeAll(async () => {
    server = await startServer({
      database,
      log: openLog({ level: 'error', stream: { write: (t: string) => process.stderr.write(t) } as never }),
    });
    const at = await arranging(server);
    const { tenantId } = at;
    const operator = personOf({ server, token: await server.signIn('operator') });
    const site = { siteName: '考点', siteCode: 'WALK', address: '一路 1 号' };
    const siteId = (await must(operator.post<{ id: string }>('/examination/site/insert', site))).id;
    await must(operator.post('/examination/site/bindTenant', { id: siteId, version: 1, tenantIds: [tenantId] }));
    const [stranger, ...learners] = await addMembers({ server, tenantId, roleId: '2', count: 9 });
    if (!stranger) throw new Error('nobody');
    cast = { server, tenantId, at, operator, siteId, learners, stranger };
  }, 120_000);
  afterAll(() => server?.close());

  it.each(Array.from({ length: walks }, (_, n) => first + n))(
    'nothing is as it must not be, seed %s',
    async (seed) => {
      await walk({ cast, seed, steps, tally });
    },
    180_000,
  );

  it.runIf(isLongSuite)('every move succeeded some time', () => {
    expect(Object.keys(tally).filter((move) => tally[move]?.done === 0)).toEqual([]);
  });
});
