import { stripVTControlCharacters } from 'node:util';
import { specsOf } from './playwrightReport.ts';

/** The tests of a Playwright run that passed only when they were tried again, each with what went wrong at first. */
export function retriedOf(report: unknown): string[] {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `passed when tried again: ${file} › ${title}${reasonOf(results[0]?.error?.message)}`),
  );
}

function reasonOf(message: string | undefined): string {
  const [first = ''] = stripVTControlCharacters(message ?? '').split('\n');
  return first ? `\n    ${first}` : '';
}
