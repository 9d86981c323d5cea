import { expect, it } from 'vitest';
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
