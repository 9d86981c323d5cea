/**
 * kill -9 of the server while exams are sat, 200 saves a second: what was begun, saved and handed in by an
 * acknowledged call is there afterwards, with its receipt in a chain that verifies, and no save is there by half; the other
 * of two servers goes on meanwhile, and so do boards.
 *
 * FAULT_ROUNDS kills a database: one in the suite of a landing, 30 in the long one. The figures are printed.
 */
import { expect, it } from 'vitest';
import { openBoards, type Boards } from '#tests/bench/boards.ts';
import type { Examinee } from '#tests/bench/examinees.ts';
import { inSuite } from '#tests/suite.ts';
import { client, firstThatAnswers } from './client.ts';
import { arrangeSitting, atOnce, findExamLosses, startExaminees } from './examinees.ts';
import { killAgainAndAgain } from './kills.ts';
import { definePlace, eachPlace } from './place.ts';
import { startProduct, type Product } from './product.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? inSuite({ landing: 1, long: 30 }));

const clientsOf =
  ({ url }: Product) =>
  ({ token }: Examinee) =>
    client({ url, token });

eachPlace(({ name, within }) => {
  it(
    `${rounds} kills while exams are sat lose nothing acknowledged`,
    () =>
      within(async (options) => {
        const { sessionId, examinees } = await arrangeSitting({ options, examinees: rounds * atOnce });
        await killAgainAndAgain({
          name,
          rounds,
          options,
          async begin({ product, round }) {
            const sitting = { sessionId, examinees: examinees.slice((round - 1) * atOnce, round * atOnce) };
            const load = startExaminees({ clientOf: clientsOf(product), sitting });
            return { load, findLosses: (restarted) => findExamLosses({ load, clientOf: clientsOf(restarted) }) };
          },
        });
      }),
    60_000 + rounds * 60_000,
  );
});

definePlace({
  kind: 'postgres',
  define: ({ within }) => {
    it(
      'with one of two servers killed, examinees go on with the other and nothing acknowledged is lost',
      () =>
        within(async (options) => {
          const sitting = await arrangeSitting({ options, examinees: atOnce });
          let boards: Boards | undefined;
          const [one, other] = [await startProduct(options), await startProduct(options)];
          try {
            const load = startExaminees({
              sitting,
              clientOf: (examinee) => {
                const clients = [one, other].map((product) => clientsOf(product)(examinee));
                return firstThatAnswers(sitting.examinees.indexOf(examinee) % 2 === 0 ? clients : clients.toReversed());
              },
            });
            await load.reach(200);
            boards = openBoards({ urls: [one.url, other.url], sessionId: sitting.sessionId, tokens: sitting.boards });
            await expect.poll(() => boards?.opened()).toBe(sitting.boards.length);
            await one.kill();
            await load.reach(load.acknowledged() + 200);
            await load.end();
            expect({ refused: load.refused, unanswered: load.unanswered() }).toEqual({ refused: [], unanswered: 0 });
            for (const { examinee, acknowledged } of load.sat)
              await boards.seen(`p${examinee.userId}`, acknowledged.size);
            boards.close();
            expect(await findExamLosses({ load, clientOf: clientsOf(other) })).toEqual([]);
            expect(await other.stop()).toEqual({ code: 0, signal: null });
          } finally {
            boards?.close();
            await one.kill();
            await other.kill();
          }
        }),
      120_000,
    );
  },
});
