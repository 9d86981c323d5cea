import type { DBSchema } from 'idb';
import type { Answer } from './answer.ts';

/** Answers on their way to the server, kept in the browser across reloads. A browser that keeps nothing reads as empty. */
export interface AnswerStore {
  list(sittingId: string): Promise<Answer[]>;
  put(sittingId: string, answer: Answer): Promise<void>;
  /** Forgets an answer, unless a later one of the same question has taken its place. */
  remove(sittingId: string, answer: Pick<Answer, 'questionId' | 'sequence'>): Promise<void>;
  clear(sittingId: string): Promise<void>;
}

/** The answers of one sitting in a store. */
export interface KeptAnswers {
  list(): Promise<Answer[]>;
  put(answer: Answer): Promise<void>;
  remove(answer: Pick<Answer, 'questionId' | 'sequence'>): Promise<void>;
  clear(): Promise<void>;
}

/** @param sittingId under which they are kept, as far as it is known by now */
export function keptAnswers(store: AnswerStore, sittingId: () => string): KeptAnswers {
  return {
    list: () => store.list(sittingId()),
    put: (answer) => store.put(sittingId(), answer),
    remove: (answer) => store.remove(sittingId(), answer),
    clear: () => store.clear(sittingId()),
  };
}

interface Schema extends DBSchema {
  // The key has its name from before there were exams; browsers hold answers under it.
  answers: { key: [mockId: string, questionId: string]; value: Answer & { mockId: string } };
}

/** The answers kept in IndexedDB. */
export function openAnswerStore(): AnswerStore {
  // Comes while the paper is asked for; the page that only begins an exam does without.
  const opened = import('idb').then(({ openDB }) =>
    openDB<Schema>('learner-answers', 1, {
      upgrade: (database) => void database.createObjectStore('answers', { keyPath: ['mockId', 'questionId'] }),
    }),
  );
  opened.catch(() => undefined);
  const attempt = async <Result>(
    work: (database: Awaited<typeof opened>) => Promise<Result>,
  ): Promise<Result | undefined> => {
    try {
      return await work(await opened);
    } catch {
      // No storage in this browser, or none left: the page itself still holds what was answered.
      return undefined;
    }
  };
  const rangeOf = (sittingId: string): IDBKeyRange => IDBKeyRange.bound([sittingId], [sittingId, []]);
  return {
    list: async (sittingId) =>
      ((await attempt((database) => database.getAll('answers', rangeOf(sittingId)))) ?? []).map(
        ({ mockId: _, ...answer }) => answer,
      ),
    put: async (sittingId, answer) =>
      void (await attempt(async (database) => {
        const transaction = database.transaction('answers', 'readwrite');
        const stored = transaction.store.put({ ...answer, mockId: sittingId });
        transaction.commit(); // left to itself it would wait for the page, which may be gone by then
        await Promise.all([stored, transaction.done]);
      })),
    remove: async (sittingId, { questionId, sequence }) =>
      void (await attempt(async (database) => {
        const transaction = database.transaction('answers', 'readwrite');
        const kept = await transaction.store.get([sittingId, questionId]);
        if (kept && kept.sequence <= sequence) await transaction.store.delete([sittingId, questionId]);
        await transaction.done;
      })),
    clear: async (sittingId) => void (await attempt((database) => database.delete('answers', rangeOf(sittingId)))),
  };
}
