/**
 * kill -9 of the server under a write load, on both databases: no acknowledged write is lost, none is there by half,
 * and the next start serves soon.
 *
 * FAULT_ROUNDS kills a database: one in the suite of a landing, 20 in the long one. The figures are printed.
 */
import { expect, it } from 'vitest';
import { inSuite } from '#tests/suite.ts';
import { findHalfWrites, findLosses } from './audit.ts';
import { client, signIn, someCertificate } from './client.ts';
import { killAgainAndAgain } from './kills.ts';
import { eachPlace } from './place.ts';
import { startWriters, type Written } from './writers.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? inSuite({ landing: 1, long: 20 }));

eachPlace(({ name, within }) => {
  it(
    `${rounds} kills under a write load lose no acknowledged write`,
    () =>
      within(async (options) => {
        const written: Written[] = [];
        // The same token all the time: the session is a row too, and outlives the process.
        let token: string | undefined;
        await killAgainAndAgain({
          name,
          rounds,
          options,
          async begin({ product: { url }, round }) {
            token ??= await signIn({ url, account: 'admin' });
            const caller = client({ url, token });
            const load = startWriters({ client: caller, certId: await someCertificate(caller), name: `k${round}` });
            return {
              load,
              async findLosses(restarted) {
                written.push(...load.written);
                return findLosses({ client: client({ url: restarted.url, token }), written: load.written });
              },
            };
          },
        });
        expect(await findHalfWrites({ ...options, written })).toEqual([]);
      }),
    rounds * 60_000,
  );
});
