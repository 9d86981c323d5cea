import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must, personOf, type Person } from '../mock/exam.ts';

/** Rule L10 of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('a partner’s channel on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  }, 120_000);
  afterAll(() => server.close());

  const signIn = async (): Promise<Person> =>
    personOf({
      server,
      token: (
        await must(
          personOf({ server }).post<{ token: string }>('/login', { account: 'student', password: 'Demo-2024' }),
        )
      ).token,
    });
  const themeOf = async (person: Person): Promise<string> =>
    (await must(person.get<{ themeName: string }>('/user/info'))).themeName;

  it('L10: belongs to the session that entered through it, and to no other of the same person', async () => {
    const [partner, ordinary] = [await signIn(), await signIn()];
    expect(await themeOf(partner)).toBe('default');
    await must(partner.post('/user/channel', { channel: 'partner' }));
    expect([await themeOf(partner), await themeOf(ordinary), await themeOf(await signIn())]).toEqual([
      'partner',
      'default',
      'default',
    ]);
  });

  it('L10, K2: goes along with a ticket of the session', async () => {
    const partner = await signIn();
    await must(partner.post('/user/channel', { channel: 'partner' }));
    const { ticket } = await must(
      partner.post<{ ticket: string }>('/exchangeToken', { redirect_url: '/auth-center/' }),
    );
    const { token } = await must(
      personOf({ server }).post<{ token: string }>('/exchangeTicket', { ticket, redirect_url: '/auth-center/' }),
    );
    expect(await themeOf(personOf({ server, token }))).toBe('partner');
  });

  it('a channel that no theme has is refused, and so is anyone without a session', async () => {
    const person = await signIn();
    expect(await person.post('/user/channel', { channel: 'default' })).toMatchObject({
      status: 422,
      message: '没有这个渠道',
    });
    expect((await personOf({ server }).post('/user/channel', { channel: 'partner' })).status).toBe(401);
    expect(await themeOf(person)).toBe('default');
  });
});
