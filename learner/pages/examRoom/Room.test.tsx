import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import { paperOf } from '#learner/answers/testing.ts';
import { Router } from '#learner/router/Router.tsx';
import { Room } from './Room.tsx';

const own = {
  applyId: 'a1',
  subjectId: 'u1',
  sessionId: 's1',
  examName: '春季考试',
  subjectName: '理论',
  startTime: '2026-04-11 09:00:00',
  endTime: '2026-04-11 10:00:00',
};

describe('an exam that is not sat', () => {
  const undo: (() => void)[] = [];
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    for (const step of undo.splice(0)) step();
  });

  /** How often the exam was asked for; its wait asks the server for more. */
  const codes: unknown[] = [];
  const begun: unknown[] = [];
  let described = 0;
  let took = 0;
  const open = (error: CallError | (() => CallError | undefined)): (() => number) => {
    let asked = 0;
    took = 0;
    described = 0;
    codes.length = 0;
    begun.length = 0;
    undo.push(
      setTransport(async ({ name, input }) => {
        if (name === 'placement.myExam') {
          described += 1;
          return { rows: [own], total: 1 };
        }
        if (name === 'examAttempt.takeOver') took += 1;
        const sat = { ...paperOf({ q1: 0 }), attemptId: 't1', isMine: took > 0 };
        if (name === 'examAttempt.takeOver' || name === 'examAttempt.status') return sat;
        if (name !== 'examAttempt.start') return {};
        asked += 1;
        codes.push(input['code']);
        begun.push(input['canBegin']);
        const refusal = typeof error === 'function' ? error() : error;
        if (refusal) throw refusal;
        return sat;
      }),
    );
    render(
      <Router>
        <Room sessionId="s1" />
      </Router>,
    );
    return () => asked;
  };
  const conflict = (message: string, data: unknown = null): CallError =>
    new CallError({ kind: 'conflict', code: 409, status: 409, message, data });

  it('leads to one’s exams where there is no place', async () => {
    open(new CallError({ kind: 'missing', code: 404, status: 404, message: '考位不存在' }));
    expect(await screen.findByRole('link', { name: '返回我的考试' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  });

  it('H9: asks for the code where there is one, and says what is wrong with it', async () => {
    open(conflict('入场口令不对，请看清后再输入', { reason: 'code' }));
    const box = await screen.findByLabelText('入场口令');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box.getAttribute('aria-invalid')).toBe('false');
    // From a Chinese input method, and as it is read out.
    fireEvent.change(box, { target: { value: ' ４７１ 100 ' } });
    fireEvent.click(screen.getByRole('button', { name: '开始考试' }));
    expect((await screen.findByRole('alert')).textContent).toContain('口令不对');
    const again = screen.getByLabelText<HTMLInputElement>('入场口令');
    expect([again.value, again.getAttribute('aria-invalid'), document.activeElement === again]).toEqual([
      '471100',
      'true',
      true,
    ]);
    expect(screen.getByRole('alert').className).toBe('field-error');
    // Whoever looks the code up elsewhere and comes back has made no guess by it.
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(codes).toHaveLength(2);
    fireEvent.click(screen.getByRole('button', { name: '开始考试' }));
    await screen.findByRole('alert');
    expect(codes).toEqual([undefined, '471100', '471100']);
  });

  const early = conflict('还没有开考：2026-04-11 09:00:00 开考', {
    reason: 'early',
    waitSeconds: 65,
    hasCode: false,
  });

  it('is waited for by the seconds that the server tells, and asked for again by itself once its rules are agreed to', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let notices: object[] = [];
    const asked = open(() => conflict('还没有开考', { reason: 'early', waitSeconds: 65, hasCode: false, notices }));
    expect((await screen.findByRole('timer')).textContent).toBe('距离开考 01:05');
    expect(await screen.findByRole('heading', { name: '春季考试' })).toBeTruthy();
    expect(screen.getByText('09:00–10:00').parentElement?.textContent).toMatch(
      /^理论 .*4 月 11 日 星期六 09:00–10:00$/,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意考试规则' }));
    expect(asked()).toBe(1);
    // What invigilators say is heard by those who wait.
    notices = [{ id: 'n1', text: '请关闭手机', time: '2026-04-11 08:59:10' }];
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect((await screen.findByRole('alert')).textContent).toContain('请关闭手机');
    expect(begun).not.toContain(true);
    await act(() => vi.advanceTimersByTimeAsync(46_000));
    expect(begun.filter(Boolean)).toEqual([true]);
    // Too early still: what was agreed to stays so.
    expect((await screen.findByRole<HTMLInputElement>('checkbox')).checked).toBe(true);
  });

  it.each([
    ['缺考，不能再考', { reason: null }, 1],
    ['换设备要先请监考放行', { reason: 'release' }, 0],
  ])('is not waited for any more where it says “%s”', async (message, data, alerts) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer = early;
    const asked = open(() => answer);
    await screen.findByRole('timer');
    answer = conflict(message, data);
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await vi.waitFor(() => expect(screen.queryAllByText(message)).toHaveLength(alerts));
    // Who begins on another device asks its invigilator by no look of this one.
    const looks = asked();
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(asked()).toBe(looks);
  });

  it('goes on by itself where it was begun in another window meanwhile', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    let answer: CallError | undefined = early;
    open(() => answer);
    await screen.findByRole('timer');
    answer = undefined;
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(await screen.findByRole('heading', { name: /题/ })).toBeTruthy();
  });

  it('is not asked for before its rules are agreed to, whatever wakes the page', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open(early);
    await screen.findByRole('timer');
    await act(() => vi.advanceTimersByTimeAsync(66_000));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('timer')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '进入考试' }));
    expect(screen.getByText('请先勾选“我已阅读并同意考试规则”。')).toBeTruthy();
    const tick = screen.getByRole('checkbox');
    expect(document.activeElement).toBe(tick);
    expect(begun).not.toContain(true);
    fireEvent.click(tick);
    fireEvent.click(screen.getByRole('button', { name: '进入考试' }));
    await screen.findByRole('timer');
    expect(begun.filter(Boolean)).toEqual([true]);
  });

  it('H1: is begun by who comes late once its rules are agreed to, and says that a code will be asked for', async () => {
    open(conflict('考试已经开始', { reason: 'ready', waitSeconds: 0, hasCode: true }));
    expect((await screen.findByRole('alert')).textContent).toContain('考试已经开始');
    expect(screen.getByText('进入时要输入入场口令，由监考在开考时公布。')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '进入考试' }));
    expect(begun).toEqual([false]);
    fireEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意考试规则' }));
    fireEvent.click(screen.getByRole('button', { name: '进入考试' }));
    await vi.waitFor(() => expect(begun).toEqual([false, true]));
    // Everybody enters at the same second: what the exam is called is known by then.
    expect(described).toBe(1);
  });

  it('O4: asks again by itself, while it is seen, until the invigilator has let go of the former device', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let answer: CallError | undefined = conflict('换设备要先请监考放行', { reason: 'release' });
    const asked = open(() => answer);
    const button = await screen.findByRole('button', { name: '重试' });
    expect(screen.getByText('监考放行后自动继续，不用刷新。')).toBeTruthy();
    const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked()).toBe(1);
    see.mockReturnValue('visible');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(asked()).toBe(2);
    // A line that is gone for a moment ends nothing, and what is shown stays.
    answer = errorWithoutReply('network');
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('button', { name: '重试' })).toBe(button);
    expect(took).toBe(0);
    answer = undefined;
    await act(() => vi.advanceTimersByTimeAsync(5000));
    await vi.waitFor(() => expect(took).toBe(1));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(asked()).toBe(4);
    see.mockRestore();
  });

  it('says why it cannot be entered, and that it was handed in', async () => {
    open(conflict('已过入场时间'));
    expect((await screen.findByRole('alert')).textContent).toBe('已过入场时间');
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
    cleanup();
    const known = {
      attemptId: 't1',
      submittedTime: '2026-04-11 09:41:07',
      answeredCount: 2,
      questionCount: 3,
      endedBy: 'self',
      said: null,
    };
    open(conflict('已交卷，不能再作答', { reason: 'handedIn', ...known }));
    const heading = await screen.findByRole('heading', { name: '已交卷' });
    expect(document.activeElement).toBe(heading);
    expect(await screen.findByText('您已完成“春季考试”。答卷已安全送达。')).toBeTruthy();
    expect(screen.getByText('2026-04-11 09:41:07')).toBeTruthy();
    expect(screen.getByText('2 / 3 题')).toBeTruthy();
    expect(described).toBe(1);
    expect(screen.getByRole('link', { name: '返回我的考试' })).toBeTruthy();
  });

  it('says who handed it in and why, and goes on by itself once it is opened again', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const see = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    const known = { submittedTime: '2026-04-11 09:41:07', answeredCount: 2, questionCount: 3 };
    let answer: CallError | undefined = conflict('已交卷，不能再作答', {
      reason: 'handedIn',
      ...known,
      endedBy: 'invigilator',
      said: '身体不适',
    });
    open(() => answer);
    expect(await screen.findByRole('heading', { name: '监考已收卷' })).toBeTruthy();
    expect(screen.getByText('身体不适')).toBeTruthy();
    answer = undefined;
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findByRole('heading', { name: /题/ })).toBeTruthy();
    see.mockRestore();
  });

  it('says what is safe where there is no line', async () => {
    open(errorWithoutReply('network'));
    expect(await screen.findByText(/您的作答是安全的/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重试' })).toBeTruthy();
  });
});
