/** Processes that are loaded before they are needed. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { projectRoot } from './install.mjs';

export interface Standby {
  /** Loads the next process, where none waits. */
  prepare(): void;
  /** Lets the one that waits run, or one that is loaded only now. */
  take(): Started;
  /** Ends the one that waits: what it has loaded is no longer what there is. */
  drop(): void;
}

/** A process that runs. */
export interface Started {
  process: ChildProcess;
  /** The end of what it has said of failures so far; the console has all. */
  output(): string;
}

/** As many characters are kept of what a process writes. */
const keptOutput = 20_000;

/** Runs a module in processes of their own, each of which has loaded `parts` of it beforehand. */
export function openStandby({
  module,
  parts,
  env = process.env,
}: {
  module: string;
  parts: readonly string[];
  env?: NodeJS.ProcessEnv;
}): Standby {
  let next: Started | undefined;

  const load = (): Started => {
    const child = fork(join(projectRoot, 'scripts', 'waiting.ts'), [module, ...parts], {
      cwd: projectRoot,
      env,
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    });
    let output = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-keptOutput);
      process.stderr.write(text);
    });
    return { process: child, output: () => output };
  };
  const isAlive = ({ process: { exitCode, signalCode } }: Started): boolean => exitCode === null && signalCode === null;

  return {
    prepare: () => {
      if (!next || !isAlive(next)) next = load();
    },
    take: () => {
      const started = next && isAlive(next) ? next : load();
      next = undefined;
      // Where it has ended already its exit tells.
      started.process.send('run', () => {});
      return started;
    },
    drop: () => {
      next?.process.kill('SIGKILL');
      next = undefined;
    },
  };
}
