import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes are asked of the system for 256 ids at once: the call costs more than the bytes. */
const pool = Buffer.alloc(256 * 16);
let used = pool.length;

/** A new record id: 26 characters, the first 10 the time in milliseconds, so that ids sort by age (ULID). */
export function newId(now: number = Date.now()): string {
  let text = '';
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text;
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  while (text.length < 26) text += alphabet.charAt((pool[used++] ?? 0) & 31);
  return text;
}
