import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanCommit, notePassed, readSince } from './since.ts';

describe('readSince', () => {
  let root = '';
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const commit = (...paths: string[]): string => {
    for (const path of paths) writeFileSync(join(root, path), path);
    git('add', '-A');
    git('commit', '-qm', 'a');
    return git('rev-parse', 'HEAD');
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'since-'));
    git('init', '-q');
    writeFileSync(join(root, '.gitignore'), '.cache/');
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  it('begins where all tests passed, with all that came since, committed or not', async () => {
    notePassed({ root, commit: commit('一.ts', 'gone.ts') });
    commit('b.ts');
    rmSync(join(root, 'gone.ts'));
    writeFileSync(join(root, 'new.ts'), '');
    expect((await readSince({ root })).files).toEqual(['b.ts', 'gone.ts', 'new.ts']);
    expect((await readSince({ root, commit: 'HEAD' })).files).toEqual(['gone.ts', 'new.ts']);
  });

  it('begins at what is committed where no run is known, or one of another branch', async () => {
    const first = commit('a.ts');
    writeFileSync(join(root, 'a.ts'), 'other');
    expect(await readSince({ root })).toMatchObject({ commit: first.slice(0, 7), files: ['a.ts'] });
    notePassed({ root, commit: '0123456789012345678901234567890123456789' });
    expect((await readSince({ root })).files).toEqual(['a.ts']);
  });

  it('refuses a commit that there is not', async () => {
    commit('a.ts');
    await expect(readSince({ root, commit: 'nothing' })).rejects.toThrow(/nothing|revision/);
  });

  it('tells the commit only where nothing else stands there', async () => {
    const first = commit('a.ts');
    expect(await cleanCommit(root)).toBe(first);
    writeFileSync(join(root, 'b.ts'), '');
    expect(await cleanCommit(root)).toBeUndefined();
  });
});
