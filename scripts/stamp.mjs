// @ts-check
/** The build stamp: names the sources by their content, so that a checkout or a copy with new times builds nothing. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Where the stamp of a finished build stands, below the project's folder. */
export const buildStampFile = join('dist', '.build-stamp');

const sources = [
  'schemas',
  'generators',
  'kinds',
  'runtime',
  'admin',
  'learner',
  'server',
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  join('scripts', 'build.ts'),
  join('scripts', 'buildServer.ts'),
  join('scripts', 'compress.ts'),
  join('scripts', 'distribution.ts'),
];

/** Follows from the sources: it counts only where it is asked for by itself. */
const generated = join('schemas', 'generated');

/** Files beside the sources that no build contains. */
const besides = /(^\.|\.(test|stories)\.tsx?$|\.(log|tmp|swp|orig)$|~$)/;

/**
 * Hashes paths and contents of everything that a build is made of, or of some files and folders only.
 * @param {string} root
 * @param {readonly string[]} [paths] below the root
 * @returns {string}
 */
export function sourceStamp(root, paths = sources) {
  const hash = createHash('sha256');
  for (const path of paths) addToHash(hash, root, path);
  return hash.digest('hex');
}

/**
 * Whether the last build was finished and is of these very sources.
 * @param {string} root
 * @returns {boolean}
 */
export function isBuilt(root) {
  const file = join(root, buildStampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(root);
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path below the root
 */
function addToHash(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (statSync(full).isDirectory()) {
    const names = readdirSync(full).filter(
      (name) => name !== 'node_modules' && !besides.test(name) && join(path, name) !== generated,
    );
    for (const name of names.sort()) addToHash(hash, root, join(path, name));
    return;
  }
  const content = readFileSync(full);
  hash.update(`${path}\0${content.length}\0`).update(content);
}
