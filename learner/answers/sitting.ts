import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import type { Answer, Given, MockPaper } from './answer.ts';
import { openChannel, type Notice } from './channel.ts';
import { createCountdown, timed, type Sample } from './countdown.ts';
import { firstSequence, mergeAnswers } from './merge.ts';
import { createQueue, lossOf, type Loss, type QueueState, type SaveReply } from './queue.ts';
import type { AnswerStore } from './store.ts';

/** The calls a sitting makes; each throws CallError. */
export interface SittingCalls {
  resume(): Promise<MockPaper>;
  takeOver(): Promise<MockPaper>;
  save(answers: Answer[]): Promise<SaveReply>;
  submit(): Promise<unknown>;
  status(): Promise<{ state: string; isMine: boolean; remainingSeconds: number }>;
}

export interface SittingState {
  /** ending: time is over, or it is being handed in; handedIn: there is a result. */
  phase: 'loading' | 'failed' | 'sitting' | 'ending' | 'handedIn';
  /** Why it could not be loaded, or why the end waits. */
  error?: CallError | undefined;
  paper?: MockPaper | undefined;
  given: Readonly<Record<string, Given>>;
  /** Whether this window answers; otherwise it shows only. */
  isMine: boolean;
  /** Answers that had not reached the server when the exam ended. */
  lateCount: number;
}

export type HandInResult =
  | { kind: 'done' }
  | { kind: 'unsaved'; count: number }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; error: CallError };

/** One mock exam as this window sits it: its paper, what was given, the time left and who answers. */
export interface Sitting {
  state: Store<SittingState>;
  saving: Store<QueueState>;
  /** Milliseconds left by the server's deadline; nothing while not known. */
  remaining(): number | undefined;
  /** Loads it and keeps in touch with the server; the reply ends that. */
  open(): () => void;
  load(): Promise<void>;
  /** Changes what was given to a question. */
  give(questionId: string, change: Partial<Given>, options?: { isTyping?: boolean }): void;
  /** Sends what waits at once, e.g. on leaving a question. */
  flush(): void;
  /** From now on this window answers. @throws CallError */
  takeOver(): Promise<void>;
  handIn(): Promise<HandInResult>;
}

interface SittingOptions {
  mockId: string;
  calls: SittingCalls;
  store: AnswerStore;
  /** The paper where it has just come. */
  fresh?: { reply: MockPaper; sample: Sample } | undefined;
}

/** Milliseconds without a word from the server after which it is asked. */
const silence = 10_000;
/** Milliseconds before the end from which typed text is sent without waiting for more. */
const lastMoments = 5000;

