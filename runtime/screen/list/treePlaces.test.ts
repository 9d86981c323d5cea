import { expect, it } from 'vitest';
import { arranged } from '#runtime/core/screens/tree.ts';
import { asText, idOf, type ScreenRecord } from '../records.ts';
import type { Beside, Shift } from '../table/branches.ts';
import { treePlaces } from './treePlaces.ts';

const rows: ScreenRecord[] = [
  { id: 'a' },
  { id: 'a1', parentId: 'a' },
  { id: 'a2', parentId: 'a' },
  { id: 'a2x', parentId: 'a2' },
  { id: 'a3', parentId: 'a' },
  { id: 'b' },
];
const places = treePlaces({
  tree: { parent: 'parentId', maxDepth: 3 },
  placed: arranged<ScreenRecord>({ rows, idOf, parentOf: (row) => asText(row['parentId']) }),
});
const row = (id: string): ScreenRecord => rows.find((each) => each['id'] === id) ?? {};
const drop = (id: string, target: string, beside: Beside) => ({ row: row(id), target: row(target), beside });

it.each([
  ['a1', 'b', 'into', { parent: 'b', before: null }],
  ['a1', 'a3', 'before', { parent: 'a', before: 'a3' }],
  ['a1', 'a3', 'after', { parent: 'a', before: null }],
  ['a3', 'a1', 'after', { parent: 'a', before: 'a2' }],
  ['a2', 'a1', 'after', { parent: 'a', before: 'a3' }],
  ['b', 'a', 'before', { parent: null, before: 'a' }],
] as const)('%s dropped on %s, %s', (id, target, beside, place) => {
  expect(places.canPlace(drop(id, target, beside))).toBe(true);
  expect(places.placeOf(drop(id, target, beside))).toEqual(place);
});

it.each([
  ['a', 'a', 'into', 'it is the row itself'],
  ['a', 'a2x', 'into', 'that is below itself'],
  ['a', 'a1', 'before', 'that is below itself'],
  ['b', 'a2x', 'into', 'that is a fourth level'],
  ['a2', 'a1', 'into', 'what is below it would come to a fourth level'],
] as const)('%s may not be dropped on %s, %s: %s', (id, target, beside, _why) => {
  expect(places.canPlace(drop(id, target, beside))).toBe(false);
});

it.each<[string, Shift, string | undefined, Beside | undefined]>([
  ['a2', 'up', 'a1', 'before'],
  ['a2', 'down', 'a3', 'after'],
  ['a2', 'in', 'a1', 'into'],
  ['a2', 'out', 'a', 'after'],
  ['a1', 'up', undefined, undefined],
  ['a1', 'in', undefined, undefined],
  ['b', 'down', undefined, undefined],
  ['b', 'out', undefined, undefined],
])('%s shifted %s', (id, shift, target, beside) => {
  const found = places.dropOf(row(id), shift);
  expect({ target: found?.target['id'], beside: found?.beside }).toEqual({ target, beside });
});

it('knows where a row stands now', () => {
  expect(places.placeNow(row('a2'))).toEqual({ parent: 'a', before: 'a3' });
  expect(places.placeNow(row('b'))).toEqual({ parent: null, before: null });
});
