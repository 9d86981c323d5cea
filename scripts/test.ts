/**
 * `npm test`: every check of the project, with one PostgreSQL and one browser for all of them. `npm test -- <word>…`: the
 * static checks, and of the tests those whose path contains a word, or whose step it names, with no step that they do not
 * need. With `--times` it closes with the files that took longest, and what on; with `--long` (`npm run test:long`) it is
 * the long suite, and prints the figures that tests tell. `npm test -- changed [commit]`: the tests that have to do with
 * what has changed since a commit (`changed.ts`).
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildStep, generatedStep, playwrightStep, staticSteps, storybookStep, vitestStep } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { signalCommands } from './command.ts';
import { projectRoot } from './install.mjs';
import { startPostgres } from './postgres.ts';
import { selectChanged } from './changed.ts';
import { readProject } from './changed/project.ts';
import { cleanCommit, notePassed, readSince } from './changed/since.ts';
import { toldSelection } from './changed/told.ts';
import { selectTests, storybookSpec } from './selection.ts';
import type { Selection } from './selection.ts';
import { runStages } from './steps.ts';
import type { Stage, Step } from './steps.ts';
import { timesOf, timesTable } from './times.ts';
import { makeTestingFolder } from './testingFolder.ts';

const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith('--'));
const isLong = args.includes('--long') || process.env['TEST_SUITE'] === 'long';
const isChanged = words[0] === 'changed';
const selected = isChanged ? await selectSince(words[1]) : selectTests({ root: projectRoot, words });
const commit = words.length === 0 ? await cleanCommit(projectRoot) : undefined;
const isWithDatabase = [selected.unit, selected.contract, selected.faults, selected.entities].some(
  (files) => files.length > 0,
);
const chromium = selected.e2e.length > 0 ? await ensureChromium() : undefined;
const folder = makeTestingFolder();
process.env['TMPDIR'] = folder.path;
const postgres = isWithDatabase ? await startPostgres({ fsync: false }) : undefined;

process.once('SIGINT', () => void interrupt(130));
process.once('SIGTERM', () => void interrupt(143));

// NODE_ENV belongs to the one who starts a server: tests and their React decide for themselves.
const { NODE_ENV: _nodeEnv, FORCE_COLOR: _forceColor, ...outer } = process.env;
const env = {
  ...outer,
  NO_COLOR: '1',
  ...(isLong && { TEST_SUITE: 'long' }),
  ...(postgres && { TEST_DATABASE_URL: postgres.url }),
  ...(chromium && { CHROMIUM_PATH: chromium }),
  ...(args.includes('--times') && { TEST_TIMES: join(folder.path, 'times.jsonl') }),
};

let exitCode = 1;
try {
  exitCode = await runStages({ stages: stages(), print: console.log, isWithFigures: isLong, closing });
} finally {
  await postgres?.stop();
  folder.remove();
}
if (exitCode === 0 && commit !== undefined && (await cleanCommit(projectRoot)) === commit)
  notePassed({ root: projectRoot, commit });
process.exit(exitCode);

/** The choice of `changed`, told; what the catalogue is now has to be made first. A mistake in it is told by its step. */
async function selectSince(since: string | undefined): Promise<Selection> {
  try {
    const [told] = await Promise.all([
      readSince({ root: projectRoot, commit: since }),
      generatedStep(process.env).run(),
    ]);
    const project = readProject(projectRoot);
    const choice = selectChanged({ project, changed: told.files });
    for (const line of toldSelection({ since: told, selected: choice, all: project.tests })) console.log(line);
    return choice;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

function stages(): Stage[] {
  const { unit, contract, faults, e2e, entities } = selected;
  const runs = {
    unit: vitestStep({ name: 'unit', projects: ['unit', 'dom'], files: named(unit), env }),
    contract: vitestStep({ name: 'contract', projects: ['contract', 'apart'], files: named(contract), env }),
    e2e: playwrightStep({ files: named(e2e), env }),
    faults: vitestStep({ name: 'faults', projects: ['faults'], files: named(faults), env }),
  };
  const wanted = (name: keyof typeof runs): Step[] => (selected[name].length > 0 ? [runs[name]] : []);
  const builds = [
    ...(faults.length > 0 || e2e.length > 0 ? [buildStep(env)] : []),
    ...(e2e.includes(storybookSpec) ? [storybookStep(env)] : []),
  ];
  return [
    { steps: [generatedStep(env)], atOnce: 1 },
    { steps: [...staticSteps(env), ...nothingFound()], atOnce: 2 },
    { steps: wanted('unit'), atOnce: 1 },
    { steps: builds, atOnce: 2 },
    { steps: [...wanted('contract'), ...(entities.length > 0 ? [contractOf(entities)] : [])], atOnce: 1 },
    { steps: wanted('e2e'), atOnce: 1 },
    { steps: wanted('faults'), atOnce: 1 },
  ];
}

/** The table of `--times`. */
function closing(): string[] {
  const path: string | undefined = env.TEST_TIMES;
  if (!path || !existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  return ['', timesTable({ files: timesOf({ lines, root: projectRoot }) })];
}

/** What the catalogue promises of some entities. */
function contractOf(entities: readonly string[]): Step {
  return vitestStep({
    name: 'catalogue',
    projects: ['contract'],
    files: ['tests/contract/catalogue'],
    pattern: `^(${entities.join('|')}):`,
    env,
  });
}

/** A runner takes all of its tests by itself; it is told which only where words chose them. */
function named(files: readonly string[]): readonly string[] {
  return words.length > 0 ? files : [];
}

/** A word that is in no path is a slip, and not a run in which all passed. */
function nothingFound(): Step[] {
  if (isChanged || Object.values(selected).some((files) => files.length > 0)) return [];
  const output = `No test has ${words.map((word) => `"${word}"`).join(' or ')} in its path.`;
  return [{ name: 'tests', run: () => Promise.resolve({ passed: 0, failed: 1, skipped: 0, output }) }];
}

async function interrupt(code: number): Promise<void> {
  signalCommands('SIGTERM');
  await postgres?.stop();
  signalCommands('SIGKILL');
  folder.remove();
  process.exit(code);
}
