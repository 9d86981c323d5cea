import { stripVTControlCharacters } from 'node:util';

/** The tests of a Playwright run that passed only when they were tried again, each with what went wrong at first. */
export function retriedOf(report: unknown): string[] {
  const walk = (suite: PlaywrightSuite): string[] => [
    ...(suite.specs ?? []).flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'flaky')
        .map(({ results }) => `passed when tried again: ${file} › ${title}${reasonOf(results[0]?.error?.message)}`),
    ),
    ...(suite.suites ?? []).flatMap(walk),
  ];
  return walk((report ?? {}) as PlaywrightSuite);
}

interface PlaywrightSuite {
  specs?: {
    file: string;
    title: string;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
  suites?: PlaywrightSuite[];
}

function reasonOf(message: string | undefined): string {
  const [first = ''] = stripVTControlCharacters(message ?? '').split('\n');
  return first ? `\n    ${first}` : '';
}