export function createSitting({ mockId, calls, store, fresh }: SittingOptions): Sitting {
  const state = createStore<SittingState>({ phase: 'loading', given: {}, isMine: false, lateCount: 0 });
  const countdown = createCountdown();
  let tellWindows: (kind: Notice['kind']) => void = () => undefined;
  let isOpen = false;
  let sequences = new Map<string, number>();
  let lowest = 1;
  let lastWord = 0;
  let endTimer: ReturnType<typeof setTimeout> | undefined;
  let isEnding = false;

  const queue = createQueue({
    mockId,
    store,
    send: (answers) => heard(() => calls.save(answers)),
    onLost: (loss) => lose(loss),
  });

  /** Makes a call that tells the time left. */
  const heard = async <Reply extends { remainingSeconds: number; state: string }>(
    ask: () => Promise<Reply>,
  ): Promise<Reply> => {
    const { reply, sample } = await timed(ask);
    hear(reply, sample);
    return reply;
  };

  const hear = (reply: { state: string }, sample: Sample): void => {
    lastWord = performance.now();
    if (reply.state !== 'sitting') return;
    countdown.add(sample);
    watchEnd();
  };

  const adopt = async ({ paper, isTakenOver }: { paper: MockPaper; isTakenOver: boolean }): Promise<void> => {
    if (paper.state !== 'sitting') return finish();
    const kept = await store.list(mockId);
    const merged = mergeAnswers({
      paper,
      queued: [...kept, ...queue.list()].sort((one, other) => one.sequence - other.sequence),
    });
    sequences = merged.sequences;
    lowest = firstSequence({ paper, isTakenOver });
    state.set({ phase: 'sitting', paper, given: merged.given, isMine: paper.isMine, lateCount: 0 });
    for (const answer of merged.settled) void store.remove(mockId, answer);
    if (paper.isMine) queue.open(merged.left);
  };

  const load = async (): Promise<void> => {
    state.patch({ phase: 'loading', error: undefined });
    try {
      const { reply, sample } = fresh ?? (await timed(calls.resume));
      fresh = undefined;
      hear(reply, sample);
      await adopt({ paper: reply, isTakenOver: false });
    } catch (error) {
      state.patch({ phase: 'failed', error: toCallError(error) });
    }
  };

  const lose = (loss: Loss): void => {
    queue.close();
    if (loss === 'handedIn') finish();
    else if (loss === 'missing') void load();
    else state.patch({ isMine: false, ...(state.get().phase === 'ending' && { phase: 'sitting' as const }) });
  };

  const finish = (): void => {
    if (state.get().phase === 'handedIn') return;
    clearTimeout(endTimer);
    const lateCount = state.get().isMine ? queue.list().length : 0;
    queue.close();
    void store.clear(mockId);
    state.patch({ phase: 'handedIn', lateCount, error: undefined });
    tellWindows('handedIn');
  };

  const watchEnd = (): void => {
    clearTimeout(endTimer);
    const left = countdown.remaining();
    if (left === undefined || isEnding) return;
    endTimer = setTimeout(
      left > lastMoments ? beforeEnd : () => void end(),
      left > lastMoments ? left - lastMoments : left,
    );
  };

  const beforeEnd = (): void => {
    void queue.flush();
    watchEnd();
  };

  /** Time is over: sends what is left and waits until the server has handed the exam in. */
  const end = async (): Promise<void> => {
    if (isEnding || state.get().phase !== 'sitting') return;
    isEnding = true;
    state.patch({ phase: 'ending' });
    if (state.get().isMine) await queue.flush();
    while (isOpen && state.get().phase === 'ending') await askForEnd();
    isEnding = false;
  };

  const askForEnd = async (): Promise<void> => {
    try {
      const reply = await heard(calls.status);
      if (reply.state !== 'sitting') return finish();
      await pause(reply.remainingSeconds * 1000);
    } catch (error) {
      state.patch({ error: toCallError(error) });
      await pause(2000);
    }
  };

  const poll = async (): Promise<void> => {
    if (state.get().phase !== 'sitting') return;
    lastWord = performance.now();
    try {
      const reply = await heard(calls.status);
      if (reply.state !== 'sitting') finish();
      else if (state.get().isMine && !reply.isMine) lose('device');
    } catch {
      // No word this time; the next poll asks again, and what cannot be saved is shown by the queue.
    }
  };

  const open = (): (() => void) => {
    isOpen = true;
    const { post, close } = openChannel((notice) => {
      if (notice.mockId !== mockId || state.get().phase === 'loading') return;
      if (notice.kind === 'handedIn') finish();
      else lose('device');
    });
    tellWindows = (kind) => post({ kind, mockId });
    const wake = (): void => {
      void queue.flush();
      if (document.visibilityState === 'visible') void (state.get().phase === 'failed' ? load() : poll());
    };
    const timer = setInterval(() => performance.now() - lastWord >= silence && void poll(), 1000);
    window.addEventListener('online', wake);
    document.addEventListener('visibilitychange', wake);
    void load();
    return () => {
      isOpen = false;
      clearInterval(timer);
      clearTimeout(endTimer);
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      tellWindows = () => undefined;
      close();
      // What still waits is sent on as long as the app is open.
      void queue.flush();
    };
  };

  return {
    state,
    saving: queue.state,
    remaining: countdown.remaining,
    open,
    load,
    give(questionId, change, { isTyping = false } = {}) {
      const { phase, isMine, given } = state.get();
      const former = given[questionId];
      if (phase !== 'sitting' || !isMine || !former) return;
      const next = { ...former, ...change };
      const sequence = Math.max((sequences.get(questionId) ?? 0) + 1, lowest);
      sequences.set(questionId, sequence);
      state.patch({ given: { ...given, [questionId]: next } });
      queue.add(
        { questionId, ...next, sequence },
        { isTyping: isTyping && (countdown.remaining() ?? 0) > lastMoments },
      );
    },
    flush: () => {
      if (!queue.state.get().isHeldUp) void queue.flush();
    },
    async takeOver() {
      try {
        const { reply, sample } = await timed(calls.takeOver);
        hear(reply, sample);
        await adopt({ paper: reply, isTakenOver: true });
        tellWindows('takenOver');
      } catch (thrown) {
        if (lossOf(toCallError(thrown)) !== 'handedIn') throw thrown;
        finish();
      }
    },
    async handIn() {
      const isSaved = await queue.flush();
      const { phase, isMine } = state.get();
      if (phase === 'handedIn') return { kind: 'done' };
      if (!isMine) return { kind: 'elsewhere' };
      if (!isSaved) return { kind: 'unsaved', count: queue.list().length };
      state.patch({ phase: 'ending', error: undefined });
      try {
        await calls.submit();
        finish();
        return { kind: 'done' };
      } catch (thrown) {
        const error = toCallError(thrown);
        state.patch({ phase: 'sitting' });
        watchEnd();
        if (lossOf(error) !== 'device') return { kind: 'failed', error };
        lose('device');
        return { kind: 'elsewhere' };
      }
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
