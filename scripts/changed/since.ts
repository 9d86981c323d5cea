/** What has changed since a commit, and which commit the last whole run of the tests passed on. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../command.ts';

/** Files that differ from a commit, with those that are not committed or not even added, and those that are gone. */
export interface Since {
  commit: string;
  /** Why this commit, in words. */
  why: string;
  files: string[];
}

/** @throws Error where git does not know the commit. */
export async function readSince({ root, commit }: { root: string; commit?: string }): Promise<Since> {
  const { base, why } = await baseOf({ root, commit });
  const [changed, untracked] = await Promise.all([
    git({ root, args: ['diff', '--name-only', '--no-renames', '-z', base, '--'] }),
    git({ root, args: ['ls-files', '--others', '--exclude-standard', '-z'] }),
  ]);
  const files = new Set(`${changed}\0${untracked}`.split('\0').filter((path) => path !== ''));
  return { commit: base.slice(0, 7), why, files: [...files].sort() };
}

/** The commit that stands here with nothing changed; undefined where something is, or where there is no git. */
export async function cleanCommit(root: string): Promise<string | undefined> {
  try {
    if ((await git({ root, args: ['status', '--porcelain'] })).trim() !== '') return undefined;
    return (await git({ root, args: ['rev-parse', 'HEAD'] })).trim();
  } catch {
    return undefined;
  }
}

/** Notes that all tests passed on a commit. */
export function notePassed({ root, commit }: { root: string; commit: string }): void {
  const file = noteBelow(root);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, commit);
}

async function baseOf({ root, commit }: { root: string; commit?: string }): Promise<{ base: string; why: string }> {
  if (commit !== undefined)
    return {
      base: (await git({ root, args: ['rev-parse', '--verify', `${commit}^{commit}`] })).trim(),
      why: 'as asked',
    };
  const passed = await passedCommit(root);
  if (passed !== undefined) return { base: passed, why: 'all tests passed on it' };
  const head = (await git({ root, args: ['rev-parse', 'HEAD'] })).trim();
  return { base: head, why: 'no whole run is known to have passed before it' };
}

/** Undefined where none is noted, or where what stands here does not come from it. */
async function passedCommit(root: string): Promise<string | undefined> {
  try {
    const commit = readFileSync(noteBelow(root), 'utf8').trim();
    await git({ root, args: ['merge-base', '--is-ancestor', commit, 'HEAD'] });
    return commit;
  } catch {
    return undefined;
  }
}

async function git({ root, args }: { root: string; args: readonly string[] }): Promise<string> {
  const { exitCode, output } = await runCommand({ command: 'git', args, cwd: root });
  if (exitCode !== 0) throw new Error(output.trim() || `git ${args.join(' ')} failed`);
  return output;
}

function noteBelow(root: string): string {
  return join(root, '.cache', 'tests-passed');
}
