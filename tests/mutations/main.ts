/**
 * `npm run mutations`: makes one fault of the list after the other in a copy of the project and tells which test finds
 * it. `npm run mutations -- word…`: those whose names or files contain a word. With TEST_SUITE=long as the long suite has it.
 * In the end what found something runs once more without any fault, as what fails by itself finds nothing; not with `--fast`.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand, signalCommands } from '#scripts/command.ts';
import { generateArgs } from '#scripts/generateArgs.ts';
import { projectRoot } from '#scripts/install.mjs';
import { startPostgres } from '#scripts/postgres.ts';
import { makeTestingFolder } from '#scripts/testingFolder.ts';
import { runTests, type Failing } from './find.ts';
import { mutations } from './list.ts';
import type { Mutation } from './mutation.ts';
import { applyMutation, copyTree } from './tree.ts';

/** Seconds for all tests of a fault. */
const patience = 180;
/** Seconds for the tests that found something, without any fault. */
const patienceOfAll = 900;

type Outcome = { mutation: Mutation; seconds: number } & ({ by: Failing } | { by: undefined; why: string });

const args = process.argv.slice(2);
const words = args.filter((arg) => !arg.startsWith('--')).map((word) => word.toLowerCase());
const wanted = mutations.filter(
  ({ name, file }) =>
    words.length === 0 || words.some((word) => name.toLowerCase().includes(word) || file.toLowerCase().includes(word)),
);
const testing = makeTestingFolder();
process.env['TMPDIR'] = testing.path;
const folder = join(testing.path, 'copy');
mkdirSync(folder);
const postgres = await startPostgres({ fsync: false });
process.once('SIGINT', () => void end(130));
process.once('SIGTERM', () => void end(143));

const { NODE_ENV: _nodeEnv, FORCE_COLOR: _forceColor, ...outer } = process.env;
const env = { ...outer, NO_COLOR: '1', TEST_DATABASE_URL: postgres.url };

let exitCode = 1;
try {
  copyTree({ root: projectRoot, folder });
  const outcomes: Outcome[] = [];
  for (const mutation of wanted) {
    const outcome = await tried(mutation);
    outcomes.push(outcome);
    console.log(lineOf(outcome));
  }
  const broken = args.includes('--fast') ? new Set<string>() : await failingWithout(outcomes);
  console.log(`\n${tableOf({ outcomes, broken })}`);
  exitCode = outcomes.every(({ by }) => by && !broken.has(by.file)) ? 0 : 1;
} catch (error) {
  console.error(error);
}
await end(exitCode);

/** Makes the fault, and runs tests until one fails or none is left. */
async function tried(mutation: Mutation): Promise<Outcome> {
  const begun = Date.now();
  const takeBack = applyMutation({ folder, mutation });
  const outcome = (found: { by: Failing } | { by: undefined; why: string }): Outcome => ({
    mutation,
    seconds: Math.round((Date.now() - begun) / 1000),
    ...found,
  });
  try {
    if (mutation.file.startsWith('schemas/')) {
      const { exitCode: same, output } = await generators(['--check']);
      if (same !== 0)
        return outcome({ by: { file: 'generators/main.ts --check', test: whatDiffers(output), why: '' } });
    }
    if (isOfGenerators(mutation)) {
      const { exitCode: made, output } = await generators();
      if (made !== 0)
        return outcome({
          by: { file: 'generators/main.ts', test: 'the generator stops', why: output.trim().slice(0, 160) },
        });
    }
    for (const tests of [...mutation.tests, ...restOf(mutation)]) {
      const seconds = patience - (Date.now() - begun) / 1000;
      if (seconds <= 0) return outcome({ by: undefined, why: 'out of time' });
      const ending = await runTests({ folder, env, seconds, tests: [tests] });
      if (ending.kind === 'late') return outcome({ by: undefined, why: `out of time in ${tests}` });
      const [by] = ending.kind === 'failed' ? ending.failing : [];
      if (by) return outcome({ by });
    }
    return outcome({ by: undefined, why: 'all of them pass' });
  } catch (error) {
    return outcome({ by: undefined, why: error instanceof Error ? error.message : String(error) });
  } finally {
    takeBack();
  }
}

function generators(options: readonly string[] = []): ReturnType<typeof runCommand> {
  return runCommand({ command: process.execPath, args: [...generateArgs, ...options], cwd: folder, env });
}

/** What the generators refuse, or what is in git of what they make and would be other: there a person reads what a change comes to. */
function whatDiffers(output: string): string {
  const lines = output.trim().split('\n');
  return lines
    .filter((line) => !line.startsWith('generated files differ'))
    .join(', ')
    .slice(0, 160);
}

/** Whether the generators read the file, or run it. */
function isOfGenerators({ file }: Mutation): boolean {
  return ['schemas/', 'generators/', 'kinds/', 'runtime/core/'].some((folder) => file.startsWith(folder));
}

/** What else is cheap and looks at the place, where the listed tests find nothing. */
function restOf({ file, tests }: Mutation): string[] {
  const [top = '', next = ''] = file.split('/');
  const rest =
    top === 'schemas' || top === 'generators'
      ? ['tests/contract/held', 'generators']
      : [...(top === 'server' ? ['tests/contract/held'] : []), `${top}/${next}`];
  return rest.filter((each) => !tests.includes(each));
}

/** The files of tests that found something and fail without any fault, too. */
async function failingWithout(outcomes: readonly Outcome[]): Promise<ReadonlySet<string>> {
  const found = [...new Set(outcomes.flatMap(({ by }) => (by?.file.includes('.test.') ? [by.file] : [])))];
  if (found.length === 0) return new Set();
  const ending = await runTests({ folder, env, seconds: patienceOfAll, tests: found, isToEnd: true });
  if (ending.kind === 'late') throw new Error('the tests that found something did not end without it');
  return new Set(ending.kind === 'failed' ? ending.failing.map(({ file }) => file) : []);
}

function lineOf({ mutation: { name }, seconds, ...found }: Outcome): string {
  const what = found.by ? `found by ${found.by.file} › ${found.by.test} (${found.by.why})` : `NOT FOUND: ${found.why}`;
  return `${name}: ${what}, ${seconds} s`;
}

function tableOf({ outcomes, broken }: { outcomes: readonly Outcome[]; broken: ReadonlySet<string> }): string {
  const isFound = ({ by }: Outcome): boolean => by !== undefined && !broken.has(by.file);
  const rows = outcomes.map((each) => {
    const by = each.by ? `${each.by.file} › ${each.by.test}` : 'not found';
    return `| ${each.mutation.name} | ${by}${each.by && !isFound(each) ? ', which fails without it, too' : ''} |`;
  });
  const count = outcomes.filter(isFound).length;
  return [
    '| fault | found by |',
    '|---|---|',
    ...rows,
    '',
    `${count} found, ${outcomes.length - count} not found`,
  ].join('\n');
}

async function end(code: number): Promise<void> {
  signalCommands('SIGTERM');
  await postgres.stop();
  testing.remove();
  process.exit(code);
}
