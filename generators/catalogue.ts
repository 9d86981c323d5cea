import { publicationOf } from './publication.ts';
import { extensibleOf, ownProperties } from './ownFields.ts';
import { copiedFields } from '#runtime/core/operations/copyOf.ts';
import { isMadeOnReading } from '#runtime/core/operations/phase.ts';
import { createHash } from 'node:crypto';
import { readFiles, type CatalogueSource } from './files.ts';
import { formerNames } from './formerNames.ts';
import { codeNames, type CodeNames } from './checks/codeNames.ts';
import { checkCatalogue } from './checks/index.ts';
import { CatalogueError, collapsed } from './problem.ts';
import { aboutOf, eraseOf } from './about.ts';
import { aggregateOf, handMadeAggregate } from './aggregate.ts';
import { editableByState, editableOf } from './editable.ts';
import { referredFields, referredOf, soughtFields } from './referred.ts';
import { nameTokens, seriesName, seriesOf } from './series.ts';
import { completedShape } from './shape.ts';
import { normaliseTheme, type Theme } from './theme.ts';
import { systemProperties } from './system.ts';
import { linkOf } from './link.ts';
import { isOfParent, placeInParent, withParts } from './parts.ts';
import { isPinned, withPins } from './pin.ts';
import { nameReached, reachOf } from './reach.ts';
import { mostInTree, treeOf, withTreeFields } from './tree.ts';
import { withImpliedMenus } from './menuTree.ts';
import { jobReply, outputOf } from './record.ts';
import { limitOf } from './limit.ts';
import { noticeIndexes, noticesOf } from './notices.ts';
import { printsOf, withPrints } from './print.ts';
import { noOverlapOf } from './noOverlap.ts';
import { accessOfSteps, stepsOf, stepsTaken } from './steps.ts';
import { uniqueOf, type LabelOf } from './unique.ts';
import { callOf, chosenInput, engineVerbOf, impliedCodes, verbDefaults, verbInput } from './verbs.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import type { DetailHint, EntityWords, FormHint, ListHint, OperationWords } from '#schemas/generated/words.ts';
import type {
  CatalogueFile,
  Dictionary,
  DictionaryValue,
  EngineVerb,
  Entity,
  Json,
  Operation,
  Print,
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
  detail?: DetailHint;
}

/**
 * Reads and checks the catalogue below `root`.
 * @throws CatalogueError with file, line, JSON pointer and reason of each problem.
 */
