/** A connection of the pool that several users have at once: the database begins each exchange as soon as it has done the one before. */
import type pg from 'pg';
import type { Connections } from './connections.ts';
import { isFatal } from './errors.ts';

/** Lends one connection to all who want it, for work that waits for nobody; it is given back when the last has left. */
export class SharedConnection {
  readonly #connections: Connections;
  #loan: Loan | undefined;

  constructor(connections: Connections) {
    this.#connections = connections;
  }

  /** As `Connections.lendToUser`, but the connection is others' too. */
  async lendToUser<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const loan = (this.#loan ??= borrow(this.#connections));
    loan.users += 1;
    try {
      return await work(await loan.client);
    } catch (error) {
      if (isFatal(error)) {
        loan.failure = error;
        this.#leave(loan);
      }
      throw error;
    } finally {
      loan.users -= 1;
      if (loan.users === 0) {
        this.#leave(loan);
        loan.giveBack();
      }
    }
  }

  /** Who comes from now on gets another connection: on this one something takes long. */
  renew(): void {
    this.#loan = undefined;
  }

  #leave(loan: Loan): void {
    if (this.#loan === loan) this.#loan = undefined;
  }
}

interface Loan {
  client: Promise<pg.PoolClient>;
  users: number;
  /** Why the connection is of no use to others. */
  failure?: unknown;
  giveBack: () => void;
}

function borrow(connections: Connections): Loan {
  const loan: Loan = {
    users: 0,
    giveBack: () => {},
    client: new Promise((resolve, reject) => {
      const lent = connections.lendToUser(async (client) => {
        resolve(client);
        await new Promise<void>((left) => (loan.giveBack = left));
        if (loan.failure !== undefined) throw loan.failure;
      });
      lent.catch(reject); // where there was no connection to have; later its users have been told
    }),
  };
  return loan;
}
