/**
 * The batches of requests that are there at the same time, sent to the database together: one exchange and one commit
 * for several of them. Databases do the same with commits of several sessions ("group commit").
 */
import { availableParallelism } from 'node:os';
import type { Connections } from './connections.ts';
import type { Batch, Statement } from './database.ts';
import { isConnectionLost } from './errors.ts';
import { exchange } from './exchange.ts';
import { scopeStatement } from './session.ts';

/** Batches in one exchange at most: how many requests one that fails or takes long can keep waiting. */
const most = 16;
/** Milliseconds an exchange may take before others no longer wait for it. */
const patience = 100;
/** Milliseconds a group waits for a lock that somebody else holds; then its batches go apart, and only one of them waits. */
const lockPatience = 50;

/**
 * Sends a batch at once while few are under way, and together with others when many are. Under load that saves most of
 * what the database spends on a small batch besides its statements: waking up, answering, committing.
 */
export class Gathering {
  readonly #connections: Connections;
  readonly #lanes: number;
  readonly #waiting: Asked[] = [];
  #busy = 0;

  /** No more exchanges at a time than there are cores, but for slow ones, and no more than the pool has connections. */
  constructor({ connections, poolSize }: { connections: Connections; poolSize: number }) {
    this.#connections = connections;
    this.#lanes = Math.min(availableParallelism(), poolSize);
  }

  /** See `Database.batch`. */
  send(batch: Batch): Promise<unknown[][]> {
    return this.#connections.use(
      () =>
        new Promise((resolve, reject) => {
          this.#waiting.push({ ...batch, resolve, reject });
          // Not before the requests that have come in the meantime are read: they go along.
          if (this.#waiting.length === 1) setImmediate(() => this.#next());
        }),
    );
  }

  #next(): void {
    while (this.#waiting.length > 0 && this.#busy < this.#lanes) {
      const share = Math.ceil(this.#waiting.length / (this.#lanes - this.#busy));
      void this.#occupy(this.#waiting.splice(0, Math.min(share, most)));
    }
  }

  async #occupy(group: readonly Asked[]): Promise<void> {
    let isCounted = true;
    const leave = (): void => {
      if (!isCounted) return;
      isCounted = false;
      this.#busy -= 1;
      this.#next();
    };
    this.#busy += 1;
    const timer = setTimeout(leave, patience);
    await this.#answer(group);
    clearTimeout(timer);
    leave();
  }

  /** One transaction for the group. Where it fails nothing of it was done, and each is tried by itself. */
  async #answer(group: readonly Asked[]): Promise<void> {
    const first = group.length > 1 ? [lockStatement] : [];
    try {
      const answers = await this.#connections.lendToUser((client) => exchange(client, [...first, ...group.flatMap(({ scope, statements }) => [scopeStatement(scope), ...statements])]));
      let at = first.length;
      for (const { statements, resolve } of group) {
        const end = at + 1 + statements.length;
        resolve(answers.slice(at + 1, end));
        at = end;
      }
    } catch (error) {
      // A lost connection does not tell whether the group was committed.
      if (group.length === 1 || isConnectionLost(error)) for (const asked of group) asked.reject(error);
      else await Promise.all(group.map((asked) => this.#answer([asked])));
    }
  }
}

interface Asked extends Batch {
  resolve: (answers: unknown[][]) => void;
  reject: (error: unknown) => void;
}

const lockStatement: Statement = { name: 'databaseLockPatience', text: `select set_config('lock_timeout', '${lockPatience}', true)` };
