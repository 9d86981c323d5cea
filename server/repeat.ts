/** What is done again and again as long as a process lives. */
export interface Repeated {
  everyMilliseconds: number;
  /** The first round begins at once, not after that time. */
  isAtOnce?: boolean;
  work(): Promise<unknown>;
  onFailed(error: unknown): void;
}

/**
 * Works in rounds, of which one that is due while another is under way is left out; a failed one is told, and the next
 * one tries again. It keeps no process alive.
 * @returns stops it, and waits for the round that is under way
 */
export function repeat({ everyMilliseconds, isAtOnce = false, work, onFailed }: Repeated): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const round = (): void => {
    running ??= work()
      .catch(onFailed)
      .finally(() => (running = undefined));
  };
  if (isAtOnce) round();
  const timer = setInterval(round, everyMilliseconds).unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
