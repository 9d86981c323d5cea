import { expect, it } from 'vitest';
import { retriedOf } from './retried.ts';

const spec = (title: string, status: string, message?: string) => ({
  file: 'many.spec.ts',
  title,
  tests: [{ status, results: message ? [{ error: { message } }, {}] : [{}] }],
});

it('tells the tests that passed when tried again, with what went wrong at first', () => {
  const report = {
    suites: [
      {
        specs: [spec('passes', 'expected'), spec('fails', 'unexpected', 'no')],
        suites: [{ specs: [spec('waits', 'flaky', '\u001B[31mError: too early\u001B[39m\n  at line 3')] }],
      },
    ],
  };
  expect(retriedOf(report)).toEqual(['passed when tried again: many.spec.ts › waits\n    Error: too early']);
});

it('has nothing to tell of a run without a report', () => {
  expect(retriedOf(undefined)).toEqual([]);
});
