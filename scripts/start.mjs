// @ts-check
/** `npm start`: installs and builds what is missing, then becomes the server. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, projectRoot } from './install.mjs';
import { endWithParent, joinRepeatedSignals } from './lifetime.mjs';
import { isBuilt } from './stamp.mjs';

process.chdir(projectRoot);
endWithParent();
await ensureInstalled({ extent: 'product' });
if (!isBuilt(projectRoot)) await build();
process.setSourceMapsEnabled(true);
joinRepeatedSignals();
await import(pathToFileURL(join(projectRoot, 'dist', 'server', 'main.js')).href);

/** Builds in a process of its own, so that the memory of the build tools does not stay with the server. */
async function build() {
  const child = spawn(process.execPath, ['--import', 'tsx', join('scripts', 'build.ts')], { stdio: 'inherit' });
  /** @type {NodeJS.Signals | undefined} */
  let interrupted;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    interrupted = signal;
    child.kill(signal);
  };
  process.on('SIGINT', forward).on('SIGTERM', forward);
  const exitCode = await new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  process.off('SIGINT', forward).off('SIGTERM', forward);
  if (interrupted || exitCode !== 0) process.exit(exitCode || 1);
}
