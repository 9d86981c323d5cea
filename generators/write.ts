import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { GeneratedFile, LargeFile } from './output.ts';

/** Folders that belong to the generators alone: whatever else lies there is removed. */
export const ownFolders: readonly string[] = ['schemas/generated', '.storybook/generated'];

/**
 * What a person reviews stands in git: tables and their SQL, calls, screens, the tree of codes, and the reference of the
 * catalogue's words.
 * All else is made at install and build.
 */
export function isReviewed(path: string): boolean {
  return /^docs\/|^schemas\/generated\/(tables\.json|database\.sql|modules\.json|operations\.(admin|learner)\.ts|screens\/)/.test(
    path,
  );
}

/**
 * Writes what differs and removes what is left over; with `isCheck` what is reviewed stays as it is, and is told.
 * @returns the paths of all files there are, and of those that differed
 */
export async function writeAll({
  root,
  files,
  isCheck = false,
}: {
  root: string;
  files: AsyncIterable<GeneratedFile | LargeFile>;
  isCheck?: boolean;
}): Promise<{ paths: string[]; written: string[]; drifted: string[] }> {
  const wanted = new Set<string>();
  const written: string[] = [];
  const drifted: string[] = [];
  for await (const file of files) {
    const { path } = file;
    wanted.add(path);
    if ('parts' in file) {
      if (writeParts({ path: join(root, path), parts: file.parts })) written.push(path);
      continue;
    }
    if (readText(join(root, path)) === file.text) continue;
    if (isCheck && isReviewed(path)) {
      drifted.push(path);
      continue;
    }
    written.push(path);
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), file.text);
  }
  for (const path of leftOver({ root, wanted })) {
    if (isCheck && isReviewed(path)) {
      drifted.push(path);
      continue;
    }
    written.push(path);
    rmSync(join(root, path));
  }
  return { paths: [...wanted], written, drifted };
}

/** Writes a large file beside the one that is there, and in its place where they differ; @returns whether they did */
function writeParts({ path, parts }: { path: string; parts: Iterable<string> }): boolean {
  mkdirSync(dirname(path), { recursive: true });
  const fresh = `${path}.new`;
  const file = openSync(fresh, 'w');
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = Buffer.from(part);
    hash.update(bytes);
    writeSync(file, bytes);
  }
  closeSync(file);
  if (existsSync(path) && hash.digest('hex') === hashOf(path)) {
    rmSync(fresh);
    return false;
  }
  renameSync(fresh, path);
  return true;
}

function hashOf(path: string): string {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  const bytes = Buffer.alloc(2 ** 20);
  for (let read = readSync(file, bytes); read > 0; read = readSync(file, bytes)) hash.update(bytes.subarray(0, read));
  closeSync(file);
  return hash.digest('hex');
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

/** Every file below a folder; none where there is no such folder. */
export function walk(folder: string): string[] {
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
