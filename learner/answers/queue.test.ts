import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, errorWithoutReply } from '#runtime/core/errors.ts';
import type { Answer } from './answer.ts';
import { createQueue, typingPause, type Loss, type SaveReply } from './queue.ts';
import { keptAnswers } from './store.ts';
import { memoryStore } from './testing.ts';

const sittingId = 'mock-1';
const answerOf = (questionId: string, sequence = 1, text = ''): Answer => ({
  questionId,
  selectedOptions: text ? [] : [1],
  inputInfo: text ? [text] : [],
  isFlagged: false,
  sequence,
});
const refusal = (status: number, data: unknown): CallError =>
  new CallError({ kind: status === 422 ? 'invalid' : 'conflict', code: status, status, message: '不能保存', data });

/** A queue over a server whose replies the test decides, one after the other. */
function setUp() {
  const requests: { answers: Answer[]; succeed: () => void; fail: (error: CallError) => void }[] = [];
  const lost: Loss[] = [];
  const store = memoryStore();
  const send = (answers: Answer[]): Promise<SaveReply> =>
    new Promise((resolve, reject) =>
      requests.push({
        answers,
        succeed: () =>
          resolve({
            saved: answers.map(({ questionId, sequence }) => ({ questionId, sequence })),
            savedTime: '2026-11-27 10:31:05',
            remainingSeconds: 60,
            state: 'sitting',
          }),
        fail: reject,
      }),
    );
  const queue = createQueue({ kept: keptAnswers(store, () => sittingId), send, onLost: (loss) => lost.push(loss) });
  const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);
  const request = (index: number) => {
    const found = requests[index];
    if (!found) throw new Error(`no request ${index}`);
    return found;
  };
  return { queue, store, requests, request, lost, settle };
}

