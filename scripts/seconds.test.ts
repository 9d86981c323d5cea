import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { noteSeconds, readSeconds, secondsOfVitest } from './seconds.ts';

it('adds up the projects that a file runs in', () => {
  const file = (name: string, endTime: number) => ({ name: join('/project', name), startTime: 1000, endTime });
  const report = { testResults: [file('server/a.test.ts', 2500), file('server/a.test.ts', 1260)] };
  expect(secondsOfVitest({ report, root: '/project' })).toEqual(new Map([['server/a.test.ts', 1.8]]));
  expect(secondsOfVitest({ report: undefined, root: '/project' })).toEqual(new Map());
});

it('keeps what is known of files that did not run', () => {
  const root = mkdtempSync(join(tmpdir(), 'seconds-'));
  noteSeconds({ root, seconds: new Map([['a.test.ts', 1]]) });
  noteSeconds({
    root,
    seconds: new Map([
      ['a.test.ts', 2],
      ['b.test.ts', 3],
    ]),
  });
  noteSeconds({ root, seconds: new Map([['b.test.ts', 4]]) });
  expect(Object.fromEntries(readSeconds(root))).toEqual({ 'a.test.ts': 2, 'b.test.ts': 4 });
  rmSync(root, { recursive: true });
});
