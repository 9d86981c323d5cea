import { setTimeout as sleep } from 'node:timers/promises';
import { reading } from '../../database/statement.ts';
import { newId } from '../../engine/ids.ts';
import type { Shortage } from '../../engine/shortage.ts';
import { poolNames, type Wanted } from './pools.ts';

/** Papers that were drawn, the questions of each; and of which kinds the bank lacked how many for those that were not. */
interface Drawn {
  /** With `/` and the number of a paper behind it that one's seed. */
  seed: string;
  papers: string[][];
  missing: Shortage[];
}

/** Papers that are tried before a rule is said to be out of reach. */
const triedFirst = 20;
/** Milliseconds that a statement is to take: so long a connection is held, and on the embedded database everybody waits. */
const takes = 10;
const mostAtOnce = 50;
/** Milliseconds between two statements for each of its papers, at most: others' calls have as much of the database as this work. */
const mostRest = 10;

/**
 * Draws papers a few at a time, with a connection only while it draws, and tells how far it is.
 * @throws Stopped where the job is to end
 */
export async function drawMany({ draws, ...wanted }: Wanted & { draws: number }): Promise<Drawn> {
  const seed = newId();
  const papers: string[][] = [];
  const missing = new Map<string, number>();
  let done = 0;
  let atOnce = 1;
  while (done < draws && (papers.length > 0 || done < triedFirst)) {
    const seeds = Array.from({ length: Math.min(atOnce, draws - done) }, (_, i) => `${seed}/${done + i + 1}`);
    const began = performance.now();
    for (const { ids, lacking } of await drawSome({ ...wanted, seeds })) {
      if (!lacking) papers.push(ids);
      for (const { type, missing: count } of lacking ?? []) missing.set(type, Math.max(missing.get(type) ?? 0, count));
    }
    const pace = (performance.now() - began) / seeds.length;
    await sleep(Math.min(pace, mostRest) * seeds.length);
    atOnce = Math.min(Math.max(Math.round(takes / pace), 1), mostAtOnce);
    done += seeds.length;
    wanted.context.tell?.(done, draws);
  }
  return { seed, papers, missing: [...missing].map(([type, count]) => ({ type, missing: count })) };
}

/** In a transaction of its own: others' calls do not wait for one that takes so long. */
function drawSome({
  context: { app, scope },
  certId,
  pool,
  rule,
  seeds,
}: Wanted & { seeds: readonly string[] }): Promise<{ ids: string[]; lacking: Shortage[] | null }[]> {
  return app.database.inScope({ scope }, (transaction) =>
    transaction.query(
      reading<{ ids: string[]; lacking: Shortage[] | null }>({
        name: `simulate_draw_${pool}`,
        text: `select array(select e.value->>'questionId' from jsonb_array_elements(d."drawn"->'entries') e) as "ids",
            d."drawn"->'missing' as "lacking"
          from (select "drawPaper${poolNames[pool]}"($1, $2::jsonb, s."seed") as "drawn" from unnest($3::text[]) s("seed")) d`,
        values: [certId, JSON.stringify(rule), seeds],
      }),
    ),
  );
}
