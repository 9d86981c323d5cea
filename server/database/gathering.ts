/**
 * The batches of requests that are there at the same time, sent to the database together: one exchange and one commit
 * for several of them. Databases do the same with commits of several sessions ("group commit").
 */
import { availableParallelism } from 'node:os';
import type pg from 'pg';
import type { Connections } from './connections.ts';
import type { Batch, Statement } from './database.ts';
import { isConnectionLost } from './errors.ts';
import { exchange } from './exchange.ts';
import { scopeStatement } from './session.ts';
import { SharedConnection } from './sharedConnection.ts';

/** Batches in one exchange at most: how many requests one that fails or takes long can keep waiting. */
const most = 16;
/** Milliseconds an exchange may take before others no longer wait for it. */
const patience = 100;
/** Milliseconds a group waits for a lock that somebody else holds; then its batches go apart, and only one of them waits. */
const lockPatience = 50;

/**
 * Sends a batch at once while few are under way, and together with others when many are. Under load that saves most of
 * what the database spends on a small batch besides its statements: waking up, answering, committing.
 *
 * Groups that only read have a connection each, as many as there are cores. Groups that change something share one, two
 * of them at a time: sessions that write wait for each other's pages and log, and one has its next group there already.
 */
export class Gathering {
  readonly #connections: Connections;
  readonly #reads: Line;
  readonly #changes: Line;

  constructor({ connections, poolSize }: { connections: Connections; poolSize: number }) {
    this.#connections = connections;
    this.#reads = new Line({ connections, lanes: Math.min(availableParallelism(), poolSize) });
    this.#changes =
      poolSize === 1 ? this.#reads : new Line({ connections, lanes: 2, shared: new SharedConnection(connections) });
  }

  /** See `Database.batch`. */
  send(batch: Batch): Promise<unknown[][]> {
    const line = batch.statements.some(({ text }) => change.test(text)) ? this.#changes : this.#reads;
    return this.#connections.use(() => line.send(batch));
  }
}

interface LineOptions {
  connections: Connections;
  /** Exchanges at a time, but for slow ones. */
  lanes: number;
  /** Where groups of several have one connection together. */
  shared?: SharedConnection;
}

class Line {
  readonly #connections: Connections;
  readonly #lanes: number;
  readonly #shared: SharedConnection | undefined;
  readonly #waiting: Asked[] = [];
  #busy = 0;

  constructor({ connections, lanes, shared }: LineOptions) {
    this.#connections = connections;
    this.#lanes = lanes;
    this.#shared = shared;
  }

  send(batch: Batch): Promise<unknown[][]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ...batch, resolve, reject });
      // Not before the requests that have come in the meantime are read: they go along.
      if (this.#waiting.length === 1) setImmediate(() => this.#next());
    });
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
    const timer = setTimeout(() => {
      if (group.length > 1) this.#shared?.renew();
      leave();
    }, patience);
    await this.#answer(group);
    clearTimeout(timer);
    leave();
  }

  /** One transaction for the group. Where it fails nothing of it was done, and each is tried by itself. */
  async #answer(group: readonly Asked[]): Promise<void> {
    const isAlone = group.length === 1;
    const statements = group.flatMap((batch) => [scopeStatement(batch.scope), ...batch.statements]);
    const work = (client: pg.ClientBase): Promise<unknown[][]> =>
      exchange(client, isAlone ? statements : [lockStatement, ...statements]);
    try {
      // One that is alone may wait for a lock as long as it takes: never on a connection that others want.
      const answers = await (isAlone ? this.#connections : (this.#shared ?? this.#connections)).lendToUser(work);
      let at = isAlone ? 0 : 1;
      for (const { statements: own, resolve } of group) {
        const end = at + 1 + own.length;
        resolve(answers.slice(at + 1, end));
        at = end;
      }
    } catch (error) {
      // A lost connection does not tell whether the group was committed.
      if (isAlone || isConnectionLost(error)) for (const asked of group) asked.reject(error);
      else await Promise.all(group.map((asked) => this.#answer([asked])));
    }
  }
}

interface Asked extends Batch {
  resolve: (answers: unknown[][]) => void;
  reject: (error: unknown) => void;
}

/** Functions that change something go along with what reads: only they know, and each locks what it needs. */
const change = /^\s*(?:insert|update|delete)\b/;

const lockStatement: Statement = {
  name: 'databaseLockPatience',
  text: `select set_config('lock_timeout', '${lockPatience}', true)`,
};
