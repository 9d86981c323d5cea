import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOptions, parseOptions } from './options.ts';

describe('options in cells', () => {
  it('right answers are letters, whatever stands between them and however wide they are', () => {
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

  it('an answer that is no option, and a gap between options, are said where they are', () => {
    expect(parseOptions({ owner: 't', type: 'single', cells: ['一', '', '三'], answer: 'D' }).errors).toEqual([
      { part: 1, message: '请填写选项 B' },
      { part: 'answer', message: '正确答案“D”中有不存在的选项，可填：A、B、C' },
    ]);
  });

  it('a true/false question needs no option cells', () => {
    expect(parseOptions({ owner: 't', type: 'judgment', cells: ['', ''], answer: '错' }).options).toEqual([
      { content: '正确', isAnswer: false },
      { content: '错误', isAnswer: true },
    ]);
    expect(parseOptions({ owner: 't', type: 'judgment', cells: [], answer: '也许' }).errors).toEqual([
      { part: 'answer', message: '判断题的正确答案请填“正确”或“错误”' },
    ]);
  });

  it('whatever they are, come back', () => {
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
