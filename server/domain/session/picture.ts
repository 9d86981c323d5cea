import { createCipheriv, createDecipheriv, randomBytes, randomInt } from 'node:crypto';
import { plainCode } from '#runtime/core/entryCode.ts';
import type { App } from '../../engine/context.ts';
import { secretOf } from '../../engine/secret.ts';
import { drawLetters } from './pictureLetters.ts';
import { spend } from './proof.ts';

/** Without those that are taken for others as they are drawn: 0 and O, 1, I and L, 2 and Z, 5 and S, an F with a line below it … */
const alphabet = 'ACDEHJKMNPRTUXY347';
const length = 5;
/** Milliseconds in which a picture is good. */
const life = 10 * 60_000;

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** A captcha: what a person is to read, and by what the server knows it again. */
export interface PictureCaptcha {
  id: string;
  /** An SVG of 200 × 64, its letters as paths. */
  picture: string;
}

/** What came of a captcha: `late` where its picture is too old, was tried before, or is none. */
export type CaptchaVerdict = 'right' | 'wrong' | 'late';

/** A new picture to read. Nothing is stored: its id is what it shows, encrypted (rule IC17). */
export async function newPicture({ app }: { app: App }): Promise<PictureCaptcha> {
  const text = Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
  return { id: await seal({ app, text }), picture: drawLetters(text) };
}

/** Whether a text is what a picture shows. The picture is used up by it, right or wrong (rule IC17). */
export async function takeCaptcha({ app, id, text }: { app: App; id: string; text: string }): Promise<CaptchaVerdict> {
  const sealed = await unsealPicture({ app, id });
  if (!sealed || sealed.expires < Date.now()) return 'late';
  if (!(await spend({ app, id: sealed.nonce, expires: sealed.expires / 1000 }))) return 'late';
  return plainCode(text).toUpperCase() === sealed.text ? 'right' : 'wrong';
}

interface Sealed {
  nonce: string;
  text: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** The nonce, the seal over the rest, and the rest, which nobody else reads or makes. */
async function seal({ app, text }: { app: App; text: string }): Promise<string> {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, await keyOf(app), nonce, { authTagLength: tagLength });
  const hidden = [sealing.update(`${text}${Date.now() + life}`), sealing.final()];
  return Buffer.concat([nonce, sealing.getAuthTag(), ...hidden]).toString('base64url');
}

/** What an id hides; nothing where it is none of this server's. */
export async function unsealPicture({ app, id }: { app: App; id: string }): Promise<Sealed | undefined> {
  const bytes = Buffer.from(id, 'base64url');
  const nonce = bytes.subarray(0, nonceLength);
  const [tag, hidden] = [bytes.subarray(nonceLength, nonceLength + tagLength), bytes.subarray(nonceLength + tagLength)];
  if (hidden.length === 0) return undefined;
  const opening = createDecipheriv(cipher, await keyOf(app), nonce, { authTagLength: tagLength }).setAuthTag(tag);
  try {
    const plain = Buffer.concat([opening.update(hidden), opening.final()]).toString();
    return { nonce: nonce.toString('base64url'), text: plain.slice(0, length), expires: Number(plain.slice(length)) };
  } catch {
    return undefined;
  }
}

/** The key of every process. */
async function keyOf(app: App): Promise<Buffer> {
  const secret = await secretOf({ app, id: 'captcha', make: () => randomBytes(32).toString('base64url') });
  return Buffer.from(secret, 'base64url');
}
