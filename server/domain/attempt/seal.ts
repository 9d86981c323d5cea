import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { changing } from '../../database/statement.ts';
import type { App } from '../../engine/context.ts';
import { secretOf } from '../../engine/secret.ts';

/**
 * Seals the receipts of an exam that is about to be handed in (rule H8): signs the last of its segment, with how many there
 * are and when. The attempt is locked by the caller.
 */
export async function seal({
  key,
  transaction,
  tenantId,
  attemptId,
}: {
  key: KeyObject;
  transaction: Transaction;
  tenantId: string;
  attemptId: string;
}): Promise<void> {
  const [head] = await transaction.query(
    changing<{ segment: number; answerCount: number; receipt: string }>({
      name: 'attempt_head',
      text: `select "segment", "answerCount", coalesce("receipt", '') as "receipt" from "attempt"
        where "tenantId" = $1 and "id" = $2`,
      values: [tenantId, attemptId],
    }),
  );
  if (!head) return;
  const { segment, answerCount, receipt } = head;
  const sealedTime = new Date().toISOString();
  const text = [attemptId, segment, answerCount, receipt, sealedTime].join('\n');
  await transaction.query(
    changing({
      name: 'attempt_seal',
      text: `insert into "attemptSeal" ("id", "tenantId", "attemptId", "userId", "segment", "answerCount", "receipt", "sealedTime", "signature")
        values ($2 || '/' || $3::text, $1, $2, current_setting('app.user_id'), $3::integer, $4, $5, $6, $7)`,
      values: [
        tenantId,
        attemptId,
        segment,
        answerCount,
        receipt,
        sealedTime,
        sign(null, Buffer.from(text), key).toString('base64'),
      ],
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
