import { describe, expect, it } from 'vitest';
import type { ScreenField } from '#generators/formats.ts';
import { arrange, change, move } from './settings.ts';

const columns: Record<string, ScreenField> = {
  name: { kind: 'text', title: '名称', order: 1, width: 200 },
  state: { kind: 'dict', title: '状态', order: 2 },
  cover: { kind: 'image', title: '封面', order: 3, isHidden: true },
};
const names = (settings: Parameters<typeof arrange>[0]['settings']) =>
  arrange({ columns, settings }).map(({ name }) => name);

describe('columns of a list', () => {
  it('stand as the screen has them where nothing is set', () => {
    expect(arrange({ columns, settings: {} }).map(({ name, isHidden, width }) => [name, isHidden, width])).toEqual([
      ['name', false, 200],
      ['state', false, 120],
      ['cover', true, 90],
    ]);
  });
  it('are moved one place at a time, hidden ones too, and not beyond the ends', () => {
    const moved = move({ columns: arrange({ columns, settings: {} }), settings: {}, name: 'cover', step: -1 });
    expect(names(moved)).toEqual(['name', 'cover', 'state']);
    expect(move({ columns: arrange({ columns, settings: {} }), settings: {}, name: 'name', step: -1 })).toEqual({});
  });
  it('can be shown, hidden and given a width', () => {
    const settings = change({
      settings: change({ settings: {}, name: 'cover', to: { isHidden: false } }),
      name: 'name',
      to: { width: 320 },
    });
    expect(arrange({ columns, settings }).map(({ isHidden, width }) => [isHidden, width])).toEqual([
      [false, 320],
      [false, 120],
      [false, 90],
    ]);
  });
  it('that are gone are forgotten', () =>
    expect(names({ gone: { order: 0 }, state: { order: 0 } })).toEqual(['name', 'state', 'cover']));
});
