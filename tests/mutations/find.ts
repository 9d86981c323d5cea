import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { runCommand } from '#scripts/command.ts';

/** Where tests run, and for how long at most. */
export interface Place {
  folder: string;
  env: NodeJS.ProcessEnv;
  seconds: number;
}

/** A test that failed. */
export interface Failing {
  /** Path from the root, or how the run as a whole ended. */
  file: string;
  test: string;
  /** The first line of why. */
  why: string;
}

/** How a run ended: with tests that failed, none, or out of time. */
export type Ending = { kind: 'failed'; failing: Failing[] } | { kind: 'passed' } | { kind: 'late' };

interface Report {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
  }[];
}

/**
 * Runs tests of vitest by words of their paths, `word › beginning of the name`.
 * @throws Error where they could not be run.
 */
export async function runTests({
  folder,
  env,
  seconds,
  tests,
  isToEnd = false,
}: Place & { tests: readonly string[]; isToEnd?: boolean }): Promise<Ending> {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const [pattern] = tests.flatMap((each) => each.split(' › ').slice(1));
  const paths = tests.map((each) => each.split(' › ')[0] ?? each);
  const projects = new Set(
    paths.flatMap((path) => (path.startsWith('tests/contract') ? ['contract'] : ['unit', 'dom'])),
  );
  const { exitCode, output } = await runCommand({
    command: process.execPath,
    args: [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      ...[...projects].flatMap((project) => ['--project', project]),
      ...(isToEnd ? [] : ['--bail', '1']),
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...(pattern === undefined ? [] : ['-t', pattern]),
      ...paths,
    ],
    cwd: folder,
    env,
    timeoutSeconds: Math.max(1, Math.ceil(seconds)),
  });
  if (output.includes('without a result.')) return { kind: 'late' };
  if (!existsSync(report)) throw new Error(`${tests.join(' ')} could not be run:\n${output.slice(-2000)}`);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failing = testResults.flatMap((file) => failingOf({ file, folder }));
  if (failing.length > 0) return { kind: 'failed', failing };
  if (testResults.length === 0) throw new Error(`no test is called ${tests.join(' ')}`);
  if (exitCode !== 0) throw new Error(`${tests.join(' ')} ended with ${exitCode}:\n${output.slice(-2000)}`);
  return { kind: 'passed' };
}

/** The tests of a file that failed, or why it could not be loaded. */
function failingOf({ file, folder }: { file: Report['testResults'][number]; folder: string }): Failing[] {
  const path = relative(folder, file.name);
  const failed = file.assertionResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0 && file.status === 'failed')
    return [{ file: path, test: 'as a whole', why: firstLine(file.message ?? '') }];
  return failed.map(({ fullName, failureMessages = [] }) => ({
    file: path,
    test: fullName,
    why: firstLine(failureMessages[0] ?? ''),
  }));
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 160);
}
