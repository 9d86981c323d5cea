import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPicture, takeCaptcha, unsealPicture } from '#server/domain/session/picture.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must } from '../mock/exam.ts';
import { callerFrom } from './caller.ts';

/** Pictures to be read (rule IC17). */
describe.each(databasesFor(import.meta.url))('IC17: captchas on %s', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ database });
  }, 120_000);
  afterAll(() => server.close());

  const anyone = (): ReturnType<typeof callerFrom> => callerFrom({ server, address: '127.0.7.1' });
  const picture = (): Promise<{ id: string; picture: string }> =>
    must(anyone().get<{ id: string; picture: string }>('/captcha/get?kind=picture'));
  const read = async (id: string): Promise<string> => (await unsealPicture({ app: server.app, id }))?.text ?? '';
  const check = (body: object): Promise<{ isCorrect: boolean }> => must(anyone().post('/captcha/check', body));

  it('is a picture and an id, without what it shows, and another each time', async () => {
    const [one, other] = [await picture(), await picture()];
    expect(Object.keys(one).sort()).toEqual(['id', 'picture']);
    const text = await read(one.id);
    expect(text).toMatch(/^[ACDEHJKMNPRTUXY347]{5}$/);
    expect(one.picture).not.toContain(text);
    expect(Buffer.from(one.id, 'base64url').includes(text)).toBe(false);
    expect([other.id === one.id, other.picture === one.picture]).toEqual([false, false]);
  });

  it('is read however it is typed: small letters, of a Chinese input method, with spaces', async () => {
    const wide = (text: string): string =>
      [...text].map((one) => String.fromCodePoint((one.codePointAt(0) ?? 0) + 0xfe_e0)).join('\u3000');
    for (const typed of [(text: string) => text, (text: string) => ` ${text.toLowerCase()} `, wide]) {
      const { id } = await picture();
      expect(await check({ id, text: typed(await read(id)) })).toEqual({ isCorrect: true });
    }
  });

  it('is good for one try, right or wrong, also of many at the same moment', async () => {
    const { id } = await picture();
    const text = await read(id);
    expect(await check({ id, text: 'WWWWW' })).toEqual({ isCorrect: false });
    expect(await check({ id, text })).toEqual({ isCorrect: false });

    const { id: next } = await picture();
    const tries = await Promise.all(
      Array.from({ length: 12 }, async () => check({ id: next, text: await read(next) })),
    );
    expect(tries.filter(({ isCorrect }) => isCorrect)).toHaveLength(1);
  });

  it('is good for ten minutes', async () => {
    const { app } = server;
    const [early, late] = [await newPicture({ app }), await newPicture({ app })];
    const begin = Date.now();
    const takenAfter = async ({ id }: { id: string }, minutes: number): Promise<string> => {
      vi.useFakeTimers({ toFake: ['Date'], now: begin + minutes * 60_000 });
      try {
        return await takeCaptcha({ app, id, text: await read(id) });
      } finally {
        vi.useRealTimers();
      }
    };
    expect([await takenAfter(early, 9), await takenAfter(late, 11)]).toEqual(['right', 'late']);
  });

  it('is late where the id is none, of another key, or changed', async () => {
    const { app } = server;
    const { id } = await picture();
    const text = await read(id);
    const bytes = Buffer.from(id, 'base64url');
    const changed = [0, 12, 28, bytes.length - 1].map((place) => {
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] ?? 0) ^ 1;
      return copy.toString('base64url');
    });
    for (const none of ['', 'x', '安全', 'A'.repeat(62), id.slice(0, -4), ...changed])
      expect(await takeCaptcha({ app, id: none, text })).toBe('late');
    expect(await takeCaptcha({ app, id, text })).toBe('right');
  });

  it.each([
    ['nothing', {}, '/proof', '两种选一种'],
    ['both', { proof: 'x', id: 'x', text: 'x' }, '/proof', '两种选一种'],
    ['a picture without a text', { id: 'x' }, '/text', '请输入图片中的字符'],
    ['a text without a picture', { text: 'x' }, '/id', '请提交图片的 id'],
  ])('refuses a check of %s', async (_what, body, path, message) => {
    const reply = await anyone().post<{ errors: object[] }>('/captcha/check', body);
    expect(reply).toMatchObject({
      status: 422,
      message: expect.stringContaining(message),
      data: { errors: [{ path }] },
    });
  });

  it('is no answer to another kind, nor without one to who has no account', async () => {
    expect((await anyone().get('/captcha/get?kind=sound')).status).toBe(422);
    expect(await anyone().get('/captcha/get')).toMatchObject({ status: 422, message: '请输入账号' });
    expect(Object.keys(await must(anyone().get('/captcha/get?account=student01'))).sort()).toEqual([
      'challenge',
      'most',
    ]);
  });
});
