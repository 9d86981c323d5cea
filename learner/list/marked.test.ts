import { describe, expect, it } from 'vitest';
import { marked } from './marked.ts';

describe('marked', () => {
  it('cuts a text at the words of the search, whatever their case', () => {
    expect(marked({ text: '用 Python 写网络程序', keyword: 'python 网络' })).toEqual([
      { text: '用 ', isHit: false },
      { text: 'Python', isHit: true },
      { text: ' 写', isHit: false },
      { text: '网络', isHit: true },
      { text: '程序', isHit: false },
    ]);
  });

  it('takes signs of regular expressions for themselves', () => {
    expect(marked({ text: 'a+b(c)', keyword: '+b(' })).toEqual([
      { text: 'a', isHit: false },
      { text: '+b(', isHit: true },
      { text: 'c)', isHit: false },
    ]);
  });

  it('leaves a text whole where nothing was typed', () => {
    expect(marked({ text: '题干', keyword: '  ' })).toEqual([{ text: '题干', isHit: false }]);
  });
});
