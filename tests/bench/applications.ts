/** 100,000 applications of a tenant on PostgreSQL: what reviewers and learners wait for, over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { checkCharacterOf } from '#runtime/core/idNumber.ts';
import { startPostgres } from '#scripts/postgres.ts';
import { readConfig } from '#server/config.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { App, Values } from '#server/engine/context.ts';
import { loadFirst } from '#server/first.ts';
import { openApp } from '#server/open.ts';
import { operation } from '#tests/contract/artefacts.ts';
import { writeSheet } from '#tests/contract/catalogue/workbook.ts';
import { callerOf } from '#tests/contract/client.ts';
import { dataOf } from '#tests/contract/world.ts';
import { jobSettled } from './jobs.ts';
import { startProduct } from './servers.ts';
import type { Row } from './table.ts';
import { clocked, percentile } from './times.ts';

const people = 20_000;
/** Of each person, each for another certificate. */
const each = 5;
const certs = 10;
const asked = 40;
const approvedAtOnce = 500;
/** Put into an exam by a sheet. */
const entered = 2000;

interface Prepared {
  /** Tokens: who reaches all, who reaches half of the people, and learners. */
  all: string;
  half: string;
  learners: string[];
}

type Send = (call: { path: string; token: string; body?: Values | undefined }) => Promise<Values>;

