import { describe, expect, it } from 'vitest';
import { texWords } from './texWords.ts';

describe('words of LaTeX outside of formulas', () => {
  it.each([
    ['得了~\\uline{~~~~}~元', '得了<u>\u00a0\u00a0\u00a0\u00a0</u>元'],
    ['<p>\\uline{画线}</p>', '<p><u>画线</u></p>'],
    ['\\textbf{2.~}（\\textbf{Question \\#7}）', '<b>2.\u00a0</b>（<b>Question #7</b>）'],
    ['\\textit{Nature}', '<i>Nature</i>'],
    ["他说：``$$1$$号箱中放红球．''", '他说：“$$1$$号箱中放红球．”'],
    ['\\textbf{第$$3^{2}$$题}', '<b>第$$3^{2}$$题</b>'],
    ['可能性是（~ ）．', '可能性是（\u00a0 ）．'],
  ])('%s', (html, expected) => {
    expect(texWords(html)).toBe(expected);
  });

  it.each([
    '3~5 天',
    '$$\\textbf{x}~y$$',
    "<code>``a''</code>",
    '<pre>\\uline{a}</pre>',
    "$$f''$$ 与 $$g''$$",
    '<img alt="a~b">',
    '\\uline{a<b>b</b>}',
  ])('leaves %s alone', (html) => {
    expect(texWords(html)).toBe(html);
  });
});
