/**
 * `which folder may use which`, checked on every import of the tree. Which packages a folder may use is oxlint's part
 * (`.oxlintrc.json`). Run as a program it prints one line a finding and fails when there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openImportCache } from './importCache.ts';
import { findImports, resolveImport } from './imports.ts';
import type { Import } from './imports.ts';
import { projectRoot } from './install.mjs';

/** One breach of the house's rules. */
export interface Finding {
  /** Path from the root, with `/`. */
  file: string;
  /** From 1. */
  line: number;
  message: string;
}

/** Checks every file of the house below a folder; `importsOf` reads what one imports. */
export function findBreaches(root: string, importsOf: ImportsOf = findImports): Finding[] {
  const files = folders.flatMap((folder) => listFiles(root, folder)).sort();
  return files.flatMap((file) => [...checkKind(file), ...checkImports({ root, file, importsOf })]);
}

type ImportsOf = (options: { file: string; text: string }) => readonly Import[];

const folders = [
  'schemas',
  'generators',
  'kinds',
  'runtime',
  'admin',
  'learner',
  'server',
  'tests',
  'scripts',
  '.storybook',
];

interface Zone {
  /** The folder the rule is for; the longest that fits a file counts. */
  folder: string;
  /** Folders and files that it may import besides itself. */
  uses: readonly string[];
}

const generated = 'schemas/generated/';
const formats = 'generators/formats.ts';
/**
 * A kind of field has three sides, told by the names of its files: what everybody may know, what generators and server
 * know (`data`), what screens draw (`screen`, and whatever is TSX).
 */
const kinds = 'kinds/';
const kindsData = 'kinds(data)/';
const kindsScreen = 'kinds(screen)/';

const everything = [
  'schemas/',
  kinds,
  kindsData,
  kindsScreen,
  'runtime/',
  'admin/',
  'learner/',
  'server/',
  'tests/',
  'scripts/',
  '.storybook/',
];

/** The path with the side of a kind in it, by which zones name it. */
function placeOf(path: string): string {
  if (/^kinds\/(\w+\/)?data(\/|\.)/.test(path)) return path.replace(kinds, kindsData);
  return /^kinds\/((\w+\/)?screen\/|.*\.tsx$)/.test(path) ? path.replace(kinds, kindsScreen) : path;
}

const zones: readonly Zone[] = [
  {
    folder: 'generators/',
    uses: [
      'schemas/',
      kinds,
      kindsData,
      'runtime/core/brand/',
      'runtime/core/expressions.ts',
      'runtime/core/idNumber.ts',
      'runtime/core/operations/',
      'runtime/core/screens/',
    ],
  },
  { folder: kinds, uses: ['runtime/core/operations/answerForm.ts', 'runtime/core/operations/decimals.ts'] },
  { folder: kindsData, uses: [kinds, 'runtime/core/operations/decimals.ts'] },
  { folder: kindsScreen, uses: [kinds, 'runtime/core/', 'runtime/react/', 'runtime/screen/', generated] },
  { folder: 'runtime/core/', uses: [kinds, 'schemas/certDesigns/', generated] },
  { folder: 'runtime/react/', uses: ['runtime/core/', generated] },
  { folder: 'runtime/screen/', uses: [kinds, kindsScreen, 'runtime/core/', 'runtime/react/', generated] },
  { folder: 'runtime/', uses: [generated] },
  {
    folder: 'admin/',
    uses: [
      'kinds/color/isColor.ts',
      'kinds/file/sorts.ts',
      kindsScreen,
      'runtime/',
      'schemas/themes/assets/',
      generated,
    ],
  },
  { folder: 'learner/', uses: ['runtime/core/', 'runtime/react/', generated] },
  {
    folder: 'server/',
    uses: [
      kinds,
      kindsData,
      'runtime/core/expressions.ts',
      'runtime/core/answer/',
      'runtime/core/brand/',
      'runtime/core/certificate/',
      'runtime/core/dates.ts',
      'runtime/core/decoded.ts',
      'runtime/core/device.ts',
      'runtime/core/entryCode.ts',
      'runtime/core/fewestJudged.ts',
      'runtime/core/firstAppearance.ts',
      'runtime/core/idNumber.ts',
      'runtime/core/literalPattern.ts',
      'runtime/core/operations/',
      'runtime/core/screens/',
      'runtime/core/seats/',
      'runtime/core/verifyPath.ts',
      generated,
    ],
  },
  // For contracts over a catalogue of a test's own.
  { folder: 'tests/', uses: [...everything, 'generators/catalogue.ts', 'generators/generate.ts'] },
  { folder: 'scripts/', uses: everything },
  { folder: '.storybook/', uses: everything },
];

