import { describe, expect, it } from 'vitest';
import { everyCode, heldCodes, isCovered, singleCodes } from './wholeCodes.ts';

const tree = {
  $schema: './generated/meta/modules.json',
  a1: {
    label: '甲',
    children: {
      'a1-m1': { label: '组', children: { 'a1-m1.1': { label: '页', buttons: { 'a1-m1.1.1': { label: '新增' } } } } },
    },
  },
  a12: { label: '乙' },
};

describe('a whole', () => {
  it.each([
    ['a12-m2.*', 'a12-m2', true],
    ['a12-m2.*', 'a12-m2.1.3', true],
    ['a12-m2.*', 'a12-m2.1.*', true],
    ['a12.*', 'a12-m2.1', true],
    ['a12.*', 'a12-m2.*', true],
    ['a12-m2.*', 'a12', false],
    ['a12-m2.*', 'a12.*', false],
    ['a12-m2.*', 'a12-m21', false],
    ['a12-m2.1.*', 'a12-m2.10.1', false],
    ['a1.*', 'a12', false],
    ['a12-m2', 'a12-m2.1', false],
    ['.*', 'a12', false],
  ])('%s gives %s: %s', (by, code, is) => {
    expect(isCovered({ by, code })).toBe(is);
  });

  it('comes to what there is, also later', () => {
    const stored = ['a1-m1.*', 'b'];
    expect([...heldCodes({ stored, all: everyCode(tree) })].sort()).toEqual([
      'a1-m1',
      'a1-m1.*',
      'a1-m1.1',
      'a1-m1.1.*',
      'a1-m1.1.1',
      'b',
    ]);
    expect(heldCodes({ stored, all: [...everyCode(tree), 'a1-m1.2'] })).toContain('a1-m1.2');
    expect(heldCodes({ stored: ['a1-m1', 'a1-m1.1'], all: [...everyCode(tree), 'a1-m1.2'] })).not.toContain('a1-m1.2');
  });

  it('is there of all but buttons', () => {
    expect([...everyCode(tree)].sort()).toEqual(
      ['a1', 'a1.*', 'a1-m1', 'a1-m1.*', 'a1-m1.1', 'a1-m1.1.*', 'a1-m1.1.1', 'a12', 'a12.*'].sort(),
    );
    expect([...singleCodes(tree)]).toEqual(['a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a12']);
  });
});
