import { describe, expect, it } from 'vitest';
import { arranged, reordered } from './tree.ts';

interface Row {
  id: string;
  above?: string;
}

const place = (rows: Row[]) =>
  arranged({ rows, idOf: ({ id }) => id, parentOf: ({ above = '' }) => above }).map(
    ({ row, level, children }) => `${row.id}${level}${children}`,
  );

it('each row stands behind the one above it; those beside each other keep their order', () => {
  expect(
    place([{ id: 'c', above: 'a' }, { id: 'b' }, { id: 'd', above: 'c' }, { id: 'a' }, { id: 'e', above: 'a' }]),
  ).toEqual(['b10', 'a12', 'c21', 'd30', 'e20']);
});

it('a row whose row above is not there stands at the top', () => {
  expect(place([{ id: 'a', above: 'gone' }])).toEqual(['a10']);
});

describe('some are put before one', () => {
  const beside = ['a', 'b', 'c', 'd'];

  it.each<[name: string, ids: string[], before: string | null, order: string[]]>([
    ['upwards', ['c'], 'a', ['c', 'a', 'b', 'd']],
    ['downwards', ['a'], 'd', ['b', 'c', 'a', 'd']],
    ['behind all', ['b'], null, ['a', 'c', 'd', 'b']],
    ['several, in the order they are named', ['d', 'a'], 'c', ['b', 'd', 'a', 'c']],
    ['one that stood elsewhere', ['x'], 'b', ['a', 'x', 'b', 'c', 'd']],
    ['where it stands', ['b'], 'c', beside],
  ])('%s', (_name, ids, before, order) => expect(reordered({ beside, ids, before })).toEqual(order));

  it('there is no place before one that is not there, or that moves itself', () => {
    expect(reordered({ beside, ids: ['a'], before: 'gone' })).toBeUndefined();
    expect(reordered({ beside, ids: ['a', 'b'], before: 'b' })).toBeUndefined();
  });

  it('those beside are left as they were given', () => {
    reordered({ beside, ids: ['a'], before: null });
    expect(beside).toEqual(['a', 'b', 'c', 'd']);
  });
});
