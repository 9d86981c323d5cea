/** Calls a second beside the bare server, in one interleaved run. */
import { load, type CallName, type Owned, type Pool, type Result, type Target } from './load.ts';
import { median } from './times.ts';

const names: CallName[] = ['list', 'get', 'create', 'update'];
const connections = 32;

export interface CallRow {
  name: CallName;
  product: Result;
  bare: Result;
  /** Median over the rounds of product / bare, percent. */
  percent: number;
}

/** Each round measures each call on both, one directly after the other, first now this one and now that. */
export async function measureCalls({
  product,
  bare,
  pools,
  rounds,
  seconds,
}: {
  product: Target;
  bare: Target;
  pools: { product: Pool; bare: Pool };
  rounds: number;
  seconds: number;
}): Promise<CallRow[]> {
  const taken = new Map<CallName, { product: Result; bare: Result }[]>(names.map((name) => [name, []]));
  for (const name of names) {
    await load({ target: product, name, pool: pools.product, connections, seconds: 1 });
    await load({ target: bare, name, pool: pools.bare, connections, seconds: 1 });
  }
  for (let round = 0; round < rounds; round++)
    for (const name of names) {
      const first = round % 2 === 0;
      const one = await load(
        first
          ? { target: product, name, pool: pools.product, connections, seconds }
          : { target: bare, name, pool: pools.bare, connections, seconds },
      );
      const two = await load(
        first
          ? { target: bare, name, pool: pools.bare, connections, seconds }
          : { target: product, name, pool: pools.product, connections, seconds },
      );
      taken.get(name)?.push(first ? { product: one, bare: two } : { product: two, bare: one });
    }
  return names.map((name) => {
    const results = taken.get(name) ?? [];
    const ratios = results.map(({ product: ours, bare: theirs }) => ours.rate / theirs.rate);
    return {
      name,
      product: middle(results.map((result) => result.product)),
      bare: middle(results.map((result) => result.bare)),
      percent: Math.round(median(ratios) * 100),
    };
  });
}

export function ownedFrom(rows: readonly Owned[]): Owned[] {
  return rows.map(({ id, version }) => ({ id, version }));
}

function middle(results: readonly Result[]): Result {
  return [...results].sort((a, b) => a.rate - b.rate)[Math.floor(results.length / 2)] ?? { rate: 0, p50: 0, p99: 0 };
}
