import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { Router } from '#learner/router/Router.tsx';
import { ExamResult } from './ExamResult.tsx';

vi.mock('#learner/parts/SignedIn.tsx', () => ({ SignedIn: ({ children }: { children: unknown }) => children }));

const undo: (() => void)[] = [];
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
  for (const step of undo.splice(0)) step();
});

const result = {
  placementId: 'p1',
  examName: '春季考试',
  subjectName: '理论',
  certName: '证书',
  certCode: 'CERT-1',
  startTime: '2026-04-11 09:00:00',
  kind: 'normal',
  isPassed: false,
  reason: null,
  publishedTime: '2026-04-20 10:00:00',
  reviewPolicy: 'score',
  showsAnswers: false,
  score: 52,
  deduction: 0,
  fullScore: 100,
  passScore: 60,
  rank: 31,
  rankOf: 40,
  isExamPassed: null,
  total: null,
  parts: [{ type: '1', gained: 32, maximum: 60 }],
  knowledge: [
    { label: '细胞', gained: 1, maximum: 10 },
    { label: '动物', gained: 10, maximum: 10 },
  ],
  subjects: [
    {
      subjectName: '理论',
      weight: 100,
      keptUntil: null,
      placementId: 'p1',
      isPassed: false,
      score: 52,
      fullScore: 100,
    },
  ],
};
const review = {
  placementId: 'p1',
  examName: '春季考试',
  subjectName: '理论',
  id: null as string | null,
  state: null as string | null,
  askedTime: null,
  reason: null,
  reply: null as string | null,
  decidedTime: null,
  askUntil: '2026-04-27 10:00:00',
  canAsk: true,
};

function open(
  answer: object | CallError | (() => object),
  reviewOf: (rows: (typeof review)[]) => object = (rows) => ({ rows, total: rows.length }),
): { name: string; input: unknown }[] {
  const calls: { name: string; input: unknown }[] = [];
  const rows = [{ ...review }];
  undo.push(
    setTransport(async ({ name, input }) => {
      calls.push({ name, input });
      if (name === 'scoreReview.myReview') return thrownOr(reviewOf(rows));
      if (name === 'scoreReview.askReview') {
        rows.splice(0, 1, { ...review, id: 'r1', state: 'asked', canAsk: false });
        return { id: 'r1', state: 'asked' };
      }
      return thrownOr(typeof answer === 'function' ? answer() : answer);
    }),
  );
  window.history.replaceState(null, '', '/exam-result?placementId=p1');
  render(
    <Router>
      <ExamResult />
    </Router>,
  );
  return calls;
}

function thrownOr(answer: object): object {
  if (answer instanceof CallError) throw answer;
  return answer;
}

it('says what a result is made of, and what to practise next', async () => {
  open(result);
  expect((await screen.findByRole('region', { name: '结果' })).textContent).toContain('未合格');
  expect(screen.getByText('合格线 60 分')).toBeTruthy();
  expect(screen.getByText('第 31 名（共 40 人）')).toBeTruthy();
  expect(screen.getByText('先练一练得分最少的：细胞。')).toBeTruthy();
  expect(screen.getByRole('button', { name: '练习这些知识点' })).toBeTruthy();
  expect(screen.getByText('1 / 10 分')).toBeTruthy();
});

it('says how much was deducted, and why', async () => {
  open({ ...result, kind: 'deducted', deduction: 1.5, reason: '交头接耳' });
  expect(await screen.findByText('已扣除违纪扣分 1.5 分')).toBeTruthy();
  expect(screen.getByText('交头接耳')).toBeTruthy();
});

it('looks the review up together with the result, so that nothing below it moves', async () => {
  const calls = open(() => new Promise(() => undefined));
  await waitFor(() =>
    expect(calls.map(({ name }) => name).sort()).toEqual(['result.myResult', 'scoreReview.myReview']),
  );
});

it('leads whoever passed to their certificates', async () => {
  open({ ...result, isPassed: true });
  const link = await screen.findByRole('link', { name: '查看我的证书' });
  expect(link.getAttribute('href')).toBe('/auth-center/my-certification#certificates');
  cleanup();
  open(result);
  await screen.findByRole('region', { name: '结果' });
  expect(screen.queryByRole('link', { name: '查看我的证书' })).toBeNull();
});

it('shows no score where the policy hides it, nor of whoever was absent', async () => {
  open({
    ...result,
    isPassed: true,
    score: null,
    deduction: null,
    fullScore: null,
    passScore: null,
    rank: null,
    parts: [],
    knowledge: [],
  });
  expect((await screen.findByRole('region', { name: '结果' })).textContent).toContain('✓ 合格');
  expect(screen.queryByText(/\d 分/)).toBeNull();
  cleanup();
  open({ ...result, kind: 'absent', score: 0 });
  expect((await screen.findByRole('region', { name: '结果' })).textContent).toContain('缺考');
  expect(screen.queryByText('合格线 60 分')).toBeNull();
});

