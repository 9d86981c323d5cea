import { expect, it } from 'vitest';
import { validators as ruleValidators } from '#schemas/generated/validators/paperRule.js';
import { validators as questionValidators } from '#schemas/generated/validators/question.js';

const validators = { ...ruleValidators, ...questionValidators };

function messages(operation: string, input: unknown): string[] {
  const validate = validators[operation];
  validate?.(input);
  return (validate?.errors ?? []).map(({ message }) => message);
}

const question = { certId: 'c', type: 'single', title: '题' };

it('an entry of a list is called what people call it', () => {
  expect(messages('question.save', { ...question, options: [{ content: '甲' }, { content: '' }, {}] })).toEqual([
    '请填写选项 B',
    '请填写选项 C',
  ]);
  expect(
    messages('question.save', {
      ...question,
      options: [{ content: '长'.repeat(5001) }, { content: '乙', isAnswer: 1 }],
    }),
  ).toEqual(['选项 A 不能超过 5000 个字', '选项 B 的正确答案 必须是“是”或“否”']);
  expect(messages('question.save', { ...question, knowledge: ['甲', ''] })).toEqual(['请填写第 2 个知识点']);
  expect(messages('paperRule.save', { certId: 'c', ruleList: [{ type: 'single', num: 0 }, {}] })).toEqual([
    '第 1 个题型的题数 不能小于 1',
    '请填写第 2 个题型',
  ]);
});
