import type { DBSchema } from 'idb';
import type { Answer } from './answer.ts';

/** Answers on their way to the server, kept in the browser across reloads. A browser that keeps nothing reads as empty. */
export interface AnswerStore {
  list(mockId: string): Promise<Answer[]>;
  put(mockId: string, answer: Answer): Promise<void>;
  /** Forgets an answer, unless a later one of the same question has taken its place. */
  remove(mockId: string, answer: Pick<Answer, 'questionId' | 'sequence'>): Promise<void>;
  clear(mockId: string): Promise<void>;
}

interface Schema extends DBSchema {
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
  const ofMock = (mockId: string): IDBKeyRange => IDBKeyRange.bound([mockId], [mockId, []]);
  return {
    list: async (mockId) =>
      ((await attempt((database) => database.getAll('answers', ofMock(mockId)))) ?? []).map(
        ({ mockId: _, ...answer }) => answer,
      ),
    put: async (mockId, answer) =>
      void (await attempt(async (database) => {
        const transaction = database.transaction('answers', 'readwrite');
        const stored = transaction.store.put({ ...answer, mockId });
        transaction.commit(); // left to itself it would wait for the page, which may be gone by then
        await Promise.all([stored, transaction.done]);
      })),
    remove: async (mockId, { questionId, sequence }) =>
      void (await attempt(async (database) => {
        const transaction = database.transaction('answers', 'readwrite');
        const kept = await transaction.store.get([mockId, questionId]);
        if (kept && kept.sequence <= sequence) await transaction.store.delete([mockId, questionId]);
        await transaction.done;
      })),
    clear: async (mockId) => void (await attempt((database) => database.delete('answers', ofMock(mockId)))),
  };
}
