import { describe, expect, it } from 'vitest';
import { formulaParts, mayHaveFormula } from './formulaParts.ts';

const formulas = (text: string): string[] => formulaParts(text).flatMap((part) => (part.isFormula ? [part.text] : []));

describe('formulaParts', () => {
  it.each([
    ['计算 $$\\frac{1}{2}+1$$ 的结果', ['\\frac{1}{2}+1']],
    ['$$2$$和$$3$$', ['2', '3']],
    ['设 $x^2$ 与 $y$', ['x^2', 'y']],
    ['$$a<b$$', ['a<b']],
  ])('%s', (text, expected) => {
    expect(formulas(text)).toEqual(expected);
  });

  it.each(['一支笔 $5，一本书 $6', '售价 $ 5 或 $ 6', '只有一个 $', '$$', '$$$$', '没有'])(
    'leaves %s alone',
    (text) => {
      expect(formulas(text)).toEqual([]);
    },
  );

  it('keeps all of the text', () => {
    const text = '甲 $$x$$ 乙 $y$ 丙';
    expect(formulaParts(text).map((part) => part.text)).toEqual(['甲 ', 'x', ' 乙 ', 'y', ' 丙']);
  });

  it('is asked for only where there are two dollar signs', () => {
    expect(['没有', '$5', '$$x$$', '$x$'].map(mayHaveFormula)).toEqual([false, false, true, true]);
  });
});
