/** Memory of the product on the embedded database, at rest and under load. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { demoPassword } from '#server/first.ts';
import { startProduct, watchMemory } from './servers.ts';
import type { Row } from './table.ts';

const most = 300;

/** Starts on a new folder, starts again on the filled one, and loads it with lists for ten seconds. */
export async function measureLite({ root }: { root: string }): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-lite-'));
  try {
    const first = await startProduct({ root, env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
    await first.stop();
    const started = performance.now();
    const second = await startProduct({ root, env: { DATA_DIR: dataDir, DATABASE_URL: '' } });
    const start = Math.round(performance.now() - started);
    const rest = second.memory();
    const { peak } = await watchMemory({ server: second, work: () => loadLists(second.url) });
    await second.stop();
    return [
      {
        what: 'second start of the server, embedded database',
        figure: `${start} ms`,
        limit: '< 3000 ms',
        isReached: start < 3000,
      },
      {
        what: 'memory at rest, embedded database',
        figure: `${rest} MB`,
        limit: `≤ ${most} MB`,
        isReached: rest <= most,
      },
      {
        what: 'memory under load, embedded database, the most',
        figure: `${peak} MB`,
        limit: `≤ ${most} MB`,
        isReached: peak <= most,
      },
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function loadLists(url: string): Promise<void> {
  const reply = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ account: 'admin', password: demoPassword }),
  });
  const { data } = (await reply.json()) as { data: { token: string } };
  await autocannon({
    url: `${url}/api/question/list`,
    method: 'POST',
    connections: 32,
    duration: 10,
    headers: { 'content-type': 'application/json', token: data.token },
    body: JSON.stringify({ pageNum: 1, pageSize: 20 }),
  });
}
