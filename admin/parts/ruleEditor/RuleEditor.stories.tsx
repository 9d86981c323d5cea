import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStory } from '../story.tsx';
import { RuleEditor } from './RuleEditor.tsx';

export default { title: '管理端/部件/组卷规则' } satisfies Meta;

const rules = [
  { type: 'single', num: 40, score: 1 },
  { type: 'multiple', num: 20, score: 2 },
  { type: 'judgment', num: 20, score: 1 },
];
const base = { part: RuleEditor, title: '题型与分值', value: rules, record: { certId: 'cert-01' } };
/** What the bank holds. */
const parameters = {
  screen: {
    answers: {
      'question.countByType': () => [
        { type: 'single', count: 320 },
        { type: 'multiple', count: 12 },
        { type: 'judgment', count: 80 },
      ],
    },
  },
};

export const 编辑: StoryObj = { ...fieldStory(base), parameters };
export const 还没有选证书: StoryObj = fieldStory({ ...base, value: [], record: {} });
export const 没有填完: StoryObj = {
  ...fieldStory({
    ...base,
    value: [{ type: 'single', num: 40 }],
    errors: [{ path: '/0/score', message: '请填写单选题的每题分值' }],
  }),
  parameters,
};
export const 只读: StoryObj = { ...fieldStory({ ...base, isReadOnly: true }), parameters };
