/** Rules W1–W5: records and lists as PDF. */
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { importer, type Values } from '../import/importer.ts';
import { pngChunk, pngHead, pngOf, readPdf } from '#server/engine/print/testing.ts';

const count = 60;

describe.each(databasesFor(import.meta.url))('prints on %s', (database) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startServer({ database });
    token = await server.signIn('admin');
    await post('/switchTenant', { tenantId: server.tenantIds[0] });
    await server.app.database.asOwner((connection) =>
      connection.query(
        changing({
          text: `insert into "course" ("id", "tenantId", "courseName", "courseCode", "summary", "createdBy", "updatedBy")
            select 'print' || n, $1, '打印课程' || n, 'PRINT-' || n, '第' || n || '门', u."id", u."id"
              from generate_series(1, ${count}) n, lateral (select "id" from "user" limit 1) u`,
          values: [server.tenantIds[0]],
        }),
      ),
    );
  }, 120_000);
  afterAll(() => server.close());

  const { post, download, settled } = importer(() => ({ server, token }));
  const call = async (path: string, body: Values, by = token): Promise<{ status: number; message: string }> => {
    const reply = await fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token: by },
      body: JSON.stringify(body),
    });
    return { status: reply.status, message: ((await reply.json()) as { message: string }).message };
  };
  const newCourse = async (values: Values): Promise<string> => {
    const reply = await post<{ id: string }>('/course/save', values);
    expect(reply).toMatchObject({ code: 200 });
    return reply.data.id;
  };

  it('W1 prints a record with its parts: names, not codes, in a tagged file with its title', async () => {
    const id = await newCourse({
      courseName: '数据分析',
      courseCode: 'W1',
      summary: '从数据到结论',
      description: '<p>第一段 &amp; 说明</p><ul><li>要点一</li></ul>',
      chapters: Array.from({ length: 60 }, (_, n) => ({
        chapterName: `第${n + 1}章`,
        summary: '这一章的内容'.repeat(12),
      })),
    });
    const reply = await fetch(`${server.url}/api/course/print/courseOutline`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ id }),
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(decodeURIComponent(reply.headers.get('content-disposition') ?? '')).toContain('数据分析-课程大纲.pdf');
    const { pages, ...about } = await readPdf(Buffer.from(await reply.arrayBuffer()));
    expect(about).toMatchObject({ title: '数据分析-课程大纲', language: 'zh-CN', isTagged: true });
    const [first = ''] = pages;
    for (const text of ['数据分析', '从数据到结论', '课程编码W1', '状态草稿', '第一段&说明', '•要点一', '第1章'])
      expect(first).toContain(text);
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('章的名称本章内容');
      expect(page).toContain(`第${index + 1}页，共${pages.length}页`);
    }
    expect(pages.at(-1)).toContain('第60章');
  });

  it('W1 prints a list by its conditions, in its order', async () => {
    const [page = ''] = (await readPdf(await download('/department/print/departments', {}))).pages;
    expect(page).toMatch(/^部门清单共\d+个部门部门名称部门编码/);
  });

  it('W2 is for who holds the code, and of records that they reach alone', async () => {
    const student = await server.signIn('student');
    expect((await call('/course/print/courseOutline', { id: 'print1' }, student)).status).toBe(403);
    expect(await call('/course/print/courseOutline', { id: 'nobody' })).toMatchObject({ status: 404 });
    expect(await post('/switchTenant', { tenantId: server.tenantIds[1] })).toMatchObject({ code: 200 });
    expect(await call('/course/print/courseOutline', { id: 'print1' })).toMatchObject({ status: 404 });
    expect(await post('/switchTenant', { tenantId: server.tenantIds[0] })).toMatchObject({ code: 200 });
    expect(await call('/course/print/courseOutline', { courseName: '没有这样的课程' })).toEqual({
      status: 409,
      message: '没有符合条件的数据可以打印',
    });
  });

  it('W4 prints a box for what has no glyph, and names the file as it is', async () => {
    const id = await newCourse({ courseName: '𠮷野家课程😀', courseCode: 'W4' });
    const [page = ''] = (await readPdf(await download('/course/print/courseOutline', { id }))).pages;
    expect(page).toContain('□野家课程□');
  });

  it('W4 names a picture that no document takes, and why', async () => {
    const withCover = async ({ code, cover }: { code: string; cover: Buffer }): Promise<string> => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(cover)]), '封面');
      const reply = await fetch(`${server.url}/api/file/upload`, { method: 'POST', headers: { token }, body: form });
      const { data } = (await reply.json()) as { data: { url: string } };
      return newCourse({ courseName: '有封面的课', courseCode: code, cover: data.url });
    };
    const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
    expect(await call('/course/print/courseOutline', { id: await withCover({ code: 'W4-GIF', cover: gif }) })).toEqual({
      status: 409,
      message: '有封面的课：封面是 GIF 图片（要用 PNG 或 JPG），不能打印',
    });
    // One pixel with transparency, whose data is none: drawn, it would end the process.
    const damaged = Buffer.from(
      '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c48900000004494441540000000000000000' +
        '0000000049454e44ae426082',
      'hex',
    );
    const bad = await withCover({ code: 'W4-PNG', cover: damaged });
    expect(await call('/course/print/courseOutline', { id: bad })).toEqual({
      status: 409,
      message: '有封面的课：封面的图片无法识别或已损坏（要换一张 PNG 或 JPG），不能打印',
    });
    const asked = await post<{ id: string }>('/course/print/courseOutline', { id: ['print1', bad] });
    expect(await settled(asked.data.id)).toMatchObject({
      state: 'done',
      message: '已打印 1 条，1 条没有打印',
    });
  });

  it('W3, W4 prints many by a job, each on pages of its own; what is not printed as it is is named', async () => {
    const asked = await post<{ id: string; state: string }>('/course/print/courseOutline', {
      courseCode: 'PRINT-',
      sort: 'courseCode',
    });
    expect(asked).toMatchObject({ code: 200, data: { state: 'waiting' } });
    expect(await settled(asked.data.id)).toMatchObject({
      state: 'done',
      message: `已打印 ${count} 条`,
      resultFile: '课程大纲.pdf',
    });
    const { pages } = await readPdf(await download(`/job/file?id=${asked.data.id}`));
    expect(pages).toHaveLength(count);
    expect(pages[0]).toContain('打印课程1');
    for (const page of pages) expect(page).toContain('第1页，共1页');

    const bad = await newCourse({ courseName: '𠮷课', courseCode: 'PRINT-W4' });
    const again = await post<{ id: string }>('/course/print/courseOutline', { id: ['print1', bad, 'print2'] });
    expect(await settled(again.data.id)).toMatchObject({
      state: 'done',
      message: '已打印 3 条，1 条中没有字形的字印成了“□”',
      failed: [{ recordId: bad, label: '𠮷课', message: '‘𠮷’（课程名称）没有字形，印成了“□”' }],
    });
    const boxed = await readPdf(await download(`/job/file?id=${again.data.id}`));
    expect(boxed.pages).toHaveLength(3);
    expect(boxed.pages.join('')).toContain('□课');
    const other = await server.signIn('teacher');
    const reply = await fetch(`${server.url}/api/job/file?id=${asked.data.id}`, { headers: { token: other } });
    expect(reply.status).toBe(404);
  });

  const uploaded = async (bytes: Buffer): Promise<string> => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'cover.png');
    const reply = await fetch(`${server.url}/api/file/upload`, { method: 'POST', headers: { token }, body: form });
    return ((await reply.json()) as { data: { url: string } }).data.url;
  };

  it('W4 a damaged picture is named with its record, and harms nobody', async () => {
    for (const [n, data] of [pngChunk('IDAT', [1], 0x7fffffff), pngChunk('IDAT', [1, 2, 3, 4])].entries()) {
      const cover = await uploaded(pngOf(pngHead(), data));
      const id = await newCourse({ courseName: '坏图片', courseCode: `W4-${n}`, cover });
      const reply = await post('/course/print/courseOutline', { id });
      expect(reply).toMatchObject({ code: 409, message: expect.stringContaining('坏图片') as string });
      expect(reply.message).toContain('已损坏');
    }
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
  });

  it('W3 a picture of many records is in the file once', async () => {
    const cover = await uploaded(pngOf(pngHead(), pngChunk('IDAT', deflateSync(Buffer.alloc(18, 0)))));
    for (const n of [1, 2, 3]) await newCourse({ courseName: '同一封面', courseCode: `W3-${n}`, cover });
    const asked = await post<{ id: string }>('/course/print/courseOutline', { courseCode: 'W3-' });
    expect(await settled(asked.data.id)).toMatchObject({ state: 'done', message: '已打印 3 条' });
    const bytes = await download(`/job/file?id=${asked.data.id}`);
    expect(bytes.toString('latin1').split('/Subtype /Image')).toHaveLength(2);
    expect((await readPdf(bytes)).pages).toHaveLength(3);
  });

  it('W3, J5 a cancelled one leaves no file', async () => {
    const asked = await post<{ id: string }>('/course/print/courseOutline', { courseCode: 'PRINT-' });
    expect(await post('/job/cancel', { id: asked.data.id })).toMatchObject({ code: 200 });
    expect(await settled(asked.data.id)).toMatchObject({ state: 'cancelled' });
    const reply = await fetch(`${server.url}/api/job/file?id=${asked.data.id}`, { headers: { token } });
    expect(reply.status).toBe(404);
  });
});
