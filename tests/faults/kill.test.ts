/**
 * kill -9 of the server under a write load, on both databases: no acknowledged write is lost, none is there by half,
 * and the next start serves soon.
 *
 * FAULT_ROUNDS kills a database: one in the suite of a landing, 20 in the long one. The figures are printed.
 */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { inSuite } from '#tests/suite.ts';
import { findHalfWrites, findLosses } from './audit.ts';
import { client, signIn, someCertificate } from './client.ts';
import { eachPlace } from './place.ts';
import { startProduct, type Product, type ProductOptions } from './product.ts';
import { startWriters, type Written } from './writers.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? inSuite({ landing: 1, long: 20 }));

/** Generous, for slow machines: what is promised is 3,000, and the figure measured is printed. */
const SLOWEST_RESTART = 15_000;

eachPlace(({ name, within }) => {
  it(
    `${rounds} kills under a write load lose no acknowledged write`,
    () => within((options) => killAgainAndAgain({ name, options })),
    rounds * 60_000,
  );
});

async function killAgainAndAgain({ name, options }: { name: string; options: ProductOptions }): Promise<void> {
  const written: Written[] = [];
  const restarts: number[] = [];
  const figures = { acknowledged: 0, unanswered: 0, lost: 0 };
  let product = await startProduct(options);
  try {
    const token = await signIn({ url: product.url, account: 'admin' });
    const certId = await someCertificate(client({ url: product.url, token }));
    for (let round = 1; round <= rounds; round += 1) {
      const load = startWriters({ client: client({ url: product.url, token }), certId, name: `k${round}` });
      await load.reach(1 + Math.floor(Math.random() * 400));
      await delay(Math.random() * 20); // not always at the moment of an acknowledgement
      expect(await product.kill()).toEqual({ code: null, signal: 'SIGKILL' });
      await load.ended;
      expect(load.refused, 'answers other than 200 under the load').toEqual([]);

      product = await startProduct(options);
      restarts.push(product.startMilliseconds);
      // The same token: the session is a row too, and outlives the process.
      const losses = await findLosses({ client: client({ url: product.url, token }), written: load.written });
      written.push(...load.written);
      figures.acknowledged += load.acknowledged();
      figures.unanswered += load.unanswered();
      figures.lost += losses.length;
      expect(losses, `round ${round}: acknowledged and not there`).toEqual([]);
    }
    await stopCleanly(product);
    expect(await findHalfWrites({ ...options, written })).toEqual([]);
    expect(Math.max(...restarts), 'milliseconds of the slowest restart').toBeLessThan(SLOWEST_RESTART);
  } finally {
    await product.kill();
    report({ name, restarts, ...figures, records: written.length });
  }
}

async function stopCleanly(product: Product): Promise<void> {
  expect(await product.stop()).toEqual({ code: 0, signal: null });
}

function report({
  name,
  restarts,
  acknowledged,
  records,
  unanswered,
  lost,
}: {
  name: string;
  restarts: readonly number[];
  acknowledged: number;
  records: number;
  unanswered: number;
  lost: number;
}): void {
  const sorted = [...restarts].sort((a, b) => a - b);
  const [middle, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(
    `${name}: ${restarts.length} kills, ${acknowledged} writes to ${records} records acknowledged, ${unanswered} unanswered, ${lost} lost; serving again after ${middle} ms (median), ${slowest} ms at most (promised: 3000; load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores)`,
  );
}
