/** `npm run check`: types, lint, boundaries and generated files, in well under a minute. */
import { generatedStep, staticSteps } from './checks.ts';
import { signalCommands } from './command.ts';
import { runStages } from './steps.ts';

process.once('SIGINT', () => {
  signalCommands('SIGTERM');
  process.exit(130);
});
const env = { ...process.env, NO_COLOR: '1' };
const stages = [
  { steps: [generatedStep(env)], atOnce: 1 },
  { steps: staticSteps(env), atOnce: 2 },
];
process.exitCode = await runStages({ stages, print: console.log });
