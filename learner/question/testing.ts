import type { PracticeQuestion } from './checkAnswer.ts';
import type { Review } from './question.ts';

const options = ['路由器', '交换机', '防火墙', '网线'].map((content, index) => ({ order: index + 1, content }));

/** A question of one right option, for tests and stories. */
export const singleChoice: PracticeQuestion = {
  questionId: 'question-1',
  version: 1,
  questionType: '1',
  title: '<p>下列设备中，工作在网络层的是哪一项？</p>',
  optionList: options,
  blankCount: 0,
};

/** One of several right options. */
export const multipleChoice: PracticeQuestion = {
  ...singleChoice,
  questionId: 'question-2',
  questionType: '2',
  title: '<p>下列设备中，能够转发数据的有哪些？</p>',
};

/** Right or wrong. */
export const judgment: PracticeQuestion = {
  ...singleChoice,
  questionId: 'question-3',
  questionType: '3',
  title: '<p>交换机工作在数据链路层。</p>',
  optionList: ['正确', '错误'].map((content, index) => ({ order: index + 1, content })),
};

/** Two gaps to fill in. */
export const blanks: PracticeQuestion = {
  ...singleChoice,
  questionId: 'question-4',
  questionType: '4',
  title: '<p>IPv4 地址有 ____ 位，IPv6 地址有 ____ 位。</p>',
  optionList: [],
  blankCount: 2,
};

/** A text that no machine can judge. */
export const essay: PracticeQuestion = {
  ...blanks,
  questionId: 'question-5',
  questionType: '6',
  title: '<p>结合所学知识，说明数据清洗的主要步骤。</p>',
  blankCount: 1,
};

/** Code to write. */
export const coding: PracticeQuestion = {
  ...essay,
  questionId: 'question-6',
  title: '<p>写一个函数，返回列表中所有偶数的和。</p>',
  format: 'code',
};

/** What is known of an answer that was checked; wrong unless `changes` says otherwise. */
export function reviewOf(changes: Partial<Review> = {}): Review {
  return {
    isCorrect: false,
    optionList: [],
    correctOptions: [],
    answer: [],
    analysis: '<p>网络层设备按照 IP 地址转发分组。</p>',
    ...changes,
  };
}
