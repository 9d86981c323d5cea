/** `generating.ts`: runs the generators each time the process that forked it asks, and answers how that ended. */
import { run } from '#generators/run.ts';
import { projectRoot } from './install.mjs';

process.once('disconnect', () => process.exit(0));
process.on('message', () => {
  void run({ root: projectRoot, isCheck: false }).then((outcome) => process.send?.(outcome));
});
