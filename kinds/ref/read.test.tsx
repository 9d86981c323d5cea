import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DictionaryValue, ScreenField } from '#generators/formats.ts';
import { dictionariesOf } from '#runtime/screen/lookups.ts';
import { drawField } from '../screen/drawField.ts';

const field: ScreenField = {
  kind: 'ref',
  title: '证书',
  order: 1,
  ref: {
    entity: 'cert',
    options: 'cert.options',
    marks: [{ title: '证书编码' }, { title: '等级', dict: 'certLevel' }],
  },
};
const lookups = {
  certLevel: new Map<string, DictionaryValue>([['3', { code: '3', label: '高级', order: 3, isRetired: false }]]),
};

function textOf(record: Record<string, unknown>): string {
  const { container } = render(
    <>{drawField({ name: 'certId', field, value: record['certId'], record, lookups, isCell: true })}</>,
  );
  return container.textContent ?? '';
}

describe('a reference', () => {
  it('shows what tells records of one label apart, codes by their words', () => {
    expect(textOf({ certId: '1', certIdLabel: '网络安全', certIdMarks: ['NSB-3', '3'] })).toBe('网络安全NSB-3 · 高级');
  });

  it('leaves out what is empty, and everything where the server sends nothing', () => {
    expect(textOf({ certId: '1', certIdLabel: '网络安全', certIdMarks: ['NSB-3', null] })).toBe('网络安全NSB-3');
    expect(textOf({ certId: '1', certIdLabel: '网络安全' })).toBe('网络安全');
  });

  it('asks for the dictionaries of its marks', () => {
    expect(dictionariesOf({ certId: field })).toEqual(['certLevel']);
  });
});
