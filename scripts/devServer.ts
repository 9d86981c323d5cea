/** The server of development: a process that starts again when its sources change. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Serving } from '#server/supervision.ts';
import { projectRoot } from './install.mjs';

export interface DevServer {
  /** Whether its process is there, serving or about to. */
  isRunning(): boolean;
  /** Ends its process, in order or after ten seconds by force, and starts the next. */
  restart(): Promise<void>;
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
  onEnded: (exitCode: number | null) => void;
}): DevServer {
  let child: ChildProcess | undefined;

  const start = (): void => {
    const started = fork(join('server', 'main.ts'), [], {
      cwd: projectRoot,
      env,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child = started;
    started.on('message', (message) => onServing(message as Serving));
    started.once('exit', (code) => {
      if (child !== started) return;
      child = undefined;
      onEnded(code);
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
    restart: async () => {
      await stop();
      start();
    },
    stop,
  };
}
