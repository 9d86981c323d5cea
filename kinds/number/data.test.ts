import { expect, it } from 'vitest';
import type { Property } from '#generators/formats.ts';
import { integer } from '../integer/data.ts';
import { number } from './data.ts';

const column = { field: 'x', title: '列', kind: 'number' as const, isRequired: false, width: 10 };
const tools = { owner: 't', dictionaries: {}, references: new Map() };

it('a cell is read with full-width digits and thousands separators', () => {
  expect(['１，２００．５', '两分', '1,5'].map((text) => number.cell?.read({ column, text, tools }))).toEqual([
    { value: 1200.5 },
    { problem: '“两分”不是数字' },
    { problem: '“1,5”不是数字' },
  ]);
});

it('years are read without thousands apart, other whole numbers with them', () => {
  const propsOf = (limits: Property) => integer.props?.({ type: 'integer', ...limits });
  expect(propsOf({ minimum: 1990, maximum: 2100 })).toEqual({ isPlain: true });
  for (const limits of [{}, { minimum: 0, maximum: 2100 }, { minimum: 1990 }, { minimum: 1000, maximum: 5000 }])
    expect(propsOf(limits)).toBeUndefined();
});
