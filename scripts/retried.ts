import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { specsOf, type PlaywrightResult } from './playwrightReport.ts';

/** The tests of a Playwright run that passed only when they were tried again, each with what went wrong at first, and where. */
export function retriedOf(report: unknown): string[] {
  return specsOf(report).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === 'flaky')
      .map(({ results }) => `passed when tried again: ${file} › ${title}${reasonOf(results[0]?.error)}`),
  );
}

function reasonOf({ message = '', location }: NonNullable<PlaywrightResult['error']> = {}): string {
  const [said = ''] = stripVTControlCharacters(message).split(/\n(?=\s*(?:at |Call log:))/i);
  const place = location ? [`${basename(location.file)}:${location.line}`] : [];
  return [...place, ...said.split('\n')]
    .filter((line) => line.trim() !== '')
    .map((line) => `\n    ${line.trimEnd()}`)
    .join('');
}
