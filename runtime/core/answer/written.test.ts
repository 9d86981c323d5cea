import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAnswers, parseAnswers } from './written.ts';

const parse = (text: string, type = 'blank') => parseAnswers({ type, text });

describe('answers in a cell', () => {
  it('blanks stand a line each, or between semicolons; alternatives between bars', () => {
    expect(parse('北京|首都\n长江')).toEqual({ value: [{ anyOf: ['北京', '首都'] }, { anyOf: ['长江'] }] });
    expect(parse('北京|首都；长江')).toEqual({ value: [{ anyOf: ['北京', '首都'] }, { anyOf: ['长江'] }] });
    expect(parse('先甲；后乙\n丙')).toEqual({ value: [{ anyOf: ['先甲；后乙'] }, { anyOf: ['丙'] }] });
    expect(parse('3, 3，1,000')).toEqual({ value: [{ anyOf: ['3, 3，1,000'] }] });
  });

  it('a backslash or a formula keeps a sign', () => {
    expect(parse('a\\|b；c\\；d')).toEqual({ value: [{ anyOf: ['a|b'] }, { anyOf: ['c；d'] }] });
    expect(parse('$$|x;y|$$|甲')).toEqual({ value: [{ anyOf: ['$$|x;y|$$', '甲'] }] });
    expect(parse('C:\\dir\\new')).toEqual({ value: [{ anyOf: ['C:\\dir\\new'] }] });
    expect(parse('第一行\\\n第二行')).toEqual({ value: [{ anyOf: ['第一行\n第二行'] }] });
  });

  it('a number may have a tolerance', () => {
    expect(parse('3.14|22/7[±0.01]；5')).toEqual({
      value: [{ anyOf: ['3.14', '22/7'], tolerance: 0.01 }, { anyOf: ['5'] }],
    });
    expect(parse('a[0]；x=±3')).toEqual({ value: [{ anyOf: ['a[0]'] }, { anyOf: ['x=±3'] }] });
  });

  it('what was left empty is said, but at the end, where nothing is meant', () => {
    expect(parse('甲；；丙')).toEqual({ problem: '第 2 空没有答案' });
    expect(parse('甲；乙；')).toEqual({ value: [{ anyOf: ['甲'] }, { anyOf: ['乙'] }] });
    expect(parse('a || b')).toEqual({ problem: '第 1 空有一种写法是空的；答案中本来就有的“|”请写成“\\|”' });
    expect(parse(' \n ')).toEqual({ value: [] });
  });

  it('a short or long answer is one text, whatever it holds', () => {
    for (const type of ['short', 'long']) {
      expect(parse('  一；二\n\n三|四\\|五[±1]\n', type)).toEqual({
        value: [{ anyOf: ['  一；二\n\n三|四\\|五[±1]\n'] }],
      });
    }
  });

  it('a short answer with several ways to write it has a line of a bar between them', () => {
    expect(parse('甲\n乙\n|\n丙', 'short')).toEqual({ value: [{ anyOf: ['甲\n乙', '丙'] }] });
  });

  const written = fc.stringMatching(/^[甲a1;；|\\$[\]±.\r\n ]{1,12}$/).filter((text) => text.trim() !== '');
  const key = fc
    .record({
      anyOf: fc.array(written, { minLength: 1, maxLength: 4 }),
      tolerance: fc.option(fc.constantFrom(0, 0.01, 1e-7, 2.5, 1e9), { nil: undefined }),
    })
    .map(({ anyOf, tolerance }) => ({ anyOf, ...(tolerance !== undefined && { tolerance }) }));

  it('blanks come back exactly, whatever they are', () => {
    fc.assert(
      fc.property(fc.array(key, { minLength: 1, maxLength: 5 }), (keys) => {
        expect(parse(formatAnswers({ type: 'blank', keys }))).toEqual({ value: keys });
      }),
      { numRuns: 2000 },
    );
  });

  it('a short or long answer comes back exactly', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('short', 'long'),
        fc.array(written, { minLength: 1, maxLength: 3 }),
        (type, anyOf) => {
          const keys = [{ anyOf }];
          expect(parse(formatAnswers({ type, keys }), type)).toEqual({ value: keys });
        },
      ),
      { numRuns: 500 },
    );
  });
});
