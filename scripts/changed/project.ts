/** What the selection of `npm test -- changed` knows of the project, and how it is read. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContents } from '../contents.ts';
import { openImportCache } from '../importCache.ts';
import { resolveImport } from '../imports.ts';
import { selectTests } from '../selection.ts';
import type { Selection } from '../selection.ts';
import { readSeconds } from '../seconds.ts';

/** A call of the catalogue. */
export interface Call {
  /** `question.save` */
  name: string;
  /** `/question/save` */
  path: string;
  /** A verb of the engine, or `area/handler` of the domain. */
  does: string;
  entity?: string;
}

export interface Project {
  tests: Omit<Selection, 'entities'>;
  /** The files that load each file when they run. */
  importers: ReadonlyMap<string, readonly string[]>;
  calls: readonly Call[];
  /** Entities and dictionaries by path, as they stand in `schemas/`. */
  schemas: readonly string[];
  /** The text of a file; empty where there is none. */
  textOf(path: string): string;
  /** About how long a test file runs. */
  secondsOf(path: string): number;
}

/** Reads the project; what is generated has to be there. */
export function readProject(root: string): Project {
  const paths = [...readContents(root).keys()];
  const texts = new Map<string, string>();
  const textOf = (path: string): string => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '';
    texts.set(path, text);
    return text;
  };
  const seconds = readSeconds(root);
  return {
    tests: selectTests({ root, words: [] }),
    importers: importersOf({ root, paths, textOf }),
    calls: callsIn(textOf('schemas/generated/catalogue.json')),
    schemas: paths.filter((path) => /^schemas\/(entities|dictionaries)\//.test(path)),
    textOf,
    secondsOf: (path) => seconds.get(path) ?? usualSeconds(path),
  };
}

/** Of a test file that has not run here yet. */
function usualSeconds(path: string): number {
  if (path.startsWith('tests/faults/')) return 40;
  if (path.startsWith('tests/e2e/')) return 35;
  if (path.startsWith('tests/contract/')) return 8;
  return path.endsWith('x') ? 4 : 1;
}

function importersOf({
  root,
  paths,
  textOf,
}: {
  root: string;
  paths: readonly string[];
  textOf: (path: string) => string;
}): Map<string, string[]> {
  const cache = openImportCache(root);
  const importers = new Map<string, string[]>();
  for (const file of paths) {
    if (!/\/.*\.(tsx?|mts|mjs)$/.test(file) || file.includes('/generated/')) continue;
    for (const { specifier, isTypeOnly } of cache.of({ file, text: textOf(file) })) {
      const target = isTypeOnly ? undefined : resolveImport(file, specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  cache.save();
  return importers;
}

function callsIn(text: string): Call[] {
  if (text === '') return [];
  const { operations } = JSON.parse(text) as { operations: Record<string, Call> };
  return Object.values(operations);
}
