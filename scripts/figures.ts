/** What tests print of figures (`console.log`): how many rounds they did, what was counted, how long it took. */

import { specsOf } from './playwrightReport.ts';

/** The lines that tests of a Vitest run printed, from its output: each is told below the name of its test. */
export function figuresOfVitest(output: string): string[] {
  const lines: string[] = [];
  let isTold = false;
  for (const line of output.split('\n')) {
    if (/^std(out|err) \| /.test(line)) isTold = line.startsWith('stdout');
    else if (line.trim() === '') isTold = false;
    else if (isTold) lines.push(line);
  }
  return lines;
}

/** The same from a report of Playwright. */
export function figuresOfPlaywright(report: unknown): string[] {
  return specsOf(report)
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.flatMap(({ stdout = [] }) => stdout)))
    .flatMap(({ text = '' }) => text.trimEnd().split('\n'));
}
