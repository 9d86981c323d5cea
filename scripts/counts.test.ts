import { describe, expect, it } from 'vitest';
import { addCounts, countPlaywright, countVitest } from './counts.ts';

const file = (status: string, ...tests: string[]): object => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('countVitest', () => {
  it('counts the tests of all files', () => {
    const report = { testResults: [file('passed', 'passed', 'passed', 'pending'), file('failed', 'failed', 'passed')] };
    expect(countVitest({ report, exitCode: 1 })).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that could not be loaded as one failed test', () => {
    const report = { testResults: [file('passed', 'passed'), file('failed')] };
    expect(countVitest({ report, exitCode: 1 })).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a failed hook of a file whose tests passed', () => {
    const report = { testResults: [file('failed', 'passed')] };
    expect(countVitest({ report, exitCode: 1 })).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });

  it('counts a run without a report as failed', () => {
    expect(countVitest({ report: undefined, exitCode: 0 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run that executed no test as failed', () => {
    const report = { testResults: [file('passed', 'pending')] };
    expect(countVitest({ report, exitCode: 0 })).toEqual({ passed: 0, failed: 1, skipped: 1 });
  });

  it('counts a failing exit code behind passed tests, such as an unhandled rejection', () => {
    const report = { testResults: [file('passed', 'passed')] };
    expect(countVitest({ report, exitCode: 1 })).toEqual({ passed: 1, failed: 1, skipped: 0 });
  });
});

describe('countPlaywright', () => {
  it('counts expected, unexpected, flaky and skipped', () => {
    const report = { stats: { expected: 5, unexpected: 2, flaky: 1, skipped: 3 }, errors: [] };
    expect(countPlaywright({ report, exitCode: 1 })).toEqual({ passed: 6, failed: 2, skipped: 3 });
  });

  it('counts an error outside the tests', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [{ message: 'set-up' }] };
    expect(countPlaywright({ report, exitCode: 1 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('counts a run without a test as failed', () => {
    const report = { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, errors: [] };
    expect(countPlaywright({ report, exitCode: 0 })).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

describe('addCounts', () => {
  it('adds up', () => {
    const sum = addCounts([
      { passed: 1, failed: 0, skipped: 2 },
      { passed: 3, failed: 4, skipped: 0 },
    ]);
    expect(sum).toEqual({ passed: 4, failed: 4, skipped: 2 });
  });
});
