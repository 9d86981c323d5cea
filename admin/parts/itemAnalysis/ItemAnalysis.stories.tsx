import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Analysis } from './analysis.ts';
import { ItemAnalysis } from './ItemAnalysis.tsx';
import { sampleAnalysis } from './sample.ts';

export default { title: '管理端/部件/试题分析' } satisfies Meta;

const story = (analysis: Analysis): StoryObj => ({
  render: () => (
    <ItemAnalysis
      rows={[{ id: 'session-01', sessionCode: 'CC2026-0007' }]}
      conditions={{}}
      onClose={() => undefined}
      reload={() => undefined}
    />
  ),
  parameters: { screen: { answers: { 'examSession.itemAnalysis': () => analysis } } },
});

export const 有要看的题: StoryObj = story(sampleAnalysis);
export const 人少: StoryObj = story({ ...sampleAnalysis, people: 8, undecided: 3 });
export const 试卷不同: StoryObj = story({
  ...sampleAnalysis,
  isSamePaper: false,
  reliability: null,
  error: null,
  questions: sampleAnalysis.questions.map((question) => ({ ...question, place: null })),
});
export const 没有成绩: StoryObj = story({ ...sampleAnalysis, people: 0, questions: [] });
