/** Workers that call the server side by side, and the count of what was acknowledged to them. */
import type { Reply } from './client.ts';

export interface Load {
  /** Acknowledged calls so far. */
  acknowledged(): number;
  /** Answers other than 200, which are no acknowledgement. */
  refused: Reply[];
  /** Requests that got no answer at all. */
  unanswered(): number;
  /** Resolves when so many calls are acknowledged. @throws Error when the workers end before. */
  reach(count: number): Promise<void>;
  /** Lets each worker finish its request and end; resolves when all have. */
  end(): Promise<void>;
  /** Resolves when every worker has ended: told to, by itself, or at a request without an answer. */
  ended: Promise<void>;
}

export interface Worker {
  /** Counts what comes back. @returns the reply; undefined where it was refused. @throws TypeError where no answer came */
  heed(request: Promise<Reply>): Promise<Reply | undefined>;
  /** Whether it should begin nothing more. */
  isEnding(): boolean;
}

/** Starts so many workers. A request without an answer ends its worker. */
export function startLoad({
  workers,
  work,
}: {
  workers: number;
  work: (worker: Worker, n: number) => Promise<void>;
}): Load {
  const refused: Reply[] = [];
  const waiting: { count: number; resolve(): void; reject(error: Error): void }[] = [];
  let acknowledged = 0;
  let unanswered = 0;
  let isEnding = false;

  const worker: Worker = {
    isEnding: () => isEnding,
    async heed(request) {
      const reply = await request;
      if (reply.status !== 200) {
        refused.push(reply);
        return undefined;
      }
      acknowledged += 1;
      for (const waiter of waiting) if (acknowledged >= waiter.count) waiter.resolve();
      return reply;
    },
  };
  const run = async (n: number): Promise<void> => {
    try {
      await work(worker, n);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      unanswered += 1;
    }
  };
  const ended = Promise.all(Array.from({ length: workers }, (_, n) => run(n))).then(() => {
    for (const { reject } of waiting)
      reject(new Error(`The workers ended after ${acknowledged} calls: ${JSON.stringify(refused.slice(0, 3))}`));
  });
  return {
    refused,
    acknowledged: () => acknowledged,
    unanswered: () => unanswered,
    reach: (count) =>
      new Promise((resolve, reject) => (acknowledged >= count ? resolve() : waiting.push({ count, resolve, reject }))),
    end: () => {
      isEnding = true;
      return ended;
    },
    ended,
  };
}
