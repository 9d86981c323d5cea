import { expect, it } from 'vitest';
import { contentOf, writtenOf } from './written.ts';

it('the box of an option has signs as one reads them, and tags as they are', () => {
  for (const [content, written] of [
    ['只看分数&lt;60', '只看分数<60'],
    ['a&lt;b 且 c&gt;d', 'a<b 且 c>d'],
    ['A &amp; B', 'A & B'],
    ['$$1&lt;x&amp;y$$', '$$1<x&y$$'],
    ['<strong>甲</strong><br>1&lt;2', '<strong>甲</strong><br>1<2'],
    ['<img src="/api/file/1" alt="a&quot;b">', '<img src="/api/file/1" alt="a&quot;b">'],
    ['标签 &lt;br&gt; 换行', '标签 &lt;br> 换行'],
    ['写作 &amp;lt;', '写作 &amp;lt;'],
    ['&lt;<b>x</b>', '<<b>x</b>'],
  ] as const) {
    expect(writtenOf(content)).toBe(written);
    expect(contentOf(written)).toBe(content);
  }
});

it('what is typed stays as it is typed, sign by sign', () => {
  for (const text of ['若 a<b>c & d', '1<2 && 3>2', '<img src="/api/file/1"> x<y', '<p', 'a &l', '<'])
    for (let end = 1; end <= text.length; end++)
      expect(writtenOf(contentOf(text.slice(0, end)))).toBe(text.slice(0, end));
});
