/** Set-up of each test file of a run with `--times`: tells what the file spent, and how long its process computed. */
import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
import { takeExpenses } from './spent.ts';

const begun = process.cpuUsage();
takeExpenses();

afterAll(() => {
  const { user, system } = process.cpuUsage(begun);
  const line = { file: expect.getState().testPath, ...takeExpenses(), computing: (user + system) / 1000 };
  appendFileSync(process.env['TEST_TIMES'] ?? '', `${JSON.stringify(line)}\n`);
});
