import { changing } from '../database/statement.ts';
import type { App } from '../engine/context.ts';
import { networkOf } from '../engine/network.ts';
import type { Session } from '../engine/session.ts';

/**
 * How often one may call in a minute (rule L8): a session so often, everybody without one who shares an address ten times
 * that. Whether a call is allowed is decided in memory. A process tells the database every two seconds of those alone who
 * have used a tenth of what they may, all in one statement, and learns from it what the other processes have counted.
 */
export interface Limits {
  /** Counts a call. @returns false where it is one too many. */
  count(who: { session: Session | undefined; ip: string }): boolean;
  /** Seconds until calls are counted anew. */
  secondsLeft(): number;
  /** Tells the database now; by itself every two seconds. */
  share(): Promise<void>;
  close(): Promise<void>;
}

interface Tally {
  most: number;
  /** Counted here and not told yet. */
  own: number;
  /** What the database knew last, of every process. */
  known: number;
}

const everyMilliseconds = 2_000;
const minuteMilliseconds = 60_000;
const addressShare = 10;
/** Share of what is allowed from which the other processes hear of it. */
const noticed = 0.1;

export function openLimits({ app, now = Date.now }: { app: App; now?: () => number }): Limits {
  const { callLimit } = app.config;
  let tallies = new Map<string, Tally>();
  let minute = minuteOf(now());
  let sharing: Promise<void> = Promise.resolve();

  const tallyOf = ({ key, most }: { key: string; most: number }): Tally => {
    if (minuteOf(now()) !== minute) {
      minute = minuteOf(now());
      tallies = new Map();
    }
    const tally = tallies.get(key) ?? { most, own: 0, known: 0 };
    tallies.set(key, tally);
    return tally;
  };

  const tell = async (): Promise<void> => {
    const told = [...tallies]
      .filter(([, { own, known, most }]) => own > 0 && own + known >= most * noticed)
      .sort(([a], [b]) => (a < b ? -1 : 1));
    if (told.length === 0) return;
    const counts = told.map(([, tally]) => tally.own);
    const rows = await app.database.query(
      changing<{ id: string; count: number }>({
        text: `insert into "callCount" as c ("id", "minute", "count") 
          select * from unnest($1::text[], $2::integer[], $3::integer[])
        on conflict ("id") do update set "minute" = excluded."minute",
          "count" = case when c."minute" = excluded."minute" then c."count" else 0 end + excluded."count"
        returning "id", "count"`,
        values: [told.map(([key]) => key), told.map(() => minute), counts],
      }),
    );
    const totals = new Map(rows.map(({ id, count }) => [id, count]));
    told.forEach(([key, tally], index) => {
      tally.own -= counts[index] ?? 0;
      tally.known = totals.get(key) ?? tally.known;
    });
  };
  const share = (): Promise<void> =>
    (sharing = sharing
      .then(tell)
      .catch((error: unknown) => app.log.error(error, 'calls could not be counted together with the other processes')));
  const timer = callLimit > 0 ? setInterval(() => void share(), everyMilliseconds) : undefined;
  timer?.unref();

  return {
    count({ session, ip }) {
      if (callLimit === 0) return true;
      const tally = tallyOf(
        session
          ? { key: `session/${session.id}`, most: callLimit }
          : { key: `address/${networkOf(ip)}`, most: callLimit * addressShare },
      );
      tally.own += 1;
      return tally.own + tally.known <= tally.most;
    },
    secondsLeft: () => Math.ceil((minuteMilliseconds - (now() % minuteMilliseconds)) / 1000),
    share,
    async close() {
      clearInterval(timer);
      await sharing;
    },
  };
}

/** Forgets the counts of minutes that are over. */
export async function sweepCounts({ app }: { app: App }): Promise<void> {
  await app.database.query(
    changing({ text: `delete from "callCount" where "minute" < $1`, values: [minuteOf(Date.now())] }),
  );
}

function minuteOf(milliseconds: number): number {
  return Math.floor(milliseconds / minuteMilliseconds);
}
