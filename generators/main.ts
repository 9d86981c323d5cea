import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCatalogue, type Catalogue } from './catalogue.ts';
import { databaseSql } from './database.ts';
import { dictionaryFiles } from './dictionaries.ts';
import { excelFiles } from './excel.ts';
import { moduleFiles } from './modules.ts';
import { withRules } from './rules.ts';
import { openapiFiles } from './openapi.ts';
import { operationFiles } from './operations.ts';
import type { GeneratedFile } from './output.ts';
import { CatalogueError } from './problem.ts';
import { referenceFiles } from './reference.ts';
import { sampleFiles } from './sample.ts';
import { screenFiles } from './screens.ts';
import { storyFiles } from './stories.ts';
import { planTables } from './tables.ts';
import { themeFiles } from './themes.ts';
import { typeFiles } from './types.ts';
import { validatorFiles } from './validators.ts';
import { wordFiles } from './words.ts';

/** Folders that belong to the generators alone: whatever else lies there is removed. */
const ownFolders = ['schemas/generated', '.storybook/generated'];

/** Everything the generators write for a catalogue; pure. */
export async function generate(catalogue: Catalogue): Promise<GeneratedFile[]> {
  const groups = await Promise.all([
    coreFiles(catalogue),
    dictionaryFiles(catalogue),
    moduleFiles(catalogue),
    themeFiles(catalogue),
    validatorFiles(catalogue),
    typeFiles(catalogue),
    operationFiles(catalogue),
    openapiFiles(catalogue),
    screenFiles(catalogue),
    excelFiles(catalogue),
    sampleFiles(catalogue),
    storyFiles(catalogue),
    referenceFiles(),
    wordFiles(),
  ]);
  return groups.flat();
}

/** The paths that differ from what the generators would write: wrong, missing or left over. */
export function findDrift({ root, files }: { root: string; files: readonly GeneratedFile[] }): string[] {
  const wanted = new Map(files.map(({ path, text }) => [path, text]));
  const differing = [...wanted].flatMap(([path, text]) => (readText(join(root, path)) === text ? [] : [path]));
  return [...differing, ...leftOver({ root, wanted })];
}

function coreFiles(catalogue: Catalogue): GeneratedFile[] {
  const { hash, entities, operations } = catalogue;
  return [
    {
      path: 'schemas/generated/catalogue.json',
      text: `${JSON.stringify({ hash, entities: withRules(entities), operations }, null, 1)}\n`,
    },
    { path: 'schemas/generated/tables.json', text: `${JSON.stringify(planTables(catalogue), null, 1)}\n` },
    { path: 'schemas/generated/database.sql', text: databaseSql(catalogue) },
  ];
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function leftOver({ root, wanted }: { root: string; wanted: ReadonlyMap<string, string> }): string[] {
  return ownFolders
    .flatMap((folder) => walk(join(root, folder)))
    .map((path) => relative(root, path))
    .filter((path) => !wanted.has(path));
}

function walk(folder: string): string[] {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names.flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

async function main(): Promise<void> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const started = performance.now();
  const files = await generate(readCatalogue({ root }));
  const drift = findDrift({ root, files });
  if (process.argv.includes('--check')) {
    if (drift.length > 0) {
      console.error(`generated files differ from the catalogue; run npm run generate:\n${drift.join('\n')}`);
      process.exitCode = 1;
    } else
      console.log(
        `generated files are up to date (${files.length} files, ${Math.round(performance.now() - started)} ms)`,
      );
    return;
  }
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  for (const path of drift) {
    const text = texts.get(path);
    if (text === undefined) rmSync(join(root, path));
    else {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
  }
  console.log(`${files.length} files, ${drift.length} changed, ${Math.round(performance.now() - started)} ms`);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: unknown) => {
    console.error(error instanceof CatalogueError ? error.message : error);
    process.exitCode = 1;
  });
