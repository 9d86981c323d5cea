import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaFiles } from './areas.ts';
import { callFiles } from './calls.ts';
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
import { readable } from './readable.ts';
import { referenceFiles } from './reference.ts';
import { sampleFiles } from './sample.ts';
import { screenFiles, screensOf } from './screens.ts';
import { storyFiles } from './stories.ts';
import { planTables } from './tables.ts';
import { themeFiles } from './themes.ts';
import { typeFiles } from './types.ts';
import { validatorFiles } from './validators.ts';
import { wordFiles } from './words.ts';

/** Folders that belong to the generators alone: whatever else lies there is removed. */
const ownFolders = ['schemas/generated', '.storybook/generated'];

/**
 * What a person reviews stands in git: tables and their SQL, calls, screens, and the reference of the catalogue's words.
 * All else is made at install and build.
 */
export function isReviewed(path: string): boolean {
  return /^docs\/|^schemas\/generated\/(tables\.json|database\.sql|operations\.(admin|learner)\.ts|screens\/)/.test(
    path,
  );
}

/** Everything the generators write for a catalogue, one file after the other, so that a large one is never there as a whole. */
export async function* generate(catalogue: Catalogue): AsyncIterable<GeneratedFile> {
  const screens = screensOf(catalogue);
  yield* coreFiles(catalogue);
  yield* callFiles(catalogue);
  yield* dictionaryFiles(catalogue);
  yield* moduleFiles(catalogue);
  yield* themeFiles(catalogue);
  yield* validatorFiles({ ...catalogue, screens });
  yield* typeFiles(catalogue);
  yield* operationFiles(catalogue);
  yield* openapiFiles(catalogue);
  yield* screenFiles({ catalogue, screens });
  yield* areaFiles({ ...catalogue, screens });
  yield* excelFiles(catalogue);
  yield* sampleFiles(catalogue);
  yield* storyFiles({ catalogue, screens });
  yield* referenceFiles();
  yield* await wordFiles();
}

function coreFiles(catalogue: Catalogue): GeneratedFile[] {
  const { hash, entities, operations } = catalogue;
  const file = {
    hash,
    entities: withRules(entities),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, { input: _input, output: _output, ...operation }]) => [name, operation]),
    ),
  };
  return [
    { path: 'schemas/generated/catalogue.json', text: JSON.stringify(file) },
    { path: 'schemas/generated/tables.json', text: readable(planTables(catalogue)) },
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

function leftOver({ root, wanted }: { root: string; wanted: ReadonlySet<string> }): string[] {
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

/**
 * Writes what differs and removes what is left over; with `isCheck` what is reviewed stays as it is, and is told.
 * @returns how many files there are, and the paths that differed
 */
export async function writeAll({
  root,
  files,
  isCheck = false,
}: {
  root: string;
  files: AsyncIterable<GeneratedFile>;
  isCheck?: boolean;
}): Promise<{ count: number; written: string[]; drifted: string[] }> {
  const wanted = new Set<string>();
  const written: string[] = [];
  const drifted: string[] = [];
  for await (const { path, text } of files) {
    wanted.add(path);
    if (readText(join(root, path)) === text) continue;
    if (isCheck && isReviewed(path)) {
      drifted.push(path);
      continue;
    }
    written.push(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of leftOver({ root, wanted })) {
    if (isCheck && isReviewed(path)) {
      drifted.push(path);
      continue;
    }
    written.push(path);
    rmSync(join(root, path));
  }
  return { count: wanted.size, written, drifted };
}

/** `npm run generate`; with `--check` it fails where what stands in git is not what the catalogue says. */
async function main(): Promise<void> {
  const root = join(dirname(fileURLToPath(import.meta.url)), '..');
  const started = performance.now();
  const files = generate(readCatalogue({ root }));
  const { count, written, drifted } = await writeAll({ root, files, isCheck: process.argv.includes('--check') });
  const time = `${Math.round(performance.now() - started)} ms`;
  if (drifted.length === 0) {
    console.log(`${count} files, ${written.length} changed, ${time}`);
    return;
  }
  console.error(`generated files differ from the catalogue; run npm run generate:\n${drifted.join('\n')}`);
  process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  main().catch((error: unknown) => {
    console.error(error instanceof CatalogueError ? error.message : error);
    process.exitCode = 1;
  });
