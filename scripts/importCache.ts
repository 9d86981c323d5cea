/** What files import, kept in `.cache/` by their content: only a file that changed is read by the compiler. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { hashOf } from './contents.ts';
import { findImports } from './imports.ts';
import type { Import } from './imports.ts';

export interface ImportCache {
  /** The same as {@link findImports}. */
  of(options: { file: string; text: string }): readonly Import[];
  /** Keeps what was asked for, and what was known before unless that is far more. */
  save(): void;
}

/** The cache of a project; an empty one where it was made by another reader of imports. */
export function openImportCache(root: string): ImportCache {
  const file = join(root, '.cache', 'imports.json');
  const reader = hashOf(
    ['scripts/imports.ts', 'package-lock.json'].map((path) => readFileSync(join(root, path), 'utf8')).join('\0'),
  );
  const known = readCache(file);
  const former = known?.reader === reader ? known.imports : {};
  const asked: Cached['imports'] = {};
  let isNew = known?.reader !== reader;
  return {
    of: ({ file: path, text }) => {
      const key = hashOf(`${extname(path)}\0${text}`);
      const found = asked[key] ?? former[key] ?? findImports({ file: path, text });
      isNew ||= !(key in former);
      asked[key] = found;
      return found;
    },
    save: () => {
      if (!isNew) return;
      const isMostlyOld = Object.keys(former).length > 2 * Object.keys(asked).length;
      const imports = isMostlyOld ? asked : { ...former, ...asked };
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ reader, imports } satisfies Cached));
    },
  };
}

interface Cached {
  reader: string;
  /** By the hash of a file's ending and text. */
  imports: Record<string, readonly Import[]>;
}

function readCache(file: string): Cached | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cached;
  } catch {
    return undefined;
  }
}
