import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError } from '#runtime/core/errors.ts';
import { Router } from '#learner/router/Router.tsx';
import { AnswerDetails } from './AnswerDetails.tsx';

vi.mock('#learner/parts/SignedIn.tsx', () => ({ SignedIn: ({ children }: { children: unknown }) => children }));

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  for (const step of undo.splice(0)) step();
});

const choice = {
  questionType: '2',
  optionList: ['甲', '乙', '丙'].map((content, index) => ({ order: index + 1, content })),
  blankCount: 0,
  format: null,
  material: null,
  version: 1,
  score: 5,
  inputInfo: [],
  isFlagged: false,
  isHeld: false,
  isFavorite: false,
  isInBook: false,
  canPractise: false,
  correctOptions: [] as number[],
  answer: [],
  analysis: null as string | null,
  cause: 'machine' as string | null,
  note: null as string | null,
};
const questionList = [
  { ...choice, questionIndex: 1, selectedOptions: [1, 2], gained: 5, isCorrect: true },
  {
    ...choice,
    questionIndex: 2,
    selectedOptions: [1],
    gained: 3,
    isCorrect: null,
    cause: 'review',
    note: '少选给 3 分',
  },
  { ...choice, questionIndex: 3, selectedOptions: [3], gained: 0, isCorrect: false },
  { ...choice, questionIndex: 4, selectedOptions: [], gained: 0, isCorrect: false },
  { ...choice, questionIndex: 5, selectedOptions: [3], gained: null, isCorrect: null, isHeld: true, cause: null },
].map((question) => ({
  ...question,
  questionId: `q${question.questionIndex}`,
  title: `<p>第 ${question.questionIndex} 道</p>`,
}));
const answers = {
  placementId: 'p1',
  examName: '春季考试',
  subjectName: '理论',
  certCode: 'CERT-1',
  gained: 8,
  fullScore: 25,
  hasKeys: false,
  questionList,
};

function open(answer: object): { name: string; input: unknown }[] {
  const calls: { name: string; input: unknown }[] = [];
  undo.push(
    setTransport(async (asked) => {
      calls.push({ name: asked.name, input: asked.input });
      if (answer instanceof CallError) throw answer;
      return answer;
    }),
  );
  window.history.replaceState(null, '', '/answer-details?placementId=p1');
  render(
    <Router>
      <AnswerDetails />
    </Router>,
  );
  return calls;
}

it('shows an exam question by question with its points, and neither keys nor what is for practice', async () => {
  const calls = open(answers);
  expect(await screen.findByRole('heading', { name: '答题情况：春季考试' })).toBeTruthy();
  expect(calls).toEqual([{ name: 'result.myAnswers', input: { placementId: 'p1' } }]);
  expect(screen.getByText('理论 · 卷面得分 8 / 25')).toBeTruthy();
  expect(screen.getByRole('link', { name: /成绩/ }).getAttribute('href')).toBe(
    '/auth-center/exam-result?placementId=p1',
  );
  const entry = (index: number) => within(screen.getByRole('article', { name: `第 ${index} 题` }));
  await screen.findByRole('article', { name: '第 5 题' });
  expect(entry(1).getByText('答对')).toBeTruthy();
  expect(entry(2).getByText('3 / 5 分')).toBeTruthy();
  expect(entry(2).getByText('部分得分')).toBeTruthy();
  expect(entry(2).getByText('成绩复核')).toBeTruthy();
  expect(entry(2).getByText('复核说明：少选给 3 分')).toBeTruthy();
  expect(entry(3).getByText('答错')).toBeTruthy();
  expect(entry(4).getByText('未作答')).toBeTruthy();
  expect(entry(5).getByText('这道题正在另一场考试中，结束后可以查看得分。')).toBeTruthy();
  expect(screen.queryByText('正确答案：')).toBeNull();
  expect(screen.queryByRole('button', { name: /收藏|错题本/ })).toBeNull();
});

it('narrows to what brought a part of its points', async () => {
  open(answers);
  await screen.findByRole('article', { name: '第 5 题' });
  expect(screen.queryByRole('button', { name: /不判分/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '部分得分 1' }));
  expect(screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'))).toEqual(['第 2 题']);
  expect(screen.getByRole('button', { name: '第 2 题，部分得分' })).toBeTruthy();
});

it('shows keys and analysis where the exam does, and what may be practised can be kept', async () => {
  const keys = { correctOptions: [1, 2], analysis: '<p>因为如此</p>' };
  open({
    ...answers,
    hasKeys: true,
    questionList: questionList
      .slice(0, 3)
      .map((question, index) => ({ ...question, ...keys, canPractise: index === 0 })),
  });
  expect(await screen.findByRole('heading', { name: '答案与解析：春季考试' })).toBeTruthy();
  await screen.findByRole('article', { name: '第 3 题' });
  expect(screen.getAllByText('因为如此')).toHaveLength(3);
  expect(screen.getAllByText('正确答案：')).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: '加入错题本' })).toHaveLength(1);
});

it('says that there is nothing to look at, and leads back', async () => {
  open(new CallError({ kind: 'missing', code: 404, status: 404, message: '没有' }));
  expect(await screen.findByText(/没有可以查看的答卷/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回我的认证' }).getAttribute('href')).toBe('/auth-center/my-certification');
});
