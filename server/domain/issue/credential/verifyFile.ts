import type { App } from '../../../engine/context.ts';
import { countLookUp } from '../../session/index.ts';
import { verifyCredential, type VerifiedCredential } from './verifyCredential.ts';

/** What a file is that somebody has verified, told by its bytes. */
export type VerifiedFile = (VerifiedCredential & { kind: 'credential' }) | { kind: 'unknown' };

/** Bytes that a file to be verified may have: some thirty times a credential. */
export const largestFile = 64 * 1024;

/**
 * Verifies a file (rule IC15). What is not right counts as a try of the address, as other look-ups do (rule IC7).
 * @returns nothing where the address has made too many
 */
export async function verifyFile({
  app,
  bytes,
  ip,
}: {
  app: App;
  bytes: Buffer;
  ip: string;
}): Promise<VerifiedFile | undefined> {
  return countLookUp({ app, ip, look: () => look({ app, bytes }), isRight });
}

async function look({ app, bytes }: { app: App; bytes: Buffer }): Promise<VerifiedFile> {
  const credential = await verifyCredential({ app, text: bytes.toString('latin1') });
  return credential ? { ...credential, kind: 'credential' } : { kind: 'unknown' };
}

function isRight(file: VerifiedFile): boolean {
  return file.kind === 'credential' && file.signature === 'right' && file.cert !== undefined;
}
