/** Checks receipts of an exam by rules H7 and H8, without the server and without what only browsers over TLS have. */
import '#runtime/core/oldBrowser.ts';
import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

/** An answer that was kept. */
export interface Entry {
  number: number;
  segment: number;
  questionId: string;
  questionVersion: number;
  content: string;
  savedTime: string;
  salt: string;
  receipt: string;
}

/** The platform's signature of a segment. */
export interface Seal {
  segment: number;
  answerCount: number;
  receipt: string;
  sealedTime: string;
  signature: string;
}

/** What a file of receipts holds. */
export interface Receipts {
  attemptId: string;
  certName: string;
  sessionCode: string;
  publicKey: string;
  answers: Entry[];
  seals: Seal[];
}

/** Something that does not fit. */
export type Fault =
  /** An entry that does not come after the one before it. */
  | { kind: 'order'; number: number; former: number }
  /** An entry that is not what its receipt was given for. */
  | { kind: 'entry'; number: number }
  | { kind: 'sealOrder'; segment: number; former: number }
  /** A segment that was sealed with other entries. */
  | { kind: 'seal'; segment: number }
  | { kind: 'signature'; segment: number }
  /** Entries that nobody has signed; without any seal the exam is not handed in. */
  | { kind: 'unsealed'; count: number };

/** A file that was looked at: why it is none of receipts, or what it holds and what is wrong with that. */
export type Checked = { refusal: 'tooLarge' | 'notReceipts' } | { receipts: Receipts; faults: Fault[] };

/** Bytes of a file at most; many times what the longest exam makes. */
export const mostBytes = 50 * 1024 * 1024;
/** As many as an attempt can have. */
const mostSeals = 1000;

hashes.sha512 = sha512;

/** Looks at a file. */
export async function checkFile(file: Pick<Blob, 'size' | 'text'>): Promise<Checked> {
  if (file.size > mostBytes) return { refusal: 'tooLarge' };
  const receipts = receiptsIn(await file.text());
  return receipts ? { receipts, faults: faultsOf(receipts) } : { refusal: 'notReceipts' };
}

/** What is wrong with receipts; nothing where they are whole. */
export function faultsOf({ attemptId, publicKey, answers, seals }: Receipts): Fault[] {
  const faults: Fault[] = [];
  let former: Pick<Entry, 'number' | 'receipt'> = { number: 0, receipt: '' };
  for (const entry of answers) {
    const { number, questionId, questionVersion, savedTime, content, salt, receipt } = entry;
    const lines = [former.receipt, salt, attemptId, number, questionId, questionVersion, savedTime, content];
    if (number !== former.number + 1) faults.push({ kind: 'order', number, former: former.number });
    else if (hexOf(sha256(bytesOf(lines))) !== receipt) faults.push({ kind: 'entry', number });
    former = entry;
  }
  let sealed = { segment: 0, answerCount: 0 };
  for (const seal of seals) {
    const { segment, answerCount, receipt, sealedTime, signature } = seal;
    if (segment !== sealed.segment + 1) faults.push({ kind: 'sealOrder', segment, former: sealed.segment });
    const own = answers.slice(sealed.answerCount, answerCount);
    const last = answerCount === 0 ? '' : answers[answerCount - 1]?.receipt;
    if (answerCount < sealed.answerCount || last !== receipt || own.some((entry) => entry.segment !== segment))
      faults.push({ kind: 'seal', segment });
    const text = bytesOf([attemptId, segment, answerCount, receipt, sealedTime]);
    if (!isSigned({ text, signature, publicKey })) faults.push({ kind: 'signature', segment });
    sealed = seal;
  }
  if (seals.length === 0 || answers.length > sealed.answerCount)
    faults.push({ kind: 'unsealed', count: answers.length - sealed.answerCount });
  return faults;
}

/** The fingerprint of a public key: its SHA-256, in hex, by fours. */
export function fingerprintOf(publicKey: string): string {
  const bytes = fromBase64(publicKey);
  return bytes ? (hexOf(sha256(bytes)).match(/.{4}/g) ?? []).join(' ') : '';
}

function receiptsIn(text: string): Receipts | undefined {
  try {
    const found: unknown = JSON.parse(text);
    return isReceipts(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

function isReceipts(value: unknown): value is Receipts {
  return (
    hasLines(value, ['attemptId', 'certName', 'sessionCode', 'publicKey']) &&
    isListOf(value['answers'], isEntry) &&
    isListOf(value['seals'], isSeal) &&
    value['seals'].length <= mostSeals
  );
}

function isEntry(value: unknown): value is Entry {
  return (
    hasLines(value, ['questionId', 'content', 'savedTime', 'salt', 'receipt']) &&
    hasCounts(value, ['number', 'segment', 'questionVersion'])
  );
}

function isSeal(value: unknown): value is Seal {
  return hasLines(value, ['receipt', 'sealedTime', 'signature']) && hasCounts(value, ['segment', 'answerCount']);
}

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is Item[] {
  return Array.isArray(value) && value.every(isItem);
}

/** What is signed has a line for each value, so that none reaches into the next. */
function hasLines(value: unknown, names: readonly string[]): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const values = value as Record<string, unknown>;
  return names.every((name) => typeof values[name] === 'string' && !values[name].includes('\n'));
}

function hasCounts(value: Record<string, unknown>, names: readonly string[]): boolean {
  return names.every((name) => Number.isSafeInteger(value[name]) && Number(value[name]) >= 0);
}

function isSigned({ text, signature, publicKey }: { text: Uint8Array; signature: string; publicKey: string }): boolean {
  const [given, key] = [fromBase64(signature), fromBase64(publicKey)];
  if (given?.length !== 64 || key?.length !== 32) return false;
  return verify(given, text, key, { zip215: false });
}

function bytesOf(lines: readonly (string | number)[]): Uint8Array {
  return new TextEncoder().encode(lines.join('\n'));
}

/** Only as it is written by the rules: another text for the same bytes is a change too. */
function fromBase64(text: string): Uint8Array | undefined {
  try {
    const binary = atob(text);
    return btoa(binary) === text ? Uint8Array.from(binary, (character) => character.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
