/** Certificates that are sent to their holders again (rule IC28). */
import { readFile, rename } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reading } from '#server/database/statement.ts';
import { hashOf } from '#server/domain/issue/pdf/keepFile.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { attachmentOf, startMailServer, type MailServer, type ReceivedMail } from '#tests/mail/mailServer.ts';
import { alsoIn, told } from '../certApply/people.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Person, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';
import { blankPng, checked, issuedOf, settled, zipOf } from './printed.ts';

/** Somebody with a certificate. */
interface Held {
  one: Passed;
  cert: Values;
}

describe.each(['pglite', 'postgres'] as const)('certificates that are sent on %s', (database) => {
  let mail: MailServer;
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, issue, certOf } = {} as Issuing;

  beforeAll(async () => {
    mail = await startMailServer();
    server = await startServer({ database, env: { SMTP_URL: mail.url, MAIL_FROM: 'no-reply@example.com' } });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, issue, certOf } = issuingOf({ server, sessions }));
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    mail?.stop();
  });

  const read = async <Row extends Values>(text: string, values: unknown[]): Promise<readonly Row[]> => {
    const scope = { tenantId: at.tenantId, userId: 'system' };
    const statement = reading<Row>({ text, values: values as never[] });
    return (await server.app.database.batch({ scope, statements: [statement] }))[0];
  };
  const addressOf = ({ person }: Passed): string => `u${person.userId.toLowerCase()}@x.cn`;
  /** Gives somebody's account an address. */
  const mailed = ({ person }: Passed, address: string) =>
    asOwner({ server, text: 'update "user" set "email" = $2 where "id" = $1', values: [person.userId, address] });
  /** Somebody with a certificate, and with an address unless they have none. */
  const holder = async ({ hasMail = true } = {}): Promise<Held> => {
    const one = await passed();
    await issue([one.applyId]);
    if (hasMail) await mailed(one, addressOf(one));
    return { one, cert: await certOf(one) };
  };
  const send = async (ids: unknown[], person: Person = at.admin): Promise<Values> => {
    const { id } = await must(person.post<{ id: string }>('/cert/sendCert', { ids }));
    const job = await settled({ person, id });
    return { ...job, succeeded: Number(job['total']) - (job['failed'] as unknown[]).length };
  };
  const mailsTo = (one: Passed): ReceivedMail[] => mail.received.filter(({ to }) => to.includes(addressOf(one)));
  const mailTo = async (one: Passed): Promise<ReceivedMail> => {
    const found = await vi.waitUntil(() => mailsTo(one)[0], { timeout: 20_000 });
    return found;
  };
  const recordsOf = ({ id }: Values) =>
    read<Values>(
      `select "way", "state", "reason", "text" from "delivery" where "notice" = 'certSent' and "recordId" = $1 order by "createdTime", "way"`,
      [id],
    );
  const settledMail = async (cert: Values): Promise<Values> =>
    vi.waitUntil(
      async () =>
        (await recordsOf(cert)).find(
          ({ way, state, reason }) => way === 'mail' && (state !== 'waiting' || reason !== null),
        ),
      { timeout: 20_000 },
    );
  /** The mails that wait are due now, to addresses that are taken. */
  const sendWaiting = async (): Promise<void> => {
    await at.change(
      `update "delivery" set "dueTime" = now(), "reason" = null, "address" = replace("address", 'busy', '')
        where "notice" = 'certSent' and "state" = 'waiting'`,
      [],
    );
    await at.change(`update "job" set "dueTime" = now() where "kind" = 'mail'`, []);
  };
  /** Where the PDF of a certificate lies, once it is made. */
  const keyOf = async ({ id }: Values): Promise<string> => {
    await at.admin.file(`/issuedCert/pdf?id=${String(id)}`);
    const [{ storageKey } = { storageKey: '' }] = await read<{ storageKey: string }>(
      `select "storageKey" from "certPdf" where "issuedCertId" = $1`,
      [id],
    );
    return storageKey;
  };
  /** As if it had been sent longer ago. */
  const later = ({ id }: Values) =>
    at.change(`update "issuedCert" set "sentTime" = now() - interval '11 minutes' where "id" = $1`, [id]);
  const step = (id: unknown, values: Values) => at.admin.post('/issuedCert/step', { ids: [id], ...values });

  it('the holder is told, and the mail brings the PDF as it is stored; it is made where it was not yet', async () => {
    const { one, cert } = await holder();
    await at.change(
      `with gone as (delete from "certPdf" where "issuedCertId" = $1) update "issuedCert" set "isPrinted" = false where "id" = $1`,
      [cert['id']],
    );
    expect(await send([cert['id']])).toMatchObject({ succeeded: 1, failed: [] });
    expect(await told(one.person)).toContainEqual(expect.stringMatching(/^您的证书：/));
    const { head, bytes } = attachmentOf(await mailTo(one)) ?? { head: '', bytes: Buffer.alloc(0) };
    expect(head).toContain('application/pdf');
    expect(head).toContain(`${String(cert['certNumber'])}.pdf`);
    expect(await read(`select "hash" from "certPdf" where "issuedCertId" = $1`, [cert['id']])).toEqual([
      { hash: hashOf(bytes) },
    ]);
    await vi.waitUntil(async () => (await settledMail(cert))['state'] === 'sent');
    expect(await recordsOf(cert)).toMatchObject([
      { way: 'mail', state: 'sent', text: expect.stringContaining(`编号 ${String(cert['certNumber'])}，有效期内。`) },
      { way: 'message', state: 'sent' },
    ]);
    expect(
      JSON.stringify(await must(at.admin.get(`/issuedCert/history?id=${String(cert['id'])}`))),
      'the history says so',
    ).toContain('发送证书');
    expect(await certOf(one)).toMatchObject({ state: 'issued', edition: 1, sentTime: expect.any(String) });
  });

  it('each has a result of its own: sent, sent just now, revoked, a holder who left; an expired one says so', async () => {
    const holders: Held[] = [];
    while (holders.length < 5) holders.push(await holder());
    const [good, again, revoked, left, expired] = holders as [Held, Held, Held, Held, Held];
    await send([again.cert['id']]);
    await must(step(revoked.cert['id'], { step: 'revoke', reason: '材料不实' }));
    await at.change(`update "membership" set "deletedTime" = now() where "userId" = $1`, [left.one.person.userId]);
    await at.change(
      `update "issuedCert" set "validUntil" = current_date - 2, "expiresTime" = now() - interval '1 day' where "id" = $1`,
      [expired.cert['id']],
    );
    const all = [good, again, revoked, left, expired].map(({ cert }) => cert['id']);
    const job = await send(all);
    expect(job).toMatchObject({ state: 'done', total: 5, succeeded: 2 });
    const reasons = Object.fromEntries(
      (job['failed'] as { label: string; message: string }[]).map(({ label, message }) => [label, message]),
    );
    expect(reasons).toEqual({
      [String(again.cert['certNumber'])]: expect.stringMatching(
        /^刚刚发送过（\d\d:\d\d），同一张证书 10 分钟内只发送一次$/,
      ),
      [String(revoked.cert['certNumber'])]: '不能发送证书：现在是“已撤销”',
      [String(left.cert['certNumber'])]: '不能发送证书：持证人已不在本机构，收不到消息',
    });
    const [{ text = '' } = {}] = await recordsOf(expired.cert);
    expect(text).toContain('，已过期。');
    expect(text).toMatch(/有效期到 \d{4}-\d\d-\d\d 为止/);
    expect(await recordsOf(again.cert)).toHaveLength(2);
    expect([await recordsOf(revoked.cert), await recordsOf(left.cert)]).toEqual([[], []]);
  });

  it('of several who send the same at once one does; after ten minutes it is sent again', async () => {
    const { cert } = await holder({ hasMail: false });
    const replies = await Promise.all(Array.from({ length: 5 }, () => step(cert['id'], { step: 'send' })));
    expect(replies.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
    expect(await recordsOf(cert)).toMatchObject([
      { way: 'mail', state: 'failed', reason: '账号中没有填写邮箱' },
      { way: 'message', state: 'sent' },
    ]);
    await later(cert);
    expect(await send([cert['id']])).toMatchObject({ succeeded: 1 });
    expect(await recordsOf(cert)).toHaveLength(4);
  });

  it('a mail brings the edition of when it goes out, and of one that was revoked meanwhile nothing', async () => {
    const [renewed, revoked] = [await holder(), await holder()];
    for (const { one } of [renewed, revoked]) await mailed(one, `busy${addressOf(one)}`);
    await send([renewed.cert['id'], revoked.cert['id']]);
    for (const { cert } of [renewed, revoked])
      expect(await settledMail(cert)).toMatchObject({ state: 'waiting', reason: expect.stringContaining('会再试') });
    await must(step(renewed.cert['id'], { step: 'correct', personName: '张更正', note: '名字写错了' }));
    await must(step(revoked.cert['id'], { step: 'revoke', reason: '材料不实' }));
    await sendWaiting();
    const { bytes } = attachmentOf(await mailTo(renewed.one)) ?? { bytes: Buffer.alloc(0) };
    expect(await read(`select "edition" from "certPdf" where "hash" = $1`, [hashOf(bytes)])).toEqual([{ edition: 2 }]);
    expect(await settledMail(revoked.cert)).toMatchObject({ state: 'failed', reason: '附件没有做成：证书已撤销' });
    expect(mailsTo(revoked.one)).toEqual([]);
  });

  it('the file of one that was uploaded goes as it came; where the PDF cannot be made, it is said', async () => {
    const one = await passed();
    await mailed(one, addressOf(one));
    const [{ applyCode, personName } = { applyCode: '', personName: '' }] = await read<{
      applyCode: string;
      personName: string;
    }>(`select "applyCode", "personName" from "certApply" where "id" = $1`, [one.applyId]);
    const png = blankPng({ width: 1754, height: 1240 });
    const rows = [{ 报名号: applyCode, 姓名: personName, 文件名: 'a.png' }];
    const { id } = await checked({ person: at.admin, zip: await zipOf({ rows, files: { 'a.png': png } }) });
    await issuedOf({ person: at.admin, id });
    const cert = await certOf(one);
    await send([cert['id']]);
    const { head, bytes } = (await vi.waitUntil(() => mailsTo(one).map(attachmentOf).find(Boolean), {
      timeout: 20_000,
    })) ?? {
      head: '',
      bytes: Buffer.alloc(0),
    };
    expect(head).toContain('image/png');
    expect(bytes).toEqual(png);
    await later(cert);
    await at.change(`update "issuedCert" set "printFault" = '照片已经不在了' where "id" = $1`, [cert['id']]);
    expect(await send([cert['id']])).toMatchObject({
      succeeded: 0,
      failed: [{ message: '不能发送证书：PDF 没有做成：照片已经不在了' }],
    });
  });

  it('N8: a file that cannot be read now is tried again, without a mail that lacks it', async () => {
    const { one, cert } = await holder();
    const path = await server.app.files.pathOf(await keyOf(cert));
    await rename(path, `${path}x`);
    await send([cert['id']]);
    expect(await settledMail(cert)).toMatchObject({ state: 'waiting', reason: '暂时没有发出，会再试：附件读不到' });
    expect(mailsTo(one)).toEqual([]);
    await rename(`${path}x`, path);
    await sendWaiting();
    expect(attachmentOf(await mailTo(one))?.bytes).toEqual(await readFile(path));
  });

  it('has a permission of its own, and reaches as far as its person does', async () => {
    const [{ one, cert }, own] = [await holder({ hasMail: false }), await passed()];
    expect(await one.person.post('/cert/sendCert', { ids: [cert['id']] })).toMatchObject({ status: 403 });
    const worker = (roleName: string, values: Values) =>
      alsoIn({ server, at, userId: own.person.userId, role: { roleName: `${roleName}${database}`, ...values } });
    const keeper = await worker('核对', { reach: 'all', codes: ['a12-m2.25', 'a12-m2.25.3'] });
    expect(await keeper.post('/cert/sendCert', { ids: [cert['id']] })).toMatchObject({ status: 403 });
    expect(await keeper.post('/issuedCert/step', { ids: [cert['id']], step: 'send' })).toMatchObject({ status: 403 });
    const codes = ['a12-m2.25', 'a12-m2.25.4'];
    const near = await worker('部门发送', { reach: 'department', codes });
    expect(await send([cert['id'], 'none'], near)).toMatchObject({ succeeded: 0 });
    expect(await recordsOf(cert)).toEqual([]);
    const sender = await worker('发送', { reach: 'all', codes });
    expect(await send([cert['id']], sender)).toMatchObject({ succeeded: 1 });
  });
});