/** Fills a database, asks, and tells the 95th percentile of each call. */
export async function measureApplications({ root }: { root: string }): Promise<Row[]> {
  const postgres = await startPostgres({ settings: { shared_buffers: '512MB' } });
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-applications-'));
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  try {
    const prepared = await prepare({ root, env });
    const product = await startProduct({ root, env });
    const send: Send = async ({ path, token, body }) => {
      const reply = await fetch(`${product.url}/api${path}`, {
        headers: { 'content-type': 'application/json', token },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
      if (!reply.ok) throw new Error(`${path} answered ${reply.status} ${(await reply.text()).slice(0, 300)}`);
      return ((await reply.json()) as { data: Values }).data;
    };
    try {
      return [
        ...(await ofReviewers({ send, prepared })),
        ...(await ofLearners({ send, prepared })),
        await ofSheet({ url: product.url, token: prepared.all }),
      ];
    } finally {
      await product.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const day = (back: number): string => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);

async function ofReviewers({ send, prepared: { all, half } }: { send: Send; prepared: Prepared }): Promise<Row[]> {
  const rows: Row[] = [];
  const lists: [string, (n: number) => Values][] = [
    [
      'state, certificate and time',
      (n) => ({
        state: ['pending', 'rechecking'],
        certId: [`c${n % certs}`],
        submittedTime: { from: `${day(300 - (n % 50))} 00:00:00`, to: `${day(n % 50)} 00:00:00` },
      }),
    ],
    ['no filter', () => ({})],
    [
      'a keyword, a name',
      (n) => ({ keyword: `${surnames[n % surnames.length] ?? ''}${given[n % given.length] ?? ''}` }),
    ],
    ['a keyword, the end of a number', (n) => ({ keyword: String(90_000 + n) })],
  ];
  for (const [who, token] of [
    ['who reaches half', half],
    ['who reaches all', all],
  ] as const)
    for (const [what, inputOf] of lists)
      for (const pageNum of [1, 50])
        rows.push(
          row({
            what: `list, ${what}, page ${pageNum}, ${who}`,
            times: await timed({
              work: (n) => send({ path: '/certApply/list', token, body: { ...inputOf(n), pageNum, pageSize: 10 } }),
            }),
            limit: 100,
          }),
        );
  for (const [what, token] of [
    ['review of one, who reaches half', half],
    ['review of one, who reaches all', all],
  ] as const) {
    const opened = await idsOf({ send, token, count: asked });
    rows.push(
      row({
        what,
        times: await timed({ work: (n) => send({ path: `/certApply/detail?id=${opened[n % opened.length]}`, token }) }),
        limit: 150,
      }),
    );
    rows.push(
      row({
        what: `whether applications wait, ${what.split(', ')[1]}`,
        times: await timed({ work: () => send({ path: '/certApply/newInfo', token }) }),
        limit: 100,
      }),
      row({
        what: `what waits, on the home page, ${what.split(', ')[1]}`,
        times: await timed({ work: () => send({ path: '/home/waiting', token }) }),
        limit: 150,
      }),
    );
  }
  for (const [who, token] of [
    ['who reaches half', half],
    ['who reaches all', all],
  ] as const) {
    const ids = await idsOf({ send, token, count: approvedAtOnce });
    rows.push(
      row({
        what: `${approvedAtOnce} approved at once, ${who}`,
        times: await timed({
          count: 1,
          work: () => send({ path: '/certApply/updateApplyStatus', token, body: { ids, status: 'approved' } }),
        }),
        limit: 3000,
      }),
    );
  }
  return rows;
}

/** Of applications that one approval is enough for. */
async function idsOf({ send, token, count }: { send: Send; token: string; count: number }): Promise<string[]> {
  const ids: string[] = [];
  for (let pageNum = 1; ids.length < count; pageNum += 1) {
    const body = { state: ['pending'], certId: ['c5', 'c6', 'c7'], pageNum, pageSize: 100 };
    const { rows } = (await send({ path: '/certApply/list', token, body })) as { rows: { id: string }[] };
    if (rows.length === 0) throw new Error(`${ids.length} applications wait instead of ${count}`);
    ids.push(...rows.map(({ id }) => id));
  }
  return ids.slice(0, count);
}

async function ofLearners({ send, prepared: { learners } }: { send: Send; prepared: Prepared }): Promise<Row[]> {
  const tokenOf = (n: number): string => learners[n % learners.length] ?? '';
  // Nobody has applied for a certificate of the other parity than their number's.
  const certOf = (n: number): string => `c${(n + 1) % certs}`;
  return [
    row({
      what: 'what a learner fills in',
      times: await timed({
        work: (n) => send({ path: '/certApply/form', token: tokenOf(n), body: { certId: certOf(n) } }),
      }),
      limit: 100,
    }),
    row({
      what: "a learner's own applications",
      times: await timed({ work: (n) => send({ path: '/certApply/mine', token: tokenOf(n) }) }),
      limit: 100,
    }),
    row({
      what: 'an application, for an exam with a number of places',
      times: await timed({
        work: (n) =>
          send({
            path: '/certApply/applyCert',
            token: tokenOf(n),
            body: {
              certId: certOf(n),
              examId: `e${2 * ((n + 1) % certs)}`,
              personName: '王小明',
              idType: 'idCard',
              idNumber: numberOf(n),
              phone: '13800000000',
              isAttested: true,
            },
          }),
      }),
      limit: 150,
    }),
  ];
}

/** New people who are put into an exam: accounts, members and registered applications. */
async function ofSheet({ url, token }: { url: string; token: string }): Promise<Row> {
  const admin = callerOf({ url, token });
  const content = await writeSheet({
    headings: ['考试', '姓名', '证件号码', '手机号', '学历', '工作年限'],
    rows: Array.from({ length: entered }, (_, n) => [
      `评测考试 ${2 * certs - 1}`,
      `集体${n}`,
      numberOf(people + n),
      `139${String(n).padStart(8, '0')}`,
      '大学本科',
      '3',
    ]),
  });
  let id = '';
  const checked = await clocked(async () => {
    id = dataOf<{ id: string }>(
      await admin.upload(operation('applyEntry.importExcel'), { name: '名单.xlsx', content }),
    ).id;
    await jobSettled({ admin, id, wanted: 'ready' });
  });
  const stored = await clocked(async () => {
    dataOf(await admin.call(operation('applyEntry.importCommit'), { id, mode: 'all' }));
    await jobSettled({ admin, id, wanted: 'done' });
  });
  const { added, bad } = dataOf<{ added: number; bad: number }>(await admin.call(operation('job.progress'), { id }));
  const seconds = (checked + stored) / 1000;
  return {
    what: `${entered.toLocaleString('en')} new people put into an exam by a sheet, beside ${(people * each).toLocaleString('en')} applications`,
    figure: `${seconds.toFixed(1)} s (checked ${(checked / 1000).toFixed(1)}, stored ${(stored / 1000).toFixed(1)}; ${added} in, ${bad} refused)`,
    limit: '≤ 20 s',
    isReached: seconds <= 20 && added === entered,
  };
}

/** How long calls take one after the other, behind some that are not counted unless there is one alone. */
async function timed({
  work,
  count = asked,
}: {
  work: (n: number) => Promise<unknown>;
  count?: number;
}): Promise<number[]> {
  const warm = count > 1 ? 5 : 0;
  const times: number[] = [];
  for (let n = 0; n < warm + count; n += 1) {
    const start = performance.now();
    await work(n);
    if (n >= warm) times.push(performance.now() - start);
  }
  return times;
}

async function prepare({
  root,
  env,
}: {
  root: string;
  env: { DATABASE_URL: string; DATA_DIR: string };
}): Promise<Prepared> {
  const app = await openApp({ config: readConfig({ env, publicDir: join(root, 'dist') }), root });
  try {
    await loadFirst({ app, root });
    const [tenant] = await app.database.query(
      reading<{ id: string }>({ text: 'select "id" from "tenant" order by "createdTime", "id" limit 1' }),
    );
    const tenantId = tenant?.id ?? '';
    await addPeople({ app, tenantId });
    await addExams({ app, tenantId });
    await addApplications({ url: env.DATABASE_URL, tenantId });
    await app.database.vacuum();
    const open = async (userId: string, roleId: string): Promise<string> =>
      (await app.sessions.open({ userId, tenantId, roleId, ip: '127.0.0.1', userAgent: 'bench' })).token;
    const learners: string[] = [];
    for (let n = 0; n < asked + 10; n += 1) learners.push(await open(`u${n}`, '2'));
    return { all: await open('all', '5'), half: await open('half', 'below'), learners };
  } finally {
    await app.close();
  }
}

const surnames = [...'王李张刘陈杨黄赵周吴徐孙马朱胡郭何林高罗'];
const given = [
  '小明',
  '伟',
  '芳',
  '秀英',
  '娜',
  '敏',
  '静',
  '强',
  '磊',
  '洋',
  '艳',
  '勇',
  '军',
  '杰',
  '娟',
  '涛',
  '超',
];

/** Half of the learners stand in departments below `left`, where somebody reviews; another reviewer reaches everybody. */
async function addPeople({ app, tenantId }: { app: App; tenantId: string }): Promise<void> {
  const codes = ['a12', 'a12-m1', 'a12-m1.2', 'a12-m1.2.3', 'a12-m1.2.9', 'a12-m1.2.21'];
  const names = Array.from(
    { length: people },
    (_, n) => `${surnames[n % surnames.length] ?? ''}${given[n % given.length] ?? ''}`,
  );
  await app.database.query(
    changing({
      text: `insert into "user" ("id", "account", "nickname") select 'u' || at - 1, 'bench' || at - 1, name
        from unnest($1::text[]) with ordinality people(name, at)
        union all select id, 'bench-' || id, '审核人' from unnest(array['all', 'half']) id`,
      values: [names],
    }),
  );
  for (const [text, values] of [
    [
      `insert into "role" ("id", "roleName", "codes", "reach") values ('below', '本部门的报名', $1, 'below')`,
      [JSON.stringify(codes)],
    ],
    [`insert into "department" ("id", "deptName", "parentId") values ('left', '左', null), ('right', '右', null)`, []],
    [
      `insert into "department" ("id", "deptName", "parentId")
        select 'd' || n, '部 ' || n, case when n < 25 then 'left' else 'right' end from generate_series(0, 49) n`,
      [],
    ],
    [
      `insert into "membership" ("id", "userId", "roleId") select 'm' || n, 'u' || n, '2' from generate_series(0, ${people - 1}) n
        union all values ('mAll', 'all', '5'), ('mHalf', 'half', 'below')`,
      [],
    ],
    [
      `insert into "deptMember" ("id", "departmentId", "personId")
        select m."id", case when m."id" = 'mHalf' then 'left' else 'd' || cast(substr(m."id", 2) as integer) % 50 end, m."personId"
        from "membership" m where m."id" ~ '^m([0-9]+|Half)$'`,
      [],
    ],
  ] as const)
    await app.database.batch({
      scope: { tenantId, userId: 'system' },
      statements: [changing({ text, values: [...values] })],
    });
}

/** Two exams of each certificate, both with places; of two certificates two people review, one the platform recommends. */
async function addExams({ app, tenantId }: { app: App; tenantId: string }): Promise<void> {
  for (const text of [
    `insert into "cert" ("id", "certName", "certCode", "photoSize", "review", "isRecommended")
      select 'c' || n, '评测证书 ' || n, 'BENCH-' || n, 'none', case when n < 2 then 'two' else 'one' end, n = 2
      from generate_series(0, ${certs - 1}) n`,
    `insert into "exam" ("id", "examName", "certId", "applyStartTime", "applyEndTime", "validityPeriodStartTime", "validityPeriodEndTime", "places", "state")
      select 'e' || n, '评测考试 ' || n, 'c' || n / 2, now() - interval '1 day', now() + interval '10 days',
        now() + interval '15 days', now() + interval '60 days', 20000, 'published'
      from generate_series(0, ${2 * certs - 1}) n`,
  ])
    await app.database.batch({ scope: { tenantId, userId: 'system' }, statements: [changing({ text })] });
}

/** As the triggers would store them, history included, without running them a hundred thousand times. */
async function addApplications({ url, tenantId }: { url: string; tenantId: string }): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    const numbers = Array.from({ length: people }, (_, n) => numberOf(n));
    await client.query(
      `insert into "certApply" ("tenantId", "id", "applyCode", "certId", "certIdVersion", "examId", "userId", "personName",
          "idNumber", "phone", "education", "workYears", "review", "isRecommended", "submittedTime", "createdTime",
          "updatedTime", "createdBy", "updatedBy", "state", "reviewedBy", "reviewedTime", "firstBy", "firstTime")
        select $1, 'a' || lpad(at::text, 6, '0'), 'BM2025-' || lpad(at::text, 6, '0'), c."id", c."version",
          'e' || (2 * cert + n / 10 % 2), u."id", u."nickname", number, '138' || lpad(n::text, 8, '0'), 'bachelor', n % 30,
          c."review", c."isRecommended", submitted, submitted, submitted, u."id", u."id", stage,
          case when stage in ('approved', 'rejected', 'returned', 'registered') then 'all' end,
          case when stage in ('approved', 'rejected', 'returned', 'registered') then submitted + interval '1 day' end,
          case when stage = 'rechecking' then 'all' end, case when stage = 'rechecking' then submitted + interval '1 hour' end
        from unnest($2::text[]) with ordinality people(number, place), generate_series(0, ${each - 1}) k,
          lateral (select (place - 1)::integer as n, (place + k * ${people})::integer as at,
            ((place - 1 + 2 * k) % ${certs})::integer as cert,
            now() - interval '365 days' * ((place * 7919 + k * 104729) % 100003) / 100003.0 as submitted,
            (array['pending', 'pending', 'pending', 'pending', 'rechecking', 'returned', 'approved', 'approved', 'approved',
              'rejected', 'expired', 'cancelled', 'platform', 'registered', 'registered', 'registered', 'registered',
              'registered', 'registered', 'registered'])[1 + (place * 31 + k * 17) / 7 % 20] as stage) each
          join "cert" c on c."tenantId" = $1 and c."id" = 'c' || cert
          join "user" u on u."id" = 'u' || n`,
      [tenantId, numbers],
    );
    await client.query(
      `insert into "history" ("id", "tenantId", "entity", "recordId", "recordVersion", "action", "snapshot", "createdTime", "createdBy")
        select 'certApply/' || a."id" || '/1', a."tenantId", 'certApply', a."id", 1, 'created', to_jsonb(a), a."createdTime", a."createdBy"
        from "certApply" a where a."tenantId" = $1 and a."certId" ~ '^c[0-9]$'`,
      [tenantId],
    );
  } finally {
    await client.end();
  }
}

/** The ID number of a person: valid, and nobody else's. */
function numberOf(n: number): string {
  const birthday = new Date(Date.UTC(1980, 0, 1 + Math.floor(n / 900))).toISOString().slice(0, 10).replaceAll('-', '');
  const body = `110101${birthday}${String(100 + (n % 900))}`;
  return `${body}${checkCharacterOf(body)}`;
}

function row({ what, times, limit }: { what: string; times: readonly number[]; limit: number }): Row {
  const p95 = percentile(times, 0.95);
  const middle = times.length > 1 ? ` (median ${percentile(times, 0.5)}, longest ${percentile(times, 1)})` : '';
  return {
    what: `${what}, ${(people * each).toLocaleString('en')} applications`,
    figure: `${times.length > 1 ? 'p95 ' : ''}${p95} ms${middle}`,
    limit: `≤ ${limit} ms`,
    isReached: p95 <= limit,
  };
}
