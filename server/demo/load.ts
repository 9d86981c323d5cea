import { copyFile, mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '#generators/formats.ts';
import { isCovered, singleCodes, wholeOf } from '#runtime/core/operations/wholeCodes.ts';
import { changing, reading } from '../database/statement.ts';
import { detectKind, storeFile } from '../domain/file/index.ts';
import { hashPassword } from '../domain/session/index.ts';
import { builtinRoles } from '../domain/tenant/index.ts';
import { entityNamed, type App, type Values } from '../engine/context.ts';
import { newId } from '../engine/ids.ts';
import { create, prepareNew } from '../engine/save.ts';
import { loadHistory } from './history.ts';
import { loadRecords } from './records.ts';
import { loadScores } from './scores.ts';
import {
  readDemo,
  type Demo,
  type DemoAccount,
  type DemoDepartment,
  type DemoMember,
  type DemoMessage,
  type DemoTenant,
} from './index.ts';

/** Loads the demo; what a killed earlier load left behind is removed first. The accounts get their password at the end: until then nobody can sign in, and the next start loads it all again. */
export async function loadDemo({ app, root, password }: { app: App; root: string; password: string }): Promise<void> {
  const demo = readDemo({ root });
  await clear(app);
  const tenantIds = new Map<string, string>();
  const members: Placed[] = [];
  for (const tenant of demo.tenants)
    tenantIds.set(tenant.key, await loadTenant({ app, demo, tenant, onMembers: (placed) => members.push(placed) }));
  const userIds = await loadAccounts({
    app,
    accounts: demo.accounts,
    tenantIds,
    messages: demo.messages,
  });
  for (const placed of members) await loadMembers({ app, ...placed });
  let known = await loadRecords({
    app,
    tenantId: '',
    records: demo.platform,
    known: new Map([...tenantIds].map(([key, id]) => [`@tenant/${key}`, id])),
  });
  for (const { key, records = [] } of demo.tenants) {
    const tenantId = tenantIds.get(key) ?? '';
    const context = { app, scope: { tenantId, userId: 'system' } };
    const storePrivate = (image: string) => storeImage({ context, demo, image, visibility: 'private' });
    known = await loadRecords({ app, tenantId, records, known, storePrivate });
  }
  const learners = new Set(demo.history.map(({ account, tenant }) => `${account}/${tenant}`));
  for (const learner of learners) {
    const deeds = demo.history.filter(({ account, tenant }) => learner === `${account}/${tenant}`);
    const [{ account, tenant } = { account: '', tenant: '' }] = deeds;
    const of = { tenantId: tenantIds.get(tenant) ?? '', userId: userIds.get(account) ?? '' };
    await loadHistory({ app, ...of, deeds, known });
  }
  for (const { key, later = [] } of demo.tenants) {
    const tenantId = tenantIds.get(key) ?? '';
    await loadRecords({ app, tenantId, records: later, known });
    const scores = demo.scores.filter(({ tenant }) => tenant === key);
    await loadScores({ app, tenantId, scores, userIds, known });
  }
  await openAccounts({ app, userIds: [...userIds.values()], password });
}

/** Gives accounts their password, without a line in their history: for whoever reads that, they always had it. */
async function openAccounts({
  app,
  userIds,
  password,
}: {
  app: App;
  userIds: readonly string[];
  password: string;
}): Promise<void> {
  const passwordHash = await hashPassword(password);
  await app.database.batch({
    scope: { tenantId: '', userId: 'system' },
    statements: [
      changing({ text: `select set_config('app.quiet', 'on', true)` }),
      changing({
        text: 'update "user" set "passwordHash" = $1 where "id" = any($2)',
        values: [passwordHash, userIds],
      }),
    ],
  });
}

/** Everything, by the owner: nobody has signed in yet. */
async function clear(app: App): Promise<void> {
  const tables = Object.keys(app.catalogue.entities).map((name) => `"${name}"`);
  await app.database.asOwner(async (connection) => {
    await connection.query(changing({ text: `truncate ${tables.join(', ')}` }));
  });
}

/** Members of a department, who are loaded when there are persons. */
interface Placed {
  tenantId: string;
  departmentId: Json;
  members: readonly DemoMember[];
}

async function loadTenant({
  app,
  demo,
  tenant,
  onMembers,
}: {
  app: App;
  demo: Demo;
  tenant: DemoTenant;
  onMembers(placed: Placed): void;
}): Promise<string> {
  const platform = { app, scope: { tenantId: '', userId: 'system' } };
  const tenantId = String((await store({ context: platform, entity: 'tenant', values: tenant.tenant }))['id']);
  const context = { app, scope: { tenantId, userId: 'system' } };
  await loadRoles({ app, tenantId, tenant });
  await store({ context, entity: 'portalInfo', values: tenant.portal });
  for (const [index, { title, image }] of tenant.carousel.entries())
    await store({
      context,
      entity: 'carouselImage',
      values: { title, image: await storeImage({ context, demo, image }), order: index + 1 },
    });
  for (const announcement of tenant.announcements)
    await store({ context, entity: 'announcement', values: { ...announcement, state: 'published' } });
  const certIds = await loadGraph({ context, demo, tenant });
  for (const { certCode, ruleList } of tenant.rules)
    await store({
      context,
      entity: 'paperRule',
      values: {
        certId: certIds.get(certCode) ?? '',
        ruleList: ruleList.map((entry) => ({ ...entry, label: kindLabel({ app, type: entry.type }) })),
      },
    });
  await loadDepartments({ context, departments: tenant.departments, parentId: null, onMembers });
  const questions = [...certIds].flatMap(([certCode, certId]) =>
    (demo.questions[certCode] ?? []).map((question) => ({ ...question, certId })),
  );
  await storeMany({ context, entity: 'question', records: questions });
  return tenantId;
}

interface Context {
  app: App;
  scope: { tenantId: string; userId: string };
}

async function loadRoles({ app, tenantId, tenant }: { app: App; tenantId: string; tenant: DemoTenant }): Promise<void> {
  const all = [...singleCodes(app.artefacts.modules)];
  const own = tenant.roles.map(({ roleName, note, below }) => ({
    id: newId(),
    roleName,
    note,
    isBuiltin: false,
    codes: [
      ...all.filter((code) => below.some((root) => root !== code && isCovered({ code: root, by: wholeOf(code) }))),
      ...below.map(wholeOf),
    ],
  }));
  const records = [...builtinRoles.map((role) => ({ ...role, note: null, isBuiltin: true })), ...own];
  await app.database.batch({
    scope: { tenantId, userId: 'system' },
    statements: records.map(({ id, roleName, note, codes, isBuiltin }) =>
      changing({
        text: `insert into "role" ("id", "tenantId", "roleName", "note", "codes", "isBuiltin")
          values ($1, $2, $3, $4, $5, $6)`,
        values: [id, tenantId, roleName, note, JSON.stringify(codes), isBuiltin],
      }),
    ),
  });
}

/** Departments and, behind each, those below it. */
async function loadDepartments({
  context,
  departments,
  parentId,
  onMembers,
}: {
  context: Context;
  departments: readonly DemoDepartment[];
  parentId: Json;
  onMembers(placed: Placed): void;
}): Promise<void> {
  for (const { below = [], members = [], ...department } of departments) {
    const { id = null } = await store({ context, entity: 'department', values: { ...department, parentId } });
    onMembers({ tenantId: context.scope.tenantId, departmentId: id, members });
    await loadDepartments({ context, departments: below, parentId: id, onMembers });
  }
}

/** Puts accounts into a department, each as the person that it is in the tenant. */
async function loadMembers({ app, tenantId, departmentId, members }: Placed & { app: App }): Promise<void> {
  const scope = { tenantId, userId: 'system' };
  const [people] = await app.database.batch({
    scope,
    statements: [reading<{ id: string; account: string }>({ text: 'select "id", "account" from "person"' })],
  });
  for (const { account, ...values } of members) {
    const personId = people.find((person) => person.account === account)?.id ?? null;
    await store({ context: { app, scope }, entity: 'deptMember', values: { ...values, departmentId, personId } });
  }
}

/** @returns the id of each certificate by its code */
async function loadGraph({
  context,
  demo,
  tenant,
}: {
  context: Context;
  demo: Demo;
  tenant: DemoTenant;
}): Promise<Map<string, string>> {
  const certIds = new Map<string, string>();
  for (const [i, { industryName, industryCode, occupations }] of tenant.graph.entries()) {
    const industry = await store({ context, entity: 'industry', values: { industryName, industryCode, order: i + 1 } });
    for (const [j, { occupationName, positions }] of occupations.entries()) {
      const occupation = await store({
        context,
        entity: 'occupation',
        values: { occupationName, industryId: industry['id'] ?? null, order: j + 1 },
      });
      for (const [k, { positionName, duty, certs }] of positions.entries()) {
        const position = await store({
          context,
          entity: 'position',
          values: { positionName, occupationId: occupation['id'] ?? null, order: k + 1, ...(duty && { duty }) },
        });
        for (const { cover, ...cert } of certs) {
          const stored = await store({
            context,
            entity: 'cert',
            values: {
              ...cert,
              positionId: position['id'] ?? null,
              ...(typeof cover === 'string' && { cover: await storeImage({ context, demo, image: cover }) }),
            },
          });
          certIds.set(cert.certCode, String(stored['id']));
        }
      }
    }
  }
  return certIds;
}

/** Stores the accounts, none of which can sign in yet. @returns the id of each */
async function loadAccounts({
  app,
  accounts,
  tenantIds,
  messages,
}: {
  app: App;
  accounts: DemoAccount[];
  tenantIds: Map<string, string>;
  messages: DemoMessage[];
}): Promise<Map<string, string>> {
  const withIds = accounts.map((account) => ({ ...account, id: newId() }));
  const ids = new Map(withIds.map(({ id, account }) => [account, id]));
  const idOfTenant = (key: string): string => tenantIds.get(key) ?? '';
  await app.database.inScope({ scope: { tenantId: '', userId: 'system' } }, async (transaction) => {
    for (const { id, account, nickname } of withIds)
      await transaction.query(
        changing({
          text: `insert into "user" ("id", "account", "nickname") values ($1, $2, $3)`,
          values: [id, account, nickname],
        }),
      );
    for (const { id, manages } of withIds)
      if (manages !== undefined)
        await transaction.query(
          changing({
            text: `insert into "platformManager" ("id", "userId", "isOfAll", "tenantIds") values ($1, $2, $3, $4)`,
            values: [newId(), id, manages === 'all', JSON.stringify(manages === 'all' ? [] : manages.map(idOfTenant))],
          }),
        );
    for (const { id, roles } of withIds) {
      for (const { tenant, role, jobNumber } of roles) {
        const tenantId = idOfTenant(tenant);
        await transaction.query(changing({ text: `select set_config('app.tenant_id', $1, true)`, values: [tenantId] }));
        await transaction.query(
          changing({
            text: `insert into "membership" ("id", "tenantId", "userId", "roleId", "jobNumber")
              select $1, $2, $3, "id", $5 from "role" where "tenantId" = $2 and ("id" = $4 or "roleName" = $4)`,
            values: [newId(), tenantId, id, role, jobNumber ?? null],
          }),
        );
      }
    }
    for (const { account, tenant, title, content, senderName, daysAgo, isRead = false } of messages) {
      const tenantId = idOfTenant(tenant);
      await transaction.query(changing({ text: `select set_config('app.tenant_id', $1, true)`, values: [tenantId] }));
      await transaction.query(
        changing({
          text: `insert into "message" ("id", "tenantId", "userId", "title", "content", "senderName", "readingStatus",
            "createdTime")
            values ($1, $2, $3, $4, $5, $6, $7, now() - $8 * interval '1 day')`,
          values: [newId(), tenantId, ids.get(account) ?? '', title, content, senderName, isRead ? '1' : '2', daysAgo],
        }),
      );
    }
  });
  return ids;
}

async function store({
  context,
  entity,
  values,
}: {
  context: Context;
  entity: string;
  values: Values;
}): Promise<Values> {
  return create({ context, entity: entityNamed({ app: context.app, name: entity }), values });
}

async function storeMany({
  context,
  entity: name,
  records,
}: {
  context: Context;
  entity: string;
  records: Values[];
}): Promise<void> {
  if (records.length === 0) return;
  const entity = entityNamed({ app: context.app, name });
  const prepared = records.map((values) => prepareNew({ entity, values }));
  const columns = [...new Set(prepared.flatMap((record) => Object.keys(record)))]
    .map((column) => `"${column}"`)
    .join(', ');
  await context.app.database.batch({
    scope: context.scope,
    statements: [
      changing({
        text: `insert into "${name}" ("tenantId", ${columns}) select $1, ${columns}
          from jsonb_populate_recordset(null::"${name}", $2::jsonb)`,
        values: [context.scope.tenantId, JSON.stringify(prepared)],
      }),
    ],
  });
}

async function storeImage({
  context: { app, scope },
  demo,
  image,
  visibility = 'public',
}: {
  context: Context;
  demo: Demo;
  image: string;
  visibility?: 'public' | 'private';
}): Promise<string> {
  const folder = join(app.config.dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  const path = join(folder, newId());
  await copyFile(join(demo.imageFolder, image), path);
  const [{ size }, { mime }] = await Promise.all([stat(path), detectKind({ path })]);
  return (await storeFile({ app, scope, file: { path, fileName: image, size }, mime, visibility })).url;
}

function kindLabel({ app, type }: { app: App; type: string }): string {
  return app.artefacts.dictionaries['questionType']?.values.find(({ code }) => code === type)?.label ?? type;
}