export function readCatalogue({ root }: { root: string }): Catalogue {
  const { sources: written, problems, lineOf } = readFiles({ root });
  const sources = withImpliedMenus(
    withPrints(written.map((source) => (source.meta === 'entity' ? withTreeFields(source) : source))),
  );
  const code = codeNames(root);
  const found = problems.length > 0 ? problems : checkCatalogue({ sources, code });
  if (found.length > 0)
    throw new CatalogueError(collapsed(found).map((problem) => ({ line: lineOf(problem), ...problem })));
  const notices = noticesOf(sources);
  const entities = normaliseEntities({ sources: of(sources, 'entity'), labelOf: labelsIn(of(sources, 'dictionary')) });
  for (const entity of Object.values(entities)) entity.index = [...entity.index, ...noticeIndexes({ notices, entity })];
  const prints = printsOf(sources);
  const modules = sources.find(({ meta }) => meta === 'modules')?.content ?? {};
  return {
    hash: hashOf(sources),
    notices,
    prints,
    entities,
    operations: normaliseOperations({ sources, entities, prints }),
    dictionaries: normaliseDictionaries({ sources: of(sources, 'dictionary'), entities, modules }),
    modules,
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

/** What the codes of dictionaries are called. */
function labelsIn(sources: CatalogueSource[]): LabelOf {
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return ({ dictionary, code, as = 'label' }) => {
    const content = contents.get(dictionary);
    const { values } = content?.['sameAs'] ? (contents.get(String(content['sameAs'])) ?? {}) : (content ?? {});
    const found = ((values ?? []) as { code: string; label: string; verb?: string }[]).find(
      (value) => value.code === code,
    );
    return found?.[as] ?? found?.label ?? code;
  };
}

function normaliseEntities({
  sources,
  labelOf,
}: {
  sources: CatalogueSource[];
  labelOf: LabelOf;
}): Record<string, Entity> {
  const entities = Object.fromEntries(sources.map((source) => [source.name, normaliseEntity({ source, labelOf })]));
  withParts({ entities, sources });
  for (const { name, content } of sources) {
    const entity = entities[name];
    if (entity) entity.properties = withPins(editableByState({ content, properties: entity.properties }));
  }
  for (const entity of Object.values(entities))
    for (const [field, property] of Object.entries(entity.properties)) {
      const target = targetOf(property);
      const isMany = isRefList(property);
      // Of what is pinned the history keeps all that is read.
      const isKept = isPinned(property) && entities[target ?? '']?.hasRecycle === true;
      if (target && property['x-column'] !== false && !isOfParent({ entity, field }) && !isKept)
        entities[target]?.referredBy.push({ entity: entity.name, field, ...(isMany && { isMany }) });
      if (target && entities[target]?.distinguish.length) entity.marked.push(field);
      if (target && entities[target]?.tree) entity.properties[field] = { ...property, 'x-below': true };
      for (const name of Object.keys(property['x-filter'] ?? {}))
        if (target && !entities[target]?.narrowed.includes(name)) entities[target]?.narrowed.push(name);
    }
  for (const { properties } of Object.values(entities))
    for (const { entity, source } of copiedFields(properties)) {
      const copied = entities[entity]?.copied;
      if (copied && !copied.includes(source)) copied.push(source);
    }
  for (const { name, content } of sources) {
    const entity = entities[name];
    const hints = (content['x-screens'] ?? {}) as ScreenHints;
    if (!entity) continue;
    entity.referred = referredFields({ entity, hints, entities });
    entity.sought = soughtFields({ entity, entities });
  }
  for (const entity of Object.values(entities))
    for (const part of entity.parts)
      entity.referredBy.push(...(entities[part]?.referredBy ?? []).map((use) => ({ ...use, part })));
  nameReached(entities);
  nameTokens(entities);
  return entities;
}

function normaliseEntity({ source, labelOf }: { source: CatalogueSource; labelOf: LabelOf }): Entity {
  const { name, content } = source;
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
    unique: uniqueOf({ source, labelOf }),
    noOverlap: noOverlapOf({ source, labelOf }),
    limit: limitOf({ source, labelOf }),
    index: words.index ?? [],
    search: words.search ?? [],
    sought: {},
    identity: words.identity ?? [],
    importOnce: words.importOnce ?? [],
    importRefused: words.importRefused && {
      field: words.importRefused.field,
      values: [words.importRefused.value].flat(),
      reason: words.importRefused.reason,
    },
    importUndo: words.importUndo,
    sort: words.sort ?? (words.tree ? 'order' : words.partOf ? 'position' : '-createdTime'),
    hasHistory: words.history ?? false,
    hasVersions: words.versions ?? false,
    hasRecycle,
    isAppend,
    isSingleton: words.singleton ?? false,
    own: words.own,
    about: aboutOf({ words, properties: content['properties'] as Record<string, Property> }),
    erase: eraseOf(words),
    extensible: extensibleOf(words),
    ownFields: {},
    tree: treeOf(words),
    parts: [],
    reach: reachOf({ words, properties: content['properties'] as Record<string, Property> }),
    link: linkOf(source),
    shared: words.shared,
    max: words.singleton ? 1 : (words.max ?? (words.tree ? mostInTree : undefined)),
    series: seriesOf(content['properties'] as Record<string, Property>),
    rules: words.rules ?? [],
    steps: stepsOf(source),
    editable: editableOf(content),
    publication: publicationOf({ source, labelOf }),
    properties: {
      ...givenByServer(content['properties'] as Record<string, Property>),
      ...(words.partOf && placeInParent),
      ...ownProperties(extensibleOf(words)),
      ...systemProperties({ isAppend, hasRecycle, isTenant: words.scope === 'tenant' }),
    },
    required: (content['required'] ?? []) as string[],
    referred: {},
    narrowed: [],
    copied: [],
    referredBy: [],
  };
}

/** Nobody fills in what is made of other fields or records. */
function givenByServer(properties: Record<string, Property>): Record<string, Property> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [
      name,
      isMadeOnReading(property) || property['x-value'] !== undefined || property['x-copyOf'] !== undefined
        ? { ...property, readOnly: true }
        : property,
    ]),
  );
}

const clientTimeout = 12_000;
const nothing: Property = { type: 'object', properties: {}, additionalProperties: false };

function normaliseOperations({
  sources,
  entities,
  prints,
}: {
  sources: CatalogueSource[];
  entities: Record<string, Entity>;
  prints: Record<string, Print>;
}): Record<string, SpecifiedOperation> {
  const ofEntities = of(sources, 'entity').flatMap(({ name, content }) => {
    const entity = entities[name];
    if (!entity) return [];
    const { code } = content['x-entity'] as unknown as EntityWords;
    return Object.entries((content['x-operations'] ?? {}) as Record<string, OperationWords>).map(([verb, words]) =>
      normaliseOperation({ area: name, verb, words, entity, menuCode: code, siblings: content['x-operations'] }),
    );
  });
  const others = of(sources, 'operation').flatMap(({ name, content }) =>
    Object.entries(content['operations'] as unknown as Record<string, OperationWords>).map(([verb, words]) =>
      normaliseOperation({ area: name, verb, words }),
    ),
  );
  const byTemplate = new Map(Object.values(prints).map(({ operation, name }) => [operation, name]));
  return Object.fromEntries(
    [...ofEntities, ...others].map((operation) => {
      const print = byTemplate.get(operation.name);
      return [operation.name, { ...operation, ...(print !== undefined && { print }) }];
    }),
  );
}

