/** `answering.ts`: runs the generators each time the process that forked it asks, and answers how that ended. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadGenerators, run } from './run.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

process.once('disconnect', () => process.exit(0));
process.on('message', () => void answer());

async function answer(): Promise<void> {
  process.send?.(await run({ root, isCheck: false }));
  // For the next run, where this one had nothing to do; it says what is wrong with them.
  await loadGenerators().catch(() => undefined);
}
