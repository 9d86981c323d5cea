import type { Output } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { createStore, type Store } from '#runtime/core/store.ts';
import type { Answer } from './answer.ts';
import type { KeptAnswers } from './store.ts';

export type SaveReply = Output<'mock.saveAnswer'>;

/** Why no answer can be stored from here any more. */
export type Loss = 'device' | 'handedIn' | 'missing';

export interface QueueState {
  /** Answers the server has not acknowledged. */
  waiting: number;
  isSending: boolean;
  /** The last try failed: it is tried again, later each time. */
  isHeldUp: boolean;
  /** When the server acknowledged an answer last, `YYYY-MM-DD HH:mm:ss` by its clock. */
  savedTime?: string | undefined;
  /** Answers the server will not store, with its reason, by question; sent again once they are changed. */
  refused: Readonly<Record<string, string>>;
}

export interface AnswerQueue {
  state: Store<QueueState>;
  /** Takes an answer, keeps it in the browser and sends it; while typing, at most once in `typingPause`. */
  add(answer: Answer, options?: { isTyping?: boolean }): void;
  /** Begins to send, first what is left from before. */
  open(left: readonly Answer[]): void;
  /** Sends nothing any more; what waits stays where it is. */
  close(): void;
  /** Tries at once. Resolves to whether everything is acknowledged. */
  flush(): Promise<boolean>;
  /** What is not acknowledged. */
  list(): Answer[];
}

interface QueueOptions {
  kept: KeptAnswers;
  /** @throws CallError */
  send(answers: Answer[]): Promise<SaveReply>;
  onLost(loss: Loss): void;
}

/** Milliseconds between two sends of a text that is being typed. */
export const typingPause = 1000;
/** Milliseconds until the next try, by how many have failed; the last one for all that follow. */
const pauses = [1000, 2000, 4000, 8000, 15_000];
const batchSize = 20;
/** Characters of one request; the server takes 2 MB. */
const batchLength = 200_000;

/**
 * Sends answers in small batches, one request at a time, and forgets each once the server has acknowledged it. What
 * fails for want of a network or server is tried again, later each time, until it is stored or cannot be any more.
 */
export function createQueue({ kept, send, onLost }: QueueOptions): AnswerQueue {
  const state = createStore<QueueState>({ waiting: 0, isSending: false, isHeldUp: false, refused: {} });
  const waiting = new Map<string, Answer>();
  let refused: Record<string, string> = {};
  let savedTime: string | undefined;
  let isOpen = false;
  let size = batchSize;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isSending = false;

  const publish = (): void =>
    state.set({ waiting: waiting.size, isSending, isHeldUp: failures > 0, savedTime, refused });

  const sendLater = (milliseconds: number): void => {
    timer ??= setTimeout(() => void sendNow(), milliseconds);
  };

  const sendNow = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (!running && nextBatch().length > 0) running = run();
    return running ?? Promise.resolve();
  };

  const nextBatch = (): Answer[] =>
    isOpen
      ? firstOf(
          [...waiting.values()].filter(({ questionId }) => !(questionId in refused)),
          size,
        )
      : [];

  const run = async (): Promise<void> => {
    isSending = true;
    let isGoing = true;
    for (let batch = nextBatch(); isGoing && batch.length > 0; batch = nextBatch()) {
      publish();
      try {
        const { saved, savedTime: time } = await send(batch);
        savedTime = time;
        failures = 0;
        for (const { questionId, sequence } of saved) settle({ questionId, sequence });
      } catch (thrown) {
        isGoing = goesOn({ error: toCallError(thrown), batch });
      }
    }
    if (waiting.size === 0) size = batchSize;
    running = undefined;
    isSending = false;
    publish();
  };

  const settle = ({ questionId, sequence }: Pick<Answer, 'questionId' | 'sequence'>): void => {
    const now = waiting.get(questionId);
    if (now && now.sequence <= sequence) waiting.delete(questionId);
    void kept.remove({ questionId, sequence });
  };

  /** Whether to send further at once. */
  const goesOn = ({ error, batch }: { error: CallError; batch: Answer[] }): boolean => {
    const loss = lossOf(error);
    if (loss) {
      isOpen = false;
      onLost(loss);
      return false;
    }
    if (error.kind !== 'invalid') {
      if (isOpen) sendLater(pauses[Math.min(failures, pauses.length - 1)] ?? 0);
      failures += 1;
      return false;
    }
    const wrong = batch.length === 1 ? batch[0] : batch[indexOf(error)];
    if (wrong) refuse(wrong, error.fieldErrors[0]?.message ?? error.message);
    else size = 1;
    return true;
  };

  /** Keeps the answer from being sent again, unless it was changed meanwhile. */
  const refuse = ({ questionId, sequence }: Answer, message: string): void => {
    if (waiting.get(questionId)?.sequence === sequence) refused = { ...refused, [questionId]: message };
  };

  return {
    state,
    add(answer, { isTyping = false } = {}) {
      const { [answer.questionId]: _, ...others } = refused;
      refused = others;
      waiting.set(answer.questionId, answer);
      void kept.put(answer);
      publish();
      if (!isOpen || failures > 0) return;
      if (isTyping) sendLater(typingPause);
      else void sendNow();
    },
    open(left) {
      isOpen = true;
      waiting.clear();
      refused = {};
      failures = 0;
      for (const answer of left) waiting.set(answer.questionId, answer);
      void sendNow();
    },
    close() {
      isOpen = false;
      clearTimeout(timer);
      timer = undefined;
    },
    async flush() {
      await running;
      if (isOpen) await sendNow();
      return waiting.size === 0;
    },
    list: () => [...waiting.values()],
  };
}

/** Whether the server refused because the exam is paused. */
export function isPausing(error: CallError): boolean {
  return reasonOf(error) === 'paused';
}

/** Whether the server refused for good, and why. */
export function lossOf(error: CallError): Loss | undefined {
  if (error.kind === 'missing') return 'missing';
  const reason = reasonOf(error);
  return reason === 'device' || reason === 'handedIn' ? reason : undefined;
}

/** Why the server refused a call, as it is told to the client. */
export function reasonOf({ kind, data }: CallError): unknown {
  return kind === 'conflict' ? (data as { reason?: unknown } | null)?.reason : undefined;
}

function firstOf(answers: Answer[], size: number): Answer[] {
  let length = 0;
  return answers.slice(0, size).filter(({ inputInfo }, index) => {
    length += inputInfo.join('').length;
    return index === 0 || length <= batchLength;
  });
}

/** Which answer of the batch the server found wrong; -1 where it does not say. */
function indexOf({ fieldErrors }: CallError): number {
  const index = /^\/answers\/(\d+)/.exec(fieldErrors[0]?.path ?? '')?.[1];
  return index === undefined ? -1 : Number(index);
}
