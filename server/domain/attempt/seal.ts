import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { secretOf } from '../../engine/secret.ts';

/** The receipts of an exam that is about to be handed in: the last of its segment, and how many there are. */
export interface Head {
  id: string;
  userId: string;
  segment: number;
  answerCount: number;
  /** Nothing where nothing was answered. */
  receipt: string;
}

/** The columns of a head, of attempts `a` that are locked. */
export const headColumns = `a."id", a."userId", a."segment", a."answerCount", coalesce(a."receipt", '') as "receipt"`;

/** Seals the receipts of exams of a tenant (rule H8): signs the last of each, with how many there are and when. */
export async function seal({
  key,
  transaction,
  tenantId,
  heads,
}: {
  key: KeyObject;
  transaction: Transaction;
  tenantId: string;
  heads: readonly Head[];
}): Promise<void> {
  const sealedTime = new Date().toISOString();
  const seals = heads.map((head) => {
    const { id: attemptId, segment, answerCount, receipt } = head;
    const text = [attemptId, segment, answerCount, receipt, sealedTime].join('\n');
    return { ...head, signature: sign(null, Buffer.from(text), key).toString('base64') };
  });
  await transaction.query(
    changing({
      name: 'attempt_seal',
      text: `insert into "attemptSeal" ("id", "tenantId", "attemptId", "userId", "segment", "answerCount", "receipt", "sealedTime", "signature")
        select s."id" || '/' || s."segment", $1, s."id", s."userId", s."segment", s."answerCount", s."receipt", $2, s."signature"
          from jsonb_to_recordset($3::jsonb) s("id" text, "userId" text, "segment" integer, "answerCount" integer, "receipt" text, "signature" text)`,
      values: [tenantId, sealedTime, JSON.stringify(seals)],
    }),
  );
}

/** The platform's public key of receipts: the 32 bytes of Ed25519, in base64. */
export async function publicKey(app: App): Promise<string> {
  const { x = '' } = createPublicKey(await signingKey(app)).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/** What seals are signed with. Not to be asked for within a transaction: it may have to be read. */
export async function signingKey(app: App): Promise<KeyObject> {
  const kept = await secretOf({ app, id: 'receipts', make: newKey });
  return createPrivateKey({ key: Buffer.from(kept, 'base64'), format: 'der', type: 'pkcs8' });
}

function newKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64');
}
