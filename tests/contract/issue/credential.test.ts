/** Signed credentials of certificates, verified by another library from what is published (rules IC12 to IC15). */
import { gunzipSync } from 'node:zlib';
import { createLocalJWKSet, decodeProtectedHeader, generateKeyPair, importPKCS8, jwtVerify, SignJWT } from 'jose';
import type { JSONWebKeySet, JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changing } from '#server/database/statement.ts';
import { verifyFile } from '#server/domain/issue/index.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { addMembers, type Member } from '../certApply/people.ts';
import { sessionsOf, type Sessions } from '../examAttempt/sessions.ts';
import { asOwner, must, type Values } from '../mock/exam.ts';
import { issuingOf, type Issuing, type Passed } from './issuing.ts';

const publicUrl = 'https://cert.example.com';

interface Credential extends JWTPayload {
  id: string;
  type: string[];
  issuer: { id: string; name: string };
  validFrom: string;
  validUntil?: string;
  credentialSubject: Values;
  credentialStatus: { type: string; statusPurpose: string; statusListIndex: string; statusListCredential: string };
}

/** What somebody saved to verify with while the platform is out of reach. */
interface Saved {
  keys: JSONWebKeySet;
  list: string;
}

describe.each(['pglite', 'postgres'] as const)('credentials on %s', (database) => {
  let server: TestServer;
  let at: Sessions['at'];
  let { holder } = {} as Issuing;
  let one: Passed;
  let certificate: Values = {};

  beforeAll(async () => {
    server = await startServer({ database, env: { PUBLIC_URL: publicUrl } });
    const sessions = await sessionsOf(server);
    ({ at } = sessions);
    ({ holder } = issuingOf({ server, sessions }));
    [one, certificate] = await holder();
  }, 120_000);
  afterAll(() => server?.close());

  /** The holder's file. */
  const download = ({ token }: Member, id: unknown): Promise<Response> =>
    fetch(`${server.url}/api/cert/credential?id=${String(id)}`, { headers: { token } });
  const credentialOf = async (person: Passed, row: Values): Promise<string> => {
    const reply = await download(person.person, row['id']);
    expect(reply.status).toBe(200);
    return reply.text();
  };
  /** What is published at an address that a credential names. */
  const published = (address: string): Promise<Response> => {
    expect(address.startsWith(`${publicUrl}/credentials/`)).toBe(true);
    return fetch(server.url + address.slice(publicUrl.length));
  };
  const save = async (jwt: string): Promise<Saved> => {
    const { issuer, credentialStatus } = unverified(jwt);
    return {
      keys: (await (await published(`${issuer.id}/keys`)).json()) as JSONWebKeySet,
      list: await (await published(credentialStatus.statusListCredential)).text(),
    };
  };
  const verified = (text: string): ReturnType<typeof verifyFile> =>
    verifyFile({ app: server.app, bytes: Buffer.from(text), ip: '203.0.113.9' });
  const revoke = (row: Values): Promise<unknown> =>
    must(at.admin.post('/issuedCert/step', { ids: [row['id']], step: 'revoke', reason: '材料不实' }));
  const privateKeys = (tenantId: string): Promise<{ number: number; privateKey: string }[]> =>
    asOwner({
      server,
      text: 'select "number", "privateKey" from "signingKey" where "tenantId" = $1 order by "number"',
      values: [tenantId],
    });

  it('IC13: says who issued what to whom, and until when, without the identity document', async () => {
    await at.change(`update "issuedCert" set "validUntil" = '2199-02-27' where "id" = $1`, [certificate['id']]);
    const reply = await download(one.person, certificate['id']);
    expect(reply.headers.get('content-disposition')).toContain(`${String(certificate['certNumber'])}.jwt`);
    const jwt = await reply.text();
    const credential = await verifyOffline({ jwt, saved: await save(jwt) });
    const { personName, idNumber } = await must(at.admin.get<Values>(`/issuedCert/detail?id=${certificate['id']}`));
    expect(credential).toMatchObject({
      '@context': [
        'https://www.w3.org/ns/credentials/v2',
        'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
      ],
      id: `${publicUrl}/verify/${certificate['certNumber']}?by=${at.tenantId}`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      issuer: { type: ['Profile'], id: `${publicUrl}/credentials/${at.tenantId}` },
      validFrom: `${certificate['issuedDate']}T00:00:00+08:00`,
      validUntil: '2199-02-28T00:00:00+08:00',
      credentialSubject: {
        type: ['AchievementSubject'],
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: personName, identityType: 'name' }],
        achievement: { type: ['Achievement'], achievementType: 'Certification' },
      },
      credentialStatus: { type: 'BitstringStatusListEntry', statusPurpose: 'revocation' },
      jti: credential.id,
      iss: credential.issuer.id,
      sub: credential.credentialSubject['id'],
      exp: Date.parse('2199-02-28T00:00:00+08:00') / 1000,
    });
    expect(JSON.stringify(credential)).not.toContain(String(idNumber));
    expect(await (await published(credential.issuer.id)).json()).toEqual(credential.issuer);
    expect(await (await published(decodeProtectedHeader(jwt).kid ?? '')).json()).toMatchObject({ kty: 'RSA' });
    // The same each time, also for two who ask at once.
    expect(await Promise.all([credentialOf(one, certificate), credentialOf(one, certificate)])).toEqual([jwt, jwt]);
    await at.change(`update "issuedCert" set "validUntil" = null where "id" = $1`, [certificate['id']]);
    expect(unverified(await credentialOf(one, certificate)).exp).toBeUndefined();
  });

  it('IC13: is the holder’s alone', async () => {
    const [other] = await addMembers({ server, tenantId: at.tenantId, roleId: '2', count: 1 });
    expect((await download(other as Member, certificate['id'])).status).toBe(404);
    expect((await download({ ...one.person, token: '' }, certificate['id'])).status).toBe(401);
    expect((await download(one.person, 'none')).status).toBe(404);
  });

  it('IC12, IC15: is refused with a letter changed, by another key, or as another organisation’s', async () => {
    const jwt = await credentialOf(one, certificate);
    const saved = await save(jwt);
    expect(await verified(jwt)).toMatchObject({
      kind: 'credential',
      signature: 'right',
      cert: { certNumber: certificate['certNumber'], standing: 'valid', isNamed: true },
    });
    expect(await verified(`\n${jwt}\n`)).toMatchObject({ signature: 'right' });
    for (const part of [1, 2])
      for (const place of [5, 40, -2]) {
        const changed = changedLetter({ jwt, part, place });
        await expect(verifyOffline({ jwt: changed, saved })).rejects.toThrow();
        expect(['wrong', undefined]).toContain(((await verified(changed)) as { signature?: string }).signature);
      }
    // Its spare bits say nothing: even so it is another file.
    expect(await verified(changedLetter({ jwt, part: 2, place: -1 }))).toMatchObject({ signature: 'wrong' });
    const { kid = '' } = decodeProtectedHeader(jwt);
    const stranger = await generateKeyPair('RS256');
    const forged = await signed({ payload: unverified(jwt), kid, key: stranger.privateKey });
    await expect(verifyOffline({ jwt: forged, saved })).rejects.toThrow();
    expect(await verified(forged)).toEqual({ kind: 'credential', signature: 'wrong' });
    const elsewhere = await signed({
      payload: unverified(jwt),
      kid: 'https://other.example.com/keys/1',
      key: stranger.privateKey,
    });
    expect(await verified(elsewhere)).toEqual({ kind: 'credential', signature: 'foreign' });

    const otherTenant = server.tenantIds.find((id) => id !== at.tenantId) ?? '';
    const [manager] = await addMembers({ server, tenantId: otherTenant, roleId: '5', count: 1 });
    await must((manager as Member).post('/issuedCert/replaceKey', {}));
    const [{ privateKey } = { privateKey: '' }] = await privateKeys(otherTenant);
    const key = await importPKCS8(pemOf(privateKey), 'RS256');
    const otherKid = kid.replace(at.tenantId, otherTenant);
    const asOurs = await signed({ payload: unverified(jwt), kid: otherKid, key });
    await expect(verifyOffline({ jwt: asOurs, saved })).rejects.toThrow();
    expect(await verified(asOurs)).toEqual({ kind: 'credential', signature: 'wrong' });
    const asTheirs = await signed({
      payload: { ...unverified(jwt), iss: unverified(jwt).issuer.id.replace(at.tenantId, otherTenant) },
      kid: otherKid,
      key,
    });
    expect(await verified(asTheirs)).toEqual({ kind: 'credential', signature: 'right', cert: undefined });
  });

  it('IC15: what is no credential is none, also what the same key signed', async () => {
    const { list } = await save(await credentialOf(one, certificate));
    expect(await verified(list)).toEqual({ kind: 'credential', signature: 'wrong' });
    expect(await verified('%PDF-1.7')).toEqual({ kind: 'pdf', content: 'other' });
    for (const text of ['', 'a.b.c', '甲', `${'a'.repeat(60_000)}.b.c`])
      expect(await verified(text)).toEqual({ kind: 'unknown' });
  });

  it('IC12: a credential stays valid when the key is replaced, by hand or after a year; no private part is published', async () => {
    const [two, row] = await holder();
    const before = await credentialOf(two, row);
    const numberOf = (jwt: string): number => Number(/\d+$/.exec(decodeProtectedHeader(jwt).kid ?? '')?.[0]);
    const { number } = await must(at.admin.post<{ number: number }>('/issuedCert/replaceKey', {}));
    expect(number).toBe(numberOf(before) + 1);
    const after = await credentialOf(two, row);
    expect(numberOf(after)).toBe(number);
    const saved = await save(after);
    for (const jwt of [before, after]) {
      expect(await verifyOffline({ jwt, saved })).toMatchObject({ id: unverified(after).id });
      expect(await verified(jwt)).toMatchObject({ signature: 'right', cert: { standing: 'valid' } });
    }
    expect(await must(at.admin.post('/issuedCert/renewKey', {}))).toEqual({ count: 0 });
    await at.change(`update "signingKey" set "createdTime" = now() - interval '366 days' where "tenantId" = $1`, [
      at.tenantId,
    ]);
    expect(await must(at.admin.post('/issuedCert/renewKey', {}))).toEqual({ count: 1 });
    expect(await must(at.admin.post('/issuedCert/renewKey', {}))).toEqual({ count: 0 });
    const { keys } = await save(before);
    expect(keys.keys.map(({ kid }) => kid?.split('/').at(-1))).toEqual(
      Array.from({ length: number + 1 }, (_, index) => String(index + 1)),
    );
    for (const key of keys.keys) expect(Object.keys(key).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
    const secrets = await privateKeys(at.tenantId);
    expect(secrets).toHaveLength(number + 1);
    expect(await one.person.post('/issuedCert/replaceKey', {})).toMatchObject({ status: 403 });
  });

  it('IC14: a revoked one is in the list at once, is not given out any more, and no other is touched', async () => {
    const [two, row] = await holder();
    const jwt = await credentialOf(two, row);
    const other = await credentialOf(one, certificate);
    await verifyOffline({ jwt, saved: await save(jwt) });
    await revoke(row);
    const saved = await save(jwt);
    await expect(verifyOffline({ jwt, saved })).rejects.toThrow('revoked');
    expect(await verifyOffline({ jwt: other, saved })).toMatchObject({ id: unverified(other).id });
    expect(await verified(jwt)).toMatchObject({
      signature: 'right',
      cert: { standing: 'revoked', reason: '材料不实' },
    });
    const refused = await download(two.person, row['id']);
    expect([refused.status, await refused.json()]).toEqual([
      409,
      { code: 409, message: '证书已撤销，不能下载数字凭证。撤销原因：材料不实' },
    ]);
  });

  it('IC14: of many who ask at once for one certificate all get the same; half of a list is free, then the next begins', async () => {
    const [two, row] = await holder();
    await server.app.database.asOwner(async (owner) => {
      // Places of certificates that nobody needs to issue.
      await owner.query(changing({ text: 'set session_replication_role = replica' }));
      await owner.query(
        changing({
          text: `insert into "credentialStatus" ("id", "tenantId", "issuedCertId", "list", "place")
            select 'filled' || n, $1, 'filled' || n, 0, n from generate_series(0, 131071, 2) n on conflict do nothing`,
          values: [at.tenantId],
        }),
      );
      await owner.query(changing({ text: 'reset session_replication_role' }));
    });
    const files = await Promise.all(Array.from({ length: 5 }, () => credentialOf(two, row)));
    expect(new Set(files).size).toBe(1);
    const [jwt = ''] = files;
    expect(unverified(jwt).credentialStatus.statusListCredential).toMatch(/\/status\/1$/);
    expect(await verifyOffline({ jwt, saved: await save(jwt) })).toMatchObject({ id: unverified(jwt).id });
  });

  it('IC15: is verified at /verify without a script; what is none, or too large, is said', async () => {
    const send = async (form: FormData | URLSearchParams): Promise<[number, string]> => {
      const reply = await fetch(`${server.url}/verify/file`, { method: 'POST', body: form });
      return [reply.status, /<h2>(.*?)<\/h2>/.exec(await reply.text())?.[1] ?? ''];
    };
    const formOf = (text: string): FormData => {
      const form = new FormData();
      form.set('file', new File([text], 'credential.jwt'));
      return form;
    };
    const [two, row] = await holder();
    const jwt = await credentialOf(two, row);
    expect(await send(formOf(jwt))).toEqual([200, '有效']);
    await revoke(row);
    expect(await send(formOf(jwt))).toEqual([200, '已撤销']);
    expect(await send(formOf(changedLetter({ jwt, part: 2, place: 5 })))).toEqual([200, '签名不正确']);
    expect(await send(formOf('<script>'))).toEqual([415, '不是证书文件']);
    expect(await send(formOf('a'.repeat(12 * 1024 * 1024 + 1)))).toEqual([413, '文件太大']);
    const typed = new FormData();
    typed.set('file', jwt);
    for (const form of [formOf(''), typed, new URLSearchParams({ file: jwt })])
      expect(await send(form)).toEqual([400, '没有收到文件']);
  });

  it('is published for anyone, of organisations that are there', async () => {
    const base = `${server.url}/credentials/${at.tenantId}`;
    const keys = await fetch(`${base}/keys`);
    expect([keys.status, keys.headers.get('access-control-allow-origin'), keys.headers.get('cache-control')]).toEqual([
      200,
      '*',
      'public, max-age=60',
    ]);
    for (const path of ['/keys/999', '/keys/x', '/status/999', '/status/-1', '/status/99999999999', '/status/x'])
      expect((await fetch(base + path)).status).toBe(404);
    for (const path of ['', '/keys', '/keys/1', '/status/0'])
      expect((await fetch(`${server.url}/credentials/none${path}`)).status).toBe(404);
  });
});

