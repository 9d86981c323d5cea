import { describe, expect, it } from 'vitest';
import { marked } from './marked.ts';

describe('marked', () => {
  it('cuts a text at the words, whatever their case', () => {
    expect(marked({ text: '用 Python 写网络程序', words: ['python', '网络'] })).toEqual([
      { text: '用 ', isHit: false },
      { text: 'Python', isHit: true },
      { text: ' 写', isHit: false },
      { text: '网络', isHit: true },
      { text: '程序', isHit: false },
    ]);
  });

  it('takes signs of regular expressions for themselves', () => {
    expect(marked({ text: 'a+b(c)', words: ['+b('] })).toEqual([
      { text: 'a', isHit: false },
      { text: '+b(', isHit: true },
      { text: 'c)', isHit: false },
    ]);
  });

  it('finds a word each time it stands there', () => {
    expect(marked({ text: 'Ohm 的 ohm(定律)', words: ['ohm', '(定律)'] })).toEqual([
      { text: 'Ohm', isHit: true },
      { text: ' 的 ', isHit: false },
      { text: 'ohm', isHit: true },
      { text: '(定律)', isHit: true },
    ]);
  });

  it('leaves a text whole where there is no word', () => {
    for (const words of [[], ['', '']])
      expect(marked({ text: '题干', words })).toEqual([{ text: '题干', isHit: false }]);
  });
});
