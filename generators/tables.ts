import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import type { Catalogue } from './catalogue.ts';
import type {
  ColumnPlan,
  ColumnType,
  DatabasePlan,
  Entity,
  ForeignKeyPlan,
  IndexPlan,
  Json,
  Property,
  TablePlan,
} from './formats.ts';
import { dataKindOf } from '#kinds/data/index.ts';
import { ownIndexes } from './ownFields.ts';
import { isOfParent } from './parts.ts';
import { planExclusions, rangeChecks } from './noOverlap.ts';
import { meaningsOf } from './meanings.ts';
import { planRenames } from './renames.ts';
import { quote, quoteText } from './sql.ts';
import { uniqueName, whereSql } from './unique.ts';
import { lineCharacters } from '#kinds/richText/data/characters.ts';

/** The tables the catalogue asks for; the server's differ brings the database there. */
export function planTables(catalogue: Pick<Catalogue, 'hash' | 'entities' | 'dictionaries'>): DatabasePlan {
  return {
    catalogueHash: catalogue.hash,
    tables: Object.values(catalogue.entities).map((entity) => planTable({ entity, entities: catalogue.entities })),
    renames: planRenames(catalogue),
  };
}

/** Fields that have a column, in the order of the catalogue, `identityHash` last. */
export function storedFields(entity: Entity): [string, Property][] {
  const stored = Object.entries(entity.properties).filter(
    ([, property]) => property['x-column'] !== false && !isMadeOnReading(property),
  );
  return entity.identity.length > 0
    ? [...stored, ['identityHash', { type: 'string', readOnly: true, 'x-hidden': true }]]
    : stored;
}

/** Fields that snapshots leave out: hidden ones, and what the database computes, which a before-trigger does not see. */
export function unkeptFields(entity: Entity): string[] {
  return storedFields(entity).flatMap(([name, property]) =>
    (property['x-hidden'] || property['x-plainOf']) && name !== 'tenantId' ? [name] : [],
  );
}

/** The type of a field's column. */
export function columnTypeOf(place: { entity: Entity; name: string; property: Property }): ColumnType {
  return planColumn(place).type;
}

function planTable({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): TablePlan {
  const isTenant = entity.scope === 'tenant';
  return {
    name: entity.name,
    columns: storedFields(entity).map(([name, property]) => planColumn({ entity, name, property })),
    primaryKey: isTenant ? ['tenantId', 'id'] : ['id'],
    indexes: planIndexes(entity),
    foreignKeys: planForeignKeys({ entity, entities }),
    checks: rangeChecks(entity),
    ...(entity.noOverlap.length > 0 && { exclusions: planExclusions(entity) }),
    meanings: meaningsOf(storedFields(entity)),
  };
}

const systemColumns: Record<string, Omit<ColumnPlan, 'name'>> = {
  id: { type: 'text', notNull: true },
  tenantId: { type: 'text', notNull: true, default: "current_setting('app.tenant_id')" },
  version: { type: 'integer', notNull: true, default: '1' },
  createdTime: { type: 'timestamptz', notNull: true, default: 'now()' },
  createdBy: { type: 'text', notNull: true, default: "coalesce(current_setting('app.user_id', true), '')" },
  updatedTime: { type: 'timestamptz', notNull: true, default: 'now()' },
  updatedBy: { type: 'text', notNull: true, default: "coalesce(current_setting('app.user_id', true), '')" },
  deletedTime: { type: 'timestamptz', notNull: false },
};

function planColumn({ entity, name, property }: { entity: Entity; name: string; property: Property }): ColumnPlan {
  const system = systemColumns[name];
  if (system) return { name, ...system };
  const plainOf = property['x-plainOf'];
  if (plainOf) return { name, type: 'text', notNull: false, generated: plainTextSql(quote(plainOf)) };
  const isFilled = property.default !== undefined;
  return {
    name,
    type: dataKindOf(property).columnType(property),
    notNull: entity.required.includes(name) || (isFilled && property.default !== null),
    ...(isFilled && property.default !== null && { default: literal(property, property.default ?? null) }),
  };
}

/** Rich text on one line: a space where a block or a line begins or ends, no tags. The browser's `plainText` says the same. */
export function plainTextSql(html: string): string {
  const spaced = `regexp_replace(${html}, '</?(?:p|pre|li|h[1-6]|blockquote|div|table|t[dhr]|br|hr)\\M[^>]*>', ' ', 'gi')`;
  const read = Object.entries(lineCharacters).reduce(
    (text, [written, sign]) => `replace(${text}, ${quoteText(written)}, ${quoteText(sign)})`,
    `regexp_replace(${spaced}, '<[^>]*>', '', 'g')`,
  );
  return `btrim(regexp_replace(${read}, '[\\s\u00a0]+', ' ', 'g'))`;
}

function literal(property: Property, value: Json): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return dataKindOf(property).columnType(property) === 'jsonb'
    ? `${quoteText(JSON.stringify(value))}::jsonb`
    : quoteText(String(value));
}

