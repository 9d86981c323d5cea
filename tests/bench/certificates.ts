/** Certificates on PostgreSQL: issued by a job, their PDFs, one found among a million, and what guesses cost others. */
import { setTimeout as sleep } from 'node:timers/promises';
import { reading } from '#server/database/statement.ts';
import { demoPassword } from '#server/first.ts';
import { addSession } from './papers.ts';
import type { Row } from './table.ts';
import { percentile } from './times.ts';
import { asOwner, withExams, type Place } from './withExams.ts';

const issued = Number(process.env['BENCH_CERTIFICATES'] ?? 1000);
const stored = Number(process.env['BENCH_STORED'] ?? 1_000_000);
const lookUps = 500;
const organisations = 50;
const guessers = 8;
const pictures = 30;
/** Of all that are stored by the way; their documents are counted. */
const holder = '王一鸣';
const documentStem = 'BENCH0';
const guesses = Number(process.env['BENCH_GUESSES'] ?? 10_000);
const checkedEvery = 200;

/** Needs the built product. */
export async function measureCertificates({ root }: { root: string }): Promise<Row[]> {
  return withExams({
    root,
    work: async ({ place, certId, serve }) => {
      const sessionId = await addSession({ ...place, certId, examinees: issued });
      const ids = await toIssue({ ...place, sessionId });
      await addOrganisations(place);
      const { server } = await serve();
      const token = await signIn(server.url);
      const rows = [
        await ofIssuing({ url: server.url, token, ids }),
        await ofPdfs(place),
        await ofOne({ place, url: server.url, token }),
      ];
      rows.push(await ofPictures({ place, url: server.url }));
      await store(place);
      rows.push(...(await ofLookUps(place)), await ofGuesses({ url: server.url, certNumber: numberOf(1) }));
      return rows;
    },
  });
}

/** Everybody of a session passed, past the server. @returns their applications */
export async function toIssue({ sessionId, ...place }: Place & { sessionId: string }): Promise<string[]> {
  const rows = await asOwner<{ id: string }>({
    ...place,
    text: `update "certApply" a set "issueState" = 'toDo', "isPassed" = true, "total" = 80, "personName" = '王' || right(a."id", 3)
      from "placement" p where p."tenantId" = a."tenantId" and p."applyId" = a."id" and p."sessionId" = $1 returning a."id"`,
    values: [sessionId],
  });
  return rows.map(({ id }) => id);
}

async function ofIssuing({ url, token, ids }: { url: string; token: string; ids: string[] }): Promise<Row> {
  const begin = performance.now();
  const { id } = await called<{ id: string }>({ url, token, path: '/certExam/issueCert', body: { ids } });
  let state = '';
  let message = '';
  while (!['done', 'failed'].includes(state)) {
    await sleep(checkedEvery);
    ({ state, message } = await called<{ state: string; message: string }>({
      url,
      token,
      path: `/job/progress?id=${id}`,
    }));
  }
  const seconds = (performance.now() - begin) / 1000;
  return {
    what: `${count(ids.length)} certificates issued, numbered and told by a job`,
    figure: `${seconds.toFixed(1)} s (${message})`,
    limit: '≤ 10 s',
    isReached: state === 'done' && seconds <= 10,
  };
}

/** All anew, in the background. */
async function ofPdfs(place: Place): Promise<Row> {
  const left = async (): Promise<number> => {
    const [row] = await asOwner<{ left: number }>({
      ...place,
      text: `select count(*)::integer as "left" from "issuedCert" where "tenantId" = $1 and not "isPrinted"`,
      values: [place.tenantId],
    });
    return row?.left ?? 0;
  };
  while ((await left()) > 0) await sleep(checkedEvery);
  await again(place);
  const begin = performance.now();
  while ((await left()) > 0) await sleep(checkedEvery);
  const perSecond = issued / ((performance.now() - begin) / 1000);
  return {
    what: `PDFs of ${count(issued)} certificates made in the background, from the next look on`,
    figure: `${perSecond.toFixed(0)} a second`,
    limit: '≥ 20 a second',
    isReached: perSecond >= 20,
  };
}

