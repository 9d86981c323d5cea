import { createHash } from 'node:crypto';
import { readFiles, type CatalogueSource } from './files.ts';
import { formerNames } from './formerNames.ts';
import { codeNames, type CodeNames } from './checks/codeNames.ts';
import { checkCatalogue } from './checks/index.ts';
import { CatalogueError } from './problem.ts';
import { seriesOf } from './series.ts';
import { normaliseTheme, type Theme } from './theme.ts';
import { systemProperties } from './system.ts';
import { mostInTree, treeOf, withTreeFields } from './tree.ts';
import { outputOf } from './record.ts';
import { callOf, engineVerbOf, impliedCodes, verbDefaults, verbInput } from './verbs.ts';
import type { EntityWords, FormHint, ListHint, OperationWords } from '#schemas/generated/words.ts';
import type {
  CatalogueFile,
  Dictionary,
  DictionaryValue,
  EngineVerb,
  Entity,
  Json,
  Operation,
  Property,
  SpecifiedOperation,
} from './formats.ts';

/** Everything in `schemas/`, checked, with every default filled in. */
export interface Catalogue extends CatalogueFile {
  operations: Record<string, SpecifiedOperation>;
  dictionaries: Record<string, Dictionary>;
  modules: Json;
  themes: Record<string, Theme>;
  /** Content of `schemas/screens`, by name: overlays and whole screens. */
  overlays: Record<string, Json>;
  /** `x-screens` of each entity. */
  hints: Record<string, ScreenHints>;
  /** Names that code gives. */
  codeNames: CodeNames;
}

export interface ScreenHints {
  list?: ListHint;
  form?: FormHint;
  detail?: FormHint;
}

/**
 * Reads and checks the catalogue below `root`.
 * @throws CatalogueError with file, line, JSON pointer and reason of each problem.
 */
export function readCatalogue({ root }: { root: string }): Catalogue {
  const { sources: written, problems, lineOf } = readFiles({ root });
  const sources = written.map((source) => (source.meta === 'entity' ? withTreeFields(source) : source));
  const code = codeNames(root);
  const found = problems.length > 0 ? problems : checkCatalogue({ sources, code });
  if (found.length > 0) throw new CatalogueError(found.map((problem) => ({ line: lineOf(problem), ...problem })));
  const entities = normaliseEntities(of(sources, 'entity'));
  return {
    hash: hashOf(sources),
    entities,
    operations: normaliseOperations({ sources, entities }),
    dictionaries: normaliseDictionaries({ sources: of(sources, 'dictionary'), entities }),
    modules: sources.find(({ meta }) => meta === 'modules')?.content ?? {},
    themes: Object.fromEntries(
      of(sources, 'theme').map(({ file, name, content }) => [name, normaliseTheme({ root, file, content })]),
    ),
    overlays: byName(of(sources, 'screen')),
    hints: Object.fromEntries(
      of(sources, 'entity').map(({ name, content }) => [name, (content['x-screens'] ?? {}) as ScreenHints]),
    ),
    codeNames: code,
  };
}

function of(sources: CatalogueSource[], meta: string): CatalogueSource[] {
  return sources.filter((source) => source.meta === meta);
}

function byName(sources: CatalogueSource[]): Record<string, Json> {
  return Object.fromEntries(sources.map(({ name, content: { $schema: _, ...rest } }) => [name, rest]));
}

/** SHA-256 of the canonical JSON of all files: the same content gives the same hash whatever its formatting. */
function hashOf(sources: CatalogueSource[]): string {
  const canonical = sources.map(({ file, content }) => [file, sortKeys(content)]);
  return createHash('sha256').update(JSON.stringify(canonical)).digest('hex').slice(0, 16);
}

function sortKeys(value: Json): Json {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sortKeys(value[key] ?? null)]),
  );
}

function normaliseEntities(sources: CatalogueSource[]): Record<string, Entity> {
  const entities = Object.fromEntries(sources.map((source) => [source.name, normaliseEntity(source)]));
  for (const entity of Object.values(entities))
    for (const [field, property] of Object.entries(entity.properties)) {
      const target = property['x-ref'];
      if (target && property['x-column'] !== false) entities[target]?.referredBy.push({ entity: entity.name, field });
      if (target && entities[target]?.distinguish.length) entity.marked.push(field);
      if (target && entities[target]?.tree) entity.properties[field] = { ...property, 'x-below': true };
      for (const name of Object.keys(property['x-filter'] ?? {}))
        if (target && !entities[target]?.narrowed.includes(name)) entities[target]?.narrowed.push(name);
    }
  return entities;
}

function normaliseEntity({ name, content }: CatalogueSource): Entity {
  const words = content['x-entity'] as unknown as EntityWords;
  const isAppend = words.append ?? false;
  const hasRecycle = words.recycle ?? false;
  return {
    name,
    was: formerNames(words.was),
    title: content['title'] as string,
    area: words.area ?? name,
    scope: words.scope,
    menuCode: words.code,
    label: words.label,
    distinguish: words.distinguish ?? [],
    marked: [],
    unique: words.unique ?? [],
    index: words.index ?? [],
    search: words.search ?? [],
    identity: words.identity ?? [],
    sort: words.sort ?? (words.tree ? 'order' : '-createdTime'),
    hasHistory: words.history ?? false,
    hasVersions: words.versions ?? false,
    hasRecycle,
    isAppend,
    isSingleton: words.singleton ?? false,
    own: words.own,
    tree: treeOf(words),
    shared: words.shared,
    max: words.singleton ? 1 : (words.max ?? (words.tree ? mostInTree : undefined)),
    series: seriesOf(content['properties'] as Record<string, Property>),
    rules: words.rules ?? [],
    properties: {
      ...(content['properties'] as Record<string, Property>),
      ...systemProperties({ isAppend, hasRecycle, isTenant: words.scope === 'tenant' }),
    },
    required: (content['required'] ?? []) as string[],
    narrowed: [],
    referredBy: [],
  };
}