function planIndexes(entity: Entity): IndexPlan[] {
  const lead = entity.scope === 'tenant' ? ['tenantId'] : [];
  const living = entity.hasRecycle ? ['"deletedTime" is null'] : [];
  const where = entity.hasRecycle ? { where: living.join() } : {};
  const unique = ({ name, fields, among = [] }: { name: string; fields: string[]; among?: string[] }): IndexPlan => ({
    name,
    // Those at the top of a tree stand beside each other too, though nothing is above them.
    keys: [...lead, ...fields].map((field) =>
      field === entity.tree?.parent ? `coalesce(${quote(field)}, '')` : quote(field),
    ),
    unique: true,
    method: 'btree',
    ...(living.length + among.length > 0 && { where: [...living, ...among].join(' and ') }),
  });
  const plain = (fields: string[]): IndexPlan => ({
    name: `${entity.name}_${fields.join('_')}`.slice(0, 63),
    keys: [...lead, ...fields, 'id'].map(quote),
    unique: false,
    method: 'btree',
    ...where,
  });
  const sorted = entity.sort.replace(/^-/, '');
  /** As lists ask for it: the newest first, and among those of one time the id upwards. */
  const plainOrDown = (fields: string[]): IndexPlan =>
    entity.sort.startsWith('-') && fields.join() === sorted
      ? {
          ...plain(fields),
          name: `${entity.name}_${sorted}_down`.slice(0, 63),
          keys: [...lead.map(quote), `${quote(sorted)} desc`, quote('id')],
        }
      : plain(fields);
  const groups = [
    [sorted],
    ...entity.index,
    ...references(entity).map(([field]) => (isOfParent({ entity, field }) ? [field, 'position'] : [field])),
  ];
  return [
    ...entity.unique.map(({ name, fields, where: among }) => unique({ name, fields, among: whereSql(among) })),
    ...seriesGroups(entity).map((fields) => unique({ name: uniqueName({ entity: entity.name, fields }), fields })),
    ...(entity.identity.length > 0 ? [unique({ name: `${entity.name}_identity`, fields: ['identityHash'] })] : []),
    ...(entity.isSingleton ? [unique({ name: `${entity.name}_singleton`, fields: [] })] : []),
    ...withoutPrefixes(groups).map(plainOrDown),
    ...ownIndexes(entity),
    // A record whose own person sees it over organisations is found by its id alone, too: the policies join both ways by "or".
    ...(entity.own
      ? [
          { name: `${entity.name}_own`, keys: [quote(entity.own)], unique: false, method: 'btree' as const },
          { name: `${entity.name}_id`, keys: [quote('id')], unique: false, method: 'btree' as const },
        ]
      : []),
    // Those that a limit counts are counted in the index alone.
    ...entity.limit.map((limit) => ({
      name: limit.name,
      keys: [...lead, limit.per].map(quote),
      unique: false,
      method: 'btree' as const,
      ...(living.length + Object.keys(limit.where).length > 0 && {
        where: [...living, ...whereSql(limit.where)].join(' and '),
      }),
    })),
  ];
}

/** The numbers of its series, where the entity does not say already that no two records share them. */
function seriesGroups({ unique, series }: Entity): string[][] {
  const numbers = series.map(({ field, per }) => [...per, field]);
  const isSaid = (group: string[]) =>
    unique.some(
      ({ fields, where }) => Object.keys(where).length === 0 && fields.every((field) => group.includes(field)),
    );
  return numbers.filter((group) => !isSaid(group));
}

/** An index that begins with the fields of another serves that one too. */
function withoutPrefixes(groups: string[][]): string[][] {
  const isPrefix = (short: string[], long: string[]) => short.every((field, i) => field === long[i]);
  return groups.filter(
    (group, i) =>
      !groups.some((other, j) => j !== i && isPrefix(group, other) && (other.length > group.length || j < i)),
  );
}

function references(entity: Entity): [string, string][] {
  return storedFields(entity).flatMap(([field, property]): [string, string][] =>
    property['x-ref'] ? [[field, property['x-ref']]] : [],
  );
}

function planForeignKeys({ entity, entities }: { entity: Entity; entities: Record<string, Entity> }): ForeignKeyPlan[] {
  return references(entity).map(([field, target]) => {
    const isWithin = entities[target]?.scope === 'tenant';
    const isOfPart = isOfParent({ entity, field });
    return {
      name: `${entity.name}_${field}_fkey`,
      columns: isWithin ? ['tenantId', field] : [field],
      references: { table: target, columns: isWithin ? ['tenantId', 'id'] : ['id'] },
      ...(isOfPart && { isOfPart }),
    };
  });
}
