import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countTry, keysOfLogin } from '#server/domain/session/attempts.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { asOwner, must } from '../mock/exam.ts';
import { callerFrom, solve } from './caller.ts';

const right = 'Demo-2024';

/** Numbers L… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('log-ins on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  }, 120_000);
  afterAll(() => server.close());

  const from = (address: string): ReturnType<typeof callerFrom> => callerFrom({ server, address });
  const logIn = ({
    address,
    account,
    password = right,
    proof,
  }: {
    address: string;
    account: string;
    password?: string;
    proof?: string;
  }): Promise<{ status: number; data: { token?: string; proofRequired?: boolean } }> =>
    from(address).post('/login', { account, password, ...(proof && { proof }) });
  const challenge = ({
    address,
    account,
  }: {
    address: string;
    account: string;
  }): Promise<{ challenge: string; most: number }> => must(from(address).get(`/captcha/get?account=${account}`));
  const proofFor = async (who: { address: string; account: string }): Promise<string> => solve(await challenge(who));
  /** As if there had been so many failures for account and address together; `by` 1 for the account, 2 for the address. */
  const failed = ({
    address,
    account,
    failures,
    by = 0,
  }: {
    address: string;
    account: string;
    failures: number;
    by?: number;
  }): Promise<unknown> =>
    asOwner({
      server,
      text: `insert into "loginAttempt" ("id", "key", "failures", "lastTime") select gen_random_uuid(), $1, $2, now() on conflict ("key") do update set "failures" = $2, "lastTime" = now()`,
      values: [keysOfLogin({ account, ip: address }).texts[by], failures],
    });

  it('L1: looks at three of eighty guesses that come at the same moment', async () => {
    const replies = await Promise.all(
      Array.from({ length: 80 }, (_, n) =>
        logIn({ address: '127.0.1.1', account: 'student02', password: `guess-${n}` }),
      ),
    );
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(replies.filter(({ status, data }) => status === 422 && data.proofRequired)).toHaveLength(77);
  });

  it('L1: people who come from a new address at the same moment are all counted, and none is refused for another', async () => {
    for (let round = 1; round <= 40; round++) {
      const keys = Array.from({ length: 16 }, (_, n) =>
        keysOfLogin({ account: `first-${round}-${n}`, ip: `127.0.5.${round}` }),
      );
      const allowed = await Promise.all(keys.map((each) => countTry({ app: server.app, keys: each, level: 0 })));
      expect(allowed).toEqual(keys.map(() => true));
      const [address] = await asOwner<{ failures: number }>({
        server,
        text: `select "failures" from "loginAttempt" where "key" = $1`,
        values: [keys[0]?.texts[2]],
      });
      expect(address?.failures).toBe(keys.length);
    }
  });

  it('L1: the guesses of one address are in nobody else’s way', async () => {
    await failed({ address: '127.0.1.2', account: 'student03', failures: 3 });
    expect((await logIn({ address: '127.0.1.2', account: 'student03' })).status).toBe(422);
    expect((await logIn({ address: '127.0.1.3', account: 'student03' })).status).toBe(200);
  });

  it('L1: who knows the password and solves the challenge gets in, however much others guessed; who does not know it does not', async () => {
    const who = { address: '127.0.1.4', account: 'student04' };
    await failed({ ...who, failures: 3 });
    expect((await logIn({ ...who, password: 'wrong', proof: await proofFor(who) })).status).toBe(401);
    await failed({ ...who, failures: 10_000 });
    expect((await logIn(who)).status).toBe(422);
    expect((await logIn({ ...who, proof: await proofFor(who) })).status).toBe(200);
    // Thereafter the same address is asked for nothing.
    expect((await logIn(who)).status).toBe(200);
  }, 120_000);

  it('L1: the challenge grows with the failures, and an easier one is worth nothing then', async () => {
    const who = { address: '127.0.1.5', account: 'student05' };
    await failed({ ...who, failures: 3 });
    const easy = await challenge(who);
    await failed({ ...who, failures: 9 });
    expect((await challenge(who)).most).toBe(4 * easy.most);
    expect((await logIn({ ...who, proof: await solve(easy) })).status).toBe(422);
  });

  it('L1: an account guessed from many addresses, and an address that guesses many accounts, need a proof; a right log-in of one’s own clears neither', async () => {
    await Promise.all(
      Array.from({ length: 10 }, async (_, n) =>
        expect((await logIn({ address: `127.0.2.${n + 1}`, account: 'student06', password: 'wrong' })).status).toBe(
          401,
        ),
      ),
    );
    const stranger = { address: '127.0.3.1', account: 'student06' };
    expect((await logIn(stranger)).status).toBe(422);
    expect((await logIn({ ...stranger, proof: await proofFor(stranger) })).status).toBe(200);
    expect((await logIn({ address: '127.0.3.2', account: 'student06' })).status).toBe(422);

    const spraying = '127.0.4.1';
    const own = { address: spraying, account: 'student07' };
    await failed({ ...own, by: 2, failures: 99 });
    expect((await logIn({ address: spraying, account: 'nobody', password: 'wrong' })).status).toBe(401);
    expect((await logIn(own)).status).toBe(422);
    expect((await logIn({ ...own, proof: await proofFor(own) })).status).toBe(200);
    expect((await logIn({ address: spraying, account: 'somebody', password: 'wrong' })).status).toBe(422);
  });

  it('L1: 330 right log-ins of one address at once all get in', async () => {
    const accounts = ['student08', 'student09', 'student10', 'student11', 'student12', 'teacher'];
    const replies = await Promise.all(
      Array.from({ length: 330 }, (_, n) =>
        logIn({ address: '127.0.5.1', account: accounts[n % accounts.length] ?? '' }),
      ),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
  }, 300_000);

  it('L7: a proof counts once, also when many bring it at the same moment', async () => {
    const who = { address: '127.0.6.1', account: 'student13' };
    await failed({ ...who, failures: 3 });
    const proof = await proofFor(who);
    const replies = await Promise.all(Array.from({ length: 12 }, () => logIn({ ...who, password: 'wrong', proof })));
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 422)).toHaveLength(11);
  });

  it('L7: a proof is worth nothing for another account or address, too old, changed, or made up', async () => {
    const who = { address: '127.0.6.2', account: 'student13' };
    await failed({ ...who, failures: 3 });
    const others = await Promise.all([
      proofFor({ ...who, account: 'student12' }),
      proofFor({ ...who, address: '127.0.6.3' }),
    ]);
    const payload = JSON.parse(Buffer.from(await proofFor(who), 'base64').toString()) as {
      challenge: { parameters: Record<string, unknown> };
      solution: object;
    };
    const changed = [
      {
        ...payload,
        challenge: {
          ...payload.challenge,
          parameters: {
            ...payload.challenge.parameters,
            data: { ...(payload.challenge.parameters['data'] as object), level: 7 },
          },
        },
      },
      {
        ...payload,
        challenge: { ...payload.challenge, parameters: { ...payload.challenge.parameters, expiresAt: 4_000_000_000 } },
      },
      { ...payload, solution: { counter: 1, derivedKey: '00'.repeat(32) } },
      { challenge: { parameters: {} }, solution: {} },
      null,
    ].map((given) => Buffer.from(JSON.stringify(given)).toString('base64'));
    for (const proof of [...others, ...changed, '安全', '%%%'])
      expect((await logIn({ ...who, proof })).status).toBe(422);
    expect((await logIn({ ...who, proof: Buffer.from(JSON.stringify(payload)).toString('base64') })).status).toBe(200);
  });

  it('L7: the check of a challenge uses it up', async () => {
    const proof = await proofFor({ address: '127.0.6.4', account: 'student13' });
    const check = (): Promise<{ isCorrect: boolean }> => must(from('127.0.6.4').post('/captcha/check', { proof }));
    expect([await check(), await check()]).toEqual([{ isCorrect: true }, { isCorrect: false }]);
  });
});
