/** Tells what each test file of a run with `--times` took, as Vitest measures it. */
import { appendFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';

// oxlint-disable-next-line import/no-default-export -- Vitest takes the default export of a reporter.
export default class TimesReporter implements Reporter {
  onTestModuleEnd(module: TestModule): void {
    const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
    const line = {
      file: module.moduleId,
      project: module.project.name,
      tests: [...module.children.allTests()].length,
      loading: environmentSetupDuration + prepareDuration + collectDuration + setupDuration,
      running: duration,
    };
    appendFileSync(process.env['TEST_TIMES'] ?? '', `${JSON.stringify(line)}\n`);
  }
}
