import { describe, expect, it } from 'vitest';
import { gapCount } from './gaps.ts';

describe('gaps of a stem', () => {
  it.each([
    ['<p>中国的首都是____，最长的河是______。</p>', 2],
    ['<p>一（ ）二（　　）三（&nbsp;）</p>', 3],
    ['<p>四【 】五（）</p>', 2],
    ['<p>六( )七(   )</p>', 2],
    ['<p>__①__、__②__和___(3)___</p>', 3],
    ['<p>答：<u>&nbsp;&nbsp;&nbsp;</u>与<u>  </u></p>', 2],
    ['$$x=\\underline{\\qquad}$$，$$y=\\underline{\\hspace{2cm}}$$', 2],
    ['方程的解为\\_\\_\\_\\_。', 1],
    ['全角＿＿＿＿', 1],
    ['a 是 __，b 是 __', 2],
  ])('%s: %d', (html, count) => {
    expect(gapCount(html)).toBe(count);
  });

  it.each([
    '<p>则 f(-1) =</p>',
    '<pre><code>def __init__(self): print()</code></pre>',
    '<p>函数 main() 的返回值（整数）是</p>',
    'snake_case 与 $$a_{n}$$',
    '',
  ])('%s marks none', (html) => {
    expect(gapCount(html)).toBe(0);
  });
});
