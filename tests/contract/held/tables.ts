import type { CatalogueFile, Entity, Property, TablePlan } from '#generators/formats.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import type { Made } from './made.ts';

/**
 * What the database lacks to keep every entity as the catalogue says: tenants apart, who sees which rows, version and
 * history, states, references, what is unique. @returns a sentence for each, none where nothing is missing
 */
export function lackingInTables({ catalogue, tables, sql }: Pick<Made, 'catalogue' | 'tables' | 'sql'>): string[] {
  const lines = sql.split('\n');
  return Object.values(catalogue.entities).flatMap((entity) => {
    const table = tables.find(({ name }) => name === entity.name);
    if (!table) return [`${entity.name} has no table`];
    return [
      ...(entity.scope === 'tenant' ? lackingApart({ entity, table, lines }) : []),
      ...lackingPolicies({ entity, lines }),
      ...lackingTriggers({ catalogue, entity, lines }),
      ...lackingKeys({ catalogue, entity, table }),
      ...lackingView({ entity, lines }),
    ];
  });
}

interface Place {
  entity: Entity;
  lines: readonly string[];
}

/** A sentence where something is not there. */
function unless(isThere: boolean, sentence: string): string[] {
  return isThere ? [] : [sentence];
}

/** Rows of tenants are apart for whoever owns the table, too, and by their key. */
function lackingApart({ entity: { name }, table, lines }: Place & { table: TablePlan }): string[] {
  const column = table.columns.find((each) => each.name === 'tenantId');
  return [
    ...unless(lines.includes(`alter table "${name}" enable row level security;`), `${name} has no row-level security`),
    ...unless(lines.includes(`alter table "${name}" force row level security;`), `${name} does not force its policies`),
    ...unless(column?.notNull === true, `${name} has rows of no tenant`),
    ...unless(table.primaryKey[0] === 'tenantId', `${name} has a key over all tenants`),
  ];
}

const mine = `"tenantId" = current_setting('app.tenant_id', true)`;

/** Policies of the domain's own (`server/domain`), by their tables; whoever adds one names it here. */
const ofDomain: Readonly<Record<string, string>> = {
  job: 'ofQueue',
  attempt: 'ofLearner',
  securityEvent: 'ofOperator',
  tenant: 'ofAll',
  user: 'ofMembers',
  issuedCert: 'ofSought',
  certPdf: 'ofSought',
};

/** Each policy that the words ask for is there as they say, and none besides that lets more be seen. */
function lackingPolicies({ entity, lines }: Place): string[] {
  const { name, scope, own, shared, reach } = entity;
  const start = (policy: string): string => `create policy "${policy}" on "${name}" `;
  const wanted: Record<string, string> = {
    ...(scope === 'tenant' && { ofTenant: `using (${mine}) with check (${name === 'history' ? '' : `${mine});`}` }),
    ...(own && {
      ofUser: `for select using ("${own}" = nullif(current_setting('app.user_id', true), ''));`,
    }),
    ...(shared && { ofAll: `for select using ("${shared.field}" = '${shared.value}');` }),
    ...(reach && scope === 'tenant' && { ofReach: 'as restrictive using (' }),
  };
  const there = lines.filter((line) => line.startsWith('create policy ') && line.includes(` on "${name}" `));
  const known = [...Object.keys(wanted), ofDomain[name] ?? []].flat();
  const widening = there.filter(
    (line) => !/ as restrictive\b/.test(line) && !known.some((policy) => line.startsWith(start(policy))),
  );
  return [
    ...Object.entries(wanted).flatMap(([policy, text]) =>
      unless(
        there.some((line) => line.startsWith(start(policy) + text)),
        `${name} lacks its policy ${policy}`,
      ),
    ),
    ...widening.map((line) => `${name} has a policy that no word asks for: ${line}`),
  ];
}

function lackingTriggers({ catalogue, entity, lines }: Place & { catalogue: CatalogueFile }): string[] {
  const there = lines.filter((line) => line.startsWith('create ') && line.includes(` on "${entity.name}" `));
  return triggersOf({ catalogue, entity }).flatMap(({ trigger, says }) =>
    unless(
      there.some((line) => line.includes(`trigger "${trigger}" `) && says.every((text) => line.includes(text))),
      `${entity.name} lacks its trigger ${trigger}${says.length > 0 ? ` with ${says.join(' ')}` : ''}`,
    ),
  );
}

interface WantedTrigger {
  trigger: string;
  /** What stands in it. */
  says: string[];
}

