import { describe, expect, it } from 'vitest';
import type { ScreenAction } from '#generators/formats.ts';
import { fillRoute, inputOfAction } from './input.ts';

const action: ScreenAction = { title: '做', order: 1 };
const rows = [
  { id: '1', state: 'on' },
  { id: '2', state: 'off' },
];

describe('what an action sends', () => {
  it('is what its expressions say over row, rows and user', () => {
    const input = {
      ids: { map: [{ var: 'rows' }, { var: 'id' }] },
      first: { var: 'row.state' },
      by: { var: 'user.userId' },
      state: 'off',
    };
    expect(inputOfAction({ action: { ...action, input }, verb: 'call', rows, user: { userId: 'u' } })).toEqual({
      ids: ['1', '2'],
      first: 'on',
      by: 'u',
      state: 'off',
    });
  });
  it('has the ids its verb needs', () => {
    expect(inputOfAction({ action, verb: 'remove', rows, user: {} })).toEqual({ ids: ['1', '2'] });
    expect(inputOfAction({ action: { ...action, input: { state: 'off' } }, verb: 'setState', rows, user: {} })).toEqual(
      { ids: ['1', '2'], state: 'off' },
    );
    expect(inputOfAction({ action, verb: 'history', rows: rows.slice(0, 1), user: {} })).toEqual({ id: '1' });
  });
  it('is the id of one row, the ids of several, nothing without rows', () => {
    expect(
      [rows.slice(0, 1), rows, []].map((chosen) => inputOfAction({ action, verb: 'call', rows: chosen, user: {} })),
    ).toEqual([{ id: '1' }, { ids: ['1', '2'] }, {}]);
  });
});

it('a route is filled from the row, safely', () => {
  expect(fillRoute({ route: '/question?certId={id}&n={name}', row: { id: '7', name: 'a&b' } })).toBe(
    '/question?certId=7&n=a%26b',
  );
});
