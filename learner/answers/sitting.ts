import { isUnreachable, toCallError } from '#runtime/core/errors.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import type { Answer, Given, Paper } from './answer.ts';
import type { SittingCalls } from './calls.ts';
import { createClock } from './clock.ts';
import { createContact } from './contact.ts';
import { timed, type Sample } from './countdown.ts';
import { createEnding, type HandInResult } from './ending.ts';
import { createQueue, isPausing, lossOf, reasonOf, type Loss, type QueueState, type SaveReply } from './queue.ts';
import { createSheet } from './sheet.ts';
import type { SittingState } from './sittingState.ts';
import { keptAnswers, type AnswerStore } from './store.ts';

/** One mock exam as this window sits it: its paper, what was given, the time left and who answers. */
export interface Sitting {
  state: Store<SittingState>;
  saving: Store<QueueState>;
  /** Milliseconds left by the server's deadline; nothing while not known. */
  remaining(): number | undefined;
  /** Loads it and keeps in touch with the server; the reply ends that. */
  open(): () => void;
  /** Loads it; quietly, it stays as it is shown until there is word from the server. */
  load(options?: { isQuiet?: boolean }): Promise<void>;
  /** Changes what was given to a question. */
  give(questionId: string, change: Partial<Given>, options?: { isTyping?: boolean }): void;
  /** Sends what waits at once, e.g. on leaving a question. */
  flush(): void;
  /** From now on this window answers. @throws CallError */
  takeOver(): Promise<void>;
  handIn(): Promise<HandInResult>;
}

interface SittingOptions {
  sittingId: string;
  calls: SittingCalls;
  store: AnswerStore;
  /** The paper where it has just come. */
  fresh?: { reply: Paper; sample: Sample } | undefined;
}

/**
 * Sits a mock exam: the sheet knows the answers, the queue sends them, the clock counts, the contact hears of other
 * windows and silence, the ending hands in. What any of them learns of the exam comes together in `state`.
 */
