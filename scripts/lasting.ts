/** Processes that do the same work again and again: what V8 has run before it runs sooner. */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { projectRoot } from './install.mjs';

export interface Lasting<Answer> {
  /**
   * Asks the process, which is started where there is none, for its work; one question at a time.
   * @throws Error with what it wrote where it ends without an answer; the next question starts another
   */
  ask(): Promise<Answer>;
  /** Ends it: what it has loaded is no longer what there is. */
  drop(): void;
}

/** @param module answers each message of the process that forked it by one */
export function openLasting<Answer>({
  module,
  execArgv = [],
}: {
  module: string;
  execArgv?: readonly string[];
}): Lasting<Answer> {
  let running: Running | undefined;
  return {
    ask: async () => {
      if (!running || !isAlive(running.process)) running = start({ module, execArgv });
      const { process: asked, output } = running;
      return new Promise<Answer>((resolve, reject) => {
        const fail = (): void => reject(new Error(output()));
        asked.once('close', fail);
        asked.once('message', (answer) => {
          asked.off('close', fail);
          resolve(answer as Answer);
        });
        // Where it has ended already its end tells.
        asked.send('work', () => {});
      });
    },
    drop: () => {
      running?.process.kill('SIGKILL');
      running = undefined;
    },
  };
}

interface Running {
  process: ChildProcess;
  /** The end of what it has written. */
  output(): string;
}

/** As many characters are kept of what a process writes. */
const keptOutput = 20_000;

function start({ module, execArgv }: { module: string; execArgv: readonly string[] }): Running {
  const child = fork(module, {
    cwd: projectRoot,
    execArgv: [...execArgv, '--import', 'tsx'],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-keptOutput);
    });
  return { process: child, output: () => output };
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}
