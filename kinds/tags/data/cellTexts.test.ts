import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTags, parseTags } from './cellTexts.ts';

describe('several texts in a cell', () => {
  it('are separated by semicolons of either width, or by lines', () => {
    expect(parseTags('甲；乙;  丙 ；')).toEqual(['甲', '乙', '丙']);
    expect(parseTags('甲；乙\n丙')).toEqual(['甲；乙', '丙']);
  });

  it('are not parted inside a formula', () => {
    expect(parseTags('$$a\\;b$$；$$f(x;y)$$')).toEqual(['$$a\\;b$$', '$$f(x;y)$$']);
  });

  it('that hold separators are written so that they come back', () => {
    expect(formatTags(['甲', '乙'])).toBe('甲；乙');
    expect(formatTags(['先甲；后乙', '丙'])).toBe('先甲；后乙\n丙');
    expect(formatTags(['先甲；后乙'])).toBe('["先甲；后乙"]');
  });

  it('whatever they are, come back', () => {
    const texts = fc.array(fc.stringMatching(/^[甲乙;；\n$[\]"| \\ab]{1,12}$/), { maxLength: 5 });
    fc.assert(
      fc.property(texts, (list) => {
        expect(parseTags(formatTags(list))).toEqual(list);
      }),
      { numRuns: 500 },
    );
  });
});
