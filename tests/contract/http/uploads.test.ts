import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { lyingJpeg, pixel } from '../files.ts';

const kilobyte = 1024;

/** Numbers D… are rules of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('room for files on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database, env: { UPLOADS_A_DAY_MB: '1' } });
  }, 120_000);
  afterAll(() => server.close());

  const upload = async (account: string, size: number): Promise<{ status: number; message: string }> => {
    const form = new FormData();
    form.append('file', new Blob(['t'.repeat(size)]), 'note.txt');
    const reply = await fetch(`${server.url}/api/file/upload`, {
      method: 'POST',
      headers: { token: await server.signIn(account) },
      body: form,
    });
    const { message } = (await reply.json()) as { message: string };
    return { status: reply.status, message };
  };
  const stored = async (): Promise<number> => {
    const rows = await server.app.database.asOwner((connection) =>
      connection.query(
        reading<{ count: number }>({
          text: `select count(*)::integer as "count" from "file" where "name" = 'note.txt'`,
        }),
      ),
    );
    return rows[0]?.count ?? 0;
  };

  it('D1: a person’s day ends at its limit, also for uploads that come together; nobody else’s does', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => upload('admin', 300 * kilobyte)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 413, 413, 413]);
    expect(replies.find(({ status }) => status === 413)?.message).toBe('一天内最多上传 1 MB 的文件，请明天再试');
    expect(await stored()).toBe(3);
    expect((await upload('teacher', 300 * kilobyte)).status).toBe(200);
  });

  it('D1: nothing of a refused one stays on the disk', () => {
    const { dataDir } = server.app.config;
    expect(readdirSync(join(dataDir, 'uploads'))).toEqual([]);
  });

  it('D2: where it was stored and only the answer of the database was lost, its bytes stay', async () => {
    const { app } = server;
    const batch = app.database.batch.bind(app.database);
    const lost = vi.spyOn(app.database, 'batch').mockImplementation(async (sent) => {
      const rows = await batch(sent);
      if (sent.statements.some(({ name }) => name === 'file_store'))
        throw Object.assign(new Error('the line was cut'), { code: 'ECONNRESET' });
      return rows;
    });
    const { status } = await upload('manager', kilobyte).finally(() => lost.mockRestore());
    expect(status).toBe(503);
    const [row] = await app.database.asOwner((connection) =>
      connection.query(
        reading<{ storageKey: string }>({
          text: `select "storageKey" from "file" where "name" = 'note.txt' and "size" = ${kilobyte}`,
        }),
      ),
    );
    expect(await app.files.pathOf(row?.storageKey ?? '')).toBeTypeOf('string');
  });

  it('D6: a learner makes no file public but by a call that is for it', async () => {
    const send = async (path: string, account: string, visibility?: string) => {
      const form = new FormData();
      if (visibility) form.append('visibility', visibility);
      form.append('file', new Blob([pixel]), 'pixel.png');
      const headers = { token: await server.signIn(account) };
      const reply = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: form });
      return (await reply.json()) as { code: number; message: string; data?: { url: string } };
    };
    const readable = async (url = ''): Promise<number> => (await fetch(`${server.url}${url}`)).status;
    expect(await send('/file/upload', 'student', 'public')).toMatchObject({
      code: 403,
      message: '您没有公开文件的权限，文件只能由本机构的人员查看',
    });
    const own = await send('/file/upload', 'student');
    expect([own.code, await readable(own.data?.url)]).toEqual([200, 404]);
    const avatar = await send('/user/avatar', 'student');
    expect([avatar.code, await readable(avatar.data?.url)]).toEqual([200, 200]);
    const shown = await send('/file/upload', 'teacher', 'public');
    expect([shown.code, await readable(shown.data?.url)]).toEqual([200, 200]);
  });

  it('a picture is as large as it is seen, other files have no width, and a broken picture is none', async () => {
    const send = async (content: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('file', new Blob([content]), 'measured');
      const headers = { token: await server.signIn('teacher') };
      const reply = await fetch(`${server.url}/api/file/upload`, { method: 'POST', headers, body: form });
      return (await reply.json()) as { code: number; message: string; data: { id: string } };
    };
    const sent = {
      png: await send(pixel),
      jpeg: await send(lyingJpeg),
      text: await send(new TextEncoder().encode('文字')),
    };
    expect(sent).toMatchObject({
      png: { code: 200, data: { width: 1, height: 1 } },
      jpeg: { code: 200, data: { width: 295, height: 413 } },
      text: { code: 200, data: { width: null, height: null } },
    });
    for (const broken of [lyingJpeg.slice(0, 40), pixel.slice(0, 20)])
      expect(await send(broken)).toMatchObject({ code: 415, message: expect.stringMatching(/图片/) });
    const rows = await server.app.database.asOwner((connection) =>
      connection.query(
        reading<{ id: string; width: number | null; height: number | null }>({
          text: `select "id", "width", "height" from "file" where "name" = 'measured' order by "width" nulls last`,
        }),
      ),
    );
    expect(rows).toEqual([
      { id: sent.png.data.id, width: 1, height: 1 },
      { id: sent.jpeg.data.id, width: 295, height: 413 },
      { id: sent.text.data.id, width: null, height: null },
    ]);
  });

  it('what is sent as a picture is one: a text or a PDF with such a name is refused, and nothing of it is kept', async () => {
    const send = async (content: string | Uint8Array<ArrayBuffer>, type: string) => {
      const form = new FormData();
      form.append('file', new Blob([content], { type }), '底图.png');
      const headers = { token: await server.signIn('teacher') };
      const reply = await fetch(`${server.url}/api/file/upload`, { method: 'POST', headers, body: form });
      return (await reply.json()) as { code: number; message: string };
    };
    const refused = { code: 415, message: '“底图.png”不是图片，请上传 PNG、JPG、GIF 或 WebP 图片' };
    expect(await send('no picture', 'image/png')).toMatchObject(refused);
    expect(await send('%PDF-1.7\n', 'image/png')).toMatchObject(refused);
    expect(await send(pixel, 'image/jpeg')).toMatchObject({ code: 200 });
    const rows = await server.app.database.asOwner((connection) =>
      connection.query(reading<{ mime: string }>({ text: `select "mime" from "file" where "name" = '底图.png'` })),
    );
    expect(rows).toEqual([{ mime: 'image/png' }]);
  });

  it('D2: a tenant’s files take what they may', async () => {
    server.app.config.maxTenantFiles = 1;
    const { status, message } = await upload('operator', kilobyte);
    expect([status, message]).toEqual([413, expect.stringContaining('已用完，请联系平台管理员')]);
  });
});
