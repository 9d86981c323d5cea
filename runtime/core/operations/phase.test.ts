import { expect, it } from 'vitest';
import { phaseAt } from './phase.ts';

const property = {
  'x-phase': {
    before: [null, 'from'],
    open: ['from', 'to'],
    late: ['from', 'end'],
    over: ['end', null],
  } satisfies Record<string, [string | null, string | null]>,
};
const record = { from: '2026-03-01 08:00:00', to: '2026-03-01 12:00:00', end: '2026-03-01 18:00:00' };

it.each([
  ['before its begin', '2026-03-01 07:59:59', 'before'],
  ['at its begin', '2026-03-01 08:00:00', 'open'],
  ['before its end, the first of two', '2026-03-01 11:59:59', 'open'],
  ['at its end', '2026-03-01 12:00:00', 'late'],
  ['without an end', '2026-03-01 18:00:00', 'over'],
])('S24: %s', (_case, now, phase) => {
  expect(phaseAt({ property, record, now })).toBe(phase);
});

it('S24: an empty time is no open end', () => {
  expect(
    phaseAt({ property, record: { from: '2026-03-01 08:00:00', to: null }, now: '2026-03-01 09:00:00' }),
  ).toBeNull();
});
