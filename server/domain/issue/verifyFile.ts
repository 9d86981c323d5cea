import type { App } from '../../engine/context.ts';
import { countLookUp, type NotLookedUp } from '../session/index.ts';
import { verifyPdf, type VerifiedPdf } from './pdf/verifyPdf.ts';
import { verifyCredential, type VerifiedCredential } from './credential/verifyCredential.ts';

/** What a file is that somebody has verified, told by its bytes. */
export type VerifiedFile =
  | (VerifiedCredential & { kind: 'credential' })
  | (VerifiedPdf & { kind: 'pdf' })
  | { kind: 'unknown' };

/** Bytes that a file to be verified may have: a certificate over a picture of a whole sheet. */
export const largestFile = 12 * 1024 * 1024;
/** Bytes that a credential may have: some thirty times what one has. */
const largestCredential = 64 * 1024;

/** Verifies a file (rules IC15, IC21). What is not right counts as a try of the address, without a captcha (rule IC16). */
export async function verifyFile({
  app,
  bytes,
  ip,
}: {
  app: App;
  bytes: Buffer;
  ip: string;
}): Promise<VerifiedFile | NotLookedUp> {
  return countLookUp({ app, ip, level: 1, look: () => look({ app, bytes }), isRight });
}

async function look({ app, bytes }: { app: App; bytes: Buffer }): Promise<VerifiedFile> {
  const pdf = await verifyPdf({ app, bytes });
  if (pdf) return { ...pdf, kind: 'pdf' };
  if (bytes.length > largestCredential) return { kind: 'unknown' };
  const credential = await verifyCredential({ app, text: bytes.toString('latin1') });
  return credential ? { ...credential, kind: 'credential' } : { kind: 'unknown' };
}

function isRight(file: VerifiedFile): boolean {
  if (file.kind === 'pdf') return file.content === 'same';
  return file.kind === 'credential' && file.signature === 'right' && file.cert !== undefined;
}