describe('the queue of answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('keeps an answer in the browser until the server has acknowledged it', async () => {
    const { queue, store, request, settle } = setUp();
    queue.open([]);
    queue.add(answerOf('q1'));
    await settle();
    expect(queue.state.get()).toMatchObject({ waiting: 1, isSending: true });
    expect(await store.list(sittingId)).toEqual([answerOf('q1')]);
    request(0).succeed();
    await settle();
    expect(queue.state.get()).toMatchObject({ waiting: 0, isSending: false });
    expect(await store.list(sittingId)).toEqual([]);
  });

  it('has one request under way; what comes meanwhile goes together in the next, the last of each question alone', async () => {
    const { queue, requests, request, settle } = setUp();
    queue.open([]);
    queue.add(answerOf('q1', 1));
    queue.add(answerOf('q1', 2));
    queue.add(answerOf('q2', 1));
    queue.add(answerOf('q2', 2));
    await settle();
    expect(requests).toHaveLength(1);
    request(0).succeed();
    await settle();
    expect(request(1).answers).toEqual([answerOf('q1', 2), answerOf('q2', 2)]);
  });

  it('does not take the acknowledgement of an earlier answer for that of a later one', async () => {
    const { queue, store, request, settle } = setUp();
    queue.open([]);
    queue.add(answerOf('q1', 1));
    queue.add(answerOf('q1', 2));
    request(0).succeed();
    await settle();
    expect(await store.list(sittingId)).toEqual([answerOf('q1', 2)]);
    expect(queue.state.get().waiting).toBe(1);
  });

  it('sends a text that is being typed at most once in its pause, and at once with the next choice', async () => {
    const { queue, requests, request, settle } = setUp();
    queue.open([]);
    queue.add(answerOf('q1', 1, '一'), { isTyping: true });
    await vi.advanceTimersByTimeAsync(typingPause - 1);
    queue.add(answerOf('q1', 2, '一二'), { isTyping: true });
    expect(requests).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(request(0).answers).toEqual([answerOf('q1', 2, '一二')]);
    request(0).succeed();
    await settle();
    queue.add(answerOf('q1', 3, '一二三'), { isTyping: true });
    queue.add(answerOf('q2'));
    await settle();
    expect(request(1).answers).toEqual([answerOf('q1', 3, '一二三'), answerOf('q2')]);
  });

  it('tries again after a failed network, later each time, and at once when asked to', async () => {
    const { queue, requests, request, settle } = setUp();
    queue.open([]);
    queue.add(answerOf('q1'));
    for (const [index, pause] of [1000, 2000, 4000, 8000, 15_000, 15_000].entries()) {
      request(index).fail(errorWithoutReply('network'));
      await settle();
      expect(queue.state.get()).toMatchObject({ waiting: 1, isSending: false, isHeldUp: true });
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(requests).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(1);
      expect(requests).toHaveLength(index + 2);
    }
    request(6).fail(errorWithoutReply('timeout'));
    await settle();
    const flushed = queue.flush();
    await settle();
    request(7).succeed();
    expect(await flushed).toBe(true);
    expect(queue.state.get()).toEqual({
      waiting: 0,
      isSending: false,
      isHeldUp: false,
      savedTime: '2026-11-27 10:31:05',
      refused: {},
    });
  });

  it('while held up does not try with each further answer', async () => {
    const { queue, requests, request, settle } = setUp();
    queue.open([]);
    queue.add(answerOf('q1'));
    request(0).fail(errorWithoutReply('network'));
    await settle();
    queue.add(answerOf('q2'));
    queue.add(answerOf('q3'));
    await settle();
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(request(1).answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q2', 'q3']);
  });

  it('sends first what is left from before, in batches of twenty', async () => {
    const { queue, request, settle } = setUp();
    queue.open(Array.from({ length: 45 }, (_, index) => answerOf(`q${index}`)));
    for (const [index, size] of [20, 20, 5].entries()) {
      expect(request(index).answers).toHaveLength(size);
      request(index).succeed();
      await settle();
    }
    expect(queue.state.get().waiting).toBe(0);
  });

  it('keeps requests small where texts are long', async () => {
    const { queue, request, settle } = setUp();
    const text = '长'.repeat(90_000);
    queue.open([answerOf('q1', 1, text), answerOf('q2', 1, text), answerOf('q3', 1, text)]);
    expect(request(0).answers).toHaveLength(2);
    request(0).succeed();
    await settle();
    expect(request(1).answers.map(({ questionId }) => questionId)).toEqual(['q3']);
  });

  it.each(['device', 'handedIn'] as const)(
    'ends for good on a refusal for %s, and keeps what waits',
    async (reason) => {
      const { queue, store, requests, request, lost, settle } = setUp();
      queue.open([]);
      queue.add(answerOf('q1'));
      request(0).fail(refusal(409, { reason }));
      await settle();
      expect(lost).toEqual([reason]);
      queue.add(answerOf('q2'));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(requests).toHaveLength(1);
      expect(queue.list()).toHaveLength(2);
      expect(await store.list(sittingId)).toHaveLength(2);
    },
  );

  it('holds back the one answer the server finds wrong, says why, and tries it again once it is changed', async () => {
    const { queue, request, settle } = setUp();
    queue.open([answerOf('q1'), answerOf('q2'), answerOf('q3')]);
    request(0).fail(refusal(422, { errors: [{ path: '/answers/1/inputInfo/0', message: '填写内容过长' }] }));
    await settle();
    expect(request(1).answers.map(({ questionId }) => questionId)).toEqual(['q1', 'q3']);
    request(1).succeed();
    await settle();
    expect(queue.state.get()).toMatchObject({ waiting: 1, refused: { q2: '填写内容过长' } });
    expect(await queue.flush()).toBe(false);
    queue.add(answerOf('q2', 2));
    await settle();
    expect(request(2).answers).toEqual([answerOf('q2', 2)]);
    expect(queue.state.get().refused).toEqual({});
  });

  it('finds the wrong answer one by one where the server does not say which it is', async () => {
    const { queue, request, settle } = setUp();
    queue.open([answerOf('q1'), answerOf('q2')]);
    request(0).fail(refusal(422, { errors: [{ path: '', message: '文字中有无法保存的字符' }] }));
    await settle();
    expect(request(1).answers).toHaveLength(1);
    request(1).fail(refusal(422, { errors: [{ path: '', message: '文字中有无法保存的字符' }] }));
    await settle();
    request(2).succeed();
    await settle();
    expect(queue.state.get()).toMatchObject({ waiting: 1, refused: { q1: '文字中有无法保存的字符' } });
  });

  it('sends nothing once closed, and goes on where it is opened again', async () => {
    const { queue, requests, request } = setUp();
    queue.open([]);
    queue.close();
    queue.add(answerOf('q1'));
    expect(await queue.flush()).toBe(false);
    expect(requests).toHaveLength(0);
    queue.open(queue.list());
    expect(request(0).answers).toEqual([answerOf('q1')]);
  });
});
