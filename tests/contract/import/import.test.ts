import { existsSync } from 'node:fs';
import { join } from 'node:path';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { inSuite } from '#tests/suite.ts';
import { goodRows, spoilings, workbook } from './bank.ts';
import { bomb } from './bomb.ts';

const bank = process.env['QUESTION_BANK'] ?? join(root, '..', 'shared', 'data', 'question-bank.jsonl');
const rowCount = inSuite({ landing: 1_000, long: 10_000 });
const badCount = rowCount / 20;

interface Job {
  id: string;
  state: string;
  total: number;
  valid: number;
  bad: number;
  skipped: number;
  added: number;
  message: string | null;
  errors: { cell: string; column: string; message: string }[];
}

describe.each(['pglite', 'postgres'] as const)('import on %s', (database) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
  }, 120_000);
  afterAll(() => server.close());

  const post = async (path: string, body: unknown): Promise<{ code: number; message: string; data: never }> =>
    (
      await fetch(`${server.url}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      })
    ).json() as never;
  const upload = async (file: Buffer): Promise<{ status: number; code: number; message: string; data: Job }> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(file)]), '题库.xlsx');
    const reply = await fetch(`${server.url}/api/question/importByExcel`, {
      method: 'POST',
      headers: { token },
      body: form,
    });
    return { status: reply.status, ...((await reply.json()) as { code: number; message: string; data: Job }) };
  };
  /** Polls as the screen does, until the job is no longer being worked on. */
  const settled = async (id: string): Promise<Job> => {
    for (;;) {
      const { data } = (await (
        await fetch(`${server.url}/api/job/progress?id=${id}`, { headers: { token } })
      ).json()) as { data: Job };
      if (data.state !== 'waiting' && data.state !== 'running') return data;
    }
  };
  const total = async (): Promise<number> =>
    ((await post('/question/list', { pageSize: 1 })).data as { total: number }).total;

  /** A question to be imported. */
  const row = (stem: string) => [
    'AIL-1',
    '判断题',
    stem,
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    '正确',
    '',
    '',
    '',
    '',
    '',
    '',
  ];

  it.skipIf(!existsSync(bank))(
    'reports exactly the bad rows of many, by cell, and stores the valid ones once (I1, I2, I3)',
    { timeout: 300_000 },
    async () => {
      const rows = goodRows({ file: bank, count: rowCount, certCode: 'MTH-1' });
      const expected = Array.from({ length: badCount }, (_, i) => {
        const index = i * 19 + 3;
        const { column, spoil } = spoilingOf(i);
        spoil(rows[index] ?? []);
        return `${column}${index + 2}`;
      });
      const before = await total();
      const file = await workbook(rows);
      const started = performance.now();
      const { data } = await upload(file);
      const job = await settled(data.id);
      console.log(`${database}: preview of ${rowCount} rows in ${Math.round(performance.now() - started)} ms`);
      expect(job).toMatchObject({ state: 'ready', total: rowCount, bad: badCount });
      expect(job.valid + job.skipped).toBe(rowCount - badCount);
      expect(job.errors.map(({ cell }) => cell)).toEqual(expected.slice(0, 200));
      expect(job.errors.every(({ message }) => message.length > 3)).toBe(true);

      const sheet = await errorSheet({ server, token, id: job.id });
      expect(sheet.slice(1).map((row) => /^([A-Z]+\d+)：/.exec(String(row.at(-1)))?.[1])).toEqual(expected);

      const refused = await post('/question/importCommit', { id: job.id, mode: 'all' });
      expect(refused.code).toBe(409);
      expect(await total()).toBe(before);

      const [first, second] = await Promise.all([
        post('/question/importCommit', { id: job.id, mode: 'valid' }),
        post('/question/importCommit', { id: job.id, mode: 'valid' }),
      ]);
      expect([first.code, second.code].sort()).toEqual([200, 409]);
      const done = await settled(job.id);
      expect(done).toMatchObject({ state: 'done', added: job.valid });
      expect(await total()).toBe(before + job.valid);

      const again = await settled((await upload(file)).data.id);
      expect(again).toMatchObject({ state: 'ready', valid: 0, bad: badCount, skipped: rowCount - badCount });
    },
  );

  it('takes all rows or none when asked to', { timeout: 60_000 }, async () => {
    const before = await total();
    const good = await settled((await upload(await workbook([row('导入一'), row('导入二')]))).data.id);
    expect(good).toMatchObject({ state: 'ready', valid: 2, bad: 0 });
    expect((await post('/question/importCommit', { id: good.id, mode: 'all' })).code).toBe(200);
    expect(await settled(good.id)).toMatchObject({ state: 'done', added: 2 });
    expect(await total()).toBe(before + 2);
  });

  it('lets the database count what is stored before it is committed: the rest is read by plans for as many rows', async () => {
    const counted = async (): Promise<number> => {
      const [found] = await server.app.database.query(
        reading<{ rows: number }>({ text: `select reltuples as rows from pg_class where relname = 'question'` }),
      );
      return found?.rows ?? 0;
    };
    const before = await counted();
    const rows = Array.from({ length: 501 }, (_, i) => row(`计数 ${i}`));
    const { id } = await settled((await upload(await workbook(rows))).data.id);
    await post('/question/importCommit', { id, mode: 'all' });
    expect(await settled(id)).toMatchObject({ state: 'done', added: 501 });
    expect(await counted()).toBeGreaterThanOrEqual(before + 500);
  });

  it.each([
    ['a text file', async () => Buffer.from('题型,题干\n单选题,什么'), 415],
    ['a picture', async () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415],
    ['an archive that is no workbook', async () => bomb({ name: 'readme.txt', bytes: 100 }), 415],
    ['a zip bomb', async () => bomb({ name: 'xl/worksheets/sheet1.xml', bytes: 400 * 1024 * 1024 }), 413],
  ])('refuses %s with a Chinese message and stores nothing', { timeout: 60_000 }, async (_name, make, status) => {
    const before = await total();
    const reply = await upload(await make());
    expect(reply.status).toBe(status);
    expect(reply.message).toMatch(/[\u4e00-\u9fff]{4,}/);
    expect(await total()).toBe(before);
  });

  it.each([
    [
      'headings that are not the template’s',
      () => workbook([['a', 'b']], ['题目', '题型']),
      /缺少列：证书、题干；不认识的列：题目/,
    ],
    ['an empty sheet', () => workbook([], []), /缺少列/],
    ['no rows', () => workbook([]), /没有数据/],
  ])('says what is wrong with %s', { timeout: 60_000 }, async (_name, make, message) => {
    const job = await settled((await upload(await make())).data.id);
    expect(job.state).toBe('failed');
    expect(job.message).toMatch(message);
  });

  it('takes back what it exported: nothing is new', { timeout: 120_000 }, async () => {
    const certs = (await post('/cert/list', { keyword: 'NSB-1' })).data as { rows: { id: string }[] };
    const reply = await fetch(`${server.url}/api/question/exportByExcel`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ certId: certs.rows[0]?.id }),
    });
    expect(reply.status).toBe(200);
    const exported = Buffer.from(await reply.arrayBuffer());
    const job = await settled((await upload(exported)).data.id);
    expect(job).toMatchObject({ state: 'ready', valid: 0, bad: 0, unchanged: job.total });
    expect(job.total).toBeGreaterThan(50);
  });

  it('keeps a job from others', async () => {
    const { data } = await upload(await workbook([]));
    const other = await server.signIn('teacher');
    const reply = await fetch(`${server.url}/api/job/progress?id=${data.id}`, { headers: { token: other } });
    expect(reply.status).toBe(404);
  });
});

async function errorSheet({
  server,
  token,
  id,
}: {
  server: TestServer;
  token: string;
  id: string;
}): Promise<unknown[][]> {
  const reply = await fetch(`${server.url}/api/question/importErrors?id=${id}`, { headers: { token } });
  expect(reply.status).toBe(200);
  const sheets = await readXlsxFile(Buffer.from(await reply.arrayBuffer()));
  return (sheets[0]?.data ?? []) as unknown[][];
}

function spoilingOf(i: number): (typeof spoilings)[number] {
  const spoiling = spoilings[i % spoilings.length];
  if (!spoiling) throw new Error('no way to spoil a row');
  return spoiling;
}
