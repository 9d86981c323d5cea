import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRight, isRightText } from './compare.ts';
import { inBlank, inShort } from './normalised.ts';
import type { StoredQuestion } from './question.ts';

const question = (changes: Partial<StoredQuestion>): StoredQuestion => ({
  type: 'single',
  title: '<p>题</p>',
  options: [],
  answer: [],
  ...changes,
});

/** Numbers P… are rules of docs/rules.md. */
describe('P5: whether a choice is right', () => {
  const marks = fc.array(fc.boolean(), { minLength: 2, maxLength: 26 }).filter((list) => list.includes(true));
  const multiple = (list: readonly boolean[]): StoredQuestion =>
    question({ type: 'multiple', options: list.map((isAnswer, i) => ({ content: `项 ${i}`, isAnswer })) });
  const places = (list: readonly boolean[]): number[] => list.flatMap((isAnswer, i) => (isAnswer ? [i + 1] : []));

  it('is right with exactly the right options, in whatever order', () => {
    fc.assert(
      fc.property(
        marks.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(places(list), { minLength: places(list).length })),
        ),
        ([list, selectedOptions]) => {
          expect(isRight({ question: multiple(list), selectedOptions, texts: [] })).toBe(true);
        },
      ),
    );
  });

  it('is wrong with one option more, or one less', () => {
    fc.assert(
      fc.property(marks, fc.nat(), (list, n) => {
        const place = (n % list.length) + 1;
        const right = places(list);
        const selectedOptions = right.includes(place) ? right.filter((other) => other !== place) : [...right, place];
        expect(isRight({ question: multiple(list), selectedOptions, texts: [] })).toBe(false);
      }),
    );
  });

  it('is wrong with an option chosen twice in place of another', () => {
    expect(isRight({ question: multiple([true, true, false]), selectedOptions: [1, 1], texts: [] })).toBe(false);
  });
});

const blank = (anyOf: string[], changes: Partial<StoredQuestion> = {}, tolerance?: number): StoredQuestion =>
  question({ type: 'blank', answer: [{ anyOf, ...(tolerance !== undefined && { tolerance }) }], ...changes });
const right = (asked: StoredQuestion, ...texts: string[]): boolean | null =>
  isRight({ question: asked, selectedOptions: [], texts });

describe('P5: whether a blank is right', () => {
  it.each([
    ['ＴＣＰ／ＩＰ', 'tcp/ip'],
    ['T C P / I P', 'TCP/IP'],
    ['１００％', '100%'],
    ['中　华', '中华'],
    ['分层抽样', '分层抽样．\n'],
    ['x', '$$x$$'],
    ['1000', '1,000'],
    ['4.0', '4 .'],
  ])('%s counts as %s', (text, expected) => {
    expect(right(blank([expected]), text)).toBe(true);
  });

  it.each([
    ['北京', true],
    ['首都', true],
    ['北京|首都', false],
    ['  ', false],
    ['南京', false],
  ])('%j with the alternatives 北京 and 首都: %s', (text, isExpected) => {
    expect(right(blank(['北京', '首都']), text)).toBe(isExpected);
  });

  it('a comma, a bar or an equals sign is part of the answer', () => {
    expect(right(blank(['3，3，1,000']), '3,3,1,000')).toBe(true);
    expect(right(blank(['a|b']), 'a')).toBe(false);
    expect(right(blank(['=']), '＝')).toBe(true);
  });

  it('a number is right within its tolerance, bounds included', () => {
    const pi = blank(['3.14', '22/7'], {}, 0.01);
    expect(['3.13', '3.15', '22/7', '3.151', '3'].map((text) => right(pi, text))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
    expect([right(blank(['1000']), '1,001'), right(blank(['007']), '7')]).toEqual([false, false]);
  });

  it('takes any alternative, with spaces anywhere, in any case', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9一-龥|]{1,12}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), fc.nat(), fc.nat(12), (words, n, at) => {
        const chosen = words[n % words.length] ?? '';
        const text = `${chosen.slice(0, at)} \u3000${chosen.slice(at)}`.toUpperCase();
        expect(right(blank(words), text)).toBe(true);
      }),
    );
  });

  it('compares gap by gap: neither their order nor their number may differ', () => {
    const blanks = question({
      type: 'blank',
      title: '____与____',
      answer: [{ anyOf: ['甲', 'A'] }, { anyOf: ['乙'] }],
    });
    expect([
      right(blanks, 'ａ', ' 乙 '),
      right(blanks, '乙', '甲'),
      right(blanks, '甲'),
      right(blanks, '甲', '乙', '丙'),
    ]).toEqual([true, false, false, false]);
  });

  it('is open where it is unlike a formula, and wrong where another gap is wrong', () => {
    const blanks = question({ type: 'blank', answer: [{ anyOf: ['$$\\frac{1}{2}$$'] }, { anyOf: ['乙'] }] });
    expect([
      right(blanks, '\\frac{1}{2}', '乙'),
      right(blanks, '0.5', '乙'),
      right(blanks, '0.5', '丙'),
      right(blanks, '', '乙'),
    ]).toEqual([true, null, false, false]);
  });

  it('is open where one answer stands for several gaps and is written otherwise', () => {
    const one = blank(['3；4'], { title: '<p>____和____</p>' });
    expect([right(one, '3；4'), right(one, '3 和 4'), right(one, '')]).toEqual([true, null, false]);
  });

  it('of a snapshot in the former shape is compared with the alternatives between bars', () => {
    expect(right(question({ type: 'blank', answer: ['北京|首都'] }), '首都')).toBe(true);
    expect(right(question({ type: 'blank', answer: ['$$|x|$$'] }), '|x|')).toBe(true);
  });
});

