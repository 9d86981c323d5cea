import { callByName } from '#runtime/core/call.ts';
import { isRunning, type Job } from './job.ts';
import { announce, tell } from './told.ts';

const first = 300;
const longest = 3000;

/** Milliseconds before a job is asked for again: quick at first, then slower and slower. */
export function pauseAfter(asked: number): number {
  return Math.min(longest, Math.round(first * 1.4 ** asked));
}

/**
 * Asks for a job again and again until the server has finished, or `signal` ends it: then the bell tells of its end.
 * @throws CallError
 */
export async function followed<Told extends Pick<Job, 'id' | 'state'>>({
  begun,
  signal,
  onChange,
}: {
  begun: Told;
  signal: AbortSignal;
  onChange(job: Told): void;
}): Promise<Told> {
  let current = begun;
  onChange(current);
  if (isRunning(current)) announce();
  for (let asked = 0; isRunning(current) && !signal.aborted; asked += 1) {
    await wait({ milliseconds: pauseAfter(asked), signal });
    if (signal.aborted) break;
    current = (await callByName('job.progress', { id: begun.id }, { isQuiet: true, signal })) as Told;
    onChange(current);
  }
  if (!isRunning(current)) tell([current]);
  return current;
}

function wait({ milliseconds, signal }: { milliseconds: number; signal: AbortSignal }): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
