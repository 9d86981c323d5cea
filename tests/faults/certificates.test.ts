/**
 * kill -9 of the server while certificates are issued and their PDFs are made: afterwards the job goes on, everybody has one
 * certificate, no number is missing or twice, and each has its one PDF, whole (rules IC2, IC3, IC21). The same while those of an
 * upload are issued: as long as it is dead there are none of them or all, with their files (rule IC32).
 *
 * FAULT_ROUNDS kills a database: one in the suite of a landing, three in the long one. The figures are printed.
 */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { hashOf } from '#server/domain/issue/pdf/keepFile.ts';
import { toIssue } from '#tests/bench/certificates.ts';
import { addBank } from '#tests/bench/learners.ts';
import { addSession } from '#tests/bench/papers.ts';
import { blankPdf, zipOf } from '#tests/contract/issue/printed.ts';
import { inSuite } from '#tests/suite.ts';
import { client, signIn, type Client, type Values } from './client.ts';
import { eachPlace, letLeasesEnd } from './place.ts';
import { startProduct, type ProductOptions } from './product.ts';
import { inStopped } from './stopped.ts';

const rounds = Number(process.env['FAULT_ROUNDS'] ?? inSuite({ landing: 1, long: 3 }));
const people = 60;
/** Milliseconds in which all is issued and made, on a slow machine. */
const slowest = 240_000;

eachPlace(({ name, within }) => {
  it(
    `${rounds} kills while certificates are issued leave none out, and nothing twice or by half`,
    () =>
      within(async (options) => {
        const groups = await passedGroups(options);
        const before = (await kept(options)).length;
        for (const ids of groups) await killedInTheMiddle({ options, ids });
        const certs = await kept(options);
        expect(certs.length - before).toBe(rounds * people);
        const numbers = certs.map(({ certNumber }) => Number(certNumber.slice(-6))).sort((a, b) => a - b);
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        for (const { certNumber, hashes, stored } of certs)
          expect(stored, `the PDF of ${certNumber}`).toEqual([hashes[0]]);
        console.log(`${name}: ${rounds} kills, ${certs.length} certificates, each once with its PDF`);
      }),
    60_000 + rounds * slowest,
  );

  it(
    `${rounds} kills while the certificates of an upload are issued leave all of them or none`,
    () =>
      within(async (options) => {
        let left = 0;
        for (const ids of await passedGroups(options)) left += await killedWhileUploaded({ options, ids });
        console.log(`${name}: ${rounds} kills of an upload, after ${left} of them nothing was issued yet`);
      }),
    60_000 + rounds * slowest,
  );
});

/** People who passed, for each round, in a product that is not running. */
function passedGroups(options: ProductOptions): Promise<string[][]> {
  return inStopped({
    options,
    work: async (place) => {
      const certId = await addBank({ ...place, questions: 300, usage: 'exam' });
      const groups: string[][] = [];
      for (let round = 1; round <= rounds; round += 1) {
        const examName = `发证演练 ${round}`;
        const sessionId = await addSession({ ...place, certId, examinees: people, examName });
        groups.push(await toIssue({ ...place, sessionId }));
      }
      return groups;
    },
  });
}

/** Issues them, is killed somewhere on the way, and is waited for after the next start. */
async function killedInTheMiddle({ options, ids }: { options: ProductOptions; ids: string[] }): Promise<void> {
  let product = await startProduct(options);
  try {
    const admin = client({ url: product.url, token: await signIn({ url: product.url, account: 'admin' }) });
    const { status, data } = await admin.post('/certExam/issueCert', { ids });
    expect(status).toBe(200);
    const { id } = data as { id: string };
    const until = 1 + Math.floor(Math.random() * (people - 2));
    while (Number((await jobOf(admin, id))['done']) < until) await delay(5);
    await product.kill();
    await letLeasesEnd(options);
    product = await startProduct(options);
    const again = client({ url: product.url, token: await signIn({ url: product.url, account: 'admin' }) });
    await waitFor(async () => (await jobOf(again, id))['state'] === 'done');
    expect(await jobOf(again, id)).toMatchObject({ failed: [] });
    await waitFor(async () => (await unprinted(again)) === 0);
    expect(await product.stop()).toEqual({ code: 0, signal: null });
  } finally {
    await product.kill();
  }
}

/**
 * Uploads their certificates, is killed while they are issued, and is waited for after the next start.
 * @returns whether nothing was issued when it was dead: 1 or 0
 */
