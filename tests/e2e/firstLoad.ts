import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '#scripts/install.mjs';
import { entriesNeeded, type Manifest } from '#server/http/preload.ts';

/** What a browser fetches of a built app before a page is there. */
export interface FirstLoad {
  scripts: number;
  /** Bytes after gzip. */
  js: number;
  css: number;
}

/** The built app's first loads: what its document names, with what the named parts of its manifest need. */
export function readBuild(app: 'admin' | 'learner'): {
  has(part: string): boolean;
  firstLoad(...parts: string[]): FirstLoad;
} {
  const root = join(projectRoot, 'dist', app);
  const manifest = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as Manifest;
  const gzip = (file: string): number => gzipSync(readFileSync(join(root, file)), { level: 9 }).length;
  const named = readFileSync(join(root, 'index.html'), 'utf8').match(/assets\/[^"]+\.(js|css)/g) ?? [];
  return {
    has: (part) => manifest[part] !== undefined,
    firstLoad(...parts) {
      const entries = entriesNeeded({ manifest, keys: parts });
      const files = [...new Set([...named, ...entries.flatMap(({ file, css = [] }) => [file, ...css])])];
      const sizeOf = (end: string) =>
        files.filter((file) => file.endsWith(end)).reduce((sum, file) => sum + gzip(file), 0);
      return { scripts: files.filter((file) => file.endsWith('.js')).length, js: sizeOf('.js'), css: sizeOf('.css') };
    },
  };
}
