import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new record id: 26 characters, the first 10 the time in milliseconds, so that ids sort by age (ULID). */
export function newId(now: number = Date.now()): string {
  let text = '';
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text;
  for (const byte of randomBytes(16)) text += alphabet.charAt(byte & 31);
  return text;
}