export function createSitting({ sittingId, calls, store, fresh }: SittingOptions): Sitting {
  const state = createStore<SittingState>({ phase: 'loading', given: {}, isMine: false, lateCount: 0 });

  /** Of an exam the attempt: another person may sit the same session at this browser. */
  let keptAs = sittingId;

  const hear = (reply: { state: string; isPaused?: boolean }, sample: Sample): void => {
    contact.heard();
    if (reply.state !== 'sitting') return;
    const isPaused = reply.isPaused ?? false;
    const wasPaused = state.get().isPaused ?? false;
    clock.hear(sample, isPaused);
    if (isPaused === wasPaused) return;
    state.patch({ isPaused });
    if (!isPaused) void queue.flush();
  };
  /** Makes a call that tells the time left. */
  const heard = async <Reply extends { remainingSeconds: number; state: string }>(
    ask: () => Promise<Reply>,
  ): Promise<Reply> => {
    const { reply, sample } = await timed(ask);
    hear(reply, sample);
    return reply;
  };

  const lose = (loss: Loss): void => {
    queue.close();
    if (loss === 'handedIn') ending.finish();
    else if (loss === 'missing') void load();
    else state.patch({ isMine: false, ...(state.get().phase === 'ending' && { phase: 'sitting' as const }) });
  };

  const adopt = async ({ paper, isTakenOver }: { paper: Paper; isTakenOver: boolean }): Promise<void> => {
    if (paper.state !== 'sitting') return ending.finish();
    keptAs = paper.attemptId ?? sittingId;
    const given = await sheet.adopt({ paper, isTakenOver });
    const { isPaused = false, notices = [] } = state.get();
    state.set({ phase: 'sitting', paper, given, isMine: paper.isMine, lateCount: 0, isPaused, notices });
  };

  const load = async ({ isQuiet = false } = {}): Promise<void> => {
    if (!isQuiet) state.patch({ phase: 'loading', error: undefined });
    try {
      const { reply, sample } = fresh ?? (await timed(calls.resume));
      fresh = undefined;
      hear(reply, sample);
      await adopt({ paper: reply, isTakenOver: false });
    } catch (thrown) {
      const error = toCallError(thrown);
      if (isQuiet && isUnreachable(error)) return;
      const { attemptId } = (error.data ?? {}) as { attemptId?: string };
      if (attemptId !== undefined) keptAs = attemptId;
      // What did not arrive before it was handed in is still in this browser.
      const lateCount = reasonOf(error) === 'handedIn' ? (await kept.list()).length : 0;
      state.patch({ phase: 'failed', error, lateCount });
    }
  };

  const poll = async (): Promise<void> => {
    if (state.get().phase !== 'sitting') return;
    contact.heard();
    try {
      const reply = await heard(calls.status);
      if (reply.state !== 'sitting') ending.finish();
      else {
        if (reply.notices) state.patch({ notices: reply.notices });
        if (state.get().isMine && !reply.isMine) lose('device');
      }
    } catch {
      // No word this time; the next poll asks again, and what cannot be saved is shown by the queue.
    }
  };

  /** A paused exam takes nothing: how it stands is asked at once, and what waits is sent when it goes on. */
  const save = async (answers: Answer[]): Promise<SaveReply> => {
    try {
      return await heard(() => calls.save(answers));
    } catch (error) {
      if (isPausing(toCallError(error))) void poll();
      throw error;
    }
  };

  /** Leaving the page of an exam is told when one is back; where it cannot be told it is not. */
  const noteLeave = (): void => {
    if (document.visibilityState !== 'visible') {
      leftAt ??= performance.now();
      return;
    }
    const seconds = leftAt === undefined ? 0 : Math.round((performance.now() - leftAt) / 1000);
    leftAt = undefined;
    const { phase, isMine } = state.get();
    if (seconds > 0 && phase === 'sitting' && isMine) calls.leave?.(seconds).catch(() => undefined);
  };
  let leftAt: number | undefined;

  const contact = createContact({
    sittingId,
    onSilence: () => void poll(),
    onWake() {
      noteLeave();
      void queue.flush();
      if (document.visibilityState !== 'visible') return;
      const { phase, error } = state.get();
      if (phase !== 'failed') void poll();
      // What was refused is asked again by whoever sits: with a wrong code it would be one guess more.
      else if (error?.kind !== 'conflict') void load({ isQuiet: true });
    },
    onNotice(kind) {
      if (state.get().phase !== 'loading') lose(kind === 'handedIn' ? 'handedIn' : 'device');
    },
  });
  const kept = keptAnswers(store, () => keptAs);
  const queue = createQueue({ kept, send: save, onLost: lose });
  const sheet = createSheet({ kept, queue });
  const clock = createClock({
    onLastMoments: () => void queue.flush(),
    onEnd: () => void ending.awaitResult(),
  });
  const ending = createEnding({
    state,
    kept,
    isReopenable: calls.leave !== undefined,
    queue,
    clock,
    contact,
    status: () => heard(calls.status),
    submit: calls.submit,
    onLost: lose,
  });

  return {
    state,
    saving: queue.state,
    remaining: clock.remaining,
    open() {
      const close = contact.open();
      void load();
      return () => {
        close();
        clock.stop();
        // What still waits is sent on as long as the app is open.
        void queue.flush();
      };
    },
    load,
    give(questionId, change, { isTyping = false } = {}) {
      const { phase, isMine, isPaused, given } = state.get();
      const former = given[questionId];
      if (phase !== 'sitting' || !isMine || isPaused || !former) return;
      const next = { ...former, ...change };
      state.patch({ given: { ...given, [questionId]: next } });
      queue.add(sheet.answerOf(questionId, next), { isTyping: isTyping && !clock.isLastMoments() });
    },
    flush() {
      if (!queue.state.get().isHeldUp) void queue.flush();
    },
    async takeOver() {
      try {
        const { reply, sample } = await timed(calls.takeOver);
        hear(reply, sample);
        await adopt({ paper: reply, isTakenOver: true });
        contact.tell('takenOver');
      } catch (thrown) {
        if (lossOf(toCallError(thrown)) !== 'handedIn') throw thrown;
        ending.finish();
      }
    },
    handIn: ending.handIn,
  };
}
