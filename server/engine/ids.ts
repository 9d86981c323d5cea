import { randomBytes } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new record id: 26 characters, the first 10 the time in milliseconds, so that ids sort by age (ULID). */
export function newId(now: number = Date.now()): string {
  let text = '';
  for (let rest = now, i = 0; i < 10; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text;
  for (const byte of nextRandom()) text += alphabet.charAt(byte & 31);
  return text;
}

const perId = 16;
let pool = Buffer.alloc(0);

/** Random bytes are asked of the system for 256 ids at once: the call costs more than the bytes. */
function nextRandom(): Buffer {
  if (pool.length < perId) pool = randomBytes(perId * 256);
  const bytes = pool.subarray(0, perId);
  pool = pool.subarray(perId);
  return bytes;
}