function triggersOf({ catalogue, entity }: { catalogue: CatalogueFile; entity: Entity }): WantedTrigger[] {
  const { name, scope, hasHistory, hasRecycle, isAppend, max, tree, extensible, series, noOverlap, limit } = entity;
  const stored = Object.entries(entity.properties).filter(([, property]) => property['x-column'] !== false);
  const having = (fits: (property: Property) => boolean): string[] =>
    stored.flatMap(([field, property]) => (fits(property) ? [field] : []));
  const each = (trigger: string, fields: readonly string[]): WantedTrigger[] =>
    fields.map((field) => ({ trigger, says: [`"${field}"`] }));
  const when = (isSo: boolean, ...triggers: string[]): WantedTrigger[] =>
    isSo ? triggers.map((trigger) => ({ trigger, says: [] })) : [];
  const recycled = (property: Property): boolean =>
    catalogue.entities[targetOf(property) ?? '']?.hasRecycle === true && property['x-at'] === undefined;
  const filtered = having((property) => property['x-ref'] !== undefined && property['x-filter'] !== undefined);
  // A filter by a field that a trigger fills in is kept at any change.
  const copied = having((property) => property['x-copyOf'] !== undefined);
  const filtersMade = filtered.some((field) =>
    copied.some((given) => JSON.stringify(entity.properties[field]?.['x-filter']).includes(`"record.${given}"`)),
  );
  return [
    ...(isAppend || name === 'history'
      ? []
      : [
          {
            trigger: 'keepRecord',
            says: [
              ` before ${hasHistory ? 'insert or update or delete' : 'update'} on `,
              `"keepRecord"('${hasHistory ? 'history' : 'none'}', '`,
              `, '${hasRecycle ? 'recycle' : ''}', '${scope}'`,
            ],
          },
        ]),
    ...(max === undefined ? [] : [{ trigger: 'limitRecords', says: [`"limitRecords"('${max}'`] }]),
    ...statesOf({ catalogue, entity }).map((field) => ({ trigger: `keepStates_${field}`, says: [] })),
    ...when(tree !== undefined, 'keepInTree'),
    ...when(extensible !== undefined, 'giveOwn', 'changeOwn'),
    ...when(series.length > 0, 'giveNumbers'),
    ...when(noOverlap.length > 0, 'keepRanges'),
    ...when(limit.length > 0, 'keepLimitsAdded', 'keepLimitsChanged'),
    ...when(having((property) => property['x-value'] !== undefined).length > 0, 'giveValues'),
    ...when(having((property) => property['x-copyOf'] !== undefined).length > 0, 'giveCopies'),
    ...each('keepFilters', filtersMade ? [] : filtered),
    ...when(filtersMade, 'keepFilters'),
    ...each(
      'checkFields',
      having((property) => property['x-write'] !== undefined),
    ),
    ...each(
      'keepPrivateFiles',
      having((property) => property['x-private'] === true),
    ),
    ...each(
      'keepAcceptedFiles',
      having(
        ({ type, 'x-widget': widget, 'x-accepts': accepts }) =>
          (type === 'string' && widget === 'image') || accepts !== undefined,
      ),
    ),
    ...(scope === 'tenant'
      ? each(
          'keepFiles',
          having(
            ({ 'x-widget': widget, type, 'x-schemaOf': form }) =>
              (type === 'string' && (widget === 'image' || widget === 'file')) || form !== undefined,
          ),
        )
      : []),
    ...(hasHistory || hasRecycle
      ? [
          ...each(
            'keepReferences',
            having((property) => property['x-ref'] !== undefined && recycled(property)),
          ),
          ...each(
            'keepRefLists',
            having((property) => isRefList(property) && recycled(property)),
          ),
        ]
      : []),
  ];
}

/** Fields with a state that only certain ways lead on from. */
function statesOf({ catalogue, entity }: { catalogue: CatalogueFile; entity: Entity }): string[] {
  const moving = Object.values(catalogue.operations).filter(
    ({ entity: of, does, transitions }) => of === entity.name && does === 'setState' && transitions !== undefined,
  );
  return [
    ...new Set([
      ...moving.map(({ field = 'state' }) => field),
      ...Object.values(entity.steps).map(({ field }) => field),
    ]),
  ];
}

/** References stay in their tenant and lead to something; what is unique is so in its tenant. */
function lackingKeys({
  catalogue,
  entity,
  table,
}: {
  catalogue: CatalogueFile;
  entity: Entity;
  table: TablePlan;
}): string[] {
  const references = Object.entries(entity.properties).flatMap(([field, property]) => {
    const target = catalogue.entities[property['x-ref'] ?? ''];
    return target && property['x-column'] !== false && property['x-at'] === undefined ? [{ field, target }] : [];
  });
  return [
    ...references.flatMap(({ field, target }) =>
      unless(
        table.foreignKeys.some(
          ({ columns, references: { table: to } }) =>
            to === target.name &&
            columns.at(-1) === field &&
            (target.scope !== 'tenant' || columns.includes('tenantId')),
        ),
        `${entity.name}.${field} may refer to what is not there`,
      ),
    ),
    ...entity.unique.flatMap(({ name, fields }) =>
      unless(
        table.indexes.some(
          (index) =>
            index.name === name &&
            index.unique &&
            fields.every((field) => index.keys.some((key) => key.includes(`"${field}"`))) &&
            (entity.scope !== 'tenant' || index.keys.includes('"tenantId"')) &&
            (!entity.hasRecycle || index.where?.includes('"deletedTime" is null') === true),
        ),
        `${entity.name} does not keep ${fields.join(', ')} unique among living records`,
      ),
    ),
  ];
}

/** Records are read by the rights of who asks, without what is hidden and, where not everybody reads it, by its code. */
function lackingView({ entity: { name, properties, extensible }, lines }: Place): string[] {
  const view = lines.find((line) => line.startsWith(`create view "${name}View" `));
  if (!view) return [`${name} has no view`];
  const bare = (field: string): boolean => new RegExp(`[ ,]t\\."${field}"(,| from )`, 'u').test(view);
  const isKept = (field: string): boolean =>
    field === 'tenantId' || (extensible !== undefined && /^own\d+$/u.test(field));
  return [
    ...unless(view.includes(' with (security_invoker = true) as '), `${name} is read by the rights of another`),
    ...Object.entries(properties).flatMap(([field, property]) => [
      ...unless(!property['x-hidden'] || isKept(field) || !bare(field), `${name}.${field} is hidden and shown`),
      ...unless(property['x-read'] === undefined || !bare(field), `${name}.${field} is shown to everybody`),
    ]),
  ];
}
