import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaperPrint } from './PaperPrint.tsx';
import { keyedPaper, printedPaper } from './testing.ts';

export default { title: '管理端/部件/试卷打印' } satisfies Meta;

const story = (answer: (input: { hasKeys?: boolean }) => unknown): StoryObj => ({
  render: () => (
    <PaperPrint
      rows={[{ id: 'paper-01', paperName: printedPaper.paperName }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: {
    screen: {
      answers: {
        'paper.findExamPlanDetail': ({ input }: { input: { hasKeys?: boolean } }) => answer(input),
      },
    },
  },
});

export const 整份试卷 = story(({ hasKeys }) => (hasKeys ? keyedPaper : printedPaper));
export const 没有试题 = story(() => ({
  ...printedPaper,
  state: 'draft',
  isPinned: false,
  questionCount: 0,
  totalScore: 0,
  sections: [],
}));
