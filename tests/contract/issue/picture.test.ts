/** Pictures of certificates (rule IC26). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersIn } from '#server/domain/issue/picture/testing.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

describe.each(['pglite', 'postgres'] as const)('IC26: pictures of certificates on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { passed, issue, issued } = {} as Issuing;
  let one: Passed;
  let certificate: Values = {};

  beforeAll(async () => {
    server = await startServer({ database });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ passed, issue, issued } = issuingOf({ server, sessions }));
    one = await passed();
    await issue([one.applyId], { issuedDate: '2026-02-03' });
    [certificate = {}] = await issued(one);
  }, 120_000);
  afterAll(() => server?.close());

  const pictureOf = async (id: unknown): Promise<string> =>
    String(await one.person.file(`/cert/picture?id=${String(id)}&look=1-valid`));

  it('shows what the holder has on paper', async () => {
    const svg = await pictureOf(certificate['id']);
    for (const text of [certificate['certNumber'], certificate['personName'], '2026年2月3日'])
      expect(lettersIn(svg)).toContain(String(text).replace(/\s/g, ''));
    expect(svg).toContain('data-standing="valid"');
    expect(await must(one.person.get('/cert/myCert'))).toMatchObject({
      rows: [{ edition: 1, orientation: 'landscape' }],
    });
  });

  it('runs nothing, loads nothing, and is kept by nobody else', async () => {
    const { token } = one.person;
    const path = `/api/cert/picture?id=${String(certificate['id'])}`;
    const reply = await fetch(server.url + path, { headers: { token } });
    expect(reply.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'; img-src data:; sandbox");
    expect(reply.headers.get('cache-control')).toBe('private, max-age=86400');
    expect(reply.headers.get('vary')).toContain('cookie');
  });

  it('is for its holder alone', async () => {
    const other = await passed();
    const path = `/cert/picture?id=${String(certificate['id'])}`;
    for (const person of [other.person, at.admin]) expect(await person.get(path)).toMatchObject({ status: 404 });
    expect(await one.person.get('/cert/picture?id=none')).toMatchObject({ status: 404 });
    expect(await one.person.get('/cert/picture')).toMatchObject({ status: 422 });
  });

  it('has a band across it once it is expired or revoked', async () => {
    await at.change(
      `update "issuedCert" set "validUntil" = '2026-01-31', "expiresTime" = now() - interval '1 second' where "id" = $1`,
      [certificate['id']],
    );
    expect(lettersIn(await pictureOf(certificate['id']))).toContain('已过期');
    await must(at.admin.post('/issuedCert/step', { ids: [certificate['id']], step: 'revoke', reason: '材料不实' }));
    expect(lettersIn(await pictureOf(certificate['id']))).toContain('已撤销');
  });
});
