import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFile, Operation } from '#generators/formats.ts';
import catalogueFile from '#schemas/generated/catalogue.json' with { type: 'json' };
import { demoPassword } from '#server/first.ts';
import { startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation } from '../artefacts.ts';
import { callerOf, type Caller, type Reply } from '../client.ts';
import { newInput } from '../records.ts';
import { ofEachWay } from '../ways.ts';
import { dataOf } from '../world.ts';
import { cookieHeaderOf } from '../../sessionCookies.ts';

const operations = Object.values((catalogueFile as unknown as CatalogueFile).operations);

/** Calls that are answered whatever their page shows; whoever adds one names it here (rule T6). */
const ofAnyPage = new Set(['session.switchTenant', 'session.switchTenantForToken', 'session.logout']);
const isBeforeAny = ({ name, access }: Operation): boolean => access === 'public' && name.startsWith('session.');
const checked = operations.filter((one) => !ofAnyPage.has(one.name) && !isBeforeAny(one));

const refused = { reason: expect.stringMatching(/^(tenant|user)$/) as unknown };

/** Rule T6: a page is served in the organisation it shows, or not at all. */
describe.each(databasesFor(import.meta.url))('what a page shows, on %s', (database) => {
  let server: TestServer | undefined;
  let token = '';
  let tenants: [string, string] = ['', ''];
  let userId = '';
  const at = (page: { tenant?: string; user?: string }, own = token): Caller =>
    callerOf({ url: server?.url ?? '', token: own, page });
  const signIn = async (account: string): Promise<string> =>
    dataOf<{ token: string }>(
      await callerOf({ url: server?.url ?? '' }).call(operation('session.login'), { account, password: demoPassword }),
    ).token;
  const moveTo = (tenantId: string): Promise<Reply> => at({}).call(operation('session.switchTenant'), { tenantId });

  beforeAll(async () => {
    server = await startServer({ database });
    const [first = '', second = ''] = server.tenantIds;
    tenants = [first, second];
    token = await signIn('operator');
    userId = dataOf<{ userId: string }>(await at({}).call(operation('session.info'))).userId;
    await moveTo(first);
  });
  afterAll(() => server?.close());

  it.each(ofEachWay(checked).map((one) => [one.name, one] as const))(
    '%s is refused to a page of another organisation or person, and to none else',
    async (_name, one) => {
      const [here, there] = tenants;
      const [otherTenant, otherUser] = await Promise.all([
        at({ tenant: there, user: userId }).call(one),
        at({ tenant: here, user: 'someone-else' }).call(one),
      ]);
      expect(otherTenant).toMatchObject({
        status: 409,
        body: {
          data: { reason: 'tenant', tenant: { tenantId: here, tenantName: expect.stringMatching(/./) as unknown } },
        },
      });
      expect(otherUser).toMatchObject({
        status: 409,
        body: { data: { reason: 'user', user: { nickname: expect.stringMatching(/./) as unknown } } },
      });
      expect((await at({ tenant: here, user: userId }).call(one)).body.data).not.toMatchObject(refused);
    },
  );

  it.each(operations.filter((one) => !checked.includes(one)).map((one) => [one.name, one] as const))(
    '%s is answered whatever the page shows',
    async (_name, one) => {
      const own = await signIn('operator');
      expect((await at({ tenant: 'elsewhere', user: 'someone-else' }, own).call(one)).body.data).not.toMatchObject(
        refused,
      );
    },
  );

  it('a request that says nothing of a page is served as the session’s, and one of a page without an organisation is not', async () => {
    const list = operation('announcement.list');
    expect([
      (await at({}).call(list)).status,
      (await at({ tenant: tenants[0] }).call(list)).status,
      (await at({ tenant: 'none' }).call(list)).status,
    ]).toEqual([200, 200, 409]);
  });

  it('stores nothing of a refused save, import or upload', async () => {
    const [here, there] = tenants;
    const input = await newInput({ caller: at({}), entity: 'announcement' });
    const countOf = async (name: string): Promise<number> =>
      dataOf<{ total: number }>(await at({}).call(operation(name), { pageSize: 1 })).total;
    const counts = async (): Promise<number[]> => Promise.all([countOf('announcement.list'), countOf('file.list')]);
    await moveTo(there);
    const elsewhere = await counts();
    await moveTo(here);
    const before = await counts();
    await moveTo(there);
    const stale = at({ tenant: here, user: userId });
    expect((await stale.call(operation('announcement.save'), input)).status).toBe(409);
    expect((await stale.upload(operation('file.upload'), { name: 'a.txt', content: 'words' })).status).toBe(409);
    expect((await stale.upload(operation('question.importExcel'), { name: 'a.xlsx', content: 'words' })).status).toBe(
      409,
    );
    expect(await counts()).toEqual(elsewhere);
    await moveTo(here);
    expect(await counts()).toEqual(before);
    expect((await stale.call(operation('announcement.save'), input)).status).toBe(200);
  });

  it('a file is shown by an address that names its organisation, as long as that is the session’s', async () => {
    const [here, there] = tenants;
    const { id } = dataOf<{ id: string }>(
      await at({}).upload(operation('file.upload'), { name: 'a.txt', content: 'words' }),
    );
    const show = (query: string): Promise<number> =>
      fetch(`${server?.url ?? ''}/api/file/${id}${query}`, { headers: { cookie: cookieHeaderOf(token) } }).then(
        ({ status }) => status,
      );
    expect([await show(''), await show(`?tenant=${here}`), await show(`?tenant=${there}`)]).toEqual([200, 200, 409]);
    await moveTo(there);
    expect([await show(''), await show(`?tenant=${here}`), await show(`?tenant=${there}`)]).toEqual([404, 409, 404]);
    await moveTo(here);
  });
});
