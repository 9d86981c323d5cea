import { expect, it } from 'vitest';
import { flatOwn, initialOf, nestedOwn, valueAt } from './ownFields.ts';

it('values stand below own in a record and beside its fields elsewhere', () => {
  const record = { bookName: '甲', own: { pages: 3, note: null } };
  const flat = { bookName: '甲', 'own.pages': 3, 'own.note': null };
  expect(flatOwn(record)).toEqual(flat);
  expect(nestedOwn(flat)).toEqual(record);
  expect(flatOwn({ bookName: '甲', own: null })).toEqual({ bookName: '甲' });
  expect(nestedOwn({ bookName: '甲' })).toEqual({ bookName: '甲' });
  expect([valueAt({ record, name: 'own.pages' }), valueAt({ record: flat, name: 'own.pages' })]).toEqual([3, 3]);
  expect(valueAt({ record: {}, name: 'own.pages' })).toBeUndefined();
});

it.each([
  ['integer', '3', 3],
  ['number', ' 0.5 ', 0.5],
  ['number', '一', undefined],
  ['boolean', '否', false],
  ['boolean', 'no', undefined],
  ['choice', '史', '史'],
  ['choice', '天', undefined],
  ['choices', '史；地', ['史', '地']],
  ['choices', '史；天', undefined],
  ['text', '', undefined],
  ['date', '2026-01-02', '2026-01-02'],
] as const)('a usual value of %s as people write it: %s', (kind, initial, value) => {
  expect(initialOf({ kind, initial, choices: ['史', '地'] })).toEqual(value);
});