async function killedWhileUploaded({ options, ids }: { options: ProductOptions; ids: string[] }): Promise<number> {
  const rows = await sheetRows({ options, ids });
  const files = new Map(
    await Promise.all(rows.map(async (row) => [row['文件名'], await blankPdf({ title: row['报名号'] })] as const)),
  );
  const zip = await zipOf({ rows, files: Object.fromEntries(files) });
  const before = (await kept(options)).length;
  let product = await startProduct(options);
  try {
    const admin = client({ url: product.url, token: await signIn({ url: product.url, account: 'admin' }) });
    const { data } = await admin.upload('/certExam/uploadIssueCert', { name: '证书.zip', bytes: zip });
    const { id } = data as { id: string };
    await waitFor(async () => (await jobOf(admin, id))['state'] === 'ready');
    expect(await jobOf(admin, id)).toMatchObject({ valid: people, errors: [] });
    expect((await admin.post('/certExam/issueUploaded', { id, mode: 'all' })).status).toBe(200);
    // Files are written before the one commit.
    const until = 1 + Math.floor((Math.random() * people) / 2);
    await waitFor(() => Promise.resolve(filesOf({ options, id }) >= until), 1);
    await product.kill();
    const issued = (await kept(options)).length - before;
    expect([0, people]).toContain(issued);
    await letLeasesEnd(options);
    product = await startProduct(options);
    const again = client({ url: product.url, token: await signIn({ url: product.url, account: 'admin' }) });
    await waitFor(async () => (await jobOf(again, id))['state'] === 'done');
    expect(await product.stop()).toEqual({ code: 0, signal: null });
    const certs = (await kept(options)).slice(before);
    const hashes = [...files.values()].map(hashOf).sort();
    expect(certs.flatMap((cert) => cert.hashes).sort()).toEqual(hashes);
    expect(certs.flatMap(({ stored }) => stored).sort()).toEqual(hashes);
    expect(new Set(certs.map(({ certNumber }) => certNumber)).size).toBe(people);
    return issued === 0 ? 1 : 0;
  } finally {
    await product.kill();
  }
}

/** How many files of an upload are written, whether they are to stay or not. */
function filesOf({ options: { dataDir }, id }: { options: ProductOptions; id: string }): number {
  const names = readdirSync(join(dataDir, 'files'), { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.includes(`certificates/${id}x`)).length;
}

/** What the sheet of an upload says of applications. */
function sheetRows({ options, ids }: { options: ProductOptions; ids: string[] }): Promise<SheetRow[]> {
  return inStopped({
    options,
    work: async ({ app, tenantId }) => {
      const [rows] = await app.database.batch({
        scope: { tenantId, userId: 'system' },
        statements: [
          reading<SheetRow>({
            text: `select "applyCode" as "报名号", "personName" as "姓名", "applyCode" || '.pdf' as "文件名"
              from "certApply" where "tenantId" = $1 and "id" = any($2)`,
            values: [tenantId, ids],
          }),
        ],
      });
      return rows as SheetRow[];
    },
  });
}

type SheetRow = Record<'报名号' | '姓名' | '文件名', string>;

async function jobOf(admin: Client, id: string): Promise<Values> {
  return (await admin.get('/job/progress', { id })).data as Values;
}

async function unprinted(admin: Client): Promise<number> {
  const { status, data } = await admin.post('/issue/historyList', { isPrinted: false, pageSize: 1 });
  expect(status).toBe(200);
  return (data as { total: number }).total;
}

async function waitFor(isSo: () => Promise<boolean>, every = 100): Promise<void> {
  const end = Date.now() + slowest;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('not in time');
    await delay(every);
  }
}

interface Kept {
  certNumber: string;
  /** As its rows say, */
  hashes: string[];
  /** and of the bytes that are stored. */
  stored: string[];
}

/** All certificates with their PDFs, in a product that is not running. */
function kept(options: ProductOptions): Promise<Kept[]> {
  return inStopped({
    options,
    work: async ({ app, tenantId }) => {
      const [rows] = await app.database.batch({
        scope: { tenantId, userId: 'system' },
        statements: [
          reading<{ certNumber: string; hashes: string[]; keys: string[] }>({
            text: `select i."certNumber", coalesce(jsonb_agg(p."hash") filter (where p."id" is not null), '[]') as "hashes",
                coalesce(jsonb_agg(p."storageKey") filter (where p."id" is not null), '[]') as "keys"
              from "issuedCert" i left join "certPdf" p on p."tenantId" = i."tenantId" and p."issuedCertId" = i."id"
              where i."tenantId" = $1 group by i."id", i."certNumber" order by i."id"`,
            values: [tenantId],
          }),
        ],
      });
      return Promise.all(
        rows.map(async ({ certNumber, hashes, keys }) => ({
          certNumber,
          hashes,
          stored: await Promise.all(keys.map(async (key) => hashOf(await readFile(await app.files.pathOf(key))))),
        })),
      );
    },
  });
}
