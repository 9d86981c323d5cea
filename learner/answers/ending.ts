import { toCallError, type CallError } from '#runtime/core/errors.ts';
import type { Store } from '#runtime/core/store.ts';
import type { SittingCalls } from './calls.ts';
import type { Clock } from './clock.ts';
import type { Contact } from './contact.ts';
import { lossOf, type AnswerQueue, type Loss } from './queue.ts';
import type { SittingState } from './sittingState.ts';
import type { KeptAnswers } from './store.ts';

export type HandInResult =
  | { kind: 'done' }
  | { kind: 'unsaved'; count: number }
  | { kind: 'elsewhere' }
  | { kind: 'failed'; error: CallError };

/** How a sitting ends. */
export interface Ending {
  /** There is a result: nothing more is sent, and the other windows are told. */
  finish(): void;
  /** Time is over: sends what is left and waits until the server has handed the exam in. */
  awaitResult(): Promise<void>;
  /** Hands in once everything is saved. */
  handIn(): Promise<HandInResult>;
}

interface EndingOptions extends Pick<SittingCalls, 'status' | 'submit'> {
  state: Store<SittingState>;
  kept: KeptAnswers;
  /** It may be opened again: what did not arrive stays in this browser and is sent then. */
  isReopenable: boolean;
  queue: AnswerQueue;
  clock: Clock;
  contact: Contact;
  onLost(loss: Loss): void;
}

/** The end of one sitting. */
export function createEnding({
  state,
  kept,
  isReopenable,
  queue,
  clock,
  contact,
  status,
  submit,
  onLost,
}: EndingOptions): Ending {
  let isWaiting = false;

  const finish = (): void => {
    const { phase, isMine } = state.get();
    if (phase === 'handedIn') return;
    clock.stop();
    const lateCount = isMine ? queue.list().length : 0;
    queue.close();
    if (!isReopenable) void kept.clear();
    state.patch({ phase: 'handedIn', lateCount, error: undefined });
    contact.tell('handedIn');
  };

  const ask = async (): Promise<void> => {
    try {
      const reply = await status();
      if (reply.state !== 'sitting') return finish();
      await pause(Math.max(1, reply.remainingSeconds) * 1000);
    } catch (error) {
      state.patch({ error: toCallError(error) });
      await pause(2000);
    }
  };

  return {
    finish,
    async awaitResult() {
      if (isWaiting || state.get().phase !== 'sitting') return;
      isWaiting = true;
      state.patch({ phase: 'ending' });
      if (state.get().isMine) {
        await queue.flush();
        await submit().then(finish, () => undefined);
      }
      while (contact.isOpen() && state.get().phase === 'ending') await ask();
      isWaiting = false;
    },
    async handIn() {
      const isSaved = await queue.flush();
      const { phase, isMine } = state.get();
      if (phase === 'handedIn') return { kind: 'done' };
      if (!isMine) return { kind: 'elsewhere' };
      if (!isSaved) return { kind: 'unsaved', count: queue.list().length };
      state.patch({ phase: 'ending', error: undefined });
      try {
        await submit();
        finish();
        return { kind: 'done' };
      } catch (thrown) {
        const error = toCallError(thrown);
        state.patch({ phase: 'sitting' });
        clock.watch();
        if (lossOf(error) !== 'device') return { kind: 'failed', error };
        onLost('device');
        return { kind: 'elsewhere' };
      }
    },
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
