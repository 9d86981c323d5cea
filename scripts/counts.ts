/** Counting tests from the JSON reports of the runners. */

/** How many tests of a step passed, failed and were skipped. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Reads a report of vitest's `json` reporter. A file that could not be loaded counts as one failed test, so does a run
 * that failed without a failed test, that wrote no report, or that executed no test at all.
 */
export function countVitest(options: { report: unknown; exitCode: number }): Counts {
  const { report, exitCode } = options;
  const files = list(report, 'testResults');
  const tests = files.flatMap((file) => list(file, 'assertionResults'));
  const withStatus = (...statuses: string[]): number =>
    tests.filter((test) => statuses.includes(String(field(test, 'status')))).length;
  const brokenFiles = files.filter(
    (file) =>
      field(file, 'status') === 'failed' &&
      !list(file, 'assertionResults').some((test) => field(test, 'status') === 'failed'),
  );
  return complete({
    passed: withStatus('passed'),
    failed: withStatus('failed') + brokenFiles.length,
    skipped: withStatus('pending', 'skipped', 'todo', 'disabled'),
    exitCode,
  });
}

/**
 * Reads a report of Playwright's `json` reporter; a test that passed on a retry counts as passed. An error outside the
 * tests counts as one failed test, as do the cases of {@link countVitest}.
 */
export function countPlaywright(options: { report: unknown; exitCode: number }): Counts {
  const { report, exitCode } = options;
  const stats = field(report, 'stats');
  const number = (name: string): number => Number(field(stats, name) ?? 0);
  return complete({
    passed: number('expected') + number('flaky'),
    failed: number('unexpected') + list(report, 'errors').length,
    skipped: number('skipped'),
    exitCode,
  });
}

/** Adds the counts of several steps. */
export function addCounts(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts): number => counts.reduce((total, entry) => total + entry[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

function complete({ exitCode, ...counts }: Counts & { exitCode: number }): Counts {
  const isUnexplained = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return isUnexplained ? { ...counts, failed: 1 } : counts;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function list(value: unknown, name: string): unknown[] {
  const found = field(value, name);
  return Array.isArray(found) ? found : [];
}
