/** Certificates on PostgreSQL: issued by a job, their PDFs, and one found among a million by its number. */
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
const checkedEvery = 20;

/** Needs the built product. */
export async function measureCertificates({ root }: { root: string }): Promise<Row[]> {
  return withExams({
    root,
    work: async ({ place, certId, serve }) => {
      const sessionId = await addSession({ ...place, certId, examinees: issued });
      const ids = await toIssue({ ...place, sessionId });
      const { server } = await serve();
      const token = await signIn(server.url);
      const rows = [
        await ofIssuing({ url: server.url, token, ids }),
        await ofPdfs(place),
        await ofOne({ place, url: server.url, token }),
      ];
      await store(place);
      rows.push(await ofLookUps(place));
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
          'certNumber', 'ZS2020-' || lpad(n::text, 7, '0'))) r`,
      [place.tenantId],
    );
    await run('set session_replication_role = origin');
    await run('analyze "issuedCert"');
  });
}

async function ofLookUps({ app }: Place): Promise<Row> {
  const times: number[] = [];
  for (let n = 0; n < lookUps; n += 1) {
    const number = `ZS2020-${String(1 + ((n * 7919) % stored)).padStart(7, '0')}`;
    const begin = performance.now();
    const [found] = await app.database.batch({
      scope: { tenantId: '', userId: '' },
      statements: [
        reading({ name: 'bench_look_up', text: 'select * from "verifyCerts"($1, null, null)', values: [number] }),
      ],
    });
    times.push(performance.now() - begin);
    if (found.length !== 1) throw new Error(`${number}: ${found.length} found`);
  }
  const figure = percentile(times, 0.95);
  return {
    what: `a certificate found among ${count(stored)} by its number, p95`,
    figure: `${figure} ms (median ${percentile(times, 0.5)} ms, ${lookUps} look-ups)`,
    limit: '≤ 5 ms',
    isReached: figure <= 5,
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
