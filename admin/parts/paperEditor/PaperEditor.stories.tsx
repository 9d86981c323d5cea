import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStory } from '../story.tsx';
import type { PaperRow } from './paper.ts';
import { PaperEditor } from './PaperEditor.tsx';
import { bankQuestion } from './testing.ts';
import type { BankQuestion } from './useFacts.ts';

export default { title: '管理端/部件/试卷' } satisfies Meta;

const kinds = ['single', 'single', 'single', 'multiple', 'judgment', 'judgment'];
const bank = Array.from({ length: 60 }, (_, index) =>
  bankQuestion({
    id: `q${index}`,
    titleText: `第 ${index + 1} 道题库中的试题：使用信息化教学工具时，下列做法中符合数据安全要求、又能照顾到每一位学习者的是哪一项？`,
    type: kinds[index % kinds.length] ?? 'single',
    difficulty: String(index % 5),
    ...(index >= 6 && index < 9 && { materialId: 'm1', materialIdLabel: '智慧教室的建设方案' }),
  }),
);
const sections = [
  { title: '一、单选题', instructions: '每题只有一个正确答案。' },
  { title: '二、判断题', instructions: null },
];
const rowOf =
  (section: string | null) =>
  (question: BankQuestion): PaperRow => ({
    questionId: question.id,
    questionIdLabel: question.titleText,
    type: question.type,
    difficulty: question.difficulty,
    section,
    score: 2,
  });
const value = [...bank.slice(0, 10).map(rowOf('一、单选题')), ...bank.slice(10, 14).map(rowOf('二、判断题'))];
const base = { part: PaperEditor, title: '试题', value, record: { certId: 'cert-01', sections } };
const parameters = {
  screen: {
    answers: {
      'question.list': ({ input }: { input: Record<string, unknown> }) => {
        const ids = input['id'] as string[] | undefined;
        const rows = ids ? bank.filter(({ id }) => ids.includes(id)) : bank.slice(0, 20);
        return { rows, total: ids ? rows.length : bank.length };
      },
      'question.abilityList': () => [{ label: '信息技术', count: 60 }],
      'paper.similar': () => [],
    },
  },
};

export const 编辑: StoryObj = { ...fieldStory(base), parameters };
export const 还没有试题: StoryObj = {
  ...fieldStory({ ...base, value: [], record: { certId: 'cert-01' } }),
  parameters,
};
export const 还没有选证书: StoryObj = { ...fieldStory({ ...base, value: [], record: {} }), parameters };
export const 有问题: StoryObj = {
  ...fieldStory({
    ...base,
    value: [...value, ...bank.slice(14, 16).map(rowOf(null))],
    errors: [{ path: '/3/score', message: '分值不能大于 100' }],
  }),
  parameters: {
    screen: {
      answers: {
        ...parameters.screen.answers,
        'paper.similar': () => [{ questionId: 'q1', otherId: 'q4', percent: 92 }],
      },
    },
  },
};
export const 只读: StoryObj = { ...fieldStory({ ...base, isReadOnly: true }), parameters };
