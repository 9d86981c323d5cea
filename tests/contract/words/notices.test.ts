/** Rules N3 to N6: notices by message and mail, with steps and before dates. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openMail } from '#server/adapters/mail.ts';
import { changing, reading } from '#server/database/statement.ts';
import type { Values } from '#server/engine/context.ts';
import { runWaiting } from '#server/engine/jobs/runner.ts';
import { tellBefore } from '#server/engine/notices/before.ts';
import { resend } from '#server/domain/notice/index.ts';
import { headerOf, startMailServer, type MailServer, type ReceivedMail } from '#tests/mail/mailServer.ts';
import { eachEngine, useGround } from './eachEngine.ts';
import type { Engine } from './engine.ts';

const product = useGround();
const sender = '教育认证平台 <no-reply@example.com>';
let server: MailServer | undefined;

beforeAll(async () => {
  server = await startMailServer();
});
afterAll(() => server?.stop());

eachEngine('N3–N6: notices', product, (start) => {
  let people = 0;

  /** An organisation with a member who has this address. */
  const place = async (email: string | null): Promise<{ engine: Engine; userId: string; mails(): ReceivedMail[] }> => {
    const engine = start();
    const userId = `m${(people += 1)}${engine.app.database.kind}`;
    const { database } = engine.app;
    const { tenantId } = engine.scope;
    await database.batch({
      scope: { tenantId: '', userId: '' },
      statements: [
        changing({
          text: `insert into "user" ("id", "account", "nickname", "email") values ($1, $2, '王老师', $3)`,
          values: [userId, userId.toLowerCase(), email],
        }),
        changing({
          text: `insert into "tenant" ("id", "tenantName", "state") values ($1, '东方学校' || $1, 'on')`,
          values: [tenantId],
        }),
      ],
    });
    await database.batch({
      scope: { ...engine.scope, userId: 'system' },
      statements: [
        changing({ text: `insert into "role" ("id", "roleName") values ('r', '教师')` }),
        changing({
          text: `insert into "membership" ("id", "userId", "roleId") values ($1, $1, 'r')`,
          values: [userId],
        }),
      ],
    });
    return {
      engine,
      userId,
      mails: () => server?.received.filter(({ to }) => to.some((address) => address.includes(userId))) ?? [],
    };
  };
  const withMail = async (engine: Engine): Promise<void> => {
    const mail = openMail({ smtpUrl: server?.url, mailFrom: sender });
    const config = { ...engine.app.config, publicUrl: 'https://cert.example.com' };
    await runWaiting({ app: { ...engine.app, config, mail } });
    mail?.close();
  };
  const add = async (engine: Engine, values: Values): Promise<string> =>
    String((await engine.call('tour.save', { tourName: '实验室', ...values }))['id']);
  const cancel = (engine: Engine, id: string) =>
    engine.call('tour.step', { ids: [id], step: 'cancel', why: '<停电> & 检修' });
  const deliveries = async (engine: Engine) => {
    const { rows } = await engine.call<{ rows: Values[] }>('delivery.list', { pageNum: 1, pageSize: 100 });
    return rows.map(({ way, state, reason, address, attempts }) => ({ way, state, reason, address, attempts }));
  };
  const messages = async (engine: Engine, userId: string): Promise<Values[]> => {
    const [rows] = await engine.app.database.batch({
      scope: { ...engine.scope, userId },
      statements: [reading<Values>({ text: `select "title", "content", "opens" from "message" order by "id"` })],
    });
    return rows;
  };
  const inHours = (hours: number): string =>
    new Date(Date.now() + (8 + hours) * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
  const move = (engine: Engine, text: string, values: Values[string][]) =>
    engine.app.database.batch({ scope: engine.scope, statements: [changing({ text, values })] });

  it('a step tells by message and by mail; names, labels and times as people read them', async () => {
    const { engine, userId, mails } = await place(`m@x.cn`);
    const guest = `${userId}@guest.cn`;
    const id = await add(engine, {
      userId,
      guest,
      startTime: '2031-05-01 09:30:00',
      isGroup: true,
      leader: '诸葛孔明',
    });
    await cancel(engine, id);
    // Rule T15: whoever cancels it reads the name, whom it is told need not.
    const text = '2031-05-01 09:30 的参观取消了：&lt;停电&gt; &amp; 检修<br>团体：是，带队：诸***';
    const opens = `/auth-center/tour?id=${id}&name=${encodeURIComponent('实验室')}`;
    await expect(messages(engine, userId)).resolves.toEqual([{ title: '实验室：已取消', content: text, opens }]);
    expect(mails()).toEqual([]);
    await withMail(engine);
    expect(mails().map(({ to }) => to)).toEqual([[guest]]);
    const [mail] = mails();
    if (!mail) throw new Error('no mail');
    expect(headerOf(mail, 'Subject')).toMatch(/^=\?UTF-8\?/);
    expect(decodedWord(headerOf(mail, 'Subject') ?? '')).toBe('实验室：已取消');
    const bodies = bodiesOf(mail);
    expect(bodies['text/plain']).toContain('2031-05-01 09:30 的参观取消了：<停电> & 检修');
    expect(bodies['text/plain']).toContain(`https://cert.example.com${opens}`);
    expect(bodies['text/plain']).toContain('东方学校');
    expect(bodies['text/html']).toContain('&lt;停电&gt;');
    await expect(deliveries(engine)).resolves.toEqual(
      expect.arrayContaining([
        { way: 'mail', state: 'sent', reason: null, address: guest, attempts: 1 },
        { way: 'mail', state: 'sent', reason: null, address: 'm@x.cn', attempts: 1 },
        { way: 'message', state: 'sent', reason: null, address: null, attempts: 0 },
      ]),
    );
    const [jobs] = await engine.app.database.batch({
      scope: engine.scope,
      statements: [reading<Values>({ text: `select "id" from "job"` })],
    });
    expect(jobs, 'the job is gone with its last mail').toEqual([]);
  });

  it('a name with a line break makes no header', async () => {
    const { engine, userId, mails } = await place(null);
    const id = await add(engine, { guest: `${userId}@guest.cn` });
    await move(engine, `update "tour" set "tourName" = $2 where "id" = $1`, [id, 'A\r\nBcc: thief@x.cn\r\n\r\nB']);
    await cancel(engine, id);
    await withMail(engine);
    const [mail] = mails();
    expect(mail?.to).toEqual([`${userId}@guest.cn`]);
    expect(mail && headerOf(mail, 'Bcc')).toBeUndefined();
    expect(mail && decodedWord(headerOf(mail, 'Subject') ?? '')).toBe('A Bcc: thief@x.cn B：已取消');
  });

  it('who has no address, an organisation without a server for mail: said in the result, the message is there', async () => {
    const { engine, userId } = await place(null);
    await cancel(engine, await add(engine, { userId, guest: 'other@guest.cn' }));
    await runWaiting({ app: engine.app });
    await expect(messages(engine, userId)).resolves.toHaveLength(1);
    await expect(deliveries(engine)).resolves.toEqual(
      expect.arrayContaining([
        { way: 'mail', state: 'failed', reason: '账号中没有填写邮箱', address: null, attempts: 0 },
        { way: 'mail', state: 'failed', reason: '未设置邮件服务', address: 'other@guest.cn', attempts: 1 },
      ]),
    );
  });

  it('N4: a refusal for good is not tried again, one for now is, later; what failed is sent again by hand', async () => {
    const { engine, userId, mails } = await place(null);
    const again = async (guest: string): Promise<void> => cancel(engine, await add(engine, { guest })).then(() => {});
    await again(`bad-${userId}@guest.cn`);
    await again(`busy-${userId}@guest.cn`);
    await withMail(engine);
    await withMail(engine);
    const rows = await deliveries(engine);
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'failed', attempts: 1, reason: expect.stringContaining('拒收') }),
        expect.objectContaining({ state: 'waiting', attempts: 1, reason: expect.stringContaining('会再试') }),
      ]),
    );
    expect(server?.refused.filter((address) => address.includes(userId))).toHaveLength(2);
    await move(engine, `update "delivery" set "dueTime" = now(), "attempts" = 5 where "state" = 'waiting'`, []);
    await move(engine, `update "job" set "dueTime" = now() where "kind" = 'mail'`, []);
    await withMail(engine);
    const failed = (await engine.call<{ rows: Values[] }>('delivery.list', { state: 'failed' })).rows;
    expect(failed.map(({ reason }) => reason)).toContainEqual(expect.stringContaining('试了 6 次'));
    const ids = failed.map(({ id }) => String(id));
    await move(engine, `update "delivery" set "address" = $1`, [`${userId}@guest.cn`]);
    const context = { app: engine.app, scope: engine.scope } as Parameters<typeof resend>[0];
    await expect(resend(context, { ids })).resolves.toEqual({ count: 2 });
    await expect(resend(context, { ids })).rejects.toMatchObject({ status: 409 });
    await withMail(engine);
    expect(mails()).toHaveLength(2);
  });

  it('a step that fails tells nobody', async () => {
    const { engine, userId } = await place(null);
    const id = await add(engine, { userId });
    await expect(engine.call('tour.step', { ids: [id, 'nobody'], step: 'cancel', why: '停电' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(deliveries(engine)).resolves.toEqual([]);
  });

  it('N5: before a date once, made up late, not for others, anew for a new date', async () => {
    const { engine, userId } = await place(null);
    const { app } = engine;
    const near = await add(engine, { userId, tourName: '近', startTime: inHours(20) });
    await add(engine, { userId, tourName: '远', startTime: inHours(30) });
    await add(engine, { userId, tourName: '过', startTime: inHours(-1) });
    await cancel(engine, await add(engine, { userId, tourName: '消', startTime: inHours(3) }));
    await engine.call('tour.remove', { ids: [await add(engine, { userId, tourName: '删', startTime: inHours(3) })] });
    const soon = async () =>
      (await messages(engine, userId)).flatMap(({ title }) => /^(.) 就要开始$/.exec(String(title))?.[1] ?? []);
    await Promise.all([tellBefore({ app }), tellBefore({ app })]);
    await tellBefore({ app });
    await expect(soon()).resolves.toEqual(['近']);
    await engine.call('tour.save', { id: near, version: 1, startTime: inHours(40) });
    await tellBefore({ app });
    await expect(soon()).resolves.toEqual(['近']);
    await engine.call('tour.save', { id: near, version: 2, startTime: inHours(10) });
    await tellBefore({ app });
    await expect(soon()).resolves.toEqual(['近', '近']);
  });

  it('N5: a mail that waits is not sent once its date has moved away', async () => {
    const { engine, userId, mails } = await place(null);
    await engine.app.database.batch({
      scope: { tenantId: '', userId: '' },
      statements: [
        changing({ text: `update "user" set "email" = $2 where "id" = $1`, values: [userId, `${userId}@x.cn`] }),
      ],
    });
    const id = await add(engine, { userId, startTime: inHours(20) });
    await tellBefore({ app: engine.app });
    await engine.call('tour.save', { id, version: 1, startTime: inHours(90) });
    await withMail(engine);
    expect(mails()).toEqual([]);
    await expect(deliveries(engine)).resolves.toContainEqual(
      expect.objectContaining({ way: 'mail', state: 'dropped', reason: expect.stringContaining('日期已改') }),
    );
  });

  it('N5: of a day people are told from 9 o’clock so many days before until it is over', async () => {
    const { engine, userId } = await place(null);
    const day = (days: number): string => inHours(days * 24).slice(0, 10);
    for (const [tourName, date] of [
      ['昨天', day(-1)],
      ['今天', day(0)],
      ['明天', day(1)],
      ['以后', day(4)],
    ] as const)
      await add(engine, { userId, tourName, day: date });
    await tellBefore({ app: engine.app });
    const titles = (await messages(engine, userId)).map(({ title }) => String(title));
    expect(titles.toSorted()).toEqual(['今天 快到了', '明天 快到了'].toSorted());
  });

  it('an organisation sees its own alone', async () => {
    const { engine, userId } = await place(null);
    await cancel(engine, await add(engine, { userId }));
    await expect(deliveries(engine)).resolves.not.toEqual([]);
    await expect(deliveries(engine.elsewhere())).resolves.toEqual([]);
  });
});

/** The text of an encoded word, `=?UTF-8?B?…?=`, or of several. */
function decodedWord(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    );
}

function quoted(text: string): string {
  return decodeURIComponent(
    text
      .replace(/=\r\n/g, '')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/g, '%$1'),
  );
}

/** The parts of a mail by their type, decoded. */
function bodiesOf({ source }: ReceivedMail): Record<string, string> {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? '';
  return Object.fromEntries(
    source.split(`--${boundary}`).flatMap((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n');
      const type = /Content-Type: (text\/\w+)/i.exec(head)?.[1];
      if (type === undefined) return [];
      const text = body.join('\r\n\r\n');
      return [[type, /base64/i.test(head) ? Buffer.from(text, 'base64').toString() : quoted(text)]];
    }),
  );
}
