/** What a catalogue costs as it grows: to generate, to build, to start, to open in a browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArgs, ensureChromium } from '#scripts/chromium.ts';
import { firstLoads } from './firstLoads.ts';
import { startProduct } from './servers.ts';
import { grow } from './synthetic.ts';
import type { Row } from './table.ts';
import { generateArgs } from '#scripts/generateArgs.ts';

/** Entities: as many as there are, and so many more that there are these. */
const counts = [0, 300, 1000] as const;

/** More tables than this are not made at once: one transaction of the database holds a lock on each of them. */
const mostStarted = 500;

interface Figures {
  entities: number;
  generateSeconds: number;
  generateMegabytes: number;
  running?: Running;
}

/** What the built product costs. */
interface Running {
  bundleKilobytes: number;
  startSeconds: number;
  megabytes: number;
  /** Bytes of JavaScript, gzip. */
  login: number;
  list: number;
}

/** Makes copies of the product with more entities and measures each; the first is the product as it is. */
export async function measureCatalogue({ root }: { root: string }): Promise<Row[]> {
  const all: Figures[] = [];
  for (const count of counts) all.push(await figuresOf({ root, count }));
  const [base] = all;
  return base ? all.flatMap((figures) => rowsOf({ figures, base })) : [];
}

async function figuresOf({ root, count }: { root: string; count: number }): Promise<Figures> {
  const { folder, remove } = grow({ root, count });
  const dataDir = mkdtempSync(join(tmpdir(), 'catalogue-data-'));
  try {
    const entities = readdirSync(join(folder, 'schemas', 'entities')).length;
    const generated = await run({ folder, args: generateArgs });
    const figures = { entities, generateSeconds: generated.seconds, generateMegabytes: generated.megabytes };
    if (entities > mostStarted) return figures;
    await run({ folder, args: ['--import', 'tsx', join('scripts', 'build.ts')] });
    const env = { DATA_DIR: dataDir, DATABASE_URL: '' };
    await (await startProduct({ root: folder, env })).stop();
    const began = performance.now();
    const server = await startProduct({ root: folder, env });
    const startSeconds = (performance.now() - began) / 1000;
    const megabytes = server.memory();
    const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumArgs] });
    const { login, list } = await firstLoads({ browser, url: server.url });
    await browser.close();
    await server.stop();
    const bundleKilobytes = statSync(join(folder, 'dist', 'server', 'main.js')).size / 1024;
    return { ...figures, running: { bundleKilobytes, startSeconds, megabytes, login, list } };
  } finally {
    remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Runs Node in the copy; @returns how long it took, and the most memory it held */
function run({
  folder,
  args,
}: {
  folder: string;
  args: readonly string[];
}): Promise<{ seconds: number; megabytes: number }> {
  const began = performance.now();
  let megabytes = 0;
  const child = spawn(process.execPath, [...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const look = setInterval(() => {
    megabytes = Math.max(megabytes, mostMemory(child.pid));
  }, 50);
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => {
      clearInterval(look);
      if (code === 0) resolve({ seconds: (performance.now() - began) / 1000, megabytes });
      else reject(new Error(`${args.join(' ')} ended with ${code}`));
    });
  });
}

function mostMemory(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

function rowsOf({ figures, base }: { figures: Figures; base: Figures }): Row[] {
  const { entities, generateSeconds, generateMegabytes, running } = figures;
  const isLargest = running === undefined;
  return [
    {
      what: `${entities} entities: generate`,
      figure: `${generateSeconds.toFixed(1)} s, ${Math.round(generateMegabytes)} MB`,
      ...(isLargest && {
        limit: '≤ 20 s, ≤ 600 MB',
        isReached: generateSeconds <= 20 && generateMegabytes <= 600,
      }),
    },
    ...(running && base.running
      ? runningRows({ entities, running, base: base.running, isBase: figures === base })
      : []),
  ];
}

function runningRows({
  entities,
  running,
  base,
  isBase,
}: {
  entities: number;
  running: Running;
  base: Running;
  isBase: boolean;
}): Row[] {
  const times = ({
    what,
    unit,
    most,
    of,
  }: {
    what: string;
    unit: string;
    most: number;
    of: (one: Running) => number;
  }) => {
    const ratio = of(running) / of(base);
    const figure = `${Math.round(of(running))} ${unit}`;
    return isBase
      ? { what: `${entities} entities: ${what}`, figure }
      : {
          what: `${entities} entities: ${what}`,
          figure: `${figure}, ${ratio.toFixed(2)} ×`,
          limit: `≤ ${most} ×`,
          isReached: ratio <= most,
        };
  };
  return [
    times({ what: 'bundle of the server', unit: 'KB', most: 1.2, of: ({ bundleKilobytes }) => bundleKilobytes }),
    {
      what: `${entities} entities: second start, embedded database`,
      figure: `${running.startSeconds.toFixed(1)} s`,
      ...(!isBase && { limit: '≤ 4 s', isReached: running.startSeconds <= 4 }),
    },
    times({ what: 'memory at rest, embedded database', unit: 'MB', most: 1.25, of: ({ megabytes }) => megabytes }),
    times({ what: 'JavaScript of the admin log-in, gzip', unit: 'KB', most: 1.05, of: ({ login }) => login / 1024 }),
    times({ what: 'JavaScript of the first list page, gzip', unit: 'KB', most: 1.05, of: ({ list }) => list / 1024 }),
  ];
}
