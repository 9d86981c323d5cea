/** Certificates that anyone verifies (rules IC7, IC16, IC18). */
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyFile } from '#server/domain/issue/index.ts';
import { keysOfLookUp } from '#server/domain/session/attempts.ts';
import { newPicture, unsealPicture } from '#server/domain/session/picture.ts';
import { addVerify } from '#server/http/verify/verify.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

interface Page {
  status: number;
  html: string;
}

describe.each(['pglite', 'postgres'] as const)('IC7: verification on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, issue, issued, holder } = {} as Issuing;
  let one: Passed;
  let certificate: Values = {};

  beforeAll(async () => {
    server = await startServer({ database, env: { TRUST_PROXY: '1' } });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, issue, issued, holder } = issuingOf({ server, sessions }));
    [one, certificate] = await holder();
  }, 120_000);
  afterAll(() => server?.close());

  const pageOf = async (
    path: string,
    { from = '203.0.113.1', ...init }: RequestInit & { from?: string } = {},
  ): Promise<Page> => {
    const reply = await fetch(server.url + path, { ...init, headers: { 'x-forwarded-for': from } });
    return { status: reply.status, html: await reply.text() };
  };
  const named = (name: string): Promise<Page> =>
    pageOf('/verify', {
      method: 'POST',
      body: new URLSearchParams({ number: String(certificate['certNumber']), by: at.tenantId, name }),
    });

  const send = ({ from, path = '/verify', ...fields }: Values & { from: string; path?: string }): Promise<Page> =>
    pageOf(path, { from, method: 'POST', body: new URLSearchParams(fields as Record<string, string>) });
  const idIn = (html: string): string => /name="captcha" value="([\w-]+)"/.exec(html)?.[1] ?? '';
  /** A picture of a page that asks for one, as a person reads it. */
  const read = async (html: string): Promise<{ captcha: string; captchaText: string }> => {
    const captcha = idIn(html);
    const { text = '' } = (await unsealPicture({ app: server.app, id: captcha })) ?? {};
    return { captcha, captchaText: text };
  };

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

  it('knows a name however its spaces, its width and its small letters are typed', async () => {
    const rename = (name: unknown) =>
      at.change(`update "issuedCert" set "personName" = $2 where "id" = $1`, [certificate['id'], name]);
    await rename('John Smith');
    for (const name of ['John Smith', ' John  Smith ', 'JohnSmith'])
      expect((await named(name)).html).toContain('<dd>John Smith</dd>');
    expect((await named('John Smyth')).html).not.toContain('John Smith');
    await rename('Ｊｏｈｎ　Smith');
    for (const name of ['John Smith', 'Ｊｏｈｎ Smith', 'john smith'])
      expect((await named(name)).html).toContain('<dd>Ｊｏｈｎ　Smith</dd>');
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

  describe('IC16: an address that has made ten wrong look-ups', () => {
    const missing = 'ZS2026-999998';
    const guess = (from: string): Promise<Page> => pageOf(`/verify?number=${missing}`, { from });
    const guessed = async (from: string): Promise<void> => {
      for (let n = 0; n < 10; n++) expect((await guess(from)).status).toBe(404);
    };
    const pathOf = (): string => `/verify/${certificate['certNumber']}`;

    it('is asked for a captcha, by page and picture, before anything is looked up; others are not', async () => {
      const from = '203.0.113.10';
      await guessed(from);
      for (const path of [pathOf(), `/verify?number=${missing}`, `${pathOf()}?by=${at.tenantId}`]) {
        const { status, html } = await pageOf(path, { from });
        expect([status, html.includes('换一张'), html.includes('<h2>')]).toEqual([422, true, false]);
      }
      const pictureOf = (address: string): Promise<Page> =>
        pageOf(`${pathOf()}/picture.png?by=${at.tenantId}`, { from: address });
      expect((await pictureOf(from)).status).toBe(429);
      expect((await pictureOf('203.0.113.11')).status).toBe(200);
      expect((await pageOf(pathOf(), { from: '203.0.113.11' })).status).toBe(200);
    });

    it('finds with what it reads, each picture once; what was typed stays', async () => {
      const from = '203.0.113.12';
      await guessed(from);
      const number = String(certificate['certNumber']);
      const { html } = await send({ from, number, by: at.tenantId, name: '王"五' });
      expect(html).toContain(`value="${number}"`);
      expect(html).toContain('value="王&quot;五"');
      expect(html).toContain(`name="by" value="${at.tenantId}"`);
      const captcha = await read(html);
      expect(await send({ from, number, ...captcha })).toMatchObject({
        status: 200,
        html: expect.stringContaining(number),
      });
      const again = await send({ from, number, ...captcha });
      expect(again).toMatchObject({ status: 422, html: expect.stringContaining('图片已经用过') });
      expect(idIn(again.html)).not.toBe(captcha.captcha);
    });

    it('looks nothing up by a wrong text, and the picture is used up by it', async () => {
      const from = '203.0.113.13';
      await guessed(from);
      const number = String(certificate['certNumber']);
      const captcha = await read((await guess(from)).html);
      expect(await send({ from, number, ...captcha, captchaText: 'WWWWW' })).toMatchObject({
        status: 422,
        html: expect.stringMatching(/aria-invalid="true"[^]*和图片上的不一致/),
      });
      expect((await send({ from, number, ...captcha })).html).toContain('图片已经用过');
      // A picture is none that another server made, or nobody.
      for (const id of ['x', '甲', 'A'.repeat(62), captcha.captcha.replace(/^./, (one) => (one === 'A' ? 'B' : 'A'))])
        expect((await send({ from, number, ...captcha, captcha: id })).status).toBe(422);
    });

    it('has another picture by a button that looks nothing up and keeps what was typed, an empty number too', async () => {
      const from = '203.0.113.14';
      await guessed(from);
      const first = await guess(from);
      expect(first.html).toMatch(/<button class="another" name="another" value="1" formnovalidate>/);
      for (const number of ['', String(certificate['certNumber'])]) {
        const { status, html } = await send({ from, number, ...(await read(first.html)), another: '1' });
        expect([status, html.includes(`value="${number}"`), html.includes('role="alert"')]).toEqual([422, true, false]);
        expect(idIn(html)).not.toBe(idIn(first.html));
        expect(html.match(/<svg[^]*<\/svg>/)?.[0]).not.toBe(first.html.match(/<svg[^]*<\/svg>/)?.[0]);
      }
      // It was not tried, so it may still be read.
      expect((await send({ from, number: missing, ...(await read(first.html)) })).status).toBe(404);
    });

    it('is refused after a hundred, captcha or not, as no other address is', async () => {
      const from = '203.0.113.3';
      await guessed(from);
      await asOwner({
        server,
        text: `update "loginAttempt" set "failures" = 99 where "key" = any($1)`,
        values: [keysOfLookUp({ ip: from }).texts],
      });
      const last = await send({ from, number: missing, ...(await read((await guess(from)).html)) });
      expect(last.status).toBe(404);
      const { picture: _, id } = await newPicture({ app: server.app });
      const { text = '' } = (await unsealPicture({ app: server.app, id })) ?? {};
      for (const fields of [{}, { captcha: id, captchaText: text }])
        expect(await send({ from, number: String(certificate['certNumber']), ...fields })).toMatchObject({
          status: 429,
          html: expect.stringContaining('查询太频繁'),
        });
      expect((await pageOf(pathOf(), { from: '203.0.113.4' })).status).toBe(200);
    });

    it('has files verified without a captcha, up to the hundred', async () => {
      const from = '203.0.113.15';
      await guessed(from);
      const verify = (): Promise<unknown> => verifyFile({ app: server.app, bytes: Buffer.from('none'), ip: from });
      expect(await verify()).toEqual({ kind: 'unknown' });
      await asOwner({
        server,
        text: `update "loginAttempt" set "failures" = 100 where "key" = any($1)`,
        values: [keysOfLookUp({ ip: from }).texts],
      });
      expect(await verify()).toBe('tooMany');
    });

    it('is asked nothing once half an hour is over', async () => {
      const from = '203.0.113.16';
      await guessed(from);
      expect((await pageOf(pathOf(), { from })).status).toBe(422);
      await asOwner({
        server,
        text: `update "loginAttempt" set "lastTime" = now() - interval '31 minutes' where "key" = any($1)`,
        values: [keysOfLookUp({ ip: from }).texts],
      });
      expect((await pageOf(pathOf(), { from })).status).toBe(200);
    });

    it('weighs at most 30 KB, with nothing else to load', async () => {
      const from = '203.0.113.17';
      await guessed(from);
      const { html } = await guess(from);
      expect(Buffer.byteLength(html)).toBeLessThan(30 * 1024);
      expect(html).not.toMatch(/<(script|link|img)/);
    });
  });

  describe('IC18: by name and identity document', () => {
    const person = { name: '', idNumber: '' };
    beforeAll(async () => {
      const { personName, idNumber } = await must(at.admin.get<Values>(`/issuedCert/detail?id=${certificate['id']}`));
      Object.assign(person, { name: personName, idNumber });
    });
    const ask = (from: string, fields: Values = {}): Promise<Page> =>
      send({ from, path: '/verify/person', ...person, ...fields });
    /** As somebody does who reads the picture. */
    const sought = async (from: string, fields: Values = {}): Promise<Page> =>
      ask(from, { ...fields, ...(await read((await ask(from, fields)).html)) });

    it('looks nothing up without a captcha, and keeps what was typed', async () => {
      const { status, html } = await ask('203.0.113.20');
      expect([status, html.includes('换一张'), html.includes('<h2>')]).toEqual([422, true, false]);
      for (const value of Object.values(person)) expect(html).toContain(`value="${value}"`);
      const wrong = await ask('203.0.113.20', { ...(await read(html)), captchaText: 'WWWWW' });
      expect([wrong.status, wrong.html.includes('<h2>')]).toEqual([422, false]);
    });

    it('shows all certificates of a person, of each organisation, the newest first, however name and number are typed', async () => {
      const another = await passed({ person: one.person });
      await issue([another.applyId], { issuedDate: '2026-01-05' });
      const [older = {}] = await issued(another);
      const typed = {
        name: ` ${person.name} `,
        idNumber: ` ${person.idNumber.slice(0, 6)} ${person.idNumber.slice(6).toLowerCase()}`,
      };
      for (const fields of [{}, typed]) {
        const { status, html } = await sought('203.0.113.21', fields);
        expect(status).toBe(200);
        expect(html).toContain('共 2 张证书');
        expect(html).toContain(`<dd>${person.name}</dd>`);
        const places = [certificate, older].map(({ certNumber }) => html.indexOf(`<dd>${String(certNumber)}</dd>`));
        expect(places[0]).toBeGreaterThan(0);
        expect(places[1]).toBeGreaterThan(places[0] ?? 0);
        expect(html.replace(/value="[^"]*"/g, '')).not.toContain(person.idNumber);
      }
    });

    it('says the same of a wrong name and of a wrong number, and counts both', async () => {
      const from = '203.0.113.22';
      const outcomes = [
        await sought(from, { name: '王五' }),
        await sought(from, { idNumber: '11010519491231002X' }),
        await sought(from, { name: '%', idNumber: '%' }),
      ].map(({ status, html }) => [status, /<section[^]*?<\/section>/.exec(html)?.[0]]);
      expect(outcomes[0]).toEqual([404, expect.stringContaining('没有找到证书')]);
      expect(new Set(outcomes.map((each) => JSON.stringify(each))).size).toBe(1);
      const [row] = await asOwner({
        server,
        text: `select "failures" from "loginAttempt" where "key" = any($1)`,
        values: [keysOfLookUp({ ip: from }).texts],
      });
      expect(row).toEqual({ failures: 3 });
    });

    it('wants both, and answers to its address opened again', async () => {
      expect((await ask('203.0.113.23', { idNumber: '' })).status).toBe(400);
      for (const path of ['/verify/person', '/verify/file']) {
        const { status, html } = await pageOf(path, { from: '203.0.113.23' });
        expect([status, html.includes('<h2>')]).toEqual([200, false]);
      }
    });
  });

  it('IC16: right look-ups that come together from one address are no guesses', async () => {
    const replies = await Promise.all(
      Array.from({ length: 40 }, () => pageOf(`/verify/${certificate['certNumber']}`, { from: '203.0.113.18' })),
    );
    expect(replies.filter(({ status }) => status !== 200)).toEqual([]);
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
