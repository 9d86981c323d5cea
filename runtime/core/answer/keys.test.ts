import { describe, expect, it } from 'vitest';
import { alternativesOf, keysOf } from './keys.ts';

describe('Q3: keys of either shape', () => {
  it('the present one is as it is', () => {
    expect(keysOf([{ anyOf: ['a|b', ' c '] }, { anyOf: ['3.14'], tolerance: 0.01 }])).toEqual([
      { anyOf: ['a|b', ' c '] },
      { anyOf: ['3.14'], tolerance: 0.01 },
    ]);
    expect(keysOf([{ anyOf: ['1'], tolerance: null }])).toEqual([{ anyOf: ['1'] }]);
  });

  it('of the former one each text is a key, with its alternatives', () => {
    expect(keysOf(['北京 | 首都', '长江'])).toEqual([{ anyOf: ['北京', '首都'] }, { anyOf: ['长江'] }]);
  });

  it('a bar in a formula, or two at once, stands for itself', () => {
    expect(alternativesOf('$$|x|=1$$')).toEqual(['$$|x|=1$$']);
    expect(alternativesOf('$$|x|$$|绝对值')).toEqual(['$$|x|$$', '绝对值']);
    expect(alternativesOf('a || b')).toEqual(['a || b']);
    expect(alternativesOf('$|CD|$')).toEqual(['$|CD|$']);
    expect(alternativesOf('北京|')).toEqual(['北京']);
    expect(alternativesOf('|')).toEqual(['|']);
  });

  it('anything else is no key', () => {
    expect(keysOf(null)).toEqual([]);
    expect(keysOf([null, 3, { text: 'x' }])).toEqual([]);
  });
});
