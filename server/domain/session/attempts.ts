import { changing, reading } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { networkOf } from '../../engine/network.ts';
import { Turns } from '../../engine/turns.ts';
import { hashToken } from './token.ts';

/**
 * How many failures within half an hour go before a proof is wanted (level 0), and how many each level of proof allows.
 * Of log-ins the proof is one of work, and past the end of a list there is no limit (rule L1); what one address does to
 * one account counts soonest. Of look-ups it is a captcha, and after the last none is made (rule IC16). Of e-mail
 * addresses there is no proof (rule T31).
 */
const allowances = {
  pair: [3, 6, 9, 12, 15, 18, 21],
  account: [10, 100, 1_000],
  address: [100, 1_000, 10_000],
  lookUp: [10, 100],
  email: [10],
} as const;

const noLimit = 2_147_483_647;
const memory = '30 minutes';

type Kind = keyof typeof allowances;

/** What tries are counted by, from the narrow to the wide. */
export interface Keys {
  kinds: readonly Kind[];
  /** One a kind. They are hashes: people type passwords where an account belongs. */
  texts: readonly string[];
}

/** A log-in counts for account and address together, for the account, and for the address. */
export function keysOfLogin({ account, ip }: { account: string; ip: string }): Keys {
  const network = networkOf(ip);
  return {
    kinds: ['pair', 'account', 'address'],
    texts: [
      `pair:${hashToken(`${account}\n${network}`)}`,
      `account:${hashToken(account)}`,
      `address:${hashToken(network)}`,
    ],
  };
}

/** The old password, asked for when it is changed, counts for its user. */
export function keysOfPassword({ userId }: { userId: string }): Keys {
  return { kinds: ['pair'], texts: [`password:${hashToken(userId)}`] };
}

/** Looking up what few know, such as the number of a certificate, counts for its address. */
export function keysOfLookUp({ ip }: { ip: string }): Keys {
  return { kinds: ['lookUp'], texts: [`look-up:${hashToken(networkOf(ip))}`] };
}

/** An e-mail address given for one's own counts for its user: each that is another's tells that there is one. */
export function keysOfEmail({ userId }: { userId: string }): Keys {
  return { kinds: ['email'], texts: [`email:${hashToken(userId)}`] };
}

/** What a look-up is made with: 0 nothing, 1 a captcha that was read, or what is as hard to try. */
export type LookUpLevel = 0 | 1;

/** Why nothing was looked up: a captcha is to be read first, or the address has made too many tries. */
export type NotLookedUp = 'captcha' | 'tooMany';

/** Right look-ups of an address that come together wait for each other and are not taken for guesses. */
const lookUps = new Turns({ most: 1 });

/** Looks something up for whoever asks; what is not right counts as a try of the address (rule IC16). */
export async function countLookUp<T extends object>({
  app,
  ip,
  level,
  look,
  isRight,
}: {
  app: App;
  ip: string;
  level: LookUpLevel;
  look: () => Promise<T>;
  isRight: (found: T) => boolean;
}): Promise<T | NotLookedUp> {
  const keys = keysOfLookUp({ ip });
  const lookCounted = async (): Promise<T | NotLookedUp> => {
    if (!(await countTry({ app, keys, level })))
      return (await wantedLevel({ app, keys })) < allowances.lookUp.length ? 'captcha' : 'tooMany';
    const found = await look();
    if (isRight(found)) await takeBack({ app, keys });
    return found;
  };
  return lookUps.take(keys.texts[0] ?? '', lookCounted);
}

/** The try was none. */
export async function takeBack({ app, keys }: { app: App; keys: Keys }): Promise<void> {
  await app.database.query(changing({ text: 'select "takeBackTry"($1)', values: [keys.texts] }));
}

/** Counts a try before it is made. @returns false where it needs a harder proof than that of the level; then nothing is counted. */
export async function countTry({ app, keys, level }: { app: App; keys: Keys; level: number }): Promise<boolean> {
  const allowed = keys.kinds.map((kind) => allowances[kind][level] ?? noLimit);
  const [row] = await app.database.query(
    changing<{ isAllowed: boolean }>({
      text: 'select "countTry"($1, $2, $3) as "isAllowed"',
      values: [keys.texts, allowed, memory],
    }),
  );
  return row?.isAllowed === true;
}

/** The level of proof that the next try needs; 0 for none. */
export async function wantedLevel({ app, keys }: { app: App; keys: Keys }): Promise<number> {
  const rows = await app.database.query(
    reading<{ key: string; failures: number }>({
      text: `select "key", "failures" from "loginAttempt" where "key" = any($1) and "lastTime" > now() - $2::interval`,
      values: [keys.texts, memory],
    }),
  );
  const levels = rows.map(
    ({ key, failures }) =>
      allowances[keys.kinds[keys.texts.indexOf(key)] ?? 'pair'].filter((allowed) => failures >= allowed).length,
  );
  return Math.max(0, ...levels);
}

/**
 * The try was right: what is known of account and address together is forgotten, account and address get back what this
 * try counted and no more, as others may be guessing there (rule L1).
 */
export async function forgive({ app, keys }: { app: App; keys: Keys }): Promise<void> {
  await app.database.query(changing({ text: 'select "forgiveTry"($1)', values: [keys.texts] }));
}

/** Forgets what is older than it counts. */
export async function sweepAttempts({ app }: { app: App }): Promise<void> {
  await app.database.query(
    changing({
      text: `delete from "loginAttempt" where "lastTime" < now() - $1::interval`,
      values: [memory],
    }),
  );
}
