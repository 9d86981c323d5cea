/** `answering.ts`: runs the generators each time the process that forked it asks, and answers how that ended. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

process.once('disconnect', () => process.exit(0));
process.on('message', () => {
  void run({ root, isCheck: false }).then((outcome) => process.send?.(outcome));
});
