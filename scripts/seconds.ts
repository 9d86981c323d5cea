/** How long test files took when they last ran here, kept in `.cache/`: what fits into a short run is judged by it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { timesOfPlaywright } from './times.ts';

/** Seconds by the path of a test file below the project. */
export function readSeconds(root: string): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(fileBelow(root), 'utf8')) as Record<string, number>));
  } catch {
    return new Map();
  }
}

/** Keeps what the files of a run took; of the others what was known. */
export function noteSeconds({ root, seconds }: { root: string; seconds: ReadonlyMap<string, number> }): void {
  if (seconds.size === 0) return;
  const all = new Map([...readSeconds(root), ...seconds]);
  mkdirSync(dirname(fileBelow(root)), { recursive: true });
  writeFileSync(fileBelow(root), JSON.stringify(Object.fromEntries(all)));
}

/** From a report of Vitest's `json` reporter; a file that runs in several projects took what all of them took. */
export function secondsOfVitest({ report, root }: { report: unknown; root: string }): Map<string, number> {
  const seconds = new Map<string, number>();
  const { testResults = [] } = (report ?? {}) as { testResults?: VitestFile[] };
  for (const { name, startTime, endTime } of testResults) {
    const path = relative(root, name).replaceAll(sep, '/');
    seconds.set(path, (seconds.get(path) ?? 0) + rounded(endTime - startTime));
  }
  return seconds;
}

/** From a report of Playwright. */
export function secondsOfPlaywright({ report, folder }: { report: unknown; folder: string }): Map<string, number> {
  return new Map(timesOfPlaywright({ report, folder }).map(({ file, running }) => [file, rounded(running)]));
}

interface VitestFile {
  name: string;
  startTime: number;
  endTime: number;
}

function fileBelow(root: string): string {
  return join(root, '.cache', 'seconds.json');
}

function rounded(milliseconds: number): number {
  return Math.round(milliseconds / 100) / 10;
}
