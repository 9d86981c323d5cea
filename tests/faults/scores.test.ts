/**
 * kill -9 of the server while exams are handed in and scored, while they are scored by mended keys, and while results are
 * published: afterwards nothing is scored twice, no session is scored by mended keys or published by half or told twice, and all
 * of it is completed (rules SC1, SC2, SC5, SC8, SC28).
 *
 * FAULT_ROUNDS kills of each kind a database: one in the suite of a landing, ten in the long one. The figures are printed.
 */
import { it } from 'vitest';
import { inSuite } from '#tests/suite.ts';
import { client, signIn, type Client } from './client.ts';
import { killAgainAndAgain } from './kills.ts';
import { eachPlace } from './place.ts';
import type { Product } from './product.ts';
import {
  arrangeSessions,
  endSessions,
  findPublishingLosses,
  findRefreshingLosses,
  findScoringLosses,
  papersAtOnce,
  sessionsAtOnce,
  startHandingIn,
  startPublishing,
  startRefreshing,
} from './scored.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? inSuite({ landing: 1, long: 10 }));

const adminOf = async ({ url }: Product): Promise<Client> =>
  client({ url, token: await signIn({ url, account: 'admin' }) });

eachPlace(({ name, within }) => {
  it(
    `${rounds} kills while exams are scored, by mended keys too, and while results are published, do nothing twice or by half`,
    () =>
      within(async (options) => {
        const sessions = await arrangeSessions({ options, rounds });
        const of = (round: number) => ({ sessions: sessions[round - 1] ?? [] });
        await killAgainAndAgain({
          name: `${name}, scoring`,
          rounds,
          options,
          moment: { calls: papersAtOnce, pause: 1500 },
          begin: async ({ product, round }) => ({
            load: startHandingIn({ product, ...of(round) }),
            findLosses: async (again) =>
              findScoringLosses({ product: again, admin: await adminOf(again), ...of(round) }),
          }),
        });
        await endSessions({ options, sessions: sessions.flat() });
        await killAgainAndAgain({
          name: `${name}, mended keys`,
          rounds,
          options,
          moment: { calls: sessionsAtOnce - 1, pause: 100 },
          async begin({ product, round }) {
            const load = await startRefreshing({ admin: await adminOf(product), round, ...of(round) });
            const { mended } = load;
            return {
              load,
              findLosses: async (again) => findRefreshingLosses({ admin: await adminOf(again), ...of(round), mended }),
            };
          },
        });
        await killAgainAndAgain({
          name: `${name}, publishing`,
          rounds,
          options,
          moment: { calls: sessionsAtOnce - 1, pause: 100 },
          async begin({ product, round }) {
            const load = startPublishing({ admin: await adminOf(product), ...of(round) });
            const { published } = load;
            const findLosses = async (again: Product): Promise<string[]> =>
              findPublishingLosses({ product: again, admin: await adminOf(again), ...of(round), published });
            return { load, findLosses };
          },
        });
      }),
    120_000 + rounds * 60_000,
  );
});
