import { describe, expect, it } from 'vitest';
import type { ExcelColumn, SheetPlan } from '#generators/formats.ts';
import { cellAddress, headingOf, layoutOf, placeOfCell, readHeadings } from './layout.ts';

const column = (field: string, title: string, more: Partial<ExcelColumn> = {}): ExcelColumn => ({
  field,
  title,
  kind: 'text',
  isRequired: false,
  width: 10,
  ...more,
});
const plan: SheetPlan = {
  entity: 'x',
  title: '试',
  sheet: '试',
  columns: [
    column('minutes', '时长（分钟）', { isRequired: true }),
    column('options', '选项', { codec: 'options', isRequired: true }),
  ],
};

describe('headings', () => {
  it('of the template are all known when they come back, however wide their characters', () => {
    const headings = layoutOf({ plan, options: 6 }).map(headingOf);
    expect(headings).toEqual(['时长（分钟）*', '选项A', '选项B', '选项C', '选项D', '选项E', '选项F', '正确答案']);
    const { columns, missing, unknown, doubled } = readHeadings({
      plan,
      headings: ['时长(分钟)', ...headings.slice(1)],
    });
    expect(columns.map((each) => each?.part ?? each?.column.field)).toEqual(['minutes', 0, 1, 2, 3, 4, 5, 'answer']);
    expect([missing, unknown, doubled]).toEqual([[], [], []]);
  });

  it('that are missing, unknown or there twice are named; the reasons of an error workbook are passed over', () => {
    const { columns, missing, unknown, doubled } = readHeadings({
      plan,
      headings: ['别的', '选项A', '选项A', '', '错误原因'],
    });
    expect(columns.map((each) => each?.title)).toEqual([undefined, '选项A', '选项A', undefined, undefined]);
    expect({ missing, unknown, doubled }).toEqual({ missing: ['时长（分钟）'], unknown: ['别的'], doubled: ['选项A'] });
  });
});

it('an address counts columns in letters', () => {
  expect([0, 25, 26, 701, 702].map((index) => cellAddress({ row: 11, column: index }))).toEqual([
    'A12',
    'Z12',
    'AA12',
    'ZZ12',
    'AAA12',
  ]);
});

it('an address says its row, and the sheet where it is not the first', () => {
  expect(cellAddress({ row: 4, column: 3 })).toBe('D5');
  expect(cellAddress({ sheet: '座位 1!', row: 4, column: 27 })).toBe('座位 1!!AB5');
  expect(placeOfCell('D5')).toEqual({ row: 4 });
  expect(placeOfCell('座位 1!!AB5')).toEqual({ sheet: '座位 1!', row: 4 });
});
