import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import type { Session } from '#server/engine/session.ts';
import { openLimits } from '#server/http/limits.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';

/** Numbers L… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('how often one may call on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, env: { CALLS_PER_MINUTE: '100' } });
  }, 120_000);
  afterAll(() => server.close());

  const session = { id: 's1' } as Session;
  const times = (count: number, call: () => boolean): number =>
    Array.from({ length: count }, call).filter(Boolean).length;

  it('L8: a session has its number in a minute, an address ten times that, and another session its own', () => {
    const limits = openLimits({ app: server.app, now: () => 0 });
    expect(times(150, () => limits.count({ session, ip: '1.1.1.1' }))).toBe(100);
    expect(times(150, () => limits.count({ session: { ...session, id: 's2' }, ip: '1.1.1.1' }))).toBe(100);
    expect(times(1_500, () => limits.count({ session: undefined, ip: '1.1.1.1' }))).toBe(1_000);
    return limits.close();
  });

  it('L8: of IPv6 all addresses of a network are one', () => {
    const limits = openLimits({ app: server.app, now: () => 0 });
    let last = 0;
    const count = (network: string): boolean =>
      limits.count({ session: undefined, ip: `2001:db8:0:${network}::${(last++).toString(16)}` });
    expect(times(1_500, () => count('1'))).toBe(1_000);
    expect(count('2')).toBe(true);
    return limits.close();
  });

  it('L8: several processes share it, by way of the database', async () => {
    const [here, there] = [openLimits({ app: server.app }), openLimits({ app: server.app })];
    const who = { session: { ...session, id: 's3' }, ip: '' };
    expect(times(60, () => here.count(who))).toBe(60);
    expect(times(40, () => there.count(who))).toBe(40);
    await here.share();
    await there.share();
    await here.share();
    expect(there.count(who)).toBe(false);
    expect(times(60, () => here.count(who))).toBeLessThanOrEqual(40);
    await Promise.all([here.close(), there.close()]);
  });

  it('L8: whoever calls as people do is never written down', async () => {
    const limits = openLimits({ app: server.app });
    times(9, () => limits.count({ session: { ...session, id: 'quiet' }, ip: '' }));
    await limits.share();
    expect(
      await server.app.database.query(reading({ text: `select from "callCount" where "id" = 'session/quiet'` })),
    ).toEqual([]);
    await limits.close();
  });

  it('L8: the next minute begins anew', () => {
    let now = 0;
    const limits = openLimits({ app: server.app, now: () => now });
    expect(times(101, () => limits.count({ session, ip: '' }))).toBe(100);
    now = 60_000;
    expect(limits.count({ session, ip: '' })).toBe(true);
    return limits.close();
  });

  it('answers one call too many with 429 and when to come again', async () => {
    const token = await server.signIn('student');
    const calls = (): Promise<Response[]> =>
      Promise.all(Array.from({ length: 101 }, () => fetch(`${server.url}/api/user/info`, { headers: { token } })));
    // A minute may begin among the calls; among twice as many it does so once.
    const refused = [...(await calls()), ...(await calls())].find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
