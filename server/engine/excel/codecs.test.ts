import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatCell, parseCell, referenceKey } from './cells.ts';
import { formatOptions, parseOptions } from './options.ts';
import { fromCell, toCell } from './richText.ts';
import { formatTags, parseTags } from './tags.ts';

describe('several texts in a cell', () => {
  test('are separated by semicolons of either width, or by lines', () => {
    expect(parseTags('甲；乙;  丙 ；')).toEqual(['甲', '乙', '丙']);
    expect(parseTags('甲；乙\n丙')).toEqual(['甲；乙', '丙']);
  });

  test('are not parted inside a formula', () => {
    expect(parseTags('$$a\\;b$$；$$f(x;y)$$')).toEqual(['$$a\\;b$$', '$$f(x;y)$$']);
  });

  test('that hold separators are written so that they come back', () => {
    expect(formatTags(['甲', '乙'])).toBe('甲；乙');
    expect(formatTags(['先甲；后乙', '丙'])).toBe('先甲；后乙\n丙');
    expect(formatTags(['先甲；后乙'])).toBe('["先甲；后乙"]');
  });

  test('whatever they are, come back', () => {
    const texts = fc.array(fc.stringMatching(/^[甲乙;；\n$[\]"| \\ab]{1,12}$/), { maxLength: 5 });
    fc.assert(
      fc.property(texts, (list) => {
        expect(parseTags(formatTags(list))).toEqual(list);
      }),
      { numRuns: 500 },
    );
  });
});

describe('rich text in a cell', () => {
  test('is plain where it holds no more than paragraphs and breaks', () => {
    expect(toCell('<p>甲 &lt; 乙</p><p>丙 &amp; 丁</p>')).toBe('甲 < 乙\n丙 & 丁');
    expect(fromCell('甲 < 乙\n丙 & 丁')).toBe('甲 &lt; 乙<br>丙 &amp; 丁');
  });

  test('keeps its markup where it has any, also behind plain text', () => {
    expect(toCell('<p>甲<strong>乙</strong></p>')).toBe('<p>甲<strong>乙</strong></p>');
    expect(toCell('甲<strong>乙</strong>')).toBe('<html>甲<strong>乙</strong></html>');
    expect(fromCell('<html>甲<strong>乙</strong></html>')).toBe('甲<strong>乙</strong>');
  });

  test('that shows a tag as text stays text', () => {
    const html = '&lt;p&gt; 是段落';
    expect(fromCell(toCell(html))).toBe(html);
  });

  test('comes back the same but for paragraphs, which become breaks, and for blank ends', () => {
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

describe('options in cells', () => {
  test('right answers are letters, whatever stands between them and however wide they are', () => {
    const { options, errors } = parseOptions({
      owner: 't',
      type: 'multiple',
      cells: ['一', '二', '三', ''],
      answer: 'Ａ, c',
    });
    expect(errors).toEqual([]);
    expect(options).toEqual([
      { content: '一', isAnswer: true },
      { content: '二', isAnswer: false },
      { content: '三', isAnswer: true },
    ]);
  });

  test('an answer that is no option, and a gap between options, are said where they are', () => {
    expect(parseOptions({ owner: 't', type: 'single', cells: ['一', '', '三'], answer: 'D' }).errors).toEqual([
      { part: 1, message: '请填写选项 B' },
      { part: 'answer', message: '正确答案“D”中有不存在的选项，可填：A、B、C' },
    ]);
  });

  test('a true/false question needs no option cells', () => {
    expect(parseOptions({ owner: 't', type: 'judgment', cells: ['', ''], answer: '错' }).options).toEqual([
      { content: '正确', isAnswer: false },
      { content: '错误', isAnswer: true },
    ]);
    expect(parseOptions({ owner: 't', type: 'judgment', cells: [], answer: '也许' }).errors).toEqual([
      { part: 'answer', message: '判断题的正确答案请填“正确”或“错误”' },
    ]);
  });

  test('whatever they are, come back', () => {
    const option = fc.record({
      content: fc.constantFrom(
        '甲',
        '$$\\frac{1}{2}$$',
        '正确',
        '错误',
        '<p>图<img src="/api/file/1"></p>',
        '=1+1',
        '-3',
        '@x',
      ),
      isAnswer: fc.boolean(),
    });
    const question = fc.record({
      type: fc.constantFrom('single', 'multiple', 'judgment', 'short'),
      options: fc.array(option, { minLength: 1, maxLength: 26 }),
    });
    fc.assert(
      fc.property(question, ({ type, options }) => {
        const { cells, answer } = formatOptions({ type, options });
        expect(parseOptions({ owner: 't', type, cells, answer })).toMatchObject({ options, errors: [] });
      }),
      { numRuns: 500 },
    );
  });
});

describe('a cell', () => {
  const dictionaries = {
    level: {
      name: 'level',
      title: '级别',
      values: [
        { code: '1', label: '一级', order: 1, isRetired: false },
        { code: '2', label: '二级', order: 2, isRetired: true },
      ],
    },
  };
  const tools = {
    owner: 't',
    dictionaries,
    references: new Map([
      [referenceKey({ entity: 'cert', words: '教师' }), ['a']],
      [referenceKey({ entity: 'cert', words: '同名' }), ['a', 'b']],
    ]),
  };
  const column = { field: 'x', title: '列', isRequired: false, width: 10 };

  test('of a dictionary takes the label or the code of a value in use', () => {
    const parse = (text: string) => parseCell({ column: { ...column, kind: 'dict', dict: 'level' }, text, tools });
    expect([parse('一级'), parse('1'), parse('二级'), parse('')]).toEqual([
      { value: '1' },
      { value: '1' },
      { problem: '“二级”不在可选范围内，可填：一级' },
      undefined,
    ]);
  });

  test('of a reference says whether nobody or several are called so', () => {
    const parse = (text: string) => parseCell({ column: { ...column, kind: 'ref', ref: 'cert' }, text, tools });
    expect([parse('教师'), parse('律师'), parse('同名')]).toEqual([
      { value: 'a' },
      { problem: '“律师”不存在，请填写系统中已有的名称或编码' },
      { problem: '“同名”有 2 个，请改填不重复的编码或系统编号' },
    ]);
  });

  test('of a number is read with full-width digits and thousands separators', () => {
    const parse = (text: string) => parseCell({ column: { ...column, kind: 'number' }, text, tools });
    expect([parse('１，２００．５'), parse('两分')]).toEqual([{ value: 1200.5 }, { problem: '“两分”不是数字' }]);
  });

  test('shows a dictionary value by its label', () => {
    expect(
      formatCell({ column: { ...column, kind: 'dict', dict: 'level' }, value: '2', label: undefined, dictionaries }),
    ).toBe('二级');
  });
});
