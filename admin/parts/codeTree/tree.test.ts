import { describe, expect, it } from 'vitest';
import { heldCodes } from '#runtime/core/operations/wholeCodes.ts';
import { branches, clicked, codesBelow, mayTick, offered, ticksOf, wholesOf } from './tree.ts';

const button = (label: string) => ({ label });
const tree = {
  a1: {
    label: '系统',
    children: {
      'a1-m1': {
        label: '组',
        children: {
          'a1-m1.1': { label: '证书', buttons: { 'a1-m1.1.1': button('新增'), 'a1-m1.1.2': button('编辑') } },
          'a1-m1.2': { label: '图谱' },
        },
      },
      'a1-m2': {
        label: '另一组',
        children: { 'a1-m2.1': { label: '行业', buttons: { 'a1-m2.1.1': button('新增') } } },
      },
    },
  },
  p1: { label: '平台', platform: true },
};
const roots = branches(tree);
const everything = () => true;
const holding = (...stored: string[]) => {
  const held = heldCodes({ stored, all: [...roots.flatMap(codesBelow), ...roots.flatMap(wholesOf)] });
  return (code: string | readonly string[] | undefined) => typeof code === 'string' && held.has(code);
};
const click = (codes: string[], key: string, has: Parameters<typeof clicked>[0]['has'] = everything) =>
  clicked({ roots, codes, key, has }).sort();

describe('a click on the tree of permissions', () => {
  it('gives the whole of a module, group or menu, and what leads there', () => {
    expect(click([], 'a1')).toEqual(['a1.*']);
    expect(click([], 'a1-m1')).toEqual(['a1', 'a1-m1.*']);
    expect(click(['a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1'], 'a1-m1.1')).toEqual(['a1', 'a1-m1', 'a1-m1.1.*']);
    expect(click(['a1', 'a1-m1', 'a1-m1.1.*'], 'a1-m1')).toEqual(['a1', 'a1-m1.*']);
  });

  it('gives a button or a menu without any alone', () => {
    expect(click([], 'a1-m1.1.2')).toEqual(['a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.2']);
    expect(click([], 'a1-m1.2')).toEqual(['a1', 'a1-m1', 'a1-m1.2']);
  });

  it('takes all of a whole', () => {
    expect(click(['a1.*'], 'a1')).toEqual([]);
    expect(click(['a1', 'a1-m1.*', 'a1-m2.*'], 'a1-m1')).toEqual(['a1', 'a1-m2.*']);
  });

  it('leaves of a whole what was not taken, with what comes later beside it', () => {
    expect(click(['a1.*'], 'a1-m1.1.2')).toEqual(['a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a1-m1.2', 'a1-m2.*']);
    expect(click(['a1.*', 'a1-m1.*'], 'a1-m1')).toEqual(['a1', 'a1-m2.*']);
  });

  it('gives somebody’s own ticks where they have no whole to give, and takes them again', () => {
    const has = holding('a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a1-m2.*');
    const own = ['a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a1-m2.*'];
    expect(click([], 'a1', has)).toEqual(own);
    expect(click(own, 'a1', has)).toEqual([]);
  });
});

describe('what is shown', () => {
  const shown = (...stored: string[]) => {
    const held = heldCodes({ stored, all: [...roots.flatMap(codesBelow), ...roots.flatMap(wholesOf)] });
    return ticksOf({ roots, held });
  };

  it('is a tick at all that a whole gives', () => {
    expect(shown('a1', 'a1-m1.*')).toEqual({
      checked: ['a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a1-m1.1.2', 'a1-m1.2'],
      halfChecked: ['a1'],
    });
  });

  it('is half a tick where only what is there today was ticked', () => {
    expect(shown('a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a1-m1.1.2')).toEqual({
      checked: ['a1-m1.1.1', 'a1-m1.1.2'],
      halfChecked: ['a1', 'a1-m1', 'a1-m1.1'],
    });
  });

  it('nothing can be changed of a whole that somebody has not, nor given what they have not', () => {
    const has = holding('a1', 'a1-m1', 'a1-m1.1', 'a1-m1.1.1', 'a1-m1.1.2');
    expect(mayTick({ key: 'a1-m1.1.1', codes: ['a1.*'], has })).toBe(false);
    expect(mayTick({ key: 'a1-m1.1.1', codes: ['a1-m2.*'], has })).toBe(true);
    expect(mayTick({ key: 'a1-m2', codes: [], has })).toBe(false);
    expect(mayTick({ key: 'a1-m1.1.1', codes: ['a1.*'], has: holding('a1.*') })).toBe(true);
  });

  it('has no branch of the platform', () => {
    expect(roots.map(({ key }) => key)).toEqual(['a1']);
  });
});

it('a module without a screen is offered where it is another system that the organisation has, or the role holds it', () => {
  const all = branches({ ...tree, p3: { label: '教学' }, p4: { label: '学习' }, p5: { label: '实验' } });
  const names = (siblings: string[], codes: string[]) => offered({ roots: all, siblings, codes }).map(({ key }) => key);
  expect(names([], ['a1.*'])).toEqual(['a1']);
  expect(names(['p3'], ['p4', 'p5.*'])).toEqual(['a1', 'p3', 'p4', 'p5']);
});
