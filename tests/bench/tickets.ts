/** Admission tickets of a whole session, with photos, printed by a job of the real server. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deflateSync } from 'node:zlib';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import { pngChunk, pngHead, pngOf } from '#server/engine/print/testing.ts';
import type { App } from '#server/engine/context.ts';
import { demoPassword, loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { addSession } from './papers.ts';
import { startProduct, watchMemory } from './servers.ts';
import type { Row } from './table.ts';
import { clocked } from './times.ts';

const tickets = 2000;
/** Photos that are not the same; each is on several tickets. */
const photos = 50;
/** MB above rest. */
const mostMemory = 150;

/** Needs the built product. */
export async function measureTickets({ root }: { root: string }): Promise<Row[]> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-tickets-'));
  const env = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  try {
    const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
    try {
      await loadFirst({ app, root });
      const place = await prepare(app);
      const product = await startProduct({ root, env });
      try {
        const account = { account: 'admin', password: demoPassword };
        const { token } = await call<{ token: string }>({ url: product.url, path: '/login', body: account });
        const urls: string[] = [];
        for (let n = 0; n < photos; n += 1) urls.push(await upload({ url: product.url, token }));
        await giveOut({ app, urls, ...place });
        return [await measure({ product, token, sessionId: place.sessionId })];
      } finally {
        await product.stop();
      }
    } finally {
      await app.close();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prepare(app: App): Promise<{ tenantId: string; sessionId: string }> {
  const [tenant] = await app.database.query(
    reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime" limit 1' }),
  );
  const tenantId = tenant?.id ?? '';
  const [[cert]] = await app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: [reading<{ id: string }>({ text: 'select "id" from "cert" limit 1' })],
  });
  const certId = cert?.id ?? '';
  return { tenantId, sessionId: await addSession({ app, tenantId, certId, examinees: tickets, mode: 'offline' }) };
}

/** Photos for the applications, past the rules of one that is registered. */
async function giveOut({
  app,
  urls,
  tenantId,
  sessionId,
}: {
  app: App;
  urls: string[];
  tenantId: string;
  sessionId: string;
}): Promise<void> {
  await app.database.asOwner(async (connection) => {
    const send = (text: string, values: unknown[] = []) => connection.query(changing({ text, values }));
    await send(
      `select set_config('session_replication_role', 'replica', false), set_config('app.tenant_id', $1, false)`,
      [tenantId],
    );
    await send(
      `update "certApply" a set "photo" = ($2::text[])[1 + p.n % ${photos}] from (
          select "applyId", (row_number() over ())::integer as n from "placement" where "tenantId" = $1 and "sessionId" = $3) p
        where a."tenantId" = $1 and a."id" = p."applyId"`,
      [tenantId, urls, sessionId],
    );
  });
}

async function measure({
  product,
  token,
  sessionId,
}: {
  product: Awaited<ReturnType<typeof startProduct>>;
  token: string;
  sessionId: string;
}): Promise<Row> {
  const rest = product.memory();
  let seconds = 0;
  const { peak } = await watchMemory({
    server: product,
    work: async () => {
      seconds = (await clocked(() => printAll({ url: product.url, token, sessionId }))) / 1000;
    },
  });
  const more = peak - rest;
  return {
    what: `${tickets.toLocaleString('en')} admission tickets with photos by a job, PostgreSQL`,
    figure: `${seconds.toFixed(1)} s, ${(tickets / seconds).toFixed(0)} a second; memory ${more} MB more than ${rest}`,
    limit: `≥ 20 a second, ≤ +${mostMemory} MB`,
    isReached: tickets / seconds >= 20 && more <= mostMemory,
  };
}

async function printAll({ url, token, sessionId }: { url: string; token: string; sessionId: string }): Promise<void> {
  const body = { sessionId };
  const { id } = await call<{ id: string }>({ url, token, path: '/placement/print/admissionTicket', body });
  for (;;) {
    const progress = { url, token, path: `/job/progress?id=${id}` };
    const { state, message } = await call<{ state: string; message: string }>(progress);
    if (state === 'failed') throw new Error(message);
    if (state === 'done') return;
    await sleep(200);
  }
}

interface Call {
  url: string;
  path: string;
  body?: unknown;
  token?: string;
}

async function call<Data>({ url, path, body, token }: Call): Promise<Data> {
  const reply = await fetch(`${url}/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
  return ((await reply.json()) as { data: Data }).data;
}

/** A picture of a photo's size that does not become smaller by packing. */
async function upload({ url, token }: { url: string; token: string }): Promise<string> {
  const [width, height] = [295, 413];
  const lines = Buffer.concat(
    Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)])),
  );
  const content = pngOf(pngHead({ width, height, colour: 2 }), pngChunk('IDAT', deflateSync(lines)));
  const form = new FormData();
  form.append('visibility', 'private');
  form.append('file', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'photo.png');
  const reply = await fetch(`${url}/api/file/upload`, { method: 'POST', headers: { token }, body: form });
  if (!reply.ok) throw new Error(await reply.text());
  return ((await reply.json()) as { data: { url: string } }).data.url;
}
