import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { setTransport, type Output } from '#runtime/core/call.ts';
import { sessionStore, signedOut } from '#runtime/core/sessionStore.ts';
import { goTo } from '#learner/router/place.ts';
import { Router } from '#learner/router/Router.tsx';
import { useLocation } from '#learner/router/useLocation.ts';
import { routeAt } from '#learner/routes.ts';
import { Result } from './Result.tsx';

type Detail = Output<'mock.detail'>;

const questionOf = (changes: Partial<Detail['questionList'][number]>): Detail['questionList'][number] => ({
  questionId: String(changes.questionIndex),
  version: 1,
  isHeld: false,
  isFavorite: false,
  isInBook: false,
  questionIndex: 1,
  questionType: '1',
  title: '',
  optionList: [],
  blankCount: 0,
  material: null,
  format: null,
  score: 2,
  selectedOptions: [1],
  inputInfo: [],
  isFlagged: false,
  isCorrect: true,
  gained: 2,
  correctOptions: [1],
  answer: [],
  analysis: null,
  knowledge: [],
  ...changes,
});

const detail: Detail = {
  mockId: 'mock-1',
  certCode: 'CERT-1',
  certName: '证书',
  score: 2,
  totalScore: 12,
  passScore: 6,
  isPassed: null,
  startTime: '2024-05-01 09:00:00',
  submittedTime: '2024-05-01 09:10:05',
  questionList: [
    questionOf({ questionIndex: 1 }),
    questionOf({ questionIndex: 2, isCorrect: false, gained: 0 }),
    questionOf({ questionIndex: 3, questionType: '6', score: 8, isCorrect: null, gained: null }),
  ],
};

/** The result and where it leads. */
function Pages() {
  const { pathname } = useLocation();
  const { Page } = routeAt(pathname);
  return pathname === '/mock-exam' ? <Result mockId="mock-1" lateCount={0} /> : <Page />;
}

describe('the result of a mock exam', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    cleanup();
    for (const step of undo.splice(0)) step();
  });

  const show = async ({
    changes = {},
    lateCount = 0,
  }: {
    changes?: Partial<Detail>;
    lateCount?: number;
  } = {}): Promise<void> => {
    undo.push(setTransport(async () => ({ ...detail, ...changes })));
    render(
      <Router>
        <Result mockId="mock-1" lateCount={lateCount} />
      </Router>,
    );
    await screen.findByRole('region', { name: '模拟考试结果' });
  };

  it('M9: is open while what no machine scores could decide, says so, and promises nobody who will', async () => {
    await show();
    expect(screen.getByRole('status').textContent).toContain('是否合格未判定');
    expect(screen.getByText(/请对照参考答案自己核对/)).toBeTruthy();
    expect(document.body.textContent).not.toContain('待人工评阅');
    const [, choice, essay] = screen.getAllByRole('row');
    expect(choice?.textContent).toContain('1 / 2');
    expect(choice?.textContent).toContain('2 / 4');
    expect(essay?.textContent).toContain('不判分');
    expect(essay?.textContent).toContain('8 分');
  });

  it.each([
    [true, '合格'],
    [false, '未合格'],
  ])('says whether it is passed: %s', async (isPassed, text) => {
    await show({ changes: { isPassed } });
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^. ${text}$`));
    expect(screen.getByText('10 分 5 秒')).toBeTruthy();
  });

  it('the answers and the round it leads to are not asked for again', async () => {
    const asked: string[] = [];
    const begun = {
      roundId: 'round-1',
      mode: 'mock',
      certCode: 'CERT-1',
      certName: '证书',
      totalNum: 1,
      rows: [
        {
          ...questionOf({ questionIndex: 2 }),
          title: '错过的题',
          certCode: 'CERT-1',
          certName: '证书',
          totalNum: 1,
          difficulty: null,
        },
      ],
    };
    undo.push(
      setTransport(async ({ name }) => {
        asked.push(name);
        return name === 'practice.startRound' ? begun : detail;
      }),
    );
    sessionStore.set({ ...signedOut, status: 'signedIn' });
    await Promise.all(['/answer-details', '/practice'].map((path) => routeAt(path).load()));
    const go = (path: string): void => act(() => goTo(path));
    go('/mock-exam?mockId=mock-1');
    render(
      <Router>
        <Pages />
      </Router>,
    );
    fireEvent.click(await screen.findByRole('link', { name: '查看答案与解析' }));
    await screen.findByRole('article', { name: /3/ });
    expect(asked).toEqual(['mock.detail']);
    go('/mock-exam?mockId=mock-1');
    fireEvent.click(await screen.findByRole('button', { name: /练习错题/ }));
    await screen.findByText('错过的题');
    expect(asked).toEqual(['mock.detail', 'mock.detail', 'practice.startRound']);
  });

  it('M15: counts by knowledge point, what was left open as not right, and begins a round of the weakest', async () => {
    const asked: unknown[] = [];
    const of = (questionIndex: number, knowledge: string[], rest: Partial<Detail['questionList'][number]> = {}) =>
      questionOf({ questionIndex, knowledge, ...rest });
    const wrong = { isCorrect: false, gained: 0 };
    const questionList = [
      of(1, ['植物', '细胞']),
      of(2, ['细胞'], wrong),
      of(3, ['细胞'], { ...wrong, selectedOptions: [] }),
      of(4, ['动物'], { ...wrong, selectedOptions: [] }),
      of(5, ['地质'], { questionType: '6', isCorrect: null, gained: null, selectedOptions: [], inputInfo: ['随便'] }),
      of(6, ['天气'], { isHeld: true, isCorrect: null, gained: null }),
    ];
    undo.push(
      setTransport(async ({ name, input }) => {
        if (name !== 'practice.startRound') return { ...detail, questionList };
        asked.push(input);
        return { roundId: null, mode: 'knowledge', certCode: null, certName: null, totalNum: 0, rows: [] };
      }),
    );
    render(
      <Router>
        <Result mockId="mock-1" lateCount={0} />
      </Router>,
    );
    const topics = within(await screen.findByRole('region', { name: '各知识点' })).getAllByRole('listitem');
    expect(topics.map(({ textContent }) => textContent)).toEqual([
      '动物答对 0 / 1，1 题未答',
      '细胞答对 1 / 3，1 题未答',
      '植物答对 1 / 1',
    ]);
    expect(screen.getByRole('button', { name: '练习错题和未答的题（3）' })).toBeTruthy();
    const next = within(screen.getByRole('region', { name: '接下来练什么' }));
    fireEvent.click(next.getByRole('button', { name: '练习这些知识点' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toMatchObject({ mode: 'knowledge', certCode: 'CERT-1', knowledge: ['动物', '细胞'] });
  });

  it('M6: says how many answers came too late', async () => {
    await show({ lateCount: 3 });
    expect(screen.getByRole('alert').textContent).toContain('有 3 题的作答在交卷前没有送达');
  });
});
