import { expect, it } from 'vitest';
import { retriedOf } from './retried.ts';

const spec = (title: string, status: string, message?: string) => ({
  file: 'many.spec.ts',
  title,
  tests: [
    {
      status,
      results: message ? [{ error: { message, location: { file: '/e2e/many.spec.ts', line: 3 } } }, {}] : [{}],
    },
  ],
});

it('tells the tests that passed when tried again, with what went wrong at first, and where', () => {
  const report = {
    suites: [
      {
        specs: [spec('passes', 'expected'), spec('fails', 'unexpected', 'no')],
        suites: [
          {
            specs: [
              spec(
                'waits',
                'flaky',
                '\u001B[31mError: too early\u001B[39m\n\nExpected: 1\nReceived: 0\nCall log:\n  - waiting',
              ),
            ],
          },
        ],
      },
    ],
  };
  expect(retriedOf(report)).toEqual([
    'passed when tried again: many.spec.ts › waits\n    many.spec.ts:3\n    Error: too early\n    Expected: 1\n    Received: 0',
  ]);
});

it('has nothing to tell of a run without a report', () => {
  expect(retriedOf(undefined)).toEqual([]);
});
