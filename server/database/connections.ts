/** The pool's connections, lent and taken back. */
import type pg from 'pg';
import { isFatal } from './errors.ts';

export interface LendOptions {
  /**
   * Whether an error of the work leaves the connection unfit for others; may clean up first. By default an ordinary SQL
   * error does not: reconnecting for each unique violation costs forty times as much.
   */
  isSpoiled?: (error: unknown, client: pg.PoolClient) => boolean | Promise<boolean>;
  /** The connection ends afterwards in any case. */
  isOnce?: boolean;
}

/** Lends connections one user at a time; nobody inherits a transaction. */
export class Connections {
  readonly #pool: pg.Pool;
  #users = 0;
  #isEnding = false;
  #onIdle: () => void = () => {};

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    // A connection that breaks is reported to whoever is waiting on it, and dropped; unheard, the event ends the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
  }

  /** Runs `work` with a connection of its own, waiting for one where all are lent. */
  lend<T>(work: (client: pg.PoolClient) => Promise<T>, options?: LendOptions): Promise<T> {
    return this.use(() => this.lendToUser(work, options));
  }

  /** Runs work that will want a connection: the end waits for it, and refuses what comes later. */
  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isEnding) throw new Error('Connection terminated: the database is closed.');
    this.#users += 1;
    try {
      return await work();
    } finally {
      this.#users -= 1;
      if (this.#users === 0) this.#onIdle();
    }
  }

  /** As `lend`, inside of `use`: when the end has begun too. */
  async lendToUser<T>(
    work: (client: pg.PoolClient) => Promise<T>,
    { isSpoiled = isFatal, isOnce = false }: LendOptions = {},
  ): Promise<T> {
    const client = await this.#pool.connect();
    let isUnfit = isOnce;
    try {
      return await work(client);
    } catch (error) {
      isUnfit ||= await isSpoiled(error, client);
      throw error;
    } finally {
      client.release(isUnfit || client.getTransactionStatus() !== 'I');
    }
  }

  /** Lends no more, and ends when all is given back. The pool's own `end` forgets those who wait for a connection. */
  async end(): Promise<void> {
    this.#isEnding = true;
    if (this.#users > 0) await new Promise<void>((resolve) => (this.#onIdle = resolve));
    await this.#pool.end();
  }
}
