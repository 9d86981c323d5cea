import { expect, it } from 'vitest';
import { dict } from './data.ts';

const level = {
  name: 'level',
  title: '级别',
  values: [
    { code: '1', label: '一级', order: 1, isRetired: false },
    { code: '2', label: '二级', order: 2, isRetired: true },
  ],
};
const column = { field: 'x', title: '列', kind: 'dict' as const, isRequired: false, width: 10, dict: 'level' };
const tools = { owner: 't', dictionaries: { level }, references: new Map() };

it('a cell takes the label or the code of a value in use', () => {
  expect(['一级', '1', '二级'].map((text) => dict.cell?.read({ column, text, tools }))).toEqual([
    { value: '1' },
    { value: '1' },
    { problem: '“二级”不在可选范围内，可填：一级' },
  ]);
});

it('a cell shows a value by its label, also one out of use', () => {
  expect(dict.cell?.write({ value: '2', label: undefined, dictionary: level })).toBe('二级');
});
