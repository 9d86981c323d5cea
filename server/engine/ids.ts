import { randomFillSync } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes are asked of the system for 256 ids at once: the call costs more than the bytes. */
const pool = Buffer.alloc(256 * 13);
let used = pool.length;

/** Which one of its millisecond the last id was. */
let last = { now: 0, serial: 0 };

/**
 * A new record id: 26 characters, the first 10 the time in milliseconds, the next 3 which one of it, so that ids sort by
 * age (ULID), those of one process within a millisecond, too; 65 bits are random.
 */
export function newId(now: number = Date.now()): string {
  last = { now, serial: last.now === now ? last.serial + 1 : 0 };
  let text = digits({ value: now, length: 10 }) + digits({ value: last.serial, length: 3 });
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  while (text.length < 26) text += alphabet.charAt((pool[used++] ?? 0) & 31);
  return text;
}

function digits({ value, length }: { value: number; length: number }): string {
  let text = '';
  for (let rest = value, i = 0; i < length; i++, rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text;
  return text;
}
