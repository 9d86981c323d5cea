import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brandOf } from '#runtime/core/brand/brand.ts';
import { demoPassword } from '#server/first.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { must, personOf, type Person } from '../mock/exam.ts';

interface Portal {
  id?: string;
  version?: number;
  orgName: string;
  brandColour: string | null;
  faviconUrl: string | null;
  themeUrl: string | null;
}

interface Refused {
  errors: { path: string; message: string }[];
}

/** Rule U5 of docs/rules.md. */
describe.each(databasesFor(import.meta.url))('the colour of an organisation on %s', (database) => {
  let server: TestServer;
  let admin: Person;
  let tenantId: string;
  beforeAll(async () => {
    server = await startServer({ database });
    [tenantId = ''] = server.tenantIds;
    admin = await signIn();
    await must(admin.post('/switchTenant', { tenantId }));
  }, 120_000);
  afterAll(() => server.close());

  /** In a session of its own. */
  const signIn = async (): Promise<Person> => {
    const { token } = await must(
      personOf({ server }).post<{ token: string }>('/login', { account: 'admin', password: demoPassword }),
    );
    return personOf({ server, token });
  };
  const portal = (): Promise<Portal> =>
    must(personOf({ server }).get<Portal>(`/portal/getPortalInfo?tenantId=${tenantId}`));
  const save = async (values: Record<string, unknown>) => {
    const { id, version } = await portal();
    return admin.post<Refused>('/portal/saveOrUpdatePortalInfo', { id, version, ...values });
  };
  const sheet = (address: string): Promise<Response> => fetch(`${server.url}${address}`);

  it('U5: is saved, and everybody is told where its style sheet is', async () => {
    expect(await portal()).toMatchObject({ brandColour: null, faviconUrl: null, themeUrl: null });
    await must(save({ brandColour: '#00A870' }));
    const { brandColour, themeUrl } = await portal();
    expect(brandColour).toBe('#00A870');
    expect(themeUrl).toMatch(/^\/api\/portal\/theme\/00a870\.css\?v=[0-9a-f]{8}$/);
    expect(await must(admin.get('/user/info'))).toMatchObject({
      brandColours: brandOf('#00A870').light,
      faviconUrl: null,
    });

    const reply = await sheet(themeUrl ?? '');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(reply.headers.get('cache-control')).toContain('immutable');
    const css = await reply.text();
    expect(css).toContain(":root[data-theme='default'] {\n  --primary: #00A870;");
    expect(css).toContain(":root[data-theme='default'][data-appearance='dark'] {");
    expect(css).toContain('@media (prefers-color-scheme: dark)');
    // A partner's channel keeps its colours (L10).
    expect(css).not.toContain('partner');
  });

  it('U5: another organisation has none of it', async () => {
    const [, elsewhere = ''] = server.tenantIds;
    await must(save({ brandColour: '#8A0030' }));
    const theirs = await must(personOf({ server }).get<Portal>(`/portal/getPortalInfo?tenantId=${elsewhere}`));
    expect(theirs.brandColour).not.toBe('#8A0030');
    const visitor = await signIn();
    await must(visitor.post('/switchTenant', { tenantId: elsewhere }));
    const { brandColours } = await must(visitor.get<{ brandColours: unknown }>('/user/info'));
    expect(brandColours).toEqual(brandOf(theirs.brandColour ?? '').light);
  });

  it('U5: what is no colour is refused in Chinese, and nothing is stored', async () => {
    await must(save({ brandColour: '#123456' }));
    for (const brandColour of ['red', '#1af', '#12345G', '#12345678', '#123456;}body{display:none', 7]) {
      const refused = await save({ brandColour });
      expect(refused.status, String(brandColour)).toBe(422);
      expect(refused.data?.errors[0]).toMatchObject({
        path: '/brandColour',
        message: expect.stringMatching(/[一-鿿]/),
      });
    }
    expect((await portal()).brandColour).toBe('#123456');
    for (const colour of ['red', '12345', '%23123456', '1234567', '12345g'])
      expect((await sheet(`/api/portal/theme/${colour}.css`)).status, colour).toBe(404);
  });

  it('U5: is taken back, and its changes are told', async () => {
    await must(save({ brandColour: '#123456' }));
    await must(save({ brandColour: null }));
    const { id, brandColour, themeUrl } = await portal();
    expect([brandColour, themeUrl]).toEqual([null, null]);
    const history = await must(admin.get(`/portal/history?id=${id ?? ''}&pageNum=1&pageSize=5`));
    expect(JSON.stringify(history)).toContain('#123456');
  });
});
