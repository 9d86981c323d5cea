import { errorWithoutReply } from './errors.ts';

/** Lets calls that are the same at the same time be one. */
export interface Sharing {
  /**
   * Joins the work running under `key`, or starts it. One caller's `signal` ends only that caller's wait; the work
   * itself is aborted when nobody waits any longer.
   */
  share(options: {
    key: string;
    signal?: AbortSignal | undefined;
    start: (signal: AbortSignal) => Promise<unknown>;
  }): Promise<unknown>;
  /** Nobody joins what is running now. */
  drop(): void;
}

export function createSharing(): Sharing {
  const running = new Map<string, Flight>();
  return {
    share({ key, signal, start }) {
      if (signal?.aborted) return Promise.reject(errorWithoutReply('aborted'));
      const flight = running.get(key) ?? launch({ key, start, running });
      return join({ key, flight, signal, running });
    },
    drop: () => running.clear(),
  };
}

interface Flight {
  result: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

function launch({
  key,
  start,
  running,
}: {
  key: string;
  start: (signal: AbortSignal) => Promise<unknown>;
  running: Map<string, Flight>;
}): Flight {
  const controller = new AbortController();
  const flight: Flight = { controller, waiting: 0, result: start(controller.signal) };
  const end = (): void => forget({ key, flight, running });
  flight.result.then(end, end);
  running.set(key, flight);
  return flight;
}

function join({
  key,
  flight,
  signal,
  running,
}: {
  key: string;
  flight: Flight;
  signal: AbortSignal | undefined;
  running: Map<string, Flight>;
}): Promise<unknown> {
  flight.waiting += 1;
  if (!signal) return flight.result;
  return new Promise((resolve, reject) => {
    const leave = (): void => {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        forget({ key, flight, running });
        flight.controller.abort();
      }
      reject(errorWithoutReply('aborted'));
    };
    signal.addEventListener('abort', leave, { once: true });
    const settle = (): void => signal.removeEventListener('abort', leave);
    flight.result.then(
      (value) => {
        settle();
        resolve(value);
      },
      (error: unknown) => {
        settle();
        reject(error instanceof Error ? error : new Error(String(error)));
      },
    );
  });
}

function forget({ key, flight, running }: { key: string; flight: Flight; running: Map<string, Flight> }): void {
  if (running.get(key) === flight) running.delete(key);
}