/** Helpers of tests may also use the test tools of the tree; a story or test is part of no product. */
const isOfTests = (file: string): boolean => /\.(test|stories)\.tsx?$|(^|\/)testing(\/|\.tsx?$)/.test(file);

function checkKind(file: string): Finding[] {
  if (!file.startsWith('schemas/') || file.startsWith(generated)) return [];
  const isAsset = /^schemas\/themes\/assets\/[^/]+\.(svg|png|ico|webp)$/.test(file);
  if (extname(file) === '.json' || isAsset) return [];
  return [{ file, line: 1, message: 'schemas holds JSON alone: code belongs to the folder that uses it.' }];
}

function checkImports({ root, file, importsOf }: { root: string; file: string; importsOf: ImportsOf }): Finding[] {
  if (!/\.(tsx?|mts)$/.test(file) || file.includes('/generated/')) return [];
  const imports = importsOf({ file, text: readFileSync(join(root, file), 'utf8') }).filter(
    ({ isAddress }) => !isAddress,
  );
  return imports.flatMap((entry) => {
    const message = checkImport(file, entry);
    return message ? [{ file, line: entry.line, message }] : [];
  });
}

function checkImport(file: string, entry: Import): string | undefined {
  const target = resolveImport(file, entry.specifier);
  if (target === undefined) return undefined;
  if (entry.specifier.startsWith('.') && topFolder(target) !== topFolder(file)) {
    return `${entry.specifier} leaves its folder: write #${target}.`;
  }
  if (entry.specifier.startsWith('#') && extname(entry.specifier) === '') {
    return `${entry.specifier} needs the file's extension.`;
  }
  return checkZone(file, target, entry.isTypeOnly) ?? checkArea(file, target) ?? checkPage(file, target);
}

function checkZone(file: string, target: string, isTypeOnly: boolean): string | undefined {
  const zone = zoneOf(placeOf(file));
  const place = placeOf(target);
  if (!zone || place.startsWith(zone.folder)) return undefined;
  if (target === formats) {
    return isTypeOnly ? undefined : `Only types of ${formats} are for others: write import type.`;
  }
  const uses = isOfTests(file) ? [...zone.uses, 'tests/', 'scripts/', 'generators/testing.ts'] : zone.uses;
  if (uses.some((allowed) => place.startsWith(allowed))) return undefined;
  return `${zone.folder} may not use ${target}. It may use: ${[...uses, `types of ${formats}`].join(', ')}.`;
}

/** Areas of server/domain know each other by their index alone. */
function checkArea(file: string, target: string): string | undefined {
  const area = areaOf(target);
  if (area === undefined || area === areaOf(file) || isOfTests(file) || !file.startsWith('server/domain/'))
    return undefined;
  return target === `server/domain/${area}/index.ts` ? undefined : `Import the area by server/domain/${area}/index.ts.`;
}

function areaOf(path: string): string | undefined {
  return /^server\/domain\/([^/]+)\//.exec(path)?.[1];
}

/** A page of the learner is known to the table of pages alone, so that adding or removing one touches nothing else. */
function checkPage(file: string, target: string): string | undefined {
  const page = pageOf(target);
  if (page === undefined || page === pageOf(file) || file === pageTable) return undefined;
  return pageOf(file) === undefined
    ? `Only ${pageTable} leads to learner/pages/${page}.`
    : `A page may not use another's files: what pages share lies beside learner/pages/.`;
}

const pageTable = 'learner/routes.ts';

function pageOf(path: string): string | undefined {
  return /^learner\/pages\/([^/]+)\//.exec(path)?.[1];
}

function zoneOf(file: string): Zone | undefined {
  const fitting = zones.filter(({ folder }) => file.startsWith(folder));
  return fitting.sort((a, b) => b.folder.length - a.folder.length)[0];
}

function topFolder(path: string): string {
  return path.slice(0, path.indexOf('/'));
}

function listFiles(root: string, folder: string): string[] {
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : listFiles(root, path);
    return entry.name.startsWith('.') ? [] : [path];
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const cache = openImportCache(projectRoot);
  const findings = findBreaches(projectRoot, cache.of);
  cache.save();
  for (const { file, line, message } of findings) console.log(`${file}:${line}: ${message}`);
  console.log(findings.length === 0 ? 'Every import keeps the rules of the house.' : `${findings.length} to mend.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}
