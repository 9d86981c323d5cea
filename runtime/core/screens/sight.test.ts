import { expect, it } from 'vitest';
import type { DetailScreen, FormScreen, ListScreen, ScreenField } from '#generators/formats.ts';
import { asSeen } from './sight.ts';

const field = (words: Partial<ScreenField> = {}): ScreenField => ({ kind: 'text', title: '字段', order: 1, ...words });
const fields = {
  open: field({ isSortable: true, group: 'main' }),
  masked: field({ readCodes: ['r'], isMasked: true, isSortable: true, group: 'main' }),
  hidden: field({ readCodes: ['r'], group: 'secret' }),
  fixed: field({ writeCodes: ['r', 'w'], readCodes: ['r'], isMasked: true, group: 'main' }),
};
const holder = (...held: string[]) => ({
  has: (code: string | readonly string[] | undefined) => [code ?? []].flat().every((one) => held.includes(one)),
});
const list = { kind: 'list', columns: fields, filters: fields } as unknown as ListScreen;
const groups = {
  main: { title: '基本', order: 1 },
  secret: { title: '其他', order: 2 },
  empty: { title: '空', order: 3 },
};
const form = { kind: 'form', fields, groups } as unknown as FormScreen;
const detail = { kind: 'detail', fields, groups } as unknown as DetailScreen;

it('a list shows what is masked and sorts by none of it, and looks for nothing that somebody may not read', () => {
  const seen = asSeen({ screen: list, ...holder() });
  expect(Object.keys(seen.columns)).toEqual(['open', 'masked', 'fixed']);
  expect(Object.keys(seen.filters)).toEqual(['open']);
  expect(Object.values(seen.columns).map(({ isSortable }) => isSortable)).toEqual([true, false, false]);
  expect(asSeen({ screen: list, ...holder('r') })).toEqual(list);
});

it('a form is read-only where somebody may not write, and leaves a group out of which nothing is left', () => {
  const seen = asSeen({ screen: form, ...holder() });
  expect(Object.entries(seen.fields).map(([name, { isReadOnly }]) => [name, isReadOnly ?? false])).toEqual([
    ['open', false],
    ['masked', true],
    ['fixed', true],
  ]);
  expect(Object.keys(seen.groups)).toEqual(['main', 'empty']);
  expect(asSeen({ screen: form, ...holder('r') }).fields.fixed?.isReadOnly).toBe(true);
  expect(asSeen({ screen: form, ...holder('r', 'w') }).fields).toEqual(fields);
  expect(Object.keys(asSeen({ screen: detail, ...holder() }).fields)).toEqual(['open', 'masked', 'fixed']);
});

it('a screen of which everybody sees all is the same', () => {
  const plain = { ...form, fields: { open: fields.open } };
  expect(asSeen({ screen: plain, ...holder() })).toBe(plain);
});
