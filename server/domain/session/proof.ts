import { randomBytes, randomInt } from 'node:crypto';
import { createChallenge, verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { changing } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { secretOf } from '../../engine/secret.ts';

/** Hashes that trying one number takes, and numbers that the first level may take to try; each further level doubles them. */
const cost = 100;
const numbers = 250;
const life = 10 * 60_000;

/** A piece of work for a browser: what it is to solve, as base64 of JSON, and how many numbers it has to try at most. */
export interface Challenge {
  challenge: string;
  most: number;
}

/** A challenge of the level, good for this purpose alone. Nothing is stored: the server knows its own by their signature. */
export async function newChallenge({
  app,
  purpose,
  level,
}: {
  app: App;
  purpose: string;
  level: number;
}): Promise<Challenge> {
  const most = numbers * 2 ** Math.max(0, level - 1);
  const challenge = await createChallenge({
    algorithm: 'SHA-256',
    cost,
    // From the upper half: the work is always much the same, and how far it has come can be shown.
    counter: randomInt(most / 2, most),
    data: { purpose, level },
    deriveKey,
    expiresAt: new Date(Date.now() + life),
    ...(await readKeys(app)),
  });
  return { challenge: Buffer.from(JSON.stringify(challenge)).toString('base64'), most };
}

/**
 * Checks what a browser found and uses it up: the database takes each proof once (rule L7).
 * @returns its level; nothing where it is wrong, of another purpose, too old or used
 */
export async function spendProof({
  app,
  proof,
  purpose,
}: {
  app: App;
  proof: string;
  purpose?: string;
}): Promise<number | undefined> {
  const payload = readPayload(proof);
  if (!payload || !(await isSolved({ app, payload }))) return undefined;
  const { nonce, expiresAt, data } = payload.challenge.parameters;
  if (purpose !== undefined && data?.['purpose'] !== purpose) return undefined;
  const isFirst = await spend({ app, id: nonce, expires: Number(expiresAt) });
  return isFirst ? Number(data?.['level']) : undefined;
}

/**
 * Uses up what is good for one try: the database takes each id once.
 * @param expires seconds since 1970 after which it is worth nothing anyhow
 * @returns false where it was used before
 */
export async function spend({ app, id, expires }: { app: App; id: string; expires: number }): Promise<boolean> {
  const [spent] = await app.database.query(
    changing({
      text: `insert into "spentProof" ("id", "expiresTime")
        values ($1, to_timestamp($2)) on conflict do nothing returning "id"`,
      values: [id, expires],
    }),
  );
  return spent !== undefined;
}

/** Forgets the used proofs that are too old to come again. */
export async function sweepProofs({ app }: { app: App }): Promise<void> {
  await app.database.query(changing({ text: `delete from "spentProof" where "expiresTime" < now()` }));
}

function readPayload(proof: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64').toString()) as Partial<Payload> | null;
    return payload?.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}

/** The library throws for parameters that are none; those are as wrong as any. */
async function isSolved({ app, payload }: { app: App; payload: Payload }): Promise<boolean> {
  const keys = await readKeys(app);
  return verifySolution({ ...payload, deriveKey, ...keys }).then(
    ({ verified }) => verified,
    () => false,
  );
}

interface Keys {
  hmacSignatureSecret: string;
  hmacKeySignatureSecret: string;
}

/** The keys every process signs with. */
async function readKeys(app: App): Promise<Keys> {
  const secret = await secretOf({ app, id: 'proof', make: () => randomBytes(32).toString('base64url') });
  return { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}/key` };
}
