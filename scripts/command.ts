/** Running other programs: quietly, with their whole output kept, and ended together with this process. */
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';

/** What a finished program left behind. */
export interface CommandResult {
  /** Exit code; 128 when a signal ended it, 127 when it could not be started. */
  exitCode: number;
  /** Both output streams in the order they arrived. */
  output: string;
}

export interface CommandOptions {
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** After this many seconds the program is killed, and says so in its output. Default: never. */
  timeoutSeconds?: number;
  /** Once it has printed nothing for this many seconds the program is killed, and says so in its output. Default: never. */
  silenceSeconds?: number;
}

const running = new Set<ChildProcess>();

/**
 * Runs a program in a process group of its own until it ends. Never throws for a failing program: the exit code tells.
 */
export async function runCommand(options: CommandOptions): Promise<CommandResult> {
  const { command, args, cwd, env = process.env, timeoutSeconds, silenceSeconds } = options;
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  running.add(child);
  const pieces: string[] = [];
  const collect = (text: string): unknown => pieces.push(text);
  const killAfter = (seconds: number | undefined, said: string): NodeJS.Timeout | undefined =>
    seconds === undefined
      ? undefined
      : setTimeout(() => {
          collect(`\n${said}\n`);
          if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
        }, seconds * 1000);
  const timeout = killAfter(timeoutSeconds, `Ended after ${timeoutSeconds} s without a result.`);
  const silence = killAfter(silenceSeconds, `Ended as nothing was printed for ${silenceSeconds} s.`);
  const read = (text: string): void => {
    collect(text);
    silence?.refresh();
  };
  child.stdout.setEncoding('utf8').on('data', read);
  child.stderr.setEncoding('utf8').on('data', read);
  const exitCode = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      collect(`${command}: ${error.message}\n`);
      resolve(127);
    });
    child.once('close', (code) => resolve(code ?? 128));
  });
  clearTimeout(timeout);
  clearTimeout(silence);
  running.delete(child);
  return { exitCode, output: pieces.join('') };
}

/** Runs a program that has to succeed and returns its output. @throws Error with the whole output when it fails. */
export async function runOrThrow(options: CommandOptions): Promise<string> {
  const { exitCode, output } = await runCommand(options);
  if (exitCode !== 0) {
    throw new Error(`${[options.command, ...options.args].join(' ')} failed (${exitCode})\n${output}`);
  }
  return output;
}

/** Sends a signal to every program still running, with all that each of them started. */
export function signalCommands(signal: NodeJS.Signals): void {
  for (const child of running) {
    if (child.pid !== undefined) signalGroup(child.pid, signal);
  }
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group ended between the look and the signal: nothing is left to end.
  }
}
