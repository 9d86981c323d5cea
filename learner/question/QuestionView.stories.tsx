import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { noAnswer, type Answer, type Question, type Review } from './question.ts';
import { QuestionView } from './QuestionView.tsx';
import { blanks, coding, essay, judgment, multipleChoice, reviewOf, singleChoice } from './testing.ts';

export default { title: '学员端/题目/题目', parameters: { app: 'learner' } } satisfies Meta;

function Answering({ question }: { question: Question }) {
  const [answer, setAnswer] = useState<Answer>(noAnswer);
  return <QuestionView question={question} answer={answer} onAnswer={setAnswer} />;
}

function unanswered(question: Question): StoryObj {
  return { render: () => <Answering question={question} /> };
}

function reviewed({
  question,
  answer,
  review,
}: {
  question: Question;
  answer: Partial<Answer>;
  review: Partial<Review>;
}): StoryObj {
  return {
    render: () => <QuestionView question={question} answer={{ ...noAnswer, ...answer }} review={reviewOf(review)} />,
  };
}

export const 单选题: StoryObj = {
  ...unanswered(singleChoice),
  play: async ({ canvasElement }) => {
    const option = await within(canvasElement).findByRole('radio', { name: /路由器/ });
    await userEvent.click(option);
    await expect(option).toBeChecked();
  },
};
export const 多选题 = unanswered(multipleChoice);
export const 判断题 = unanswered(judgment);
export const 填空题 = unanswered(blanks);
export const 简答题 = unanswered(essay);
export const 编程题 = unanswered(coding);
export const 材料题 = unanswered({
  ...singleChoice,
  title: `<p>${'某校为每间教室接入网络，采用三层结构：核心、汇聚与接入。'.repeat(24)}</p><p>下列设备中，工作在网络层的是哪一项？</p>`,
});
export const 单选答对 = reviewed({
  question: singleChoice,
  answer: { selectedOptions: [1] },
  review: { isCorrect: true, correctOptions: [1] },
});
export const 多选漏选 = reviewed({
  question: multipleChoice,
  answer: { selectedOptions: [1, 4] },
  review: { correctOptions: [1, 2, 3] },
});
export const 填空对一半 = reviewed({
  question: blanks,
  answer: { inputInfo: ['32', '64'] },
  review: {
    optionList: [
      { order: 1, isRight: true },
      { order: 2, isRight: false },
    ],
    answer: [{ anyOf: ['32', '三十二'] }, { anyOf: ['128'], tolerance: 0 }],
  },
});
export const 主观题对照答案 = reviewed({
  question: essay,
  answer: { inputInfo: ['先去重，再补缺失值，最后统一格式。'] },
  review: { isCorrect: null, answer: [{ anyOf: ['去重、处理缺失值、统一格式、校验。'] }], analysis: null },
});
export const 代码对照答案 = reviewed({
  question: coding,
  answer: { inputInfo: ['def total(numbers):\n    return sum(numbers)'] },
  review: {
    isCorrect: null,
    answer: [{ anyOf: ['def total(numbers):\n    return sum(n for n in numbers if n % 2 == 0)'] }],
  },
});
export const 未作答 = reviewed({ question: singleChoice, answer: {}, review: { correctOptions: [1] } });
