import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Paper } from '#learner/answers/answer.ts';
import { createSitting } from '#learner/answers/sitting.ts';
import { memoryServer, memoryStore, paperOf } from '#learner/answers/testing.ts';
import { Router } from '#learner/router/Router.tsx';
import { Exam } from './Exam.tsx';

describe('what a paper says', () => {
  beforeEach(() => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  const show = async (values: Partial<Paper>): Promise<void> => {
    const { callsOf } = memoryServer();
    const sitting = createSitting({ sittingId: 'one', calls: callsOf('one'), store: memoryStore() });
    sitting.open();
    await vi.waitFor(() => expect(sitting.state.get().phase).toBe('sitting'));
    render(
      <Router>
        <Exam sitting={sitting} paper={{ ...paperOf({ q1: 0, q2: 0, q3: 0 }), ...values }} title="考试" leavePath="/" />
      </Router>,
    );
  };
  const question = () => within(screen.getByRole('region', { name: '试题' }));
  const sheet = () => within(screen.getByRole('complementary', { name: '答题卡' }));
  const groups = (): (string | null)[] =>
    sheet()
      .queryAllByRole('group')
      .map((group) => group.textContent);
  const next = (): void => void fireEvent.click(screen.getByRole('button', { name: '下一题' }));

  it('is said of a group in full above its first question, by its name above the others, and in the answer sheet', async () => {
    await show({
      instructions: '本卷满分 3 分\n不得携带资料',
      sections: [
        { title: '一、单选题', instructions: '只有一项符合题意', questionCount: 2 },
        { title: '二、综合题', instructions: null, questionCount: 1 },
      ],
    });
    expect(groups()).toEqual(['一、单选题12', '二、综合题3']);
    expect(question().getByText(/^本卷满分 3 分/)).toBeTruthy();
    expect(question().getByRole('heading', { name: '一、单选题', level: 2 })).toBeTruthy();
    expect(question().getByText('共 2 题，2 分')).toBeTruthy();
    expect(question().getByText('只有一项符合题意')).toBeTruthy();
    next();
    expect(question().getByRole('heading', { name: '一、单选题' })).toBeTruthy();
    expect(question().queryByText('只有一项符合题意')).toBeNull();
    expect(question().queryByText(/^本卷满分 3 分/)).toBeNull();
    next();
    expect(question().getByRole('heading', { name: '二、综合题' })).toBeTruthy();
    expect(question().getByText('共 1 题，1 分')).toBeTruthy();
    fireEvent.click(sheet().getByRole('button', { name: '试卷说明' }));
    expect(screen.getByRole('dialog', { name: '试卷说明' }).textContent).toContain('不得携带资料');
  });

  it('is nothing of a drawn one, whose kinds head the answer sheet where each comes in one row', async () => {
    const { questionList } = paperOf({ q1: 0, q2: 0, q3: 0 });
    const of = (types: string[]) => ({
      questionList: questionList.map((each, at) => ({ ...each, questionType: types[at] ?? '' })),
    });
    await show({ ...of(['1', '3', '3']), instructions: null, sections: [] });
    expect(groups()).toEqual(['单选题1', '判断题23']);
    expect(question().queryByRole('heading', { name: '单选题' })).toBeNull();
    expect(sheet().queryByRole('button', { name: '试卷说明' })).toBeNull();
    cleanup();
    await show(of(['1', '3', '1']));
    expect(groups()).toEqual([]);
    expect(sheet().getAllByRole('button')).toHaveLength(3);
  });
});
