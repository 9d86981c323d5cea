import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldStory } from '../story.tsx';
import { ReviewPaper } from './ReviewPaper.tsx';
import type { ReviewedPaper } from './reviewedPaper.ts';
import { choiceOf, paperOf, questionOf } from './testing.ts';

export default { title: '管理端/部件/复核的答卷' } satisfies Meta;

const story = (paper: ReviewedPaper): StoryObj => ({
  ...fieldStory({
    part: ReviewPaper,
    title: '答卷',
    value: '',
    record: { id: 'review-1', version: 1 },
    isReadOnly: true,
  }),
  parameters: { screen: { answers: { 'scoreReview.paper': () => paper } } },
});

const many = Array.from({ length: 60 }, (_, index) =>
  choiceOf({ questionId: `question-${index}`, questionIndex: index + 1, gained: index % 3 === 0 ? 0 : 2 }),
);

export const 两道题: StoryObj = story(paperOf());
export const 很多题: StoryObj = story(paperOf({ questionList: many }));
export const 答案不公开: StoryObj = story(
  paperOf({ questionList: [questionOf({ answer: [], analysis: null, rubric: [], isHeld: true, isKeyShown: false })] }),
);
export const 线下科目: StoryObj = story(
  paperOf({
    score: 55,
    gained: 55,
    fullScore: 100,
    whole: { gained: 55, maximum: 100, cause: 'import', note: null },
    questionList: [],
  }),
);
export const 缺考: StoryObj = story(paperOf({ kind: 'absent', score: 0, gained: 0, questionList: [] }));