/** Verifies with nothing but what was saved. @throws Error where it is not to be trusted */
async function verifyOffline({ jwt, saved: { keys, list } }: { jwt: string; saved: Saved }): Promise<Credential> {
  const keyOf = createLocalJWKSet(keys);
  const { issuer } = unverified(jwt);
  const { payload } = await jwtVerify<Credential>(jwt, keyOf, { issuer: issuer.id, algorithms: ['RS256'] });
  const { statusListIndex, statusListCredential } = payload.credentialStatus;
  const status = await jwtVerify<{ credentialSubject: { encodedList: string } }>(list, keyOf, { issuer: issuer.id });
  if (status.payload.jti !== statusListCredential) throw new Error('another list');
  const { encodedList } = status.payload.credentialSubject;
  if (!encodedList.startsWith('u')) throw new Error('not base64url');
  const bits = gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'));
  expect(bits.length * 8).toBeGreaterThanOrEqual(131_072);
  const index = Number(statusListIndex);
  if (((bits[Math.floor(index / 8)] ?? 0) >> (7 - (index % 8))) & 1) throw new Error('revoked');
  return payload;
}

function unverified(jwt: string): Credential {
  return JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString());
}

/** With one letter of a part (1 the payload, 2 the signature) replaced by another one. */
function changedLetter({ jwt, part, place }: { jwt: string; part: number; place: number }): string {
  const parts = jwt.split('.');
  const letters = [...(parts[part] ?? '')];
  const at = place < 0 ? letters.length + place : place;
  letters[at] = letters[at] === 'A' ? 'B' : 'A';
  parts[part] = letters.join('');
  return parts.join('.');
}

function signed({ payload, kid, key }: { payload: JWTPayload; kid: string; key: CryptoKey }): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(key);
}

function pemOf(base64: string): string {
  return `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----`;
}
