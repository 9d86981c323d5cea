/** Every check of the project, with one PostgreSQL and one browser for all of them. */
import { buildStep, generatedStep, playwrightSteps, staticSteps, storybookSteps, vitestSteps } from './checks.ts';
import { ensureChromium } from './chromium.ts';
import { signalCommands } from './command.ts';
import { startPostgres } from './postgres.ts';
import { runStages } from './steps.ts';

const chromium = await ensureChromium();
const postgres = await startPostgres({ fsync: false });

process.once('SIGINT', () => void interrupt(130));
process.once('SIGTERM', () => void interrupt(143));

// NODE_ENV belongs to the one who starts a server: tests and their React decide for themselves.
const { NODE_ENV: _nodeEnv, FORCE_COLOR: _forceColor, ...outer } = process.env;
const env = { ...outer, NO_COLOR: '1', TEST_DATABASE_URL: postgres.url, CHROMIUM_PATH: chromium };

const stages = [
  { steps: [generatedStep(env)], atOnce: 1 },
  { steps: staticSteps(env), atOnce: 2 },
  { steps: vitestSteps({ name: 'unit', projects: ['unit', 'dom'], env }), atOnce: 1 },
  { steps: [buildStep(env), ...storybookSteps(env)], atOnce: 2 },
  {
    steps: vitestSteps({ name: 'contract', projects: ['contract', 'apart'], folder: 'tests/contract', env }),
    atOnce: 1,
  },
  { steps: playwrightSteps(env), atOnce: 1 },
  { steps: vitestSteps({ name: 'faults', projects: ['faults'], folder: 'tests/faults', env }), atOnce: 1 },
];

let exitCode = 1;
try {
  exitCode = await runStages({ stages, print: console.log });
} finally {
  await postgres.stop();
}
process.exit(exitCode);

async function interrupt(code: number): Promise<void> {
  signalCommands('SIGTERM');
  await postgres.stop();
  signalCommands('SIGKILL');
  process.exit(code);
}