const clientTimeout = 12_000;
const nothing: Property = { type: 'object', properties: {}, additionalProperties: false };

function normaliseOperations({
  sources,
  entities,
}: {
  sources: CatalogueSource[];
  entities: Record<string, Entity>;
}): Record<string, SpecifiedOperation> {
  const ofEntities = of(sources, 'entity').flatMap(({ name, content }) => {
    const entity = entities[name];
    if (!entity) return [];
    const { code } = content['x-entity'] as unknown as EntityWords;
    return Object.entries((content['x-operations'] ?? {}) as Record<string, OperationWords>).map(([verb, words]) =>
      normaliseOperation({ area: name, verb, words, entity, menuCode: code }),
    );
  });
  const others = of(sources, 'operation').flatMap(({ name, content }) =>
    Object.entries(content['operations'] as unknown as Record<string, OperationWords>).map(([verb, words]) =>
      normaliseOperation({ area: name, verb, words }),
    ),
  );
  return Object.fromEntries([...ofEntities, ...others].map((operation) => [operation.name, operation]));
}

function normaliseOperation({
  area,
  verb,
  words,
  entity,
  menuCode,
}: {
  area: string;
  verb: string;
  words: OperationWords;
  entity?: Entity;
  menuCode?: string;
}): SpecifiedOperation {
  const does = words.does ?? verb;
  const engineVerb: EngineVerb | undefined = entity && engineVerbOf({ verb, does });
  const defaults = engineVerb ? verbDefaults[engineVerb] : undefined;
  const [method, path] = callOf({ area, verb, words, isOfEntity: entity !== undefined });
  const codes = words.code
    ? [words.code].flat()
    : words.access || !menuCode
      ? []
      : impliedCodes({ menuCode, verb: engineVerb });
  const operation: SpecifiedOperation = {
    name: `${area}.${verb}`,
    area: entity?.area ?? area,
    title: words.title ?? (entity ? `${defaults?.title ?? verb}${entity.title}` : verb),
    entity: entity?.name,
    method,
    path: path.replace(/\{(\w+)\}/g, ':$1'),
    does,
    verb: engineVerb,
    // Who may call is always said (`checks/operations.ts`); were it not, nobody could.
    access: words.access ?? 'code',
    codes,
    saveCodes: engineVerb === 'save' ? saveCodesOf(codes) : undefined,
    input: nothing,
    output: {},
    fields: words.fields,
    where: words.where,
    waits: words.waits,
    transitions: words.transitions,
    field: words.field,
    isRead: words.reading ?? (method === 'GET' || defaults?.isRead === true),
    isMultipart: words.multipart ?? defaults?.isMultipart ?? false,
    isBinary: words.binary ?? defaults?.isBinary ?? false,
    timeout: words.timeout ?? defaults?.timeout ?? clientTimeout,
  };
  operation.input =
    words.input ?? (entity && engineVerb ? verbInput({ entity, verb: engineVerb, operation }) : nothing);
  operation.output = words.output
    ? filled(words.output)
    : entity && engineVerb
      ? outputOf({ entity, verb: engineVerb, operation })
      : {};
  return operation;
}

/** A save names the code for a new record first, then that for changing one; a single code is for both. */
function saveCodesOf([create, change = create]: string[]): Operation['saveCodes'] {
  return create === undefined || change === undefined ? undefined : { create, change };
}

/** A reply holds every field it names, unless it says which ones are required. */
function filled(schema: Property): Property {
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, filled(inner)])),
      required: schema.required ?? Object.keys(properties),
    }),
    ...(items && { items: filled(items) }),
    ...(typeof additionalProperties === 'object' && { additionalProperties: filled(additionalProperties) }),
  };
}

function normaliseDictionaries({
  sources,
  entities,
}: {
  sources: CatalogueSource[];
  entities: Record<string, Entity>;
}): Record<string, Dictionary> {
  const raw = Object.fromEntries(sources.map(({ name, content }) => [name, content]));
  return Object.fromEntries(
    sources.map(({ name, content }) => {
      const values = (content['entities']
        ? tenantHistories(entities)
        : (content['values'] ?? raw[content['sameAs'] as string]?.['values'] ?? [])) as unknown as (Omit<
        DictionaryValue,
        'isRetired'
      > & { retired?: boolean })[];
      return [
        name,
        {
          name,
          title: content['title'] as string,
          values: values.map(({ retired, ...value }) => ({ ...value, isRetired: retired ?? false })),
        },
      ];
    }),
  );
}

/** The entities of tenants that keep a history, as the values of a dictionary. */
function tenantHistories(entities: Record<string, Entity>): Json {
  const kept = Object.values(entities).filter(({ hasHistory, scope }) => hasHistory && scope === 'tenant');
  return kept.map(({ name, title }, index) => ({ code: name, label: title, order: index + 1 }));
}
