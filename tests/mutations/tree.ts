import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mutation } from './mutation.ts';

/** A copy of the project in a folder that is empty or not there yet: every file that is, or could be, in git; its packages are the same. */
export function copyTree({ root, folder }: { root: string; folder: string }): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  for (const path of listed.split('\0').filter((each) => each !== '' && existsSync(join(root, each)))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
}

/** Makes the fault in a copy. @returns what takes it back @throws Error where its place is not there, or not once. */
export function applyMutation({ folder, mutation }: { folder: string; mutation: Mutation }): () => void {
  const { name, file, from, to } = mutation;
  const path = join(folder, file);
  const whole = readFileSync(path, 'utf8');
  const parts = whole.split(from);
  if (parts.length !== 2) throw new Error(`“${name}”: its place is ${parts.length - 1} times in ${file}`);
  writeFileSync(path, parts.join(to));
  return () => writeFileSync(path, whole);
}
