/** The project's own files by their content, so that a checkout or a copy with new times is the same. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hash of each file below the project by its path, with what is generated and not in git; not what tools leave there. */
export function readContents(root: string): Map<string, string> {
  return new Map(listFiles({ root, folder: '' }).map((path) => [path, hashOf(readFileSync(join(root, path)))]));
}

/** Names the whole of some contents. */
export function contentsKey(contents: ReadonlyMap<string, string>): string {
  return hashOf([...contents].map(([path, hash]) => `${path}\0${hash}`).join('\n'));
}

export function hashOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}

/** Folders that belong to tools, to a build or to a server that runs here. */
const besides = new Set([
  '.git',
  '.cache',
  'node_modules',
  'dist',
  'data',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

function listFiles({ root, folder }: { root: string; folder: string }): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return entry.name === 'node_modules' || besides.has(path) ? [] : listFiles({ root, folder: path });
      return entry.isFile() && !/(\.(log|tmp|swp)|~)$/.test(entry.name) ? [path] : [];
    });
}
