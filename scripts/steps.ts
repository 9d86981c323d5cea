/** The steps of `npm run check` and `npm test`, and how they are run and reported. */
import { addCounts } from './counts.ts';
import type { Counts } from './counts.ts';

export interface StepResult extends Counts {
  /** Everything the step said; shown when it failed. */
  output: string;
  /** Lines that its tests printed of what they counted and measured. */
  figures?: readonly string[];
  /** What the run is not to be left without: printed once more among its last lines. */
  remarks?: readonly string[];
  /** Said in the step's line where there are no counts to say. */
  note?: string;
}

/** One thing to check. `run` does not throw for what it checks, only when it cannot check at all. */
export interface Step {
  name: string;
  run(): Promise<StepResult>;
}

/** Steps that may run side by side, at most `atOnce` of them. */
export interface Stage {
  steps: readonly Step[];
  atOnce: number;
}

/**
 * Runs the stages one after the other, prints a line a step and the whole output of a failing one, goes on after it,
 * and closes with `N passed, N failed`.
 * @returns the exit code: 0 when nothing failed and something passed.
 */
export async function runStages(options: {
  stages: readonly Stage[];
  print: (line: string) => void;
  /** Whether the figures of each step are printed below its line. Default: no. */
  isWithFigures?: boolean;
  /** Said after the last step, before the counts. */
  closing?: () => readonly string[];
}): Promise<number> {
  const { stages, print, isWithFigures = false, closing = () => [] } = options;
  const start = performance.now();
  const results: StepResult[] = [];
  for (const stage of stages) {
    const waiting = [...stage.steps];
    const work = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift())
        results.push(await runStep({ step, print, isWithFigures }));
    };
    await Promise.all(Array.from({ length: stage.atOnce }, work));
  }
  for (const line of [...closing(), ...results.flatMap(({ remarks = [] }) => remarks)]) print(line);
  const { passed, failed, skipped } = addCounts(results);
  print(`\n${results.length} steps in ${seconds(start)}${skipped > 0 ? `, ${skipped} tests skipped` : ''}`);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
}

async function runStep(options: {
  step: Step;
  print: (line: string) => void;
  isWithFigures: boolean;
}): Promise<StepResult> {
  const { step, print, isWithFigures } = options;
  const start = performance.now();
  const result: StepResult = await step.run().catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  const { output, figures = [], note, ...counts } = result;
  const tests = counts.passed + counts.failed > 1 ? `  ${counts.passed} passed, ${counts.failed} failed` : '';
  const said = tests || (note ? `  ${note}` : '');
  print(`${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(12)} ${seconds(start).padStart(8)}${said}`);
  if (isWithFigures) for (const line of figures) print(`    ${line}`);
  if (counts.failed > 0) print(`${output.trimEnd()}\n`);
  return result;
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}
