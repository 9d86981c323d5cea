import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, isRightBlank, normalised } from './compare.ts';
import type { StoredQuestion } from './question.ts';

const question = (changes: Partial<StoredQuestion>): StoredQuestion => ({ type: 'single', title: '<p>题</p>', options: [], answer: [], ...changes });

/** Numbers P… are rules of docs/rules.md. */
describe('P5: whether a choice is right', () => {
  const marks = fc.array(fc.boolean(), { minLength: 2, maxLength: 26 }).filter((list) => list.includes(true));
  const multiple = (list: readonly boolean[]): StoredQuestion => question({ type: 'multiple', options: list.map((isAnswer, i) => ({ content: `项 ${i}`, isAnswer })) });
  const places = (list: readonly boolean[]): number[] => list.flatMap((isAnswer, i) => (isAnswer ? [i + 1] : []));

  it('is right with exactly the right options, in whatever order', () => {
    fc.assert(fc.property(marks.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(places(list), { minLength: places(list).length }))), ([list, selectedOptions]) => {
      expect(isRight({ question: multiple(list), selectedOptions, texts: [] })).toBe(true);
    }));
  });

  it('is wrong with one option more, or one less', () => {
    fc.assert(fc.property(marks, fc.nat(), (list, n) => {
      const place = (n % list.length) + 1;
      const right = places(list);
      const selectedOptions = right.includes(place) ? right.filter((other) => other !== place) : [...right, place];
      expect(isRight({ question: multiple(list), selectedOptions, texts: [] })).toBe(false);
    }));
  });

  it('is wrong with an option chosen twice in place of another', () => {
    expect(isRight({ question: multiple([true, true, false]), selectedOptions: [1, 1], texts: [] })).toBe(false);
  });
});

describe('P5: whether a text is right', () => {
  it.each([
    ['ＴＣＰ／ＩＰ', 'tcp/ip'],
    ['T C P / I P', 'TCP/IP'],
    ['１００％', '100%'],
    ['中　华', '中华'],
  ])('%s counts as %s', (text, expected) => {
    expect(isRightBlank({ expected, text })).toBe(true);
  });

  it.each([
    ['北京', '北京|首都', true],
    ['首都', '北京 | 首都', true],
    ['北京|首都', '北京|首都', false],
    ['', '北京|', false],
    ['  ', '北京', false],
    ['南京', '北京|首都', false],
  ])('%j against %j: %s', (text, expected, isExpected) => {
    expect(isRightBlank({ expected, text })).toBe(isExpected);
  });

  it('takes any alternative, with spaces anywhere, in any case', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9一-龥]{1,12}$/);
    fc.assert(fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(12), (words, n, at) => {
      const chosen = words[n % words.length] ?? '';
      const text = `${chosen.slice(0, at)} \u3000${chosen.slice(at)}`.toUpperCase();
      expect(isRightBlank({ expected: words.join('|'), text })).toBe(true);
    }));
  });

  it('normalising twice changes nothing more', () => {
    fc.assert(fc.property(fc.stringMatching(/^[ -~\uff01-\uff5e\u3000一-龥]{0,40}$/), (text) => {
      expect(normalised(normalised(text))).toBe(normalised(text));
    }));
  });

  it('compares blank by blank: neither their order nor their number may differ', () => {
    const blanks = question({ type: 'blank', answer: ['甲|A', '乙'] });
    expect(isRight({ question: blanks, selectedOptions: [], texts: ['ａ', ' 乙 '] })).toBe(true);
    expect(isRight({ question: blanks, selectedOptions: [], texts: ['乙', '甲'] })).toBe(false);
    expect(isRight({ question: blanks, selectedOptions: [], texts: ['甲'] })).toBe(false);
    expect(isRight({ question: blanks, selectedOptions: [], texts: ['甲', '乙', '丙'] })).toBe(false);
  });

  it('a question without an answer is answered by nothing', () => {
    expect(isRight({ question: question({ type: 'short' }), selectedOptions: [], texts: [] })).toBe(false);
  });

  it('a long question is not for a machine to say', () => {
    expect(isRight({ question: question({ type: 'long', answer: ['要点'] }), selectedOptions: [], texts: ['要点'] })).toBeNull();
  });
});
