/**
 * The batches of requests that are there at the same time, sent to the database together: one exchange and one commit
 * for several of them. Databases do the same with the commits of several of their users ("group commit").
 */
import { availableParallelism } from 'node:os';
import type pg from 'pg';
import { isReading, sendBatches, type Batch } from './batch.ts';
import type { Connections } from './connections.ts';
import { isConnectionLost } from './errors.ts';
import { SharedConnection } from './sharedConnection.ts';
import { changing } from './statement.ts';

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
 * of them at a time: connections that write wait for each other's pages and log, and one has its next group there already.
 */
export class Gathering {
  readonly #connections: Connections;
  readonly #isShared: boolean;
  readonly #reads: Line;
  readonly #changes: Line;

  /** Without `isShared` every batch has a connection and a transaction of its own. */
  constructor({ connections, poolSize, isShared }: { connections: Connections; poolSize: number; isShared: boolean }) {
    this.#connections = connections;
    this.#isShared = isShared;
    this.#reads = new Line({ connections, lanes: Math.min(availableParallelism(), poolSize) });
    this.#changes =
      poolSize === 1 ? this.#reads : new Line({ connections, lanes: 2, shared: new SharedConnection(connections) });
  }

  /** See `Database.batch`. */
  send(batch: Batch): Promise<unknown[][]> {
    if (!this.#isShared) return sendApart({ connections: this.#connections, batch });
    const line = isReading(batch) ? this.#reads : this.#changes;
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
    const work = (client: pg.ClientBase): Promise<unknown[][][]> =>
      sendBatches({ client, batches: group, before: isAlone ? [] : [lockStatement] });
    try {
      // One that is alone may wait for a lock as long as it takes: never on a connection that others want.
      const answers = await (isAlone ? this.#connections : (this.#shared ?? this.#connections)).lendToUser(work);
      group.forEach(({ resolve }, index) => resolve(answers[index] ?? []));
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

async function sendApart({ connections, batch }: { connections: Connections; batch: Batch }): Promise<unknown[][]> {
  const [answer] = await connections.lend((client) => sendBatches({ client, batches: [batch] }));
  return answer ?? [];
}

const lockStatement = changing({
  name: 'databaseLockPatience',
  text: `select set_config('lock_timeout', '${lockPatience}', true)`,
});
