/**
 * Development: the server restarts when its sources change, the pages reload in place, and a change below `schemas/`
 * runs the generators, which both then notice.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { runCommand, signalCommands } from './command.ts';
import { projectRoot } from './install.mjs';
import { watchFolder } from './watch.ts';

const port = process.env['PORT'] ?? '8000';
const apps = [
  { name: 'admin', port: 5173 },
  { name: 'learner', port: 5174 },
].filter(({ name }) => existsSync(join(projectRoot, name, 'index.html')));

await generate();
const server = spawn(
  process.execPath,
  [
    join('node_modules', 'tsx', 'dist', 'cli.mjs'),
    'watch',
    '--clear-screen=false',
    '--include',
    'schemas/generated/**/*',
    'server/main.ts',
  ],
  { cwd: projectRoot, env: { ...process.env, PORT: port }, stdio: ['ignore', 'inherit', 'inherit'] },
);
const serverEnded = new Promise<void>((resolve) => server.once('exit', () => resolve()));
const pages: ViteDevServer[] = [];
for (const app of apps) pages.push(await serveApp(app));
const stopWatching = watchFolder({
  folder: join(projectRoot, 'schemas'),
  except: ['generated'],
  onChange: generate,
});

console.log('');
pages.forEach((page, index) => console.log(`  ${apps[index]?.name ?? ''}: ${page.resolvedUrls?.local[0] ?? ''}`));
console.log(`  server: http://127.0.0.1:${port}/api/health\n\nCtrl-C ends all of it.\n`);

let isEnding = false;
process.on('SIGINT', () => void end(130)).on('SIGTERM', () => void end(143));
server.once('exit', (code) => void end(code ?? 1));

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  stopWatching();
  signalCommands('SIGTERM');
  server.kill('SIGTERM');
  await Promise.all([serverEnded, ...pages.map((page) => page.close())]);
  process.exit(exitCode);
}

/** Runs the generators; a mistake in the catalogue is said and waits for the next change. */
async function generate(): Promise<void> {
  const { output } = await runCommand({
    command: process.execPath,
    args: ['--import', 'tsx', join('generators', 'main.ts')],
    cwd: projectRoot,
  });
  process.stdout.write(output);
}

/** The configuration reads the app (and the server's PORT) from the environment: so one app after the other. */
async function serveApp(app: { name: string; port: number }): Promise<ViteDevServer> {
  process.env['APP'] = app.name;
  const page = await createServer({ configFile: join(projectRoot, 'vite.config.ts'), server: { port: app.port } });
  return page.listen();
}
