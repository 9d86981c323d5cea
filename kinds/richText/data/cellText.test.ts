import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCell, toCell } from './cellText.ts';

describe('rich text in a cell', () => {
  it('is plain where it holds no more than paragraphs and breaks', () => {
    expect(toCell('<p>甲 &lt; 乙</p><p>丙 &amp; 丁</p>')).toBe('甲 < 乙\n丙 & 丁');
    expect(fromCell('甲 < 乙\n丙 & 丁')).toBe('甲 &lt; 乙<br>丙 &amp; 丁');
  });

  it('keeps its markup where it has any, also behind plain text', () => {
    expect(toCell('<p>甲<strong>乙</strong></p>')).toBe('<p>甲<strong>乙</strong></p>');
    expect(toCell('甲<strong>乙</strong>')).toBe('<html>甲<strong>乙</strong></html>');
    expect(fromCell('<html>甲<strong>乙</strong></html>')).toBe('甲<strong>乙</strong>');
  });

  it('that shows a tag as text stays text', () => {
    const html = '&lt;p&gt; 是段落';
    expect(fromCell(toCell(html))).toBe(html);
  });

  it('comes back the same but for paragraphs, which become breaks, and for blank ends', () => {
    const pieces = fc.array(
      fc.constantFrom(
        '甲',
        ' ',
        '<br>',
        '<p>',
        '</p>',
        '</p><p>',
        '<strong>乙</strong>',
        '&lt;',
        '&amp;',
        '&quot;',
        '&nbsp;',
        '$$x$$',
        '<img src="/api/file/1">',
      ),
      { maxLength: 8 },
    );
    const written = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&nbsp;', '\u00a0');
    const plain = (html: string) =>
      written(html)
        .replace(/<\/p>[ \n]*<p>/g, '<br>')
        .replace(/<\/?p>/g, '')
        .replace(/^(\s|<br>)+|(\s|<br>)+$/g, '');
    fc.assert(
      fc.property(pieces, (list) => {
        expect(plain(fromCell(toCell(list.join(''))))).toBe(plain(list.join('')));
      }),
      { numRuns: 500 },
    );
  });
});