async function again({ app, tenantId }: Place, limit = issued): Promise<string[]> {
  const rows = await asOwner<{ id: string }>({
    app,
    tenantId,
    text: `with chosen as (select "id" from "issuedCert" where "tenantId" = $1 order by "id" limit $2),
      gone as (delete from "certPdf" where "issuedCertId" in (select "id" from chosen))
      update "issuedCert" set "isPrinted" = false where "id" in (select "id" from chosen) returning "id"`,
    values: [tenantId, limit],
  });
  return rows.map(({ id }) => id);
}

/** Opened before the background has made it. */
async function ofOne({ place, url, token }: { place: Place; url: string; token: string }): Promise<Row> {
  const times: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    const [id = ''] = await again(place, 1);
    const begin = performance.now();
    const reply = await fetch(`${url}/api/issuedCert/pdf?id=${id}`, { headers: { token } });
    await reply.arrayBuffer();
    times.push(performance.now() - begin);
    if (!reply.ok) throw new Error(`no PDF: ${reply.status}`);
  }
  const figure = percentile(times, 0.95);
  return {
    what: 'a PDF opened that was not made yet, p95',
    figure: `${figure} ms (median ${percentile(times, 0.5)} ms)`,
    limit: '≤ 300 ms',
    isReached: figure <= 300,
  };
}

/** Pictures for apps in which a certificate is shared, each of another one. */
async function ofPictures({ place, url }: { place: Place; url: string }): Promise<Row> {
  const certs = await asOwner<{ certNumber: string }>({
    ...place,
    text: 'select "certNumber" from "issuedCert" where "tenantId" = $1 order by "id" limit $2',
    values: [place.tenantId, pictures],
  });
  const times: number[] = [];
  for (const { certNumber } of certs) {
    const begin = performance.now();
    const reply = await fetch(`${url}/verify/${certNumber}/picture.png?by=${place.tenantId}`);
    const { byteLength } = await reply.arrayBuffer();
    times.push(performance.now() - begin);
    if (!reply.ok || byteLength < 1000) throw new Error(`no picture: ${reply.status}`);
  }
  const figure = percentile(times, 0.95);
  return {
    what: `a picture of a certificate for apps, of ${count(certs.length)}, p95`,
    figure: `${figure} ms (median ${percentile(times, 0.5)} ms)`,
    limit: '≤ 100 ms',
    isReached: figure <= 100,
  };
}

/** As many more, past the rules: copies of one. */
async function store(place: Place): Promise<void> {
  await place.app.database.asOwner(async (connection) => {
    const run = (text: string, values: unknown[] = []) =>
      connection.query(reading({ text, values: values as never[] }));
    await run(`select set_config('app.tenant_id', $1, false)`, [place.tenantId]);
    await run('set session_replication_role = replica');
    await run(
      `insert into "issuedCert" select r.* from (select to_jsonb(c) as "one" from "issuedCert" c where c."tenantId" = $1 limit 1) i
        cross join generate_series(1, ${stored}) n
        cross join lateral jsonb_populate_record(null::"issuedCert", i."one" || jsonb_build_object('id', 'm' || n, 'applyId', 'm' || n,
          'certNumber', 'ZS2020-' || lpad(n::text, 7, '0'), 'idNumber', '${documentStem}' || lpad(n::text, 12, '0'), 'personName', '${holder}')) r`,
      [place.tenantId],
    );
    await run('set session_replication_role = origin');
    await run('analyze "issuedCert"');
  });
}

/** Others on the platform: who looks up names none. */
async function addOrganisations(place: Place): Promise<void> {
  await asOwner({
    ...place,
    text: `insert into "tenant" select r.* from (select to_jsonb(t) as "one" from "tenant" t where t."id" = $1) i
      cross join generate_series(1, $2::integer) n
      cross join lateral jsonb_populate_record(null::"tenant", i."one" || jsonb_build_object('id', 'bench' || n, 'tenantCode', 'bench' || n,
        'tenantName', '机构 ' || n)) r`,
    values: [place.tenantId, organisations],
  });
}

function documentOf(n: number): string {
  return `${documentStem}${String(n).padStart(12, '0')}`;
}

function numberOf(n: number): string {
  return `ZS2020-${String(1 + ((n * 7919) % stored)).padStart(7, '0')}`;
}

