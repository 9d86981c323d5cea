import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueFile, Operation } from '#generators/formats.ts';
import catalogueFile from '#schemas/generated/catalogue.json' with { type: 'json' };
import { changing } from '#server/database/statement.ts';
import { demoPassword } from '#server/first.ts';
import { root, startServer, type TestServer } from '#server/testing.ts';
import { databasesFor } from '#tests/databases.ts';
import { operation } from '../artefacts.ts';
import { callerOf, type Caller } from '../client.ts';
import { ofEachWay } from '../ways.ts';
import { dataOf } from '../world.ts';

const operations = Object.values((catalogueFile as unknown as CatalogueFile).operations).sort((a, b) =>
  a.name < b.name ? -1 : 1,
);

interface Written {
  code?: string | string[];
  access?: string;
  steps?: string[];
}

/** Who may call each operation, as the files of the catalogue say it themselves. */
function writtenAccess(): Map<string, { access: string | undefined; hasCode: boolean }> {
  const found = new Map<string, { access: string | undefined; hasCode: boolean }>();
  const read = <Content>(folder: string): [string, Content][] =>
    readdirSync(join(root, 'schemas', folder)).map((file) => [
      file.replace(/\.json$/, ''),
      JSON.parse(readFileSync(join(root, 'schemas', folder, file), 'utf8')) as Content,
    ]);
  for (const [folder, words] of [
    ['entities', 'x-operations'],
    ['operations', 'operations'],
  ] as const)
    for (const [name, content] of read<Record<string, Record<string, Written & { code?: string }>>>(folder)) {
      const steps = (content['x-steps'] ?? {}) as Record<string, { who?: string; code?: unknown }>;
      const isCovered = typeof content['x-entity']?.['code'] === 'string';
      for (const [verb, { code, access, steps: taken = [] }] of Object.entries(content[words] ?? {})) {
        // Each of its steps asks for the record's own person, and for no code.
        const isOfOwn = taken.length > 0 && taken.every((step) => steps[step]?.who === 'own' && !steps[step]?.code);
        found.set(`${name}.${verb}`, {
          access: isOfOwn ? 'signedIn' : access,
          hasCode: !isOfOwn && (code !== undefined || (isCovered && access === undefined)),
        });
      }
    }
  // A template's call is under its own code, or that of its entity (rule W2).
  for (const [name, { entity }] of read<{ entity: string }>('prints'))
    found.set(`${entity}.print${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, { access: undefined, hasCode: true });
  return found;
}

describe('who may call', () => {
  it('is written in the catalogue for every operation: open ones by name, all others under a code', () => {
    const written = writtenAccess();
    expect(operations.map(({ name }) => name)).toEqual([...written.keys()].sort());
    expect(
      operations.filter(({ name, access, codes }) => {
        const { access: said, hasCode } = written.get(name) ?? { access: undefined, hasCode: false };
        return access === 'code' ? !hasCode || codes.length === 0 : said !== access || codes.length > 0;
      }),
    ).toEqual([]);
  });
});

const roles = ['nobody', 'outsider', 'student', 'teacher', 'manager', 'admin', 'operator'] as const;

describe.each(databasesFor(import.meta.url))('operations by every role on %s', (database) => {
  let server: TestServer | undefined;
  const people = new Map<string, { caller: Caller; codes: ReadonlySet<string> }>();

  async function signIn(account: string): Promise<Caller> {
    const url = server?.url ?? '';
    const { token } = dataOf<{ token: string }>(
      await callerOf({ url }).call(operation('session.login'), { account, password: demoPassword }),
    );
    return callerOf({ url, token });
  }

  beforeAll(async () => {
    server = await startServer({ database });
    const { url, app, tenantIds } = server;
    // Somebody with an account and no organisation.
    await app.database.query(
      changing({
        text: `insert into "user" ("id", "account", "nickname", "passwordHash") select 'outsider', 'outsider', '路人', "passwordHash" from "user" where "account" = 'student'`,
      }),
    );
    people.set('nobody', { caller: callerOf({ url }), codes: new Set() });
    for (const role of roles.slice(1)) {
      const caller = await signIn(role);
      if (role !== 'outsider')
        dataOf(await caller.call(operation('session.switchTenant'), { tenantId: tenantIds[0] ?? '' }));
      people.set(role, { caller, codes: new Set(dataOf<string[]>(await caller.call(operation('session.auth')))) });
    }
  });
  afterAll(() => server?.close());

  const isLetIn = ({ operation: { access, codes }, role }: { operation: Operation; role: string }): boolean =>
    access === 'public' ||
    (role !== 'nobody' && (access === 'signedIn' || codes.some((code) => people.get(role)?.codes.has(code))));

  it.each(roles)('%s', async (role) => {
    const caller = people.get(role)?.caller ?? callerOf({ url: '' });
    const wrong: string[] = [];
    const letIn = (each: Operation): string[] => roles.filter((one) => isLetIn({ operation: each, role: one }));
    for (const each of ofEachWay(operations, letIn)) {
      // Logging out is tried with a session of its own.
      const by = each.name === 'session.logout' && role !== 'nobody' ? await signIn(role) : caller;
      const { status } = await by.call(each);
      const expected = isLetIn({ operation: each, role }) ? 'in' : role === 'nobody' ? 401 : 403;
      const isRight =
        expected === 'in' ? status !== 401 && status !== 403 && (status < 500 || status === 503) : status === expected;
      if (!isRight) wrong.push(`${each.name}: ${status}, expected ${expected}`);
    }
    expect(wrong).toEqual([]);
  });

  it('the roles differ: each has codes the one before it has not', () => {
    const counts = roles.map((role) => people.get(role)?.codes.size ?? 0);
    expect(counts.slice(0, 2)).toEqual([0, 0]);
    expect(counts.slice(2).every((count) => count > 0)).toBe(true);
    expect(new Set(counts).size).toBeGreaterThan(4);
  });
});
