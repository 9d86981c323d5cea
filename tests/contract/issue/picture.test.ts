/** Pictures of certificates: the holder's (rule IC26), and the one that anyone sees beside an address (IC27). */
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersIn } from '#server/domain/issue/picture/testing.ts';
import { addVerify } from '#server/http/verify/verify.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

describe.each(['pglite', 'postgres'] as const)('pictures of certificates on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, holder } = {} as Issuing;
  let one: Passed;
  let certificate: Values = {};

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, holder } = issuingOf({ server, sessions }));
    [one, certificate] = await holder({ issuedDate: '2026-02-03' });
  }, 120_000);
  afterAll(() => server?.close());

  const pictureOf = async (id: unknown): Promise<string> =>
    String(await one.person.file(`/cert/picture?id=${String(id)}&look=1-valid`));

  it('IC26: shows what the holder has on paper', async () => {
    const svg = await pictureOf(certificate['id']);
    for (const text of [certificate['certNumber'], certificate['personName'], '2026年2月3日'])
      expect(lettersIn(svg)).toContain(String(text).replace(/\s/g, ''));
    expect(svg).toContain('data-standing="valid"');
    expect(await must(one.person.get('/cert/myCert'))).toMatchObject({
      rows: [{ edition: 1, orientation: 'landscape' }],
    });
  });

  it('IC26: runs nothing, loads nothing, and is kept by nobody else', async () => {
    const { token } = one.person;
    const path = `/api/cert/picture?id=${String(certificate['id'])}`;
    const reply = await fetch(server.url + path, { headers: { token } });
    expect(reply.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'; img-src data:; sandbox");
    expect(reply.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(reply.headers.get('vary')).toContain('cookie');
  });

  it('IC26: is for its holder alone', async () => {
    const other = await passed();
    const path = `/cert/picture?id=${String(certificate['id'])}`;
    for (const person of [other.person, at.admin]) expect(await person.get(path)).toMatchObject({ status: 404 });
    expect(await one.person.get('/cert/picture?id=none')).toMatchObject({ status: 404 });
    expect(await one.person.get('/cert/picture')).toMatchObject({ status: 422 });
  });

  it('IC27: anyone sees it beside its address, with neither name nor document', async () => {
    const { certNumber, personName, idNumber } = await must(
      at.admin.get<Values>(`/issuedCert/detail?id=${String(certificate['id'])}`),
    );
    const page = await (await fetch(`${server.url}/verify/${String(certNumber)}?by=${at.tenantId}`)).text();
    const head = page.slice(0, page.indexOf('</head>'));
    const said = (name: string): string => new RegExp(`="${name}" content="([^"]*)"`).exec(head)?.[1] ?? '';
    expect(said('og:description')).toContain(`持证人 ${String(personName).slice(0, 1)}*`);
    expect(said('twitter:card')).toBe('summary_large_image');
    for (const secret of [personName, idNumber]) expect(head).not.toContain(String(secret));
    const address = new URL(said('og:image').replaceAll('&amp;', '&'));
    expect(address.pathname).toBe(`/verify/${String(certNumber)}/picture.png`);
    const reply = await fetch(server.url + address.pathname + address.search);
    expect(reply.headers.get('content-type')).toBe('image/png');
    expect(reply.headers.get('cache-control')).toBe('public, max-age=300');
    const png = Buffer.from(await reply.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(150 * 1024);
  });

  it('IC27: is a look-up as any other: not found of another organisation or of none', async () => {
    const number = String(certificate['certNumber']);
    const statusOf = async (path: string): Promise<number> => (await fetch(server.url + path)).status;
    expect(await statusOf(`/verify/${number}/picture.png?by=other`)).toBe(404);
    expect(await statusOf(`/verify/${number}/picture.png`)).toBe(404);
    expect(await statusOf(`/verify/ZS2026-999999/picture.png?by=${at.tenantId}`)).toBe(404);
    const named = await fetch(`${server.url}/verify`, {
      method: 'POST',
      body: new URLSearchParams({ number, by: at.tenantId, name: String(certificate['personName']) }),
    });
    expect(await named.text()).not.toContain('og:');
  });

  it('IC27: draws nothing for an address that calls too often', async () => {
    const pages = Fastify();
    await addVerify({ server: pages, app: server.app, limits: { count: () => false } });
    const url = `/verify/${String(certificate['certNumber'])}/picture.png?by=${at.tenantId}`;
    expect((await pages.inject({ url })).statusCode).toBe(429);
    await pages.close();
  });

  it('IC27: one address that asks for many does not take the places of others', async () => {
    const pages = Fastify();
    await addVerify({ server: pages, app: server.app, limits: { count: () => true } });
    const url = `/verify/${String(certificate['certNumber'])}/picture.png?by=${at.tenantId}`;
    const statusFor = async (remoteAddress: string): Promise<number> =>
      (await pages.inject({ url, remoteAddress })).statusCode;
    const many = Array.from({ length: 200 }, () => statusFor('203.0.113.40'));
    await new Promise<void>((resolve) =>
      many.forEach((each) => void each.then((status) => status === 429 && resolve())),
    );
    for (const last of [41, 42, 43]) expect(await statusFor(`203.0.113.${last}`)).toBe(200);
    expect(new Set(await Promise.all(many))).toEqual(new Set([200, 429]));
    await pages.close();
  });

  it('IC26: has a band across it once it is expired or revoked', async () => {
    await at.change(
      `update "issuedCert" set "validUntil" = '2026-01-31', "expiresTime" = now() - interval '1 second' where "id" = $1`,
      [certificate['id']],
    );
    expect(lettersIn(await pictureOf(certificate['id']))).toContain('已过期');
    await must(at.admin.post('/issuedCert/step', { ids: [certificate['id']], step: 'revoke', reason: '材料不实' }));
    expect(lettersIn(await pictureOf(certificate['id']))).toContain('已撤销');
  });
});
