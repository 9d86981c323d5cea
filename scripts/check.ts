/** `npm run check`: types, lint, boundaries and generated files, in well under a minute. */
import { staticSteps } from './checks.ts';
import { signalCommands } from './command.ts';
import { runStages } from './steps.ts';

process.once('SIGINT', () => {
  signalCommands('SIGTERM');
  process.exit(130);
});
const stages = [{ steps: staticSteps({ ...process.env, NO_COLOR: '1' }), atOnce: 2 }];
process.exitCode = await runStages({ stages, print: console.log });
