// @ts-check
/**
 * Installs the dependencies when they are missing or belong to another lock file, Node or machine.
 * Node's built-in modules only: this runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { acquireLock } from './lock.mjs';

/**
 * What of package.json is installed. `product`: `dependencies`, which build and run it; `everything`: the tools of tests
 * and development too.
 * @typedef {'product' | 'everything'} Extent
 */

/** The folder of package.json. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Brings `node_modules` into the state that the lock file describes. Two processes at once do not collide: the
 * second waits. Ends this process when Node is too old, when the installation fails or when it is interrupted.
 * @param {{ root?: string, extent?: Extent }} [options]
 * @returns {Promise<void>}
 */
export async function ensureInstalled({ root = projectRoot, extent = 'everything' } = {}) {
  const problem = nodeProblem(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exit(1);
  }
  if (isInstalled({ root, extent })) return;
  const lock = await acquireLock({
    file: join(root, '.cache', 'install.lock'),
    waiting: 'Another process is installing the dependencies: waiting for it …',
  });
  try {
    if (isInstalled({ root, extent })) return;
    const isAddition = extent === 'everything' && isInstalled({ root, extent: 'product' });
    const what = isAddition ? 'the tools of tests and development' : 'the dependencies';
    console.log(`Installing ${what} (once, about a minute) …`);
    const args = installArguments({ extent, isAddition });
    const result = await runNpm({ root, args, onStart: (pid) => lock.addHolder(pid) });
    if (result.exitCode !== 0) {
      lock.release();
      if (result.exitCode < 128) console.error('The dependencies could not be installed: see the lines above.');
      process.exit(result.exitCode);
    }
    writeFileSync(stampFile(root), installStamp({ root, extent }));
  } finally {
    lock.release();
  }
}

/**
 * What is wrong with a version of Node for this project, in words for the person at the keyboard. The versions are
 * those that the build tools run on.
 * @param {string} version e.g. `20.19.0`
 * @returns {string | undefined}
 */
export function nodeProblem(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)) return undefined;
  return `This project needs Node 20.19, 22.12 or newer; this is Node ${version}. Get a newer one at https://nodejs.org and try again.`;
}

/**
 * Names the installation that the lock file asks for on this machine.
 * @param {{ root: string, extent: Extent }} options
 * @returns {string}
 */
export function installStamp({ root, extent }) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const [major] = process.versions.node.split('.');
  return `${hash} node${major} ${process.platform}-${process.arch} ${extent}\n`;
}

/**
 * What npm is told. The tools come on top of the product's packages without taking those away first, as `npm ci` does:
 * a server may be running on them.
 * @param {{ extent: Extent, isAddition: boolean }} options
 */
function installArguments({ extent, isAddition }) {
  return [
    ...(isAddition ? ['install', '--no-save'] : ['ci']),
    extent === 'everything' ? '--include=dev' : '--omit=dev',
    '--no-audit',
    '--no-fund',
  ];
}

/**
 * The environment of the nested npm: without the settings of the outer one that would leave packages out.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export function installEnvironment(env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => name !== 'NODE_ENV' && !leavesPackagesOut.test(name.replaceAll('-', '_'))),
  );
}

/** Milliseconds npm has to end by itself. */
const stopTimeout = 1000;

const leavesPackagesOut =
  /^npm_config_(omit|include|only|also|production|dev|optional|global|location|prefix|dry_run|package_lock|package_lock_only|workspaces?|include_workspace_root)$/i;

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.install-stamp');
}

/** @param {{ root: string, extent: Extent }} options */
function isInstalled({ root, extent }) {
  if (!existsSync(stampFile(root))) return false;
  const stamp = readFileSync(stampFile(root), 'utf8');
  return stamp === installStamp({ root, extent }) || stamp === installStamp({ root, extent: 'everything' });
}

/**
 * Runs npm and sees to its end even when a signal asks this process to stop: an npm left behind alone would go on
 * writing into node_modules. It gets a moment to end by itself (npm 11 first finishes what it began, up to a minute);
 * half an installation does no harm, because it carries no stamp.
 * @param {{ root: string, args: string[], onStart: (pid: number) => void }} options
 * @returns {Promise<{ exitCode: number }>}
 */
async function runNpm({ root, args, onStart }) {
  const npm = process.env['npm_execpath'];
  const isWindows = process.platform === 'win32';
  const [command, commandArgs] =
    npm && /npm-cli\.[cm]?js$/.test(npm) ? [process.execPath, [npm, ...args]] : [isWindows ? 'npm.cmd' : 'npm', args];
  const child = spawn(command, commandArgs, {
    cwd: root,
    env: installEnvironment(process.env),
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows && command === 'npm.cmd',
    detached: !isWindows,
  });
  if (child.pid !== undefined) onStart(child.pid);
  /** @type {NodeJS.Signals | undefined} */
  let interrupted;
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    interrupted ??= signal;
    signalGroup(child, signal);
    setTimeout(() => signalGroup(child, 'SIGKILL'), stopTimeout).unref();
  };
  const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, forward);
  const exitCode = await new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`npm could not be started: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code) => resolve(code ?? 1));
  });
  for (const signal of signals) process.off(signal, forward);
  return { exitCode: interrupted ? 128 + constants.signals[interrupted] : exitCode };
}

/**
 * Sends a signal to a program and to all that it started.
 * @param {import('node:child_process').ChildProcess} child
 * @param {NodeJS.Signals} signal
 */
function signalGroup(child, signal) {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  if (process.platform === 'win32') child.kill(signal);
  else process.kill(-child.pid, signal);
}
