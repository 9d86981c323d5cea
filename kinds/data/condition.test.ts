import { expect, it } from 'vitest';
import type { Json } from '#generators/formats.ts';
import { containing, within } from './condition.ts';

function ofRange(value: Json): { terms: string[]; values: unknown[] } {
  const values: unknown[] = [];
  const add = (bound: unknown): string => `$${values.push(bound)}`;
  return { terms: within({ column: 'c', property: {}, value, add }), values };
}

it('a day that ends a range of moments is meant to its end, a moment as it is', () => {
  expect(ofRange({ from: '2024-05-01', to: '2024-05-02' })).toEqual({
    terms: ['c >= $1', 'c < ($2::date + 1)'],
    values: ['2024-05-01', '2024-05-02'],
  });
  expect(ofRange({ to: '2024-05-02 08:00:00' })).toEqual({ terms: ['c <= $1'], values: ['2024-05-02 08:00:00'] });
});

it('what stands for any text elsewhere is looked for as it is', () => {
  expect(containing('100%_\\')).toBe('%100\\%\\_\\\\%');
});
