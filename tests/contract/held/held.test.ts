/**
 * What the suite of a landing does not drive over HTTP for every entity is held by what was made for it
 * (`tests/contract/catalogue/sample.ts`); each omission planted here is found.
 */
import { describe, expect, it } from 'vitest';
import type { Json, Screen } from '#generators/formats.ts';
import { lackingInCalls } from './calls.ts';
import { readMade, type Made } from './made.ts';
import { lackingInPages, misnamedMenus } from './pages.ts';
import { lackingInTables } from './tables.ts';

const made = readMade();

function lacking(each: Made): string[] {
  return [...lackingInTables(each), ...lackingInCalls(each), ...lackingInPages(each), ...misnamedMenus(each)];
}

describe('what is made for each entity', () => {
  it('lacks nothing of what the catalogue says', () => {
    expect(lacking(made)).toEqual([]);
  });
});

describe('an omission is found', () => {
  const calls = made.catalogue.operations;
  const withCall = (name: string, changes: object): Made => ({
    ...made,
    catalogue: {
      ...made.catalogue,
      operations: { ...calls, [name]: { ...calls[name], ...changes } as Made['catalogue']['operations'][string] },
    },
  });
  const withTable = (name: string, changes: object): Made => ({
    ...made,
    tables: made.tables.map((table) => (table.name === name ? { ...table, ...changes } : table)),
  });
  /** Without the one line of the SQL that holds all of these. */
  const withoutLine = (...parts: string[]): Made => {
    const lines = made.sql.split('\n');
    const at = lines.findIndex((line) => parts.every((part) => line.includes(part)));
    if (at < 0) throw new Error(`no such line: ${parts.join(' ')}`);
    return { ...made, sql: lines.toSpliced(at, 1).join('\n') };
  };
  const replaced = (from: string, to: string): Made => {
    if (!made.sql.includes(from)) throw new Error(`no such text: ${from}`);
    return { ...made, sql: made.sql.replace(from, to) };
  };
  /** Its indexes, of what lies in the recycle bin as well. */
  const everywhere = (name: string): Made['tables'][number]['indexes'] =>
    (made.tables.find((table) => table.name === name)?.indexes ?? []).map(({ where: _where, ...index }) => index);
  const without = <Value>(all: Record<string, Value>, name: string): Record<string, Value> =>
    Object.fromEntries(Object.entries(all).filter(([each]) => each !== name));
  const withShape = (name: string, changes: Record<string, Json>): Made => ({
    ...made,
    shapes: { ...made.shapes, [name]: { ...made.shapes[name], ...changes } as Made['shapes'][string] },
  });

  it.each<[string, Made, string]>([
    ['a call whose code is gone', withCall('position.remove', { codes: [] }), 'position.remove lacks its code'],
    [
      'a code that nobody can have',
      withCall('position.remove', { codes: ['a12-m99.4'] }),
      'position.remove is under a12-m99.4, which nobody can have',
    ],
    [
      'an open call that has codes',
      withCall('position.remove', { access: 'signedIn' }),
      'position.remove is open and has codes',
    ],
    [
      'a save that does not tell a new record from a change',
      withCall('position.save', { saveCodes: undefined }),
      'position.save does not tell who may create from who may change',
    ],
    [
      'a call without a shape',
      { ...made, shapes: without(made.shapes, 'industry.save') },
      'industry.save has no shape',
    ],
    [
      'an input that takes anything',
      withShape('industry.save', { input: { type: 'object' } }),
      'industry.save takes whatever is sent',
    ],
    ['an output that says nothing', withShape('industry.list', { output: {} }), 'industry.list answers anything'],
    [
      'a hidden field in a reply',
      withShape('user.get', { output: { type: 'object', properties: { passwordHash: { type: 'string' } } } }),
      'user.get answers passwordHash, which is hidden',
    ],
    [
      'a field of the server in an input',
      withShape('industry.save', {
        input: { type: 'object', properties: { tenantId: { type: 'string' } }, additionalProperties: false },
      }),
      "industry.save takes tenantId, which is the server's",
    ],
    [
      'a call that is not described',
      { ...made, paths: without(made.paths, '/industry/list') },
      'industry.list is not described',
    ],
    ['a table', { ...made, tables: made.tables.filter(({ name }) => name !== 'industry') }, 'industry has no table'],
    [
      'the policy of a tenant',
      withoutLine('create policy "ofTenant" on "industry"'),
      'industry lacks its policy ofTenant',
    ],
    [
      'a policy that lets everybody write',
      replaced(
        `create policy "ofTenant" on "industry" using ("tenantId" = current_setting('app.tenant_id', true)) with check ("tenantId"`,
        `create policy "ofTenant" on "industry" using ("tenantId" = current_setting('app.tenant_id', true)) with check (true or "tenantId"`,
      ),
      'industry lacks its policy ofTenant',
    ],
    [
      'a policy too many',
      replaced('create policy "ofTenant" on "industry" ', 'create policy "ofAll" on "industry" using (true);\n$&'),
      'industry has a policy that no word asks for: create policy "ofAll" on "industry" using (true);',
    ],
    ['row-level security', withoutLine('alter table "position" enable row'), 'position has no row-level security'],
    ['forced policies', withoutLine('alter table "position" force row'), 'position does not force its policies'],
    [
      'version and history',
      withoutLine('trigger "keepRecord"', ' on "position" '),
      `position lacks its trigger keepRecord with  before insert or update or delete on  "keepRecord"('history', ' , 'recycle', 'tenant'`,
    ],
    [
      'the ways between states',
      withoutLine('trigger "keepStates_state"', ' on "cert" '),
      'cert lacks its trigger keepStates_state',
    ],
    [
      'the limit of a tenant',
      withoutLine('trigger "limitRecords"', ' on "carouselImage" '),
      `carouselImage lacks its trigger limitRecords with "limitRecords"('`,
    ],
    [
      'the living reference',
      withoutLine('trigger "keepReferences"', ' on "position" '),
      'position lacks its trigger keepReferences with "occupationId"',
    ],
    ['the tree', withoutLine('trigger "keepInTree"'), 'department lacks its trigger keepInTree'],
    ['a view', withoutLine('create view "industryView"'), 'industry has no view'],
    [
      'the rights of who reads',
      replaced('create view "industryView" with (security_invoker = true) as', 'create view "industryView" as'),
      'industry is read by the rights of another',
    ],
    [
      'what hides a field',
      replaced('create view "userView" with (security_invoker = true) as select ', '$&t."passwordHash", '),
      'user.passwordHash is hidden and shown',
    ],
    ['the key of a tenant', withTable('industry', { primaryKey: ['id'] }), 'industry has a key over all tenants'],
    [
      'a foreign key',
      withTable('position', { foreignKeys: [] }),
      'position.occupationId may refer to what is not there',
    ],
    ['what is unique', withTable('cert', { indexes: [] }), 'cert does not keep certCode unique'],
    [
      'what is unique among the living',
      withTable('cert', { indexes: everywhere('cert') }),
      'cert does not keep certCode unique',
    ],
    [
      'the name of a page',
      {
        ...made,
        screens: { ...made.screens, 'industry.list': { ...made.screens['industry.list'], title: '行' } as Screen },
      },
      'industry.list is called 行, its menu ',
    ],
    ['a form', { ...made, screens: without(made.screens, 'industry.form') }, 'industry.save has no form'],
    [
      'a button',
      { ...made, screens: { ...made.screens, 'industry.list': withoutBulk('industry.list') } },
      'industry.change has no button',
    ],
    [
      'the plan of a workbook',
      { ...made, sheets: without(made.sheets, 'industry') },
      'industry has no plan of its workbook',
    ],
  ])('%s', (_what, each, sentence) => {
    expect(lacking(each).some((found) => found.startsWith(sentence))).toBe(true);
  });

  function withoutBulk(name: string): Made['screens'][string] {
    const screen = made.screens[name];
    if (screen?.kind !== 'list') throw new Error(`no such list: ${name}`);
    return { ...screen, bulk: {} };
  }
});
