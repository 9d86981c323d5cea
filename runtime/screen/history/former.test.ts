import { expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { formerValues } from './former.ts';

const field = (title: string, further: Partial<ScreenField> = {}): ScreenField => ({
  kind: 'text',
  title,
  order: 1,
  ...further,
});
const fields = {
  name: field('名称'),
  note: field('备注'),
  code: field('编码', { isReadOnly: true }),
  password: field('密码', { kind: 'password' }),
  parts: field('科目', { kind: 'list', isParts: true }),
};

it('each field is as it was before the oldest change after the version; what did not change is left out', () => {
  const newer = [
    { changes: { name: ['乙', '甲'] } },
    { changes: null },
    { changes: { name: ['丙', '乙'], gone: [1, 2] } },
  ] as const;
  expect(formerValues({ newer, fields })).toEqual({ values: { name: '丙' }, left: [] });
});

it('names what no form fills in', () => {
  const newer = [
    { changes: { code: ['1', '2'], password: ['', 'x'], parts: [[], [{}]], note: [null, '新'] } },
  ] as const;
  expect(formerValues({ newer, fields })).toEqual({ values: { note: null }, left: ['编码', '密码', '科目'] });
});
