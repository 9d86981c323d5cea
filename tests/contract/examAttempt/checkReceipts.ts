/** Checks receipts as anyone can who has the file and the rules H7 and H8: nothing here comes from the product. */
import { createHash, createPublicKey, verify } from 'node:crypto';

export interface Receipts {
  attemptId: string;
  publicKey: string;
  answers: {
    number: number;
    segment: number;
    questionId: string;
    questionVersion: number;
    content: string;
    savedTime: string;
    salt: string;
    receipt: string;
  }[];
  seals: { segment: number; answerCount: number; receipt: string; sealedTime: string; signature: string }[];
}

/** What is wrong with them; nothing where they are whole. */
export function problemOf({ attemptId, publicKey, answers, seals }: Receipts): string | undefined {
  let last = '';
  const ends = new Map<number, { count: number; receipt: string }>();
  for (const [at, answer] of answers.entries()) {
    const { number, segment, questionId, questionVersion, content, savedTime, salt, receipt } = answer;
    if (number !== at + 1) return `${number} is not ${at + 1}`;
    const text = [last, salt, attemptId, number, questionId, questionVersion, savedTime, content].join('\n');
    if (createHash('sha256').update(text).digest('hex') !== receipt) return `answer ${number} does not fit its receipt`;
    last = receipt;
    ends.set(segment, { count: number, receipt });
  }
  const x = Buffer.from(publicKey, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  let former = { count: 0, receipt: '' };
  for (const { segment, answerCount, receipt, sealedTime, signature } of seals) {
    const end = ends.get(segment) ?? former;
    if (end.count !== answerCount || end.receipt !== receipt) return `seal ${segment} is of other answers`;
    const text = [attemptId, segment, answerCount, receipt, sealedTime].join('\n');
    if (!verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))) return `seal ${segment} is not signed`;
    former = end;
  }
  return answers.length > former.count ? 'answers behind the last seal' : undefined;
}
