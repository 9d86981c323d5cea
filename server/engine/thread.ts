import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

const { resolve } = createRequire(import.meta.url);

/** Where a library lies, for threads and processes that are given as text. */
export function pathOf(library: string): string {
  return resolve(library);
}

/**
 * A thread beside the main one, for work in one piece on bytes that somebody sent: it ends for itself where it asks for more heap than
 * it may have (megabytes). It is given as text, so that it runs alike from source and from the built server.
 */
export function threadOf({
  text,
  library,
  heap,
  data,
  moved = [],
}: {
  text: string;
  library: string;
  heap: number;
  data: Record<string, unknown>;
  moved?: ArrayBuffer[];
}): Worker {
  return new Worker(text, {
    eval: true,
    workerData: { library: resolve(library), ...data },
    transferList: moved,
    resourceLimits: { maxOldGenerationSizeMb: heap },
  });
}

/**
 * Waits for the last message of a thread, and ends it.
 * @throws Error of `refuse` for a `problem` that the thread tells, of `tooHard` where it takes too much memory or time (milliseconds)
 */
export async function answer<Message>({
  worker,
  patience,
  isLast,
  refuse,
  tooHard,
}: {
  worker: Worker;
  patience: number;
  isLast(message: Message): boolean;
  refuse(problem: string): Error;
  tooHard(): Error;
}): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    await new Promise<void>((done, fail) => {
      timer = setTimeout(() => fail(tooHard()), patience);
      worker.on('message', (message: Message & { problem?: string }) => {
        if (message.problem !== undefined) fail(refuse(message.problem));
        else if (isLast(message)) done();
      });
      worker.on('error', (error: NodeJS.ErrnoException) =>
        fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooHard() : error),
      );
      worker.on('exit', () => fail(new Error('the thread ended before its work')));
    });
  } finally {
    clearTimeout(timer);
    await end(worker);
  }
}

/** Milliseconds that the end of a thread is waited for, so that its memory is free before the next one begins. */
const endLimit = 5_000;

/** Ends a thread. One that does not end holds its place no longer: its organisation would wait for it for ever. */
export async function end(worker: Worker): Promise<void> {
  await Promise.race([worker.terminate(), sleep(endLimit, undefined, { ref: false })]);
}