it('tells whoever has no score where to turn to', async () => {
  const next = async () => (await screen.findByRole('region', { name: '接下来' })).querySelector('p')?.textContent;
  open({ ...result, kind: 'absent', score: 0 });
  expect(await next()).toBe('这次记为缺考，没有得分。与实际不符的，可以在下面申请复核。想再考一次，可以先练一练。');
  cleanup();
  open({ ...result, kind: 'invalid', score: 0 }, () => ({ rows: [], total: 0 }));
  expect(await next()).toBe('这次的成绩无效，不计得分。与实际不符的，请联系机构。想再考一次，可以先练一练。');
  cleanup();
  const asked = { ...review, id: 'r1', state: 'asked', canAsk: false };
  open({ ...result, kind: 'invalid', score: 0 }, () => ({ rows: [asked], total: 1 }));
  expect(await next()).toBe('这次的成绩无效，不计得分。想再考一次，可以先练一练。');
});

it('says what all subjects came to, with their weights, and which one is kept', async () => {
  const [one] = result.subjects;
  const none = { placementId: null, isPassed: null, score: null, fullScore: null };
  const subjects = [
    { ...one, weight: 60 },
    { ...one, ...none, subjectName: '实操', weight: 40, keptUntil: '2027-03-01 09:00:00' },
  ];
  open({ ...result, isExamPassed: false, total: 63.2, subjects });
  const section = await screen.findByRole('region', { name: '各科目' });
  expect(section.textContent).toContain('总评不合格，总分 63.2（满分 100）');
  expect(section.textContent).toContain('理论 权重 60%52 分 · 未合格');
  expect(section.textContent).toContain('实操 权重 40%以前已通过，成绩保留到 2027-03-01');
  cleanup();
  open({ ...result, isExamPassed: true, subjects: subjects.map((subject) => ({ ...subject, weight: 50 })) });
  const alike = await screen.findByRole('region', { name: '各科目' });
  expect(alike.textContent).toContain('总评合格');
  expect(alike.textContent).not.toMatch(/总分|权重/);
});

it('asks for a review with a reason, once; the focus is where one goes on', async () => {
  const calls = open(result);
  await userEvent.click(await screen.findByRole('button', { name: '申请复核' }));
  const box = screen.getByLabelText('申请理由');
  expect(document.activeElement).toBe(box);
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(screen.getByRole('alert').textContent).toContain('请写明理由');
  expect(document.activeElement).toBe(box);
  await userEvent.type(box, '第三题应当得分');
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  expect(await screen.findByText('已申请，等待受理')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'scoreReview.askReview')).toEqual([
    { name: 'scoreReview.askReview', input: { placementId: 'p1', reason: '第三题应当得分' } },
  ]);
  expect(screen.queryByRole('button', { name: '申请复核' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '成绩复核' })));
  expect(calls.filter(({ name }) => name === 'scoreReview.myReview').map(({ input }) => input)).toEqual([
    { placementId: 'p1' },
    { placementId: 'p1' },
  ]);
});

it('goes back from the form to its button and keeps what was written', async () => {
  open(result);
  await userEvent.click(await screen.findByRole('button', { name: '申请复核' }));
  await userEvent.type(screen.getByLabelText('申请理由'), '第');
  await userEvent.click(screen.getByRole('button', { name: '提交申请' }));
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '申请复核' })));
  await userEvent.keyboard('{Enter}');
  expect(screen.getByLabelText<HTMLTextAreaElement>('申请理由').value).toBe('第');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a review could not be looked up, with a way to try again', async () => {
  let isDown = true;
  const failure = new CallError({ kind: 'server', code: 500, status: 500, message: '出错了' });
  open(result, (rows) => (isDown ? failure : { rows, total: rows.length }));
  expect((await screen.findByRole('region', { name: '成绩复核' })).textContent).toContain('出错了');
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: '申请复核' })).toBeTruthy();
  expect(screen.queryByText('出错了')).toBeNull();
});

const missing = new CallError({ kind: 'missing', code: 404, status: 404, message: '没有' });

it('follows a result that is changed or withdrawn while its tab is not seen', async () => {
  let answer: object = result;
  open(() => answer);
  expect(await screen.findByText('第 31 名（共 40 人）')).toBeTruthy();
  answer = { ...result, score: 60, isPassed: true, rank: 20 };
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText('第 20 名（共 40 人）')).toBeTruthy();
  expect(screen.getByRole('region', { name: '结果' }).textContent).toContain('60 / 100 分');
  answer = missing;
  fireEvent(document, new Event('visibilitychange'));
  expect(await screen.findByText(/没有找到这份成绩/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: '结果' })).toBeNull();
});

it('is there without a line as it was looked at before', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string, reply: Response) => void kept.set(key, await reply.text()),
      match: async (key: string) => (kept.has(key) ? new Response(kept.get(key)) : undefined),
    }),
  });
  undo.push(() => vi.unstubAllGlobals());
  const noLine = errorWithoutReply('network');
  open(result);
  await screen.findByText('合格线 60 分');
  await waitFor(() => expect(kept.size).toBe(2));
  cleanup();
  open(noLine, () => noLine);
  expect(await screen.findByText('合格线 60 分')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that there is none where it is not published', async () => {
  open(missing);
  expect(await screen.findByText(/没有找到这份成绩/)).toBeTruthy();
});

it('leads to the answers where the exam shows them', async () => {
  open({ ...result, showsAnswers: true });
  const link = await screen.findByRole('link', { name: '查看答题情况' });
  expect(link.getAttribute('href')).toBe('/auth-center/answer-details?placementId=p1');
  cleanup();
  open(result);
  expect(await screen.findByRole('region', { name: '结果' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: '查看答题情况' })).toBeNull();
});
