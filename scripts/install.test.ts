import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installEnvironment, installStamp, nodeProblem, projectRoot } from './install.mjs';
import type { Extent } from './install.mjs';

describe('nodeProblem', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.1.0', '26.0.0'])('accepts Node %s', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  it.each(['20.18.3', '18.20.0', '16.0.0', '21.7.0', '22.11.0'])(
    'refuses Node %s and names both versions',
    (version) => {
      expect(nodeProblem(version)).toContain('20.19');
      expect(nodeProblem(version)).toContain(version);
    },
  );
});

describe('installEnvironment', () => {
  it('drops what would leave packages out, in either spelling, and keeps the rest', () => {
    const env = {
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
      NPM_CONFIG_PRODUCTION: 'true',
      'npm_config_dry-run': 'true',
      npm_config_registry: 'https://example.org/',
      PATH: '/usr/bin',
    };
    expect(installEnvironment(env)).toEqual({ npm_config_registry: 'https://example.org/', PATH: '/usr/bin' });
  });
});

describe('ensureInstalled', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install 测试 '));
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3}');
    // Stands in for npm: says on which count it ran and takes long enough for two to meet.
    writeFileSync(
      join(root, 'npm-cli.js'),
      `const fs = require('node:fs');
       fs.appendFileSync('runs.txt', process.argv.slice(2, -2).join(' ') + ' ' + (process.env.NODE_ENV ?? 'unset') + '\\n');
       if (fs.existsSync('fail')) process.exit(7);
       fs.mkdirSync('node_modules', { recursive: true });
       if (fs.existsSync('hang')) process.on('SIGTERM', () => {});
       if (fs.existsSync('hang')) setInterval(() => {}, 1000); else setTimeout(() => {}, 300);`,
    );
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const start = (extent?: Extent): { child: ReturnType<typeof spawn>; exitCode: Promise<number | null> } => {
    const module = JSON.stringify(join(projectRoot, 'scripts', 'install.mjs'));
    const options = JSON.stringify({ root, extent });
    const code = `import(${module}).then(({ ensureInstalled }) => ensureInstalled(${options}))`;
    const env = {
      ...process.env,
      npm_execpath: join(root, 'npm-cli.js'),
      NODE_ENV: 'production',
      npm_config_omit: 'dev',
    };
    const child = spawn(process.execPath, ['-e', code], { cwd: root, env, stdio: 'ignore' });
    return { child, exitCode: new Promise((resolve) => child.once('exit', resolve)) };
  };
  const runs = (): string[] => readFileSync(join(root, 'runs.txt'), 'utf8').trim().split('\n');

  it('installs once, stamps it, and does nothing the next time', async () => {
    expect(await start().exitCode).toBe(0);
    expect(await start().exitCode).toBe(0);
    expect(runs()).toEqual(['ci --include=dev unset']);
    expect(readFileSync(join(root, 'node_modules', '.install-stamp'), 'utf8')).toBe(
      installStamp({ root, extent: 'everything' }),
    );
  });

  it('installs again when the lock file changed', async () => {
    await start().exitCode;
    writeFileSync(join(root, 'package-lock.json'), '{"lockfileVersion":3,"packages":{}}');
    await start().exitCode;
    expect(runs()).toHaveLength(2);
  });

  it('installs for a start without the tools, adds those when they are wanted, and takes nothing away for the next start', async () => {
    for (const extent of ['product', 'product', 'everything', 'everything', 'product'] as const)
      expect(await start(extent).exitCode).toBe(0);
    expect(runs()).toEqual(['ci --omit=dev unset', 'install --no-save --include=dev unset']);
  });

  it('lets the second of two at once wait for the first', async () => {
    const codes = await Promise.all([start().exitCode, start().exitCode, start().exitCode]);
    expect(codes).toEqual([0, 0, 0]);
    expect(runs()).toHaveLength(1);
  });

  it('takes over the lock of a process that is gone', async () => {
    mkdirSync(join(root, '.cache'));
    writeFileSync(join(root, '.cache', 'install.lock'), '4194303 1');
    expect(await start().exitCode).toBe(0);
    expect(existsSync(join(root, '.cache', 'install.lock'))).toBe(false);
  });

  it('passes the exit code of a failed npm on and writes no stamp', async () => {
    writeFileSync(join(root, 'fail'), '');
    expect(await start().exitCode).toBe(7);
    expect(existsSync(join(root, 'node_modules', '.install-stamp'))).toBe(false);
    rmSync(join(root, 'fail'));
    expect(await start().exitCode).toBe(0);
  });

  it('ends with npm, even with one that does not want to, and leaves neither lock nor stamp', async () => {
    writeFileSync(join(root, 'hang'), '');
    const { child, exitCode } = start();
    await expect.poll(() => existsSync(join(root, 'node_modules')), { timeout: 10_000 }).toBe(true);
    const [, npm = ''] = readFileSync(join(root, '.cache', 'install.lock'), 'utf8').split('\n');
    child.kill('SIGTERM');
    expect(await exitCode).toBe(143);
    expect(existsSync(join(root, '.cache', 'install.lock'))).toBe(false);
    expect(existsSync(join(root, 'node_modules', '.install-stamp'))).toBe(false);
    expect(() => process.kill(Number(npm.split(' ')[0]), 0)).toThrow();
  });
});