function normaliseOperation({
  area,
  verb,
  words,
  entity,
  menuCode,
  siblings,
}: {
  area: string;
  verb: string;
  words: OperationWords;
  entity?: Entity;
  menuCode?: string;
  /** All calls of the entity. */
  siblings?: Json;
}): SpecifiedOperation {
  const does = words.does ?? (entity ? verb : `${area}/${verb}`);
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
    ...(words.creates === false && { isChangeOnly: true }),
    where: words.where,
    waits: words.waits,
    transitions: words.transitions,
    field: words.field,
    isRead: words.reading ?? (method === 'GET' || defaults?.isRead === true),
    isMultipart: words.multipart ?? defaults?.isMultipart ?? false,
    // A job's file is fetched from the job.
    isBinary: words.job === undefined && (words.binary ?? defaults?.isBinary ?? false),
    timeout: words.timeout ?? defaults?.timeout ?? clientTimeout,
    ...(words.every !== undefined && { every: words.every }),
    ...(words.job !== undefined && { job: words.job === true ? 'whole' : 'perRow' }),
  };
  if (entity && engineVerb === 'step')
    Object.assign(operation, accessOfSteps({ entity, names: stepsTaken({ verb, entity, siblings }) }));
  if (entity && engineVerb === 'aggregate') operation.aggregate = aggregateOf({ words, entity });
  const referred = entity ? referredOf({ entity, operation }) : [];
  if (referred.length > 0) operation.referred = referred;
  const input = words.input && completedShape({ schema: words.input, isInput: true });
  operation.input =
    entity && words.chooses
      ? chosenInput({ entity, operation, input })
      : (input ?? (entity && engineVerb ? verbInput({ entity, verb: engineVerb, operation }) : nothing));
  operation.output = words.job
    ? jobReply
    : words.output
      ? filled(completedShape({ schema: words.output, isInput: false }))
      : entity && engineVerb
        ? outputOf({ entity, verb: engineVerb, operation })
        : {};
  const handMade = entity ? undefined : handMadeAggregate({ words, output: operation.output });
  if (handMade) operation.aggregate = handMade;
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
  modules,
}: {
  sources: CatalogueSource[];
  entities: Record<string, Entity>;
  modules: CatalogueSource['content'];
}): Record<string, Dictionary> {
  const raw = Object.fromEntries(sources.map(({ name, content }) => [name, content]));
  return Object.fromEntries(
    sources.map(({ name, content }) => {
      const values = (content['entities']
        ? namesOf({ entities, which: content['entities'] })
        : content['series']
          ? ruledSeries(entities)
          : content['modules']
            ? modulesOf({ modules, kind: content['modules'] })
            : content['dictionaries']
              ? extensibleOnes(sources)
              : (content['values'] ?? raw[content['sameAs'] as string]?.['values'] ?? [])) as unknown as (Omit<
        DictionaryValue,
        'isRetired' | 'order'
      > & { order?: number; retired?: boolean })[];
      return [
        name,
        {
          name,
          title: content['title'] as string,
          ...(content['extensible'] === true && { isExtensible: true as const }),
          values: values.map(({ retired, ...value }, index) => ({
            order: index + 1,
            ...value,
            isRetired: retired ?? false,
          })),
        },
      ];
    }),
  );
}

/** Entities as the values of a dictionary: those of tenants that keep a history, or those that tenants may add fields to. */
function namesOf({ entities, which }: { entities: Record<string, Entity>; which: Json }): Json {
  const named = Object.values(entities).filter(({ hasHistory, scope, extensible }) =>
    which === 'history' ? hasHistory && scope === 'tenant' : extensible !== undefined,
  );
  return named.map(({ name, title }) => ({ code: name, label: title }));
}

/** Modules of a kind as the values of a dictionary. */
function modulesOf({ modules, kind }: { modules: CatalogueSource['content']; kind: Json }): Json {
  return Object.entries(modules).flatMap(([code, node]) => {
    const { label, order, kind: its, planned } = node as { [word: string]: Json };
    return its === kind && planned !== true
      ? [{ code, label: label ?? code, ...(order !== undefined && { order }) }]
      : [];
  });
}

/** The dictionaries that tenants may extend, as the values of one. */
function extensibleOnes(sources: readonly CatalogueSource[]): Json {
  return sources.flatMap(({ name, content }) =>
    content['extensible'] === true ? [{ code: name, label: content['title'] as string }] : [],
  );
}

/** The series whose pattern organisations may set, as the values of a dictionary. */
function ruledSeries(entities: Record<string, Entity>): Json {
  return Object.values(entities).flatMap(({ name, title, properties, series }) =>
    series.flatMap(({ field, isRuled }) =>
      isRuled
        ? [{ code: seriesName({ entity: name, field }), label: `${title}的${properties[field]?.title ?? field}` }]
        : [],
    ),
  );
}
