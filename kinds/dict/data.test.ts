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

it('a label that several values have says which one with its code, and is not taken without', () => {
  const title = {
    name: 'title',
    title: '职称',
    values: [
      { code: '0101', label: '研究员', order: 1, isRetired: false },
      { code: '0201', label: '研究员', order: 2, isRetired: false },
      { code: '0202', label: '教授', order: 3, isRetired: false },
      { code: '0203', label: '教授', order: 4, isRetired: true },
    ],
  };
  const read = (text: string) =>
    dict.cell?.read({ column: { ...column, dict: 'title' }, text, tools: { ...tools, dictionaries: { title } } });
  const write = (value: string) => dict.cell?.write({ value, label: undefined, dictionary: title });
  expect(['0101', '0202', '0203'].map(write)).toEqual(['研究员（0101）', '教授', '教授（0203）']);
  expect(['研究员（0201）', '0201', '教授', '研究员'].map(read)).toEqual([
    { value: '0201' },
    { value: '0201' },
    { value: '0202' },
    { problem: '职称有 2 个“研究员”，请写明：研究员（0101）、研究员（0201）' },
  ]);
});
