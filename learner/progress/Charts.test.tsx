import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Charts } from './Charts.tsx';

describe('the pictures of progress', () => {
  afterEach(cleanup);

  const mock = (mockId: string, certCode: string, score: number) => ({
    mockId,
    certCode,
    certName: `证书 ${certCode}`,
    submittedTime: '2024-05-01 09:00:00',
    score,
    totalScore: 20,
    isPassed: null,
  });

  it('say in words and in a table what they show', () => {
    const days = [
      { day: '2024-05-01', judgedNum: 4, rightNum: 1 },
      { day: '2024-05-03', judgedNum: 3, rightNum: 2 },
    ];
    const { container } = render(<Charts days={days} mocks={[]} />);
    expect(screen.getByRole('img', { name: '最近 2 个练习日的正确率：第一天 25%，最近一天 67%' })).toBeTruthy();
    expect(container.querySelectorAll('.time-dot')).toHaveLength(2);
    expect([...container.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
      '2024-05-032 / 367%',
      '2024-05-011 / 425%',
    ]);
  });

  it('show the scores of one certificate at a time, the last examined in first', () => {
    render(<Charts days={[]} mocks={[mock('m1', 'A', 5), mock('m2', 'B', 10), mock('m3', 'B', 15)]} />);
    expect(
      screen.getByRole('img', { name: '证书 B最近 2 次模拟考试的得分比例：第一次 50%，最近一次 75%' }),
    ).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: '证书' }), { target: { value: 'A' } });
    expect(
      screen.getByRole('img', { name: '证书 A最近 1 次模拟考试的得分比例：第一次 25%，最近一次 25%' }),
    ).toBeTruthy();
  });
});
