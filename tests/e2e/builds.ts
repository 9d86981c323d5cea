import { cpSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as requestTo } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { projectRoot } from '#scripts/install.mjs';

const base = '/auth-center';
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The learner's app served as two builds, one after the other; the calls go to the server of the tests. */
export interface Builds {
  url: string;
  /** From now on the second build is served, and no file of the first. */
  deploy(): void;
  /** Nothing is answered any more. */
  stop(): Promise<void>;
  /** Of these addresses of files, the builds they belong to. */
  buildsOf(addresses: readonly string[]): string[];
}

export async function serveBuilds({ api }: { api: string }): Promise<Builds> {
  const first = join(projectRoot, 'dist', 'learner');
  const second = mkdtempSync(join(tmpdir(), 'build-'));
  const names = makeSecond({ first, second });
  let folder = first;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (!path.startsWith(base)) {
      request.pipe(
        requestTo(`${api}${path}`, { method: request.method, headers: request.headers }, (reply) =>
          reply.pipe(response.writeHead(reply.statusCode ?? 502, reply.headers)),
        ),
      );
      return;
    }
    const file = path.slice(base.length + 1).split('?')[0] ?? '';
    const isFile = file.startsWith('assets/') || file === 'worker.js' || file === 'manifest.json';
    try {
      const content = readFileSync(join(folder, isFile ? file : 'index.html'));
      response
        .writeHead(200, { 'content-type': types[isFile ? extname(file) : '.html'] ?? 'application/octet-stream' })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deploy: () => void (folder = second),
    stop: () => {
      rmSync(second, { recursive: true, force: true });
      server.closeAllConnections();
      return new Promise((resolve) => void server.close(() => resolve()));
    },
    buildsOf: (addresses) => [
      ...new Set(
        addresses.flatMap((address) => {
          const name = address.split('/').pop() ?? '';
          return names.has(name) ? ['first'] : [...names.values()].includes(name) ? ['second'] : [];
        }),
      ),
    ],
  };
}

/** A copy in which every file bears another name, as after a change of what all of them share. @returns first names to second */
function makeSecond({ first, second }: { first: string; second: string }): ReadonlyMap<string, string> {
  cpSync(first, second, { recursive: true, filter: (source) => !/\.(br|gz)$/.test(source) });
  const assets = join(second, 'assets');
  const names = new Map(
    readdirSync(assets)
      .filter((name) => /\.(js|css)$/.test(name))
      .map((name) => [
        name,
        name.replace(
          /-([\w-]{8})\.(js|css)$/,
          (_all, hash: string, ending: string) => `-${[...hash].reverse().join('')}.${ending}`,
        ),
      ]),
  );
  const renamed = (text: string): string =>
    text.replace(/[\w.-]+-[\w-]{8}\.(?:js|css)/g, (name) => names.get(name) ?? name);
  for (const file of [...names.keys()].map((name) => join('assets', name)).concat('index.html', 'worker.js')) {
    const path = join(second, file);
    writeFileSync(path, renamed(readFileSync(path, 'utf8')).replace(/("version":")(\w+)/, '$1second'));
  }
  for (const [name, next] of names) renameSync(join(assets, name), join(assets, next));
  return names;
}