describe('P5: whether a short answer is right', () => {
  const short = question({ type: 'short', answer: [{ anyOf: ['备课、上课；批改作业。'] }] });

  it('punctuation and the order of its parts do not count', () => {
    expect(
      ['备课、上课、批改作业', '批改作业，上课，备课', '“上课”\n备课\n批改作业！'].map((text) => right(short, text)),
    ).toEqual([true, true, true]);
  });

  it('is open where it is written otherwise: never wrong', () => {
    expect(['备课和上课', '不知道', '备课、上课'].map((text) => right(short, text))).toEqual([null, null, null]);
  });

  it('signs of numbers and of names count', () => {
    for (const [key, text] of [
      ['3.14', '314'],
      ['C++', 'C'],
      ['C#', 'C'],
      ['-5', '5'],
      ['3:2', '32'],
      ['5!', '5'],
      ['50%', '50'],
      ['1,2', '12'],
    ] as const)
      expect(right(question({ type: 'short', answer: [{ anyOf: [key] }] }), text)).toBeNull();
    expect(right(question({ type: 'short', answer: [{ anyOf: ['1,000'] }] }), '1000')).toBe(true);
  });

  it('of a snapshot with several parts is right with all of them', () => {
    const former = question({ type: 'short', answer: ['备课', '上课'] });
    expect([right(former, '备课。', '上课'), right(former, '备课', '讲课'), right(former, '备课', '')]).toEqual([
      true,
      null,
      false,
    ]);
  });
});

describe('P5: what a machine cannot say', () => {
  it('a long question is not for a machine to say; nothing written is wrong', () => {
    const long = question({ type: 'long', answer: [{ anyOf: ['要点'] }] });
    expect([right(long, '要点'), right(long, ' '), right(long)]).toEqual([null, false, false]);
  });

  it('a question without an answer is answered by nothing', () => {
    expect([
      right(question({ type: 'short' })),
      right(question({ type: 'short' }), '写了'),
      right(question({ type: 'blank' }), '写了'),
    ]).toEqual([false, null, false]);
  });

  it('of texts each one is told by itself', () => {
    const blanks = question({ type: 'blank', answer: [{ anyOf: ['甲'] }, { anyOf: ['$x$'] }] });
    expect(['甲', '乙'].map((text) => isRightText({ question: blanks, index: 0, text }))).toEqual([true, false]);
    expect(['x', 'y'].map((text) => isRightText({ question: blanks, index: 1, text }))).toEqual([true, null]);
  });
});

it('normalising twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~\uff01-\uff5e\u3000一-龥，。；\n]{0,40}$/), (text) => {
      expect(inBlank(inBlank(text))).toBe(inBlank(text));
      expect(inShort(inShort(text))).toBe(inShort(text));
    }),
    { examples: [['．，'], ['a.”'], ['甲.！。']] },
  );
});
