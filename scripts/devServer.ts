/** The server of development: a process that starts again when its sources change. */
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Serving } from '#server/supervision.ts';
import { openStandby } from './standby.ts';

export interface DevServer {
  /** Whether its process is there, serving or about to. */
  isRunning(): boolean;
  /** Whether it serves. */
  isServing(): boolean;
  /**
   * Ends its process, in order or after ten seconds by force, and starts the next.
   * @param isNewCode whether what waits for it was loaded of other code
   */
  restart(options: { isNewCode: boolean }): Promise<void>;
  /** Loads the next process, so that a start takes less. */
  prepare(): void;
  stop(): Promise<void>;
}

/** Timeout of an orderly end, milliseconds; the server itself takes up to eight seconds for requests under way. */
const stopTimeout = 10_000;

/** Starts the server; `onServing` is called at every start that succeeds, `onEnded` when one ended by itself. */
export function startDevServer({
  env,
  onServing,
  onEnded,
}: {
  env: NodeJS.ProcessEnv;
  onServing: (serving: Serving) => void;
  onEnded: (end: { exitCode: number | null; output: string }) => void;
}): DevServer {
  const standby = openStandby({
    module: join('server', 'main.ts'),
    parts: ['open.ts', 'first.ts', join('http', 'server.ts')].map((part) => join('server', part)),
    env,
  });
  let child: ChildProcess | undefined;
  let serving: ChildProcess | undefined;

  const start = (): void => {
    const { process: started, output } = standby.take();
    child = started;
    started.on('message', (message) => {
      serving = started;
      onServing(message as Serving);
    });
    // Not `exit`: by then not all that it wrote has arrived.
    started.once('close', (exitCode) => {
      if (child !== started) return;
      child = undefined;
      onEnded({ exitCode, output: output() });
    });
  };
  const stop = async (): Promise<void> => {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const timeout = setTimeout(() => ending.kill('SIGKILL'), stopTimeout);
    await new Promise<void>((resolve) => {
      ending.once('exit', () => resolve());
      ending.kill('SIGTERM');
    });
    clearTimeout(timeout);
  };

  start();
  return {
    isRunning: () => child !== undefined,
    isServing: () => child !== undefined && child === serving,
    prepare: standby.prepare,
    restart: async ({ isNewCode }) => {
      if (isNewCode) standby.drop();
      await stop();
      start();
    },
    stop: async () => {
      standby.drop();
      await stop();
    },
  };
}
