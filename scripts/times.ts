/** `npm test -- --times`: which test files took longest, and what on. */
import { relative } from 'node:path';
import { specsOf } from './playwrightReport.ts';

/** Milliseconds of one test file; what its runner does not tell is 0. */
export interface FileTimes {
  /** Path below the project. */
  file: string;
  tests: number;
  /** Modules and environment. */
  loading: number;
  /** All tests and hooks, with all below. */
  running: number;
  generating: number;
  /** Databases and servers. */
  starting: number;
  /** What the test process computed itself; the rest it waited for others. */
  computing: number;
}

/** The times of each file from the lines that `tests/times` writes; several lines of a file are added up. */
export function timesOf({ lines, root }: { lines: readonly string[]; root: string }): FileTimes[] {
  const files = new Map<string, FileTimes>();
  for (const line of lines) {
    const { file: path, ...told } = JSON.parse(line) as { file: string } & Partial<Record<keyof FileTimes, number>>;
    const file = relative(root, path);
    const times = files.get(file) ?? { file, ...nothing };
    for (const key of keys) times[key] += told[key] ?? 0;
    files.set(file, times);
  }
  return [...files.values()];
}

/** The same of a report of Playwright, which tells nothing but how long each test ran. */
export function timesOfPlaywright({ report, folder }: { report: unknown; folder: string }): FileTimes[] {
  const files = new Map<string, FileTimes>();
  for (const { file: name, tests } of specsOf(report)) {
    const file = `${folder}/${name}`;
    const times = files.get(file) ?? { file, ...nothing };
    times.tests += tests.length;
    times.running += sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
    files.set(file, times);
  }
  return [...files.values()];
}

/** A table of the dearest files, and of all together, in seconds of a worker. */
export function timesTable({ files, rows = 30 }: { files: readonly FileTimes[]; rows?: number }): string {
  const told = files.map((times) => ({ name: times.file, figures: figuresOf(times) }));
  const dearest = told.sort((a, b) => all(b.figures) - all(a.figures)).slice(0, rows);
  const sums = columns.map((_column, index) => sum(told.map(({ figures }) => figures[index] ?? 0)));
  const cells = [
    ['seconds of a worker', ...columns],
    ...[...dearest, { name: `all ${files.length} files`, figures: sums }].map(({ name, figures }) => [
      name,
      ...figures.map((figure, index) => (index === 0 ? String(figure) : (figure / 1000).toFixed(1))),
    ]),
  ];
  const widths = [0, ...columns].map((_column, index) => Math.max(...cells.map((row) => (row[index] ?? '').length)));
  return cells
    .map((row) => row.map((cell, index) => cell[index === 0 ? 'padEnd' : 'padStart'](widths[index] ?? 0)).join('  '))
    .join('\n');
}

const nothing = { tests: 0, loading: 0, running: 0, generating: 0, starting: 0, computing: 0 };
const keys = Object.keys(nothing) as (keyof typeof nothing)[];
const columns = ['tests', 'all', 'loading', 'generating', 'starting', 'work', 'waiting'];

/** Of the tests' own time, `work` is what their process computed and `waiting` what others did: databases, pages, clocks. */
function figuresOf({ tests, loading, running, generating, starting, computing }: FileTimes): number[] {
  const own = Math.max(0, running - generating - starting);
  const work = Math.min(own, Math.max(0, computing - generating));
  return [tests, loading + running, loading, generating, starting, work, own - work];
}

function all(figures: readonly number[]): number {
  return figures[1] ?? 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((added, number) => added + number, 0);
}
