/** Every step there is, and what it runs. */
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { countPlaywright, countVitest } from './counts.ts';
import type { Counts } from './counts.ts';
import { figuresOfPlaywright, figuresOfVitest } from './figures.ts';
import { projectRoot } from './install.mjs';
import { contentsKey, readContents } from './contents.ts';
import { onceFor } from './passed.ts';
import type { Step } from './steps.ts';
import { noteSeconds, secondsOfPlaywright, secondsOfVitest } from './seconds.ts';
import { timesOfPlaywright } from './times.ts';
import { retriedOf } from './retried.ts';
import { generateArgs } from './generateArgs.ts';

/** Makes what is generated and not in git, and holds what is in git against the catalogue: before all else. */
export function generatedStep(env: NodeJS.ProcessEnv): Step {
  return commandStep({ name: 'generated', args: [...generateArgs, '--check'], env });
}

/**
 * What `npm run check` does besides: whatever needs neither server nor browser nor database. A step that passed with the
 * very files that stand here now is not run again.
 */
export function staticSteps(env: NodeJS.ProcessEnv): Step[] {
  const notes = join(projectRoot, '.cache', 'passed');
  const keyOf = (): string => contentsKey(readContents(projectRoot));
  const steps = [
    commandStep({ name: 'types', args: [...typesArgs], env }),
    commandStep({ name: 'format', args: [bin('@biomejs/biome', 'bin/biome'), 'format'], env }),
    commandStep({ name: 'lint', args: [bin('oxlint', 'bin/oxlint'), '--deny-warnings'], env }),
    commandStep({ name: 'boundaries', args: ['--import', 'tsx', 'scripts/boundaries.ts'], env }),
  ];
  return steps.map((step) => onceFor({ step, notes, keyOf }));
}

export function buildStep(env: NodeJS.ProcessEnv): Step {
  return commandStep({ name: 'build', args: ['--import', 'tsx', 'scripts/build.ts'], env });
}

export function storybookStep(env: NodeJS.ProcessEnv): Step {
  const args = [bin('storybook', 'dist/bin/dispatcher.js'), 'build', '--quiet', '--output-dir', 'storybook-static'];
  return commandStep({ name: 'storybook', args, env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' } });
}

/** A run of some of the projects of vitest.config.ts: of these files, which are all there are or a choice. */
export function vitestStep(options: {
  name: string;
  projects: readonly string[];
  files: readonly string[];
  /** Only tests whose name fits this regular expression. */
  pattern?: string;
  env: NodeJS.ProcessEnv;
  /** Another Node than this one. */
  execPath?: string;
}): Step {
  const { name, projects, files, pattern, env, execPath } = options;
  const selection = projects.flatMap((project) => ['--project', project]);
  const args = (report: string): string[] => [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...selection,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(env['TEST_TIMES'] ? ['--reporter=./tests/times/reporter.ts'] : []),
    ...(pattern ? ['-t', pattern] : []),
    ...files,
  ];
  return runnerStep({
    name,
    args,
    env: () => env,
    count: countVitest,
    figures: ({ output }) => figuresOfVitest(output),
    seconds: (report) => (pattern ? new Map() : secondsOfVitest({ report, root: projectRoot })),
    execPath,
  });
}

/** A run of end-to-end tests over the built product. */
export function playwrightStep({ files, env }: { files: readonly string[]; env: NodeJS.ProcessEnv }): Step {
  const config = 'tests/e2e/playwright.config.ts';
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--config', config, '--reporter=list,json', ...files];
  return runnerStep({
    name: 'e2e',
    args: () => args,
    env: (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: (result) => {
      if (env['TEST_TIMES']) tellTimes({ path: env['TEST_TIMES'], report: result.report });
      return countPlaywright(result);
    },
    figures: ({ report }) => figuresOfPlaywright(report),
    remarks: retriedOf,
    seconds: (report) => secondsOfPlaywright({ report, folder: 'tests/e2e' }),
  });
}

/** Adds what the files of a Playwright run took to the lines of `tests/times`. */
function tellTimes({ path, report }: { path: string; report: unknown }): void {
  for (const { file, ...times } of timesOfPlaywright({ report, folder: 'tests/e2e' }))
    appendFileSync(path, `${JSON.stringify({ file: join(projectRoot, file), ...times })}\n`);
}

/** A step that either succeeds or does not, by its exit code. */
function commandStep(options: { name: string; args: readonly string[]; env: NodeJS.ProcessEnv }): Step {
  const { name, args, env } = options;
  return {
    name,
    run: async () => {
      const { exitCode, output } = await runNode(args, env);
      return { passed: exitCode === 0 ? 1 : 0, failed: exitCode === 0 ? 0 : 1, skipped: 0, output };
    },
  };
}

/** A step of many tests, counted from the report that the runner writes. */
function runnerStep(options: {
  name: string;
  args: (report: string) => readonly string[];
  env: (report: string) => NodeJS.ProcessEnv;
  count: (result: { report: unknown; exitCode: number }) => Counts;
  figures: (result: { report: unknown; output: string }) => readonly string[];
  /** What is to be said among the last lines of the run. */
  remarks?: (report: unknown) => readonly string[];
  /** What its files took. */
  seconds: (report: unknown) => ReadonlyMap<string, number>;
  execPath?: string;
}): Step {
  const { name, args, env, count, figures, remarks, seconds, execPath } = options;
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'report-'));
      try {
        const file = join(folder, 'report.json');
        const { exitCode, output } = await runNode(args(file), env(file), execPath);
        const report = readReport(file);
        noteSeconds({ root: projectRoot, seconds: seconds(report) });
        return {
          ...count({ report, exitCode }),
          figures: figures({ report, output }),
          remarks: remarks?.(report),
          output,
        };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/**
 * Seconds by suite without a line from a step, after which it hangs. How long a step takes in all says nothing of that: on
 * a busy machine it is several times as long.
 */
const silenceSeconds = { landing: 600, long: 6 * 3600 };

function runNode(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  command = process.execPath,
): Promise<{ exitCode: number; output: string }> {
  const suite = env['TEST_SUITE'] === 'long' ? 'long' : 'landing';
  return runCommand({ command, args, cwd: projectRoot, env, silenceSeconds: silenceSeconds[suite] });
}

/** The report, or nothing when the runner died before it wrote one. */
function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report;
}

/** What it found of a file is kept, and found anew only where the file or what it uses has changed. */
const typesArgs: readonly string[] = [
  bin('typescript7', 'bin/tsc'),
  '--noEmit',
  '-p',
  'tsconfig.json',
  '--incremental',
  '--tsBuildInfoFile',
  join('.cache', 'types.tsbuildinfo'),
];

function bin(packageName: string, path: string): string {
  return join('node_modules', packageName, path);
}
