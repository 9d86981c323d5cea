/**
 * Mails by the thousand to a server of SMTP that is a process of its own and refuses one recipient in ten: each once, each result
 * kept (rule N4) – by one process, by one that is killed with kill -9 in the middle and started again, and by two at
 * once. The figures are printed.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { mailsAtOnce } from '#server/adapters/mail.ts';
import { openDatabase } from '#server/database/database.ts';
import { changing } from '#server/database/statement.ts';
import { inSuite } from '#tests/suite.ts';
import { headerOf, startMailServer, type MailServer } from '../mail/mailServer.ts';
import { client, signIn, type Client } from './client.ts';
import { definePlace, eachPlace, letLeasesEnd } from './place.ts';
import { startProduct, type Product, type ProductOptions } from './product.ts';

/** The embedded database has one connection, which mails and calls share. */
const mailsOf = ({ databaseUrl }: ProductOptions): number =>
  databaseUrl ? inSuite({ landing: 1_000, long: 10_000 }) : inSuite({ landing: 300, long: 1_000 });
/** Asked for by one call at most. */
const most = 1_000;
const refusedOf = (options: ProductOptions): number => mailsOf(options) / 10;
const limit = 500_000;

eachPlace(({ within }) => {
  it('mails, killed in the middle', () => within(killed), limit);
});

definePlace({
  kind: 'postgres',
  define: ({ within }) => it('mails by two processes', () => within(twoProcesses), limit),
});

async function killed(options: ProductOptions): Promise<void> {
  await withServers({ options, count: 1 }, async ({ products, server, started, start }) => {
    while (server.received.length < mailsOf(options) / 3) await delay(5);
    await products[0]?.kill();
    await letLeasesEnd(options);
    const product = await start();
    const caller = await callerOf(product);
    await settled(caller);
    await check({ options, caller, server, mostRepeated: mailsAtOnce });
    report({ options, server, started, how: 'killed with kill -9 in the middle and started again' });
  });
}

async function twoProcesses(options: ProductOptions): Promise<void> {
  await withServers({ options, count: 2 }, async ({ products, server, started }) => {
    const [first] = products;
    if (!first) throw new Error('a process was wanted');
    const caller = await callerOf(first);
    await settled(caller);
    await check({ options, caller, server, mostRepeated: 0 });
    report({ options, server, started, how: 'by two processes' });
  });
}

interface Servers {
  products: Product[];
  server: MailServer;
  /** When the mails were asked for. */
  started: number;
  start(): Promise<Product>;
}

/** Processes of the product at work on the mails. */
async function withServers(
  { options, count }: { options: ProductOptions; count: number },
  work: (servers: Servers) => Promise<void>,
): Promise<void> {
  const server = await startMailServer();
  const products: Product[] = [];
  const start = async (): Promise<Product> => {
    const env = { SMTP_URL: server.url, MAIL_FROM: 'no-reply@example.com' };
    const product = await startProduct({ ...options, env });
    products.push(product);
    return product;
  };
  try {
    const ids = await addFailed(options);
    for (let i = 0; i < count; i += 1) await start();
    const [first] = products;
    if (!first) throw new Error('a process was wanted');
    const caller = await callerOf(first);
    const started = performance.now();
    for (let from = 0; from < ids.length; from += most) {
      const asked = ids.slice(from, from + most);
      expect(await caller.post('/delivery/resend', { ids: asked })).toMatchObject({
        status: 200,
        data: { count: asked.length },
      });
    }
    await work({ products, server, started, start });
  } finally {
    await Promise.all(products.map((product) => product.kill()));
    server.stop();
  }
}

async function callerOf({ url }: Product): Promise<Client> {
  return client({ url, token: await signIn({ url, account: 'admin' }) });
}

/** Notices that have failed, in the organisation of the administrator, while no server runs. @returns their ids */
async function addFailed(options: ProductOptions): Promise<string[]> {
  const { dataDir, databaseUrl } = options;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { url: databaseUrl }) });
  try {
    const rows = await database.asOwner((connection) =>
      connection.query(
        changing<{ id: string }>({
          text: `insert into "delivery" ("id", "tenantId", "notice", "entity", "recordId", "occasion", "recipient",
              "recipientName", "address", "way", "title", "text", "state", "createdBy", "updatedBy")
            select 'mail' || i, m."tenantId", 'test', 'cert', i::text, '1', a, a, a, 'mail', '考试安排', '第 ' || i || ' 场', 'failed', '', ''
            from (select b."tenantId" from "membership" b join "user" u on u."id" = b."userId" where u."account" = 'admin' order by b."createdTime" limit 1) m,
              generate_series(1, ${mailsOf(options)}) i,
              lateral (select case when i % 10 = 0 then 'bad' else 'person' end || i || '@example.com' as a) a
            returning "id"`,
        }),
      ),
    );
    return rows.map(({ id }) => id);
  } finally {
    await database.close();
  }
}

/** Those of the test in a state: people of the demo are told of their exams besides. */
async function countOf(caller: Client, state: string): Promise<number> {
  const { data } = await caller.post('/delivery/list', { state, title: '考试安排', pageNum: 1, pageSize: 1 });
  return Number((data as { total: number }).total);
}

async function settled(caller: Client): Promise<void> {
  while ((await countOf(caller, 'waiting')) > 0) await delay(100);
}

async function check({
  options,
  caller,
  server,
  mostRepeated,
}: {
  options: ProductOptions;
  caller: Client;
  server: MailServer;
  /** Mails that may have gone out again, under the same id. */
  mostRepeated: number;
}): Promise<void> {
  const [mails, refused] = [mailsOf(options), refusedOf(options)];
  expect(await countOf(caller, 'sent')).toBe(mails - refused);
  expect(await countOf(caller, 'failed')).toBe(refused);
  const ids = new Set(server.received.map((mail) => headerOf(mail, 'Message-ID')));
  expect(ids.size, 'mails by their ids').toBe(mails - refused);
  expect(new Set(server.received.flatMap(({ to }) => to)).size, 'people').toBe(mails - refused);
  expect(server.received.length - ids.size, 'mails that went out again').toBeLessThanOrEqual(mostRepeated);
  expect(server.refused.length - refused, 'refusals that were asked for again').toBeLessThanOrEqual(mostRepeated);
  expect(new Set(server.refused).size).toBe(refused);
}

function report({
  options,
  server,
  started,
  how,
}: {
  options: ProductOptions;
  server: MailServer;
  started: number;
  how: string;
}): void {
  const [mails, refused] = [mailsOf(options), refusedOf(options)];
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const repeated = server.received.length - (mails - refused);
  console.log(
    `${options.databaseUrl ? 'PostgreSQL' : 'PGlite'}: ${mails} mails, ${refused} refused, ${how}: each once in ${seconds} s, ${repeated} sent again under the same id`,
  );
}
