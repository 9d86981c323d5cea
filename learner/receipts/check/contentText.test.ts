import { expect, it } from 'vitest';
import { contentText } from './contentText.ts';

it.each([
  ['{"inputInfo": [], "selectedOptions": [1, 3]}', '第 1 项；第 3 项'],
  ['{"inputInfo": ["一段话"], "selectedOptions": []}', '一段话'],
  ['{"inputInfo": ["甲", ""], "selectedOptions": []}', '第 1 空：甲；第 2 空：（空）'],
  ['{"inputInfo": [], "selectedOptions": []}', '清空了作答'],
  ['{"inputInfo": [""], "selectedOptions": []}', '清空了作答'],
  ['{"inputInfo": 5}', '{"inputInfo": 5}'],
  ['甲', '甲'],
])('what was answered is said in words: %s', (content, text) => {
  expect(contentText(content)).toBe(text);
});
