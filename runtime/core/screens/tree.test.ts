import { expect, it } from 'vitest';
import { arranged } from './tree.ts';

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
