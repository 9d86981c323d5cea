/** A private PostgreSQL server for tests and measurements: own port, own folder, gone without a trace afterwards. */
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { canInstallPackages, installPackages } from './debian.ts';

export interface PostgresOptions {
  /** `false` trades safety against power loss for speed: for tests. Default true. */
  fsync?: boolean;
  /** Further server settings, e.g. `{ shared_buffers: '512MB' }`. */
  settings?: Readonly<Record<string, string>>;
}

export interface Postgres {
  /** Connection string of the superuser `postgres` and the database `postgres`, on 127.0.0.1. */
  url: string;
  /** Ends the server and removes its folder. Calling it twice is harmless. */
  stop(): Promise<void>;
}

/**
 * Starts a PostgreSQL server in a new temporary folder. Debian's package is installed when it is missing and may be.
 * The server also ends, and its folder goes, when this process dies in whatever way.
 * @throws Error when there is no PostgreSQL, or with the server's own words when it does not start.
 */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const bin = await findOrInstallBinaries();
  const owner = findServerUser();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const port = await findFreePort();
  const server = spawn('sh', ['-c', serverScript, 'sh', bin, folder, ...serverArgs({ ...options, port, folder })], {
    ...owner,
    cwd: folder,
    env: { ...process.env, HOME: folder, LC_ALL: locale, TZ: 'UTC' },
    stdio: ['pipe', 'ignore', 'pipe'],
    // Own process group: Ctrl-C reaches the tests first, which still need the server to clean up.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    server.once('close', () => resolve());
    server.once('error', () => resolve());
  });
  const stop = async (): Promise<void> => {
    server.ref();
    server.stdin.end();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(server);
  } catch (error) {
    await stop();
    throw error;
  }
  // Neither the server nor its pipes keep the caller's process alive.
  server.unref();
  for (const stream of [server.stdin, server.stderr]) unref(stream);
  return { url: `postgresql://postgres@127.0.0.1:${port}/postgres`, stop };
}

/** Makes the extension plpgsql_check available to the servers of `startPostgres`. @throws Error where it cannot be installed. */
export async function ensureFunctionCheck(): Promise<void> {
  const bin = await findOrInstallBinaries();
  const version = /\/usr\/lib\/postgresql\/(\d+)\/bin$/.exec(bin)?.[1];
  if (version !== undefined && existsSync(`/usr/share/postgresql/${version}/extension/plpgsql_check.control`)) return;
  if (version === undefined || !canInstallPackages())
    throw new Error(
      'plpgsql_check was not found. Install it (Debian: apt-get install postgresql-15-plpgsql-check) and try again.',
    );
  await installPackages([`postgresql-${version}-plpgsql-check`]);
}

/** Character types of UTF-8, so that pg_trgm sees Chinese; byte order for sorting. The same rules as PGlite's. */
const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

/**
 * The shell waits on its standard input, which closes with the process that started it, even after kill -9.
 * Then the server ends at once (its data is of no further use) and the folder goes.
 */
const serverScript = `
bin=$1 folder=$2
shift 2
exec 3<&0
"$bin/initdb" --pgdata="$folder/data" --username=postgres --auth=trust --encoding=UTF8 --no-sync >&2 || exit 1
"$bin/postgres" -D "$folder/data" "$@" </dev/null 3<&- &
server=$!
{ cat <&3; kill -QUIT $server; } >/dev/null 2>&1 &
exec 3<&-
wait $server
rm -rf "$folder"
`;

function serverArgs(options: PostgresOptions & { port: number; folder: string }): string[] {
  const settings = {
    port: String(options.port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: options.folder,
    fsync: options.fsync === false ? 'off' : 'on',
    max_connections: '200',
    ...(options.fsync === false ? { synchronous_commit: 'off', full_page_writes: 'off' } : {}),
    ...options.settings,
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

type Server = ChildProcessByStdio<Writable, null, Readable>;

async function untilReady(server: Server): Promise<void> {
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (log.includes(readyMessage)) return;
      log += text;
      if (log.includes(readyMessage)) resolve();
    });
  });
}

/** The locale C.UTF-8 has no translations, so these are the server's words everywhere. */
const readyMessage = 'database system is ready to accept connections';

async function findOrInstallBinaries(): Promise<string> {
  const found = findBinaries();
  if (found) return found;
  if (canInstallPackages()) {
    await installPackages(['postgresql']);
    const installed = findBinaries();
    if (installed) return installed;
  }
  throw new Error('PostgreSQL was not found. Install its server (Debian: apt-get install postgresql) and try again.');
}

function findBinaries(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const folders = [...versions.map((version) => join(debian, version, 'bin')), ...path];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** PostgreSQL refuses to run as root: there it runs as its own system user. */
function findServerUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  try {
    return readUser('postgres');
  } catch {
    execFileSync('useradd', ['--system', '--no-create-home', '--shell', '/bin/false', 'postgres']);
    return readUser('postgres');
  }
}

function readUser(name: string): { uid: number; gid: number } {
  const read = (flag: string): number =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  return { uid: read('-u'), gid: read('-g') };
}

async function findFreePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => resolve());
  });
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  if (address === null || typeof address === 'string') throw new Error('No free port was found on 127.0.0.1.');
  return address.port;
}

function unref(stream: Readable | Writable): void {
  if ('unref' in stream && typeof stream.unref === 'function') stream.unref();
}
