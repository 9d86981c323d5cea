import { describe, expect, it } from 'vitest';
import { figuresOfPlaywright, figuresOfVitest } from './figures.ts';

describe('figuresOfVitest', () => {
  it('takes what tests print, and neither warnings nor what the runner says', () => {
    const output = [
      ' RUN  v4.1.12 /project',
      '',
      'stdout | tests/faults/kill.test.ts > kill > loses nothing',
      '40 kills: 812 writes acknowledged, none lost',
      '  the longest start took 900 ms',
      '',
      'stderr | tests/faults/kill.test.ts > kill > loses nothing',
      'a warning',
      '',
      ' ✓ tests/faults/kill.test.ts (1 test) 31234ms',
    ].join('\n');
    expect(figuresOfVitest(output)).toEqual([
      '40 kills: 812 writes acknowledged, none lost',
      '  the longest start took 900 ms',
    ]);
  });
});

describe('figuresOfPlaywright', () => {
  it('takes what tests print, however deep they stand', () => {
    const specs = [{ tests: [{ results: [{ stdout: [{ text: 'first page: 92 KB\nnext: 4 KB\n' }] }, {}] }] }];
    expect(figuresOfPlaywright({ suites: [{ suites: [{ specs }] }] })).toEqual(['first page: 92 KB', 'next: 4 KB']);
    expect(figuresOfPlaywright(undefined)).toEqual([]);
  });
});
