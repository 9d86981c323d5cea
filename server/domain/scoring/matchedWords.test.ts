import { expect, it } from 'vitest';
import { matchedWords } from './matchedWords.ts';

it.each([
  ['光能，叶绿体', '叶绿体 吸收光能', ['光能', '叶绿体'], 2],
  ['ATP，二氧化碳', '产生ａｔｐ', ['atp'], 2],
  // As in comparing answers: neither dollar signs of formulas nor the sign of a minus count.
  ['$a-b$，差', '差是 a−b', ['a-b', '差'], 2],
  ['', '随便', [], 1],
])('of %s in %s finds %j of %i', (key, text, matched, count) => {
  expect(matchedWords({ key: [key], text })).toEqual({ matched, count });
});

it('takes the alternative of which most stands there', () => {
  expect(matchedWords({ key: ['甲，乙', '丙'], text: '丙和甲' })).toEqual({ matched: ['丙'], count: 1 });
});
