import type { Json } from '#generators/formats.ts';
import { demoPassword } from '#server/first.ts';
import { startServer } from '#server/testing.ts';
import { operation, type Values } from './artefacts.ts';
import { callerOf, type Caller, type Reply } from './client.ts';

/** The people a contract test needs, on a running server. */
export interface World {
  /** Has every code, in one tenant. */
  ours: Caller;
  /** The same person in another tenant. */
  foreign: Caller;
  /** Has no code of administration. */
  learner: Caller;
  /** The codes the learner has after all. */
  learnerCodes: ReadonlySet<string>;
  nobody: Caller;
}

/** A server, and the people in the first two tenants of its demo. */
export interface StartedWorld extends World {
  /** The same server with `ours` and `foreign` in two new tenants, where nothing is yet. The former ones go there too. */
  settle(name: string): Promise<World>;
  close(): Promise<void>;
}

/** Starts a server on an empty database of the kind, with the demo's tenants and accounts. */
export async function startWorld({ database }: { database: 'pglite' | 'postgres' }): Promise<StartedWorld> {
  const server = await startServer({ database });
  const { url } = server;
  const nobody = callerOf({ url });
  // Each caller has a session of its own: the two operators stand in different tenants.
  const signIn = async (account: string): Promise<string> =>
    dataOf<{ token: string }>(await nobody.call(operation('session.login'), { account, password: demoPassword })).token;
  const [ourToken, foreignToken, learnerToken] = await Promise.all([
    signIn('operator'),
    signIn('operator'),
    signIn('student'),
  ]);
  const learner = callerOf({ url, token: learnerToken });
  const learnerCodes = new Set(dataOf<string[]>(await learner.call(operation('session.auth'))));
  const enter = async (tenantIds: readonly (Json | undefined)[]): Promise<World> => {
    const [ours, foreign] = await Promise.all(
      [ourToken, foreignToken].map(async (token, index) => {
        const caller = callerOf({ url, token });
        dataOf(await caller.call(operation('session.switchTenant'), { tenantId: tenantIds[index] ?? null }));
        return caller;
      }),
    );
    if (!ours || !foreign) throw new Error('the contract tests need two tenants');
    return { ours, foreign, learner, learnerCodes, nobody };
  };
  const first = await enter(server.tenantIds);
  return {
    ...first,
    async settle(name) {
      const created = await Promise.all(
        ['本', '他'].map(async (side) =>
          dataOf<Values>(await first.ours.call(operation('tenant.create'), { tenantName: `${name}${side}方` })),
        ),
      );
      return enter(created.map(({ id }) => id));
    },
    close: () => server.close(),
  };
}

/** The data of a reply that must have succeeded. */
export function dataOf<Data>({ status, body }: Reply): Data {
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body.data as unknown as Data;
}
