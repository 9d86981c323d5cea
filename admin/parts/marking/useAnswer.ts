import { call } from '#runtime/core/call.ts';
import { toCallError, type CallError } from '#runtime/core/errors.ts';
import { useCall } from '#runtime/react/useCall.ts';
import type { Sheet } from './marking.ts';
import { useClaim, type Claim } from './useClaim.ts';
import type { DeskState } from './useDesk.ts';

/** Which answer is looked at: a former one by its id, else the next one that waits. */
export interface Wanted {
  sessionId: string;
  /** '' for every question. */
  questionId: string;
  by: 'question' | 'person';
  /** '' where none is looked at again. */
  formerId: string;
}

/** What is given to an answer. */
export interface Given {
  points: number;
  rubric: number[];
  note: string;
}

export interface AnswerState extends Claim {
  /** Undefined until it is known, null where nothing waits. */
  sheet: Sheet | null | undefined;
  /** Why no answer could be loaded. */
  error: CallError | undefined;
  isLoading: boolean;
  /** Asks again for the next one. */
  reload(): Promise<void>;
  /** Scores the answer that is shown, says so, and leads on; throws why not. Nothing where something else is under way. */
  score(given: Given, onStored: () => void): Promise<void>;
  /** Leaves it to later in the same way. */
  skip(onStored: () => void): Promise<void>;
}

/** The answer that is looked at, which is kept for whoever scores it. What is wanted stays the same. */
export function useAnswer({
  sessionId,
  questionId,
  by,
  formerId,
  desk,
  onFormerDone,
}: Wanted & { desk: DeskState; onFormerDone(): void }): AnswerState {
  const isFormer = formerId !== '';
  const next = useCall(
    'examiner.next',
    { sessionId, by, ...(questionId !== '' && { questionId }) },
    { isSkipped: isFormer },
  );
  const former = useCall('examiner.open', { id: formerId }, { isSkipped: !isFormer });
  const { error, isLoading, reload } = isFormer ? former : next;
  const sheet = isFormer ? former.data : next.data && (next.data.answer ?? null);

  const id = sheet?.id;
  const isClaimed = sheet !== undefined && sheet !== null && sheet.markedTime === null;
  const { isTakenAnew, loss, forget } = useClaim({ id: isClaimed ? id : undefined, isBusy: desk.isBusy });

  return {
    sheet,
    error,
    isLoading,
    isTakenAnew,
    loss,
    reload: async () => {
      await reload();
      forget();
    },
    score: ({ points, rubric, note }, onStored) =>
      desk.work(async () => {
        if (id === undefined) return;
        await store({ id, points, rubric, ...(note !== '' && { note }) }, isClaimed);
        onStored();
        desk.scored({ id, isNew: isClaimed });
        if (isFormer) onFormerDone();
        else await reload();
      }),
    skip: (onStored) =>
      desk.work(async () => {
        if (id === undefined) return;
        await giveBack(id);
        onStored();
        await reload();
      }),
  };
}

/** Where the claim ran out and nobody else took the answer it is taken anew. */
async function store(
  input: { id: string; points: number; rubric: number[]; note?: string },
  isClaimed: boolean,
): Promise<void> {
  try {
    await call('examiner.score', input, { isQuiet: true });
  } catch (thrown) {
    if (!isClaimed || toCallError(thrown).kind !== 'conflict') throw thrown;
    await call('examiner.keep', { id: input.id }, { isQuiet: true });
    await call('examiner.score', input, { isQuiet: true });
  }
}

/** Gives an answer back; one that is not with the examiner any more needs no giving back, and they are told. */
async function giveBack(id: string): Promise<void> {
  try {
    await call('examiner.skip', { id });
  } catch (thrown) {
    if (!['conflict', 'missing'].includes(toCallError(thrown).kind)) throw thrown;
  }
}
