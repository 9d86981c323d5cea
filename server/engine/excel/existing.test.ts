/** By what rows of a sheet are the same. */
import { expect, it } from 'vitest';
import type { Entity } from '#generators/formats.ts';
import { book, library } from '#generators/testing.ts';
import { sheetKeysOf } from './existing.ts';

const entity = library({
  'entities/book.json': {
    ...book,
    'x-entity': { ...book['x-entity'], unique: [], importOnce: ['isbn', 'bookName', 'authorId'] },
  },
}).entities['book'] as Entity;

const keysOf = (record: Record<string, string | null>): string[] =>
  sheetKeysOf({ entity, record }).map(({ key }) => key);

it('rows are the same by the fields named, empty ones as well, but not where the first is empty (I2)', () => {
  const whole = { isbn: '1', bookName: '书', authorId: '7' };
  expect(keysOf(whole)).toHaveLength(1);
  expect(keysOf(whole)).toEqual(keysOf({ ...whole }));
  expect(keysOf(whole)).not.toEqual(keysOf({ ...whole, authorId: null }));
  expect(keysOf({ isbn: '1', bookName: '书', authorId: '' })).toEqual(keysOf({ isbn: '1', bookName: '书' }));
  expect(keysOf({})).toEqual([]);
  expect(keysOf({ isbn: '', bookName: '', authorId: null })).toEqual([]);
  expect(keysOf({ bookName: '书', authorId: '7' })).toEqual([]);
});
