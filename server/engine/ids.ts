import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new record id: 26 characters, the first 10 the time in milliseconds, so that ids sort by age (ULID). */
export function newId(now: number = Date.now()): string {
  let text = '';
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text;
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  for (const end = used + perId; used < end; used++) text += alphabet.charAt((pool[used] ?? 0) & 31);
  return text;
}

/** Random bytes are asked of the system for 256 ids at once: the call costs more than the bytes. */
const perId = 16;
const pool = Buffer.alloc(perId * 256);
let used = pool.length;
