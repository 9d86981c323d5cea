/** Every step there is: what it runs and when it is there at all. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { countPlaywright, countVitest } from './counts.ts';
import type { Counts } from './counts.ts';
import { projectRoot } from './install.mjs';
import type { Step } from './steps.ts';

/** Makes what is generated and not in git, and holds what is in git against the catalogue: before all else. */
export function generatedStep(env: NodeJS.ProcessEnv): Step {
  return commandStep({ name: 'generated', args: ['--import', 'tsx', 'generators/main.ts', '--check'], env });
}

/** What `npm run check` does besides: whatever needs neither server nor browser nor database. */
export function staticSteps(env: NodeJS.ProcessEnv): Step[] {
  return [
    commandStep({ name: 'types', args: [bin('typescript7', 'bin/tsc'), '--noEmit', '-p', 'tsconfig.json'], env }),
    commandStep({ name: 'format', args: [bin('@biomejs/biome', 'bin/biome'), 'format'], env }),
    commandStep({ name: 'lint', args: [bin('oxlint', 'bin/oxlint'), '--deny-warnings'], env }),
    commandStep({ name: 'boundaries', args: ['--import', 'tsx', 'scripts/boundaries.ts'], env }),
  ];
}

export function buildStep(env: NodeJS.ProcessEnv): Step {
  return commandStep({ name: 'build', args: ['--import', 'tsx', 'scripts/build.ts'], env });
}

/** A list, because it is empty while there is no Storybook. So are the others below. */
export function storybookSteps(env: NodeJS.ProcessEnv): Step[] {
  if (!isThere('.storybook/main.ts')) return [];
  const args = [bin('storybook', 'dist/bin/dispatcher.js'), 'build', '--quiet', '--output-dir', 'storybook-static'];
  return [commandStep({ name: 'storybook', args, env: { ...env, STORYBOOK_DISABLE_TELEMETRY: '1' } })];
}

/** A run of some of the projects of vitest.config.ts; none when `folder` is given and holds no test. */
export function vitestSteps(options: {
  name: string;
  projects: readonly string[];
  folder?: string;
  env: NodeJS.ProcessEnv;
}): Step[] {
  const { name, projects, folder, env } = options;
  if (folder && !holdsFile(folder, /\.test\.tsx?$/)) return [];
  const selection = projects.flatMap((project) => ['--project', project]);
  const args = (report: string): string[] => [
    bin('vitest', 'vitest.mjs'),
    'run',
    ...selection,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  return [runnerStep({ name, args, env: () => env, count: countVitest })];
}

export function playwrightSteps(env: NodeJS.ProcessEnv): Step[] {
  const config = 'tests/e2e/playwright.config.ts';
  if (!isThere(config)) return [];
  const args = [bin('@playwright/test', 'cli.js'), 'test', '--config', config, '--reporter=list,json'];
  return [
    runnerStep({
      name: 'e2e',
      args: () => args,
      env: (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
      count: countPlaywright,
    }),
  ];
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
}): Step {
  const { name, args, env, count } = options;
  return {
    name,
    run: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'report-'));
      try {
        const file = join(folder, 'report.json');
        const { exitCode, output } = await runNode(args(file), env(file));
        return { ...count({ report: readReport(file), exitCode }), output };
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

/** No step takes this long by itself: one that does hangs. */
const limitSeconds = 1500;

function runNode(args: readonly string[], env: NodeJS.ProcessEnv): Promise<{ exitCode: number; output: string }> {
  return runCommand({ command: process.execPath, args, cwd: projectRoot, env, limitSeconds });
}

/** The report, or nothing when the runner died before it wrote one. */
function readReport(file: string): unknown {
  if (!existsSync(file)) return undefined;
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return report;
}

function bin(packageName: string, path: string): string {
  return join('node_modules', packageName, path);
}

function isThere(path: string): boolean {
  return existsSync(join(projectRoot, path));
}

function holdsFile(folder: string, pattern: RegExp): boolean {
  return (
    isThere(folder) &&
    readdirSync(join(projectRoot, folder), { recursive: true }).some((name) => pattern.test(String(name)))
  );
}
