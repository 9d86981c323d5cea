import { expect, it } from 'vitest';
import { timesOf, timesOfPlaywright, timesTable } from './times.ts';

const lines = [
  { file: '/p/a.test.ts', project: 'unit', tests: 3, loading: 1000, running: 5000 },
  { file: '/p/a.test.ts', generating: 1500, starting: 500, computing: 2500 },
  { file: '/p/b.test.ts', project: 'contract', tests: 1, loading: 200, running: 9000 },
].map((line) => JSON.stringify(line));

it('adds up what runner and helpers tell of a file', () => {
  expect(timesOf({ lines, root: '/p' })[0]).toEqual({
    file: 'a.test.ts',
    tests: 3,
    loading: 1000,
    running: 5000,
    generating: 1500,
    starting: 500,
    computing: 2500,
  });
});

it('prints the dearest files first, what they spent their time on, and all together', () => {
  const rows = timesTable({ files: timesOf({ lines, root: '/p' }), rows: 1 })
    .split('\n')
    .map((row) => row.trim().split(/\s{2,}/));
  expect(rows.map(([name]) => name)).toEqual(['seconds of a worker', 'b.test.ts', 'all 2 files']);
  expect(rows[1]).toEqual(['b.test.ts', '1', '9.2', '0.2', '0.0', '0.0', '0.0', '9.0']);
  const [, a] = timesTable({ files: timesOf({ lines: lines.slice(0, 2), root: '/p' }) }).split('\n');
  expect(a?.trim().split(/\s{2,}/)).toEqual(['a.test.ts', '3', '6.0', '1.0', '1.5', '0.5', '1.0', '2.0']);
});

it('adds up the tests of a file of Playwright, with their retries', () => {
  const spec = (...durations: number[]) => ({
    file: 'cert.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const report = { suites: [{ specs: [spec(1000)], suites: [{ specs: [spec(2000, 500)] }] }] };
  expect(timesOfPlaywright({ report, folder: 'tests/e2e' })).toMatchObject([
    { file: 'tests/e2e/cert.spec.ts', tests: 2, running: 3500 },
  ]);
});
