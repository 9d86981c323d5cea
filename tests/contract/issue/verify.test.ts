/** Certificates that anyone verifies (rule IC7). */
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addVerify } from '#server/http/verify/verify.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

describe.each(['pglite', 'postgres'] as const)('IC7: verification on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, issue, issued } = {} as Issuing;
  let one: Passed;
  let certificate: Values = {};

  beforeAll(async () => {
    server = await startServer({ database, env: { TRUST_PROXY: '1' } });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, issue, issued } = issuingOf({ server, sessions }));
    one = await passed();
    await issue([one.applyId]);
    [certificate = {}] = await issued(one);
  }, 120_000);
  afterAll(() => server?.close());

  const pageOf = async (
    path: string,
    { from = '203.0.113.1', ...init }: RequestInit & { from?: string } = {},
  ): Promise<{ status: number; html: string }> => {
    const reply = await fetch(server.url + path, { ...init, headers: { 'x-forwarded-for': from } });
    return { status: reply.status, html: await reply.text() };
  };
  const named = (name: string): Promise<{ status: number; html: string }> =>
    pageOf('/verify', {
      method: 'POST',
      body: new URLSearchParams({ number: String(certificate['certNumber']), by: at.tenantId, name }),
    });

  it('asks for a number, and finds it however it is typed', async () => {
    expect(await pageOf('/verify')).toMatchObject({ status: 200, html: expect.stringContaining('证书编号') });
    const number = String(certificate['certNumber']);
    for (const typed of [number, ` ${number.toLowerCase()} `, number.replace('ZS', 'ＺＳ')]) {
      const { status, html } = await pageOf(`/verify?number=${encodeURIComponent(typed)}`);
      expect([status, html.includes('<h2>有效</h2>'), html.includes(number)]).toEqual([200, true, true]);
    }
    expect((await pageOf(`/verify/${number}?by=${at.tenantId}`)).html).toContain('<h2>有效</h2>');
    expect((await pageOf(`/verify/${number}?by=other`)).status).toBe(404);
  });

  it('IC3: says of which level the certificate was when it was issued', async () => {
    const { id, level, version } = await must(at.admin.get<Values>(`/cert/detail?id=${certificate['certId']}`));
    await must(at.admin.post('/cert/change', { records: [{ id, version, changes: { level: 'senior' } }] }));
    expect(level).not.toBe('senior');
    expect((await pageOf(`/verify/${certificate['certNumber']}`)).html).not.toContain('高级');
    expect(await must(one.person.get('/cert/myCert'))).toMatchObject({ rows: [{ level }] });
  });

  it('knows a name with spaces in it, however these are typed', async () => {
    const rename = (name: unknown) =>
      at.change(`update "issuedCert" set "personName" = $2 where "id" = $1`, [certificate['id'], name]);
    await rename('John Smith');
    for (const name of ['John Smith', ' John  Smith ', 'JohnSmith'])
      expect((await named(name)).html).toContain('<dd>John Smith</dd>');
    expect((await named('John Smyth')).html).not.toContain('John Smith');
    await rename(certificate['personName']);
  });

  it('gives out neither name nor document before the name is typed, and no whole document ever', async () => {
    const { personName, idNumber } = await must(at.admin.get<Values>(`/issuedCert/detail?id=${certificate['id']}`));
    const masked = `${String(personName).slice(0, 1)}*`;
    for (const { html } of [await named('王五'), await pageOf(`/verify/${certificate['certNumber']}`)]) {
      expect(html).toContain(masked);
      expect(html).not.toContain(String(personName));
      expect(html).not.toContain('证件号码</dt>');
    }
    expect((await named('王五')).html).toContain('姓名和证书上的不一致');
    const { html } = await named(String(personName));
    expect(html).toContain(String(personName));
    expect(html).toMatch(/证件号码<\/dt><dd>\d{3}\*+[\dX]{4}</);
    expect(html).not.toContain(String(idNumber));
  });

  it('says that it is expired, or revoked, when and why', async () => {
    const path = `/verify/${certificate['certNumber']}`;
    const expire = (text: string): Promise<unknown> =>
      at.change(`update "issuedCert" set "validUntil" = '2026-01-31', "expiresTime" = ${text} where "id" = $1`, [
        certificate['id'],
      ]);
    await expire(`now() - interval '1 second'`);
    expect((await pageOf(path)).html).toMatch(/<h2>已过期<\/h2><p>这张证书的有效期到 2026-01-31 为止/);
    await must(at.admin.post('/issuedCert/step', { ids: [certificate['id']], step: 'revoke', reason: '<b>不实' }));
    const { html } = await pageOf(path);
    expect(html).toMatch(/<h2>已撤销<\/h2><p>发证机构已于 \d{4}-\d\d-\d\d 撤销这张证书。原因：&lt;b&gt;不实<\/p>/);
  });

  it('does not find what is none, whatever is typed', async () => {
    for (const number of ['ZS2026-999999', '%', "' or 1=1 --", '<script>', '甲'.repeat(500)]) {
      const { status, html } = await pageOf(`/verify?number=${encodeURIComponent(number)}`, { from: '203.0.113.2' });
      expect(status).toBe(404);
      expect(html).not.toContain('<script>');
    }
    expect((await pageOf('/verify?number=a&number=b&by[]=c')).status).toBe(200);
    expect((await pageOf('/verify/%E0%A4%A')).status).toBe(400);
  });

  it('refuses an address that guesses, and nobody else', async () => {
    const guess = (from: string): Promise<{ status: number }> => pageOf('/verify?number=ZS2026-999998', { from });
    for (let n = 0; n < 100; n += 20) await Promise.all(Array.from({ length: 20 }, () => guess('203.0.113.3')));
    const path = `/verify/${certificate['certNumber']}`;
    expect(await pageOf(path, { from: '203.0.113.3' })).toMatchObject({
      status: 429,
      html: expect.stringContaining('查询太频繁'),
    });
    expect((await pageOf(path, { from: '203.0.113.4' })).status).toBe(200);
  });

  it('L8: looks nothing up for an address that calls too often', async () => {
    const pages = Fastify();
    const asked: string[] = [];
    const count = ({ ip }: { ip: string }): boolean => asked.push(ip) < 2;
    await addVerify({ server: pages, app: server.app, limits: { count } });
    const statusOf = async (url: string): Promise<number> => (await pages.inject({ url })).statusCode;
    const path = `/verify/${certificate['certNumber']}`;
    expect([await statusOf('/verify'), await statusOf(path), await statusOf(path)]).toEqual([200, 200, 429]);
    expect(asked).toHaveLength(2);
    await pages.close();
  });

  it('weighs at most 30 KB, with nothing else to load', async () => {
    const { html } = await pageOf(`/verify/${certificate['certNumber']}`);
    expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
    expect(html).not.toMatch(/<(script|link|img)/);
  });
});
