import { expect, it } from 'vitest';
import { doneText } from './doneText.ts';

it('what was done is told in the words of the reply, else by how many it concerned', () => {
  expect(doneText({ verb: 'step', reply: { count: 1, said: '排到了最前面。' } })).toBe('排到了最前面。');
  expect(doneText({ verb: 'step', reply: { count: 1 } })).toBe('操作成功');
  expect(doneText({ verb: 'remove', reply: { count: 2 } })).toBe('已删除 2 条');
  expect(doneText({ verb: 'step', reply: undefined })).toBe('操作成功');
});
