import { expect, it } from 'vitest';
import { newId } from './ids.ts';

it('gives ids that sort by age, within a millisecond, too, and are never the same', () => {
  const ids = [...Array.from({ length: 20_000 }, () => newId(1_790_000_000_000)), newId(1_790_000_000_001)];
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids.map((id) => id.slice(13))).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(id))).toBe(true);
});