async function ofLookUps({ app }: Place): Promise<Row[]> {
  const timed = async ({ text, valuesOf }: { text: string; valuesOf: (n: number) => string[] }): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; n < lookUps; n += 1) {
      const values = valuesOf(n);
      const begin = performance.now();
      const [found] = await app.database.batch({
        scope: { tenantId: '', userId: '' },
        statements: [reading({ name: `bench_${text.length}`, text, values })],
      });
      times.push(performance.now() - begin);
      if (found.length !== 1) throw new Error(`${values.join(' ')}: ${found.length} found`);
    }
    return times;
  };
  const rowOf = (by: string, times: number[]): Row => {
    const figure = percentile(times, 0.95);
    return {
      what: `a certificate found among ${count(stored)} of ${organisations} organisations by ${by}, p95`,
      figure: `${figure} ms (median ${percentile(times, 0.5)} ms, ${lookUps} look-ups)`,
      limit: '≤ 5 ms',
      isReached: figure <= 5,
    };
  };
  const byNumber = await timed({
    text: 'select * from "verifyCerts"($1, null, null)',
    valuesOf: (n) => [numberOf(n)],
  });
  const byPerson = await timed({
    text: 'select * from "personCerts"($1, $2)',
    valuesOf: (n) => [documentOf(1 + ((n * 7919) % stored)), holder],
  });
  return [rowOf('its number', byNumber), rowOf('name and identity document', byPerson)];
}

/** Wrong numbers from one address, one after the other on several connections, while somebody else verifies. */
async function ofGuesses({ url, certNumber }: { url: string; certNumber: string }): Promise<Row> {
  const page = async ({
    number,
    from,
  }: {
    number: string;
    from: string;
  }): Promise<{ status: number; time: number }> => {
    const begin = performance.now();
    const reply = await fetch(`${url}/verify?number=${number}`, { headers: { 'x-forwarded-for': from } });
    await reply.arrayBuffer();
    return { status: reply.status, time: performance.now() - begin };
  };
  const others = async (isOver: () => boolean): Promise<number[]> => {
    const times: number[] = [];
    for (let n = 0; times.length < 50 || !isOver(); n += 1) {
      const { status, time } = await page({ number: certNumber, from: `203.0.113.${1 + (n % 250)}` });
      if (status !== 200) throw new Error(`${certNumber}: ${status}`);
      times.push(time);
      await sleep(checkedEvery);
    }
    return times;
  };
  const alone = percentile(await others(() => true), 0.95);
  let made = 0;
  let found = 0;
  const guess = async (): Promise<void> => {
    while (made < guesses) {
      made += 1;
      const { status } = await page({ number: `ZS2021-${made}`, from: '198.51.100.1' });
      if (status === 404) found += 1;
    }
  };
  const guessing = Promise.all(Array.from({ length: guessers }, guess));
  let isOver = false;
  void guessing.finally(() => (isOver = true));
  const beside = percentile(await others(() => isOver), 0.95);
  await guessing;
  return {
    what: `somebody who verifies while one address makes ${count(guesses)} wrong guesses on ${guessers} connections, p95`,
    figure: `${beside} ms, ${(beside / alone).toFixed(1)} × of alone (${alone} ms); looked up were ${found} guesses`,
    limit: '≤ 100 guesses',
    isReached: found <= 100,
  };
}

async function signIn(url: string): Promise<string> {
  const body = { account: 'admin', password: demoPassword };
  return (await called<{ token: string }>({ url, token: '', path: '/login', body })).token;
}

/** The data of a reply. @throws Error where the server refuses */
async function called<Data>({
  url,
  token,
  path,
  body,
}: {
  url: string;
  token: string;
  path: string;
  body?: object;
}): Promise<Data> {
  const posted = body && { method: 'POST', body: JSON.stringify(body) };
  const headers = { token, ...(body && { 'content-type': 'application/json' }) };
  const reply = await fetch(`${url}/api${path}`, { ...posted, headers });
  const { data, message } = (await reply.json()) as { data: Data; message: string };
  if (!reply.ok) throw new Error(`${path}: ${reply.status} ${message}`);
  return data;
}

function count(number: number): string {
  return number.toLocaleString('en');
}
