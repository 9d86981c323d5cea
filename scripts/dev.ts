/**
 * `npm run dev`: the server starts again when its sources change, once a change; the pages reload in place; and a change
 * below `schemas/` runs the generators first. What is wrong stands in the pages, too. `-- --fresh` begins with an empty
 * database.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { ViteDevServer } from 'vite';
import { databaseRefused } from '#server/supervision.ts';
import type { Serving } from '#server/supervision.ts';
import { signalCommands } from './command.ts';
import { devDataDir, emptyDevData } from './devDatabase.ts';
import { openDevPages } from './devPages.ts';
import { openDevGenerators } from './devGenerators.ts';
import { startDevServer } from './devServer.ts';
import { projectRoot } from './install.mjs';
import { productScreens } from './productScreens.ts';
import { sourceStamp } from './stamp.mjs';
import { watchFolders } from './watch.ts';

const apps = [
  { name: 'admin', title: '管理端', port: 5173 },
  { name: 'learner', title: '学习端', port: 5174 },
];

/** The code of the server, with what is generated and loaded as code. */
const serverCode = [
  'server',
  'kinds',
  join('runtime', 'core'),
  ...[
    'themes.json',
    'operations.learner.ts',
    ...['messages', 'overlay', 'runtime'].map((name) => `validators/${name}.js`),
  ].map((path) => join('schemas', 'generated', path)),
];

/** What the server is made of. */
const serverSources = ['server', 'kinds', join('runtime', 'core'), join('schemas', 'generated')];

/** Milliseconds after a start in which pages come back: the next server is loaded once nobody waits for them. */
const loadingPause = 3_000;

if (process.argv.includes('--fresh')) empty();
const devPages = openDevPages();
const generators = openDevGenerators();
let generatedFrom = catalogueStamp();
await generate();
let loadedFrom = sourceStamp(projectRoot, serverCode);
let servedFrom = serverStamp();
/** The catalogue that the server serves, to tell whether pages show something else after its next start. */
let shownFrom = generatedFrom;
let preparing: NodeJS.Timeout | undefined;
const pages: ViteDevServer[] = [];
for (const app of apps) pages.push(await serveApp(app));
const server = startDevServer({
  env: { ...process.env, PORT: process.env['PORT'] ?? '8000', DATA_DIR: devDataDir(process.env) },
  onServing: (serving) => {
    devPages.showServer({ isChanged: shownFrom !== generatedFrom });
    shownFrom = generatedFrom;
    announce(serving);
    preparing = setTimeout(server.prepare, loadingPause);
  },
  onEnded: explain,
});
const stopWatching = watchFolders({
  folders: ['schemas', 'generators', 'kinds', 'server', join('runtime', 'core')].map((folder) =>
    join(projectRoot, folder),
  ),
  onChange: follow,
});

let isEnding = false;
process.on('SIGINT', () => void end(130)).on('SIGTERM', () => void end(143));

async function end(exitCode: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  stopWatching();
  clearTimeout(preparing);
  generators.drop();
  signalCommands('SIGTERM');
  await Promise.all([server.stop(), ...pages.map((page) => page.close())]);
  process.exit(exitCode);
}

/** What a batch of changes asks for: new artefacts, and one start of the server if it is made of something else now. */
async function follow(): Promise<void> {
  const catalogue = catalogueStamp();
  if (catalogue !== generatedFrom) {
    generatedFrom = catalogue;
    // Vite loads pages anew with the first file that is written: they ask the server that knows it, too.
    if (server.isServing()) devPages.waitForServer();
    // Beside the generators, where nothing waits yet; dropped again where its code turns out to have changed.
    server.prepare();
    await generate();
  }
  const sources = serverStamp();
  if (isEnding) return;
  if (sources === servedFrom && server.isRunning()) {
    if (server.isServing()) devPages.showServer({ isChanged: false });
    return;
  }
  servedFrom = sources;
  const code = sourceStamp(projectRoot, serverCode);
  console.log('\nThe server starts again …');
  devPages.waitForServer();
  clearTimeout(preparing);
  await server.restart({ isNewCode: code !== loadedFrom });
  loadedFrom = code;
}

/** The addresses that are live, printed anew after every start. */
function announce({ url, notices }: Serving): void {
  const lines = pages.map((page, index) => `  ${apps[index]?.title ?? ''}  ${page.resolvedUrls?.local[0] ?? ''}`);
  console.log(
    ['', ...lines, `  接口    ${url}/api/openapi.json`, ...notices.map((notice) => `  ${notice}`), ''].join('\n'),
  );
}

function explain({ exitCode, output }: { exitCode: number | null; output: string }): void {
  if (isEnding) return;
  if (exitCode === databaseRefused)
    console.error(
      '\nIf nothing in the development database is worth keeping, begin with an empty one: npm run dev -- --fresh',
    );
  console.error('The server has ended. It starts again with the next change below schemas/ or server/.\n');
  const hint =
    exitCode === databaseRefused
      ? '开发数据库里没有要保留的内容时，可用空数据库重新开始：npm run dev -- --fresh\n'
      : '';
  devPages.missServer(`服务未能运行，修改 schemas/ 或 server/ 后会重新启动。\n${hint}\n${output.trim()}`);
}

function empty(): void {
  try {
    emptyDevData(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** Runs the generators; a mistake in the catalogue is said, here and in the pages, and waits for the next change. */
async function generate(): Promise<void> {
  const { isGood, text } = await generators.run();
  console.log(text);
  devPages.showMistake(isGood ? undefined : `目录有误，改正后会自动重新生成。\n\n${text.trim()}`);
}

function catalogueStamp(): string {
  const parts = readdirSync(join(projectRoot, 'schemas')).filter((name) => name !== 'generated');
  return sourceStamp(projectRoot, ['generators', 'kinds', ...parts.sort().map((name) => join('schemas', name))]);
}

function serverStamp(): string {
  return sourceStamp(projectRoot, serverSources);
}

/** The configuration reads the app (and the server's PORT) from the environment: so one app after the other. */
async function serveApp(app: { name: string; port: number }): Promise<ViteDevServer> {
  process.env['APP'] = app.name;
  const page = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    plugins: [productScreens({ root: projectRoot }), devPages.plugin()],
    server: { port: app.port },
  });
  return page.listen();
}
