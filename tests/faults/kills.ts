/** kill -9 of the server under a load, again and again: nothing acknowledged is lost, and the next start serves soon. */
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import type { Load } from './load.ts';
import { startProduct, type Product, type ProductOptions } from './product.ts';

/** A load, and what looks for its traces afterwards. */
export interface Round {
  load: Load;
  /** One sentence for each thing that was acknowledged and is not there in the server that was started again. */
  findLosses(product: Product): Promise<string[]>;
}

/** Generous, for slow machines: what is promised is 3,000, and the figure measured is printed. */
const SLOWEST_RESTART = 15_000;

/** Until when a round is killed. */
interface Moment {
  /** At a random one of so many acknowledgements, */
  calls: number;
  /** and up to so many milliseconds later. */
  pause: number;
}

/** Kills the server once a round, at a random moment of its first 400 acknowledgements where nothing else is said, and leaves it stopped in order. */
export async function killAgainAndAgain({
  name,
  rounds,
  options,
  moment: { calls, pause } = { calls: 400, pause: 20 },
  begin,
}: {
  /** For figures. */
  name: string;
  rounds: number;
  options: ProductOptions;
  moment?: Moment;
  begin: (options: { product: Product; round: number }) => Promise<Round>;
}): Promise<void> {
  const restarts: number[] = [];
  const rates: number[] = [];
  const figures = { acknowledged: 0, unanswered: 0, lost: 0 };
  let product = await startProduct(options);
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const { load, findLosses } = await begin({ product, round });
      const began = performance.now();
      await load.reach(1 + Math.floor(Math.random() * calls));
      await delay(Math.random() * pause); // not always at the moment of an acknowledgement
      rates.push((load.acknowledged() * 1000) / (performance.now() - began));
      expect(await product.kill()).toEqual({ code: null, signal: 'SIGKILL' });
      await load.ended;
      expect(load.refused, 'answers other than 200 under the load').toEqual([]);

      product = await startProduct(options);
      restarts.push(product.startMilliseconds);
      const losses = await findLosses(product);
      figures.acknowledged += load.acknowledged();
      figures.unanswered += load.unanswered();
      figures.lost += losses.length;
      expect(losses, `round ${round}: acknowledged and not there`).toEqual([]);
    }
    expect(await product.stop()).toEqual({ code: 0, signal: null });
    expect(Math.max(...restarts), 'milliseconds of the slowest restart').toBeLessThan(SLOWEST_RESTART);
  } finally {
    await product.kill();
    report({ name, restarts, rates, ...figures });
  }
}

function report({
  name,
  restarts,
  rates,
  acknowledged,
  unanswered,
  lost,
}: {
  name: string;
  restarts: readonly number[];
  rates: readonly number[];
  acknowledged: number;
  unanswered: number;
  lost: number;
}): void {
  const sorted = [...restarts].sort((a, b) => a - b);
  const [middle, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  console.log(
    `${name}: ${restarts.length} kills, ${acknowledged} calls acknowledged (at most ${Math.round(Math.max(0, ...rates))} a second), ${unanswered} unanswered, ${lost} lost; serving again after ${middle} ms (median), ${slowest} ms at most (promised: 3000; load of the machine ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores)`,
  );
}
