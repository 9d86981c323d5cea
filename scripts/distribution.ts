/** What makes `dist/` whole, so that it runs wherever it is carried: the files the server reads, and the packages it needs. */
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';

interface Package {
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

interface Manifest extends Package {
  name: string;
  version: string;
  engines: Readonly<Record<string, string>>;
  dependencies: Readonly<Record<string, string>>;
  overrides: object;
}

interface Lock {
  lockfileVersion: number;
  packages: Readonly<Record<string, Package>>;
}

/** Copies what the built server reads while it runs, and writes `dist/package.json` with its lock. */
export function completeDistribution(root: string): void {
  const dist = join(root, 'dist');
  rmSync(join(dist, 'schemas'), { recursive: true, force: true });
  for (const folder of [join('schemas', 'generated'), 'server'])
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !code.has(extname(path))) cpSync(path, join(dist, relative(root, path)));
    }
  const json = <T>(name: string): T => JSON.parse(readFileSync(join(root, name), 'utf8')) as T;
  const manifest = json<Manifest>('package.json');
  const dependencies = pick(manifest.dependencies, namedIn({ text: readServer(dist), manifest }));
  const { name, version, engines, overrides } = manifest;
  const lock = json<Lock>('package-lock.json');
  const write = (file: string, content: object): void =>
    writeFileSync(join(dist, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', { name, version, private: true, type: 'module', engines, scripts, dependencies, overrides });
  write('package-lock.json', {
    name,
    version,
    lockfileVersion: lock.lockfileVersion,
    requires: true,
    packages: { '': { name, version, engines, dependencies }, ...packagesOf({ dependencies, lock }) },
  });
}

const code: ReadonlySet<string> = new Set(['.ts', '.js', '.mjs', '.css', '.md']);

const scripts = {
  start: 'node --enable-source-maps --max-semi-space-size=8 --v8-pool-size=1 server/main.js',
  backup: 'node server/backup.js',
  restore: 'node server/restore.js',
};

/** The packages that lie below `node_modules` for these dependencies, and no others. */
export function packagesOf({
  dependencies,
  lock: { packages },
}: {
  dependencies: Readonly<Record<string, string>>;
  lock: Pick<Lock, 'packages'>;
}): Record<string, Package> {
  const found = new Set<string>();
  const visit = (from: string, wanted: Package): void => {
    for (const name of Object.keys({
      ...wanted.dependencies,
      ...wanted.optionalDependencies,
      ...wanted.peerDependencies,
    })) {
      const path = resolvePath({ from, name, packages });
      const entry = path === undefined ? undefined : packages[path];
      if (path === undefined || entry === undefined || found.has(path)) continue;
      found.add(path);
      visit(path, entry);
    }
  };
  visit('', { dependencies });
  return pick(packages, [...found].sort());
}

/** Where Node finds a package: beside the one that asks, or in a folder above. */
function resolvePath({
  from,
  name,
  packages,
}: {
  from: string;
  name: string;
  packages: Lock['packages'];
}): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules') - 1))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

/** The dependencies whose name stands in the server's code: imported, or resolved by name for a thread of its own. */
function namedIn({ text, manifest }: { text: string; manifest: Manifest }): string[] {
  return Object.keys(manifest.dependencies).filter((name) =>
    ['"', "'", '`'].some((quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`${quote}${name}/`)),
  );
}

function readServer(dist: string): string {
  const folder = join(dist, 'server');
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
}

function pick<T>(record: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));
}
