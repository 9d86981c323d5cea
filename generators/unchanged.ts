/**
 * Whether the generators have to run at all. A run that made everything notes, below `.cache/`, the content of all that it
 * read and of all that it made; while both are the same to the byte, another run would make the same. So a file that was
 * edited by hand, left over or lost is always made anew, or told.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { codeFiles } from './checks/codeNames.ts';
import { ownFolders, walk } from './write.ts';

/** Hash of everything that the generators read: the catalogue, themselves, and the code that both use. */
export function inputsOf(root: string): string {
  return hashOf({
    root,
    paths: [...inputs, ...codeFiles].flatMap((path) => filesBelow({ root, path })).filter(isInput),
  });
}

/** Whether what stands in the tree was made of these very inputs. */
export function isUnchanged({ root, inputs: now }: { root: string; inputs: string }): boolean {
  const note = readNote(root);
  return note !== undefined && note.inputs === now && note.outputs === outputsOf({ root, besides: note.besides });
}

/** Notes a run that made these paths, unless its inputs have changed while it ran. */
export function noteRun({
  root,
  inputs: before,
  paths,
}: {
  root: string;
  inputs: string;
  paths: readonly string[];
}): void {
  if (inputsOf(root) !== before) return;
  const besides = paths.filter((path) => !ownFolders.some((folder) => path.startsWith(`${folder}/`)));
  const note: Note = { inputs: before, outputs: outputsOf({ root, besides }), besides };
  const file = join(root, noteFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(note));
  renameSync(`${file}.${process.pid}`, file);
}

interface Note {
  inputs: string;
  outputs: string;
  /** Files that are made and lie in no folder of the generators. */
  besides: readonly string[];
}

const noteFile = join('.cache', 'generated.json');

/** What the generators may import (`scripts/boundaries.ts`), and what they read besides. */
const inputs = ['schemas', 'generators', 'kinds', 'runtime/core', 'package-lock.json', 'tsconfig.json'];

function isInput(path: string): boolean {
  return !ownFolders.some((folder) => path.startsWith(`${folder}/`)) && !/\.test\.tsx?$/.test(path);
}

function outputsOf({ root, besides }: { root: string; besides: readonly string[] }): string {
  return hashOf({ root, paths: [...ownFolders, ...besides].flatMap((path) => filesBelow({ root, path })) });
}

function hashOf({ root, paths }: { root: string; paths: readonly string[] }): string {
  const hash = createHash('sha256').update(process.versions.node);
  for (const path of [...paths].sort()) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The files of a folder, a file itself, or nothing where there is neither. */
function filesBelow({ root, path }: { root: string; path: string }): string[] {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  return (statSync(full).isDirectory() ? walk(full) : [full]).map((file) => relative(root, file).replaceAll(sep, '/'));
}

function readNote(root: string): Note | undefined {
  try {
    return JSON.parse(readFileSync(join(root, noteFile), 'utf8')) as Note;
  } catch {
    return undefined;
  }
}
