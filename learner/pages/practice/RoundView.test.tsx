import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '#runtime/core/call.ts';
import { page } from '#runtime/core/page.ts';
import { preferences, prefer } from '#learner/preferences/preferences.ts';
import { nextRound, roundOf, type Begun } from './round.ts';
import { RoundView } from './RoundView.tsx';

const row = {
  certCode: 'CERT-1',
  certName: '证书',
  isHeld: false,
  version: 1,
  format: null,
  totalNum: 2,
  isFavorite: false,
  difficulty: null,
};
const begun: Begun = {
  roundId: 'round-1',
  mode: 'random',
  certCode: 'CERT-1',
  certName: '证书',
  totalNum: 2,
  rows: [
    {
      ...row,
      questionId: 'text',
      questionType: '5',
      title: '为什么？',
      optionList: [],
      blankCount: 1,
      material: null,
      questionIndex: 1,
    },
    {
      ...row,
      questionId: 'choice',
      questionType: '2',
      title: '哪些？',
      optionList: [1, 2, 3].map((order) => ({ order, content: `选项${order}` })),
      blankCount: 0,
      material: null,
      questionIndex: 2,
    },
  ],
};

function Practising({ place }: { place: number }) {
  const [round, dispatch] = useReducer(nextRound, undefined, () => roundOf({ stored: begun, place }));
  const item = round.items[round.index];
  return item ? <RoundView round={round} item={item} dispatch={dispatch} onLeave={() => undefined} /> : null;
}

const open = (place: number): void => void render(<Practising place={place} />);
const box = (): HTMLTextAreaElement => screen.getByRole('textbox');

/** The page goes, and comes again. */
function reload(place: number): void {
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  open(place);
}

describe('an answer that was not checked', () => {
  const undo: (() => void)[] = [];
  beforeEach(() => {
    localStorage.clear();
    page.set({ userId: 'u', currTenantId: 't' } as Parameters<typeof page.set>[0]);
  });
  afterEach(() => {
    for (const step of undo.splice(0)) step();
  });

  it('is there again after a reload, texts and choices', async () => {
    open(1);
    fireEvent.change(box(), { target: { value: '因为风' } });
    reload(1);
    await waitFor(() => expect(box().value).toBe('因为风'));
    reload(2);
    fireEvent.click(screen.getByRole('checkbox', { name: /选项1/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: /选项3/ }));
    reload(2);
    await waitFor(() =>
      expect(screen.getAllByRole('checkbox').map((input) => (input as HTMLInputElement).checked)).toEqual([
        true,
        false,
        true,
      ]),
    );
  });

  it('is kept no longer once it is emptied or checked, and its keys never are', async () => {
    undo.push(
      setTransport(async () => ({
        isCorrect: null,
        selfVerdict: null,
        correctOptions: [],
        optionList: [],
        answer: [{ anyOf: ['密钥'] }],
        analysis: null,
        wrongRecordId: null,
        nextDue: null,
      })),
    );
    open(1);
    fireEvent.change(box(), { target: { value: '因为' } });
    fireEvent.change(box(), { target: { value: '' } });
    reload(1);
    expect(localStorage.length).toBe(0);
    fireEvent.change(box(), { target: { value: '因为风' } });
    fireEvent.click(screen.getByRole('button', { name: '检查答案' }));
    await screen.findByText('参考答案');
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.length).toBe(0);
  });
});

describe('after a right answer', () => {
  const undo: (() => void)[] = [];
  beforeEach(() => {
    localStorage.clear();
    page.set({ userId: 'u', currTenantId: 't' } as Parameters<typeof page.set>[0]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    undo.push(
      setTransport(async () => ({
        isCorrect: true,
        selfVerdict: null,
        correctOptions: [],
        optionList: [],
        answer: [{ anyOf: ['因为风'] }],
        analysis: null,
        wrongRecordId: null,
        nextDue: null,
      })),
    );
  });
  afterEach(() => {
    for (const step of undo.splice(0)) step();
    cleanup();
    vi.useRealTimers();
    preferences.patch({ movesOn: true });
  });

  const answerRightly = async (): Promise<void> => {
    open(1);
    fireEvent.change(box(), { target: { value: '因为风' } });
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '检查答案' })));
  };
  const pass = (milliseconds: number): Promise<void> =>
    act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  const isAt = (place: number): boolean => screen.queryByText(`第 ${place} / 2 题`) !== null;

  it('the next one is announced once, counted down and shown', async () => {
    await answerRightly();
    expect(screen.getByText('回答正确，3 秒后进入下一题', { selector: '[role=status]' })).toBeTruthy();
    await pass(1000);
    expect(screen.getByText('回答正确，2 秒后进入下一题', { selector: '[aria-hidden]' })).toBeTruthy();
    expect(screen.getByText('回答正确，3 秒后进入下一题', { selector: '[role=status]' })).toBeTruthy();
    await pass(2000);
    expect(isAt(2)).toBe(true);
  });

  it('of the last one the result is announced, not a question that there is not', async () => {
    open(2);
    fireEvent.click(screen.getByRole('checkbox', { name: /选项1/ }));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: '检查答案' })));
    expect(screen.getByText('回答正确，3 秒后查看结果', { selector: '[role=status]' })).toBeTruthy();
    expect(screen.getByText('回答正确，3 秒后查看结果', { selector: '[aria-hidden]' })).toBeTruthy();
  });

  it('one stays where that is asked for', async () => {
    await answerRightly();
    fireEvent.click(screen.getByRole('button', { name: '停在这题' }));
    await pass(10_000);
    expect(isAt(1)).toBe(true);
    expect(screen.queryByRole('button', { name: '停在这题' })).toBeNull();
  });

  it('one stays where it is switched off, in the round or in the settings, on this device', async () => {
    prefer({ movesOn: true });
    await answerRightly();
    fireEvent.click(screen.getByRole('switch', { name: '答对后自动进入下一题' }));
    cleanup();
    expect(localStorage.getItem('movesOn')).toBe('false');
    await answerRightly();
    await pass(10_000);
    expect(isAt(1)).toBe(true);
  });
});
