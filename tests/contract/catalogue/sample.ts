import type { Entity, Operation, Property } from '#generators/formats.ts';
import { kindOf } from '#kinds/data/index.ts';
import { sampled, type Sample } from '#tests/sample.ts';

/** An entity with its calls. */
export interface Described {
  entity: Entity;
  operations: readonly Operation[];
}

/** Chooses entities that together have every feature that any has. */
export function sampleOf({
  all,
  featuresOf,
}: {
  all: readonly Described[];
  featuresOf: (described: Described) => readonly string[];
}): Sample {
  return sampled(
    all.map((each) => ({ name: each.entity.name, features: new Set(featuresOf(each)), cost: costOf(each) })),
  );
}

/** About how long its tests take: they grow with its calls and its fields. */
function costOf({ entity, operations }: Described): number {
  return 5 + operations.length + Object.keys(entity.properties).length;
}

/**
 * What records go different ways through the server for: words of the entity, its fields and its calls, verbs, each verb
 * together with the words that it may have to heed, and each kind of field that is saved.
 */
export function recordFeatures({ entity, operations }: Described): string[] {
  const words = wordsOf(entity);
  const verbs = operations.map(({ does }) => does).filter((does) => !does.includes('/') && !isOfWorkbooks(does));
  const heeded = words.filter((word) => !unheeded.has(word));
  return [
    ...words,
    ...Object.values(entity.properties).flatMap(wordsOfProperty),
    ...operations.flatMap(wordsOfOperation),
    ...verbs,
    ...verbs.flatMap((verb) => heeded.map((word) => `${verb} × ${word}`)),
    ...(verbs.includes('save') ? kindsOf(entity).map((kind) => `save × ${kind}`) : []),
  ];
}

/** What workbooks are different for: the words of an entity that is imported, and its kinds and words of fields. */
export function workbookFeatures({ entity, operations }: Described): string[] {
  if (!operations.some(({ does }) => does === 'importExcel')) return [];
  return [
    ...wordsOf(entity).filter((word) => word === 'referred' || !unheeded.has(word)),
    ...kindsOf(entity),
    ...Object.values(entity.properties).flatMap(wordsOfProperty),
  ];
}

function isOfWorkbooks(verb: string): boolean {
  return /^(import|export|excel)/.test(verb);
}

/** Names, and what no code looks at record by record. */
const plainWords: ReadonlySet<string> = new Set([
  'name',
  'was',
  'title',
  'area',
  'menuCode',
  'label',
  'index',
  'search',
  'sort',
  'properties',
  'required',
  'ownFields',
]);

/** What only adds to replies, or is the database's to keep whatever verb stores. */
const unheeded: ReadonlySet<string> = new Set([
  'distinguish',
  'marked',
  'narrowed',
  'referred',
  'referredBy',
  'scope tenant',
]);

function wordsOf(entity: Entity): string[] {
  return [
    `scope ${entity.scope}`,
    ...Object.entries(entity).flatMap(([word, value]) =>
      plainWords.has(word) || word === 'scope' || !isSaid(value) ? [] : [word],
    ),
  ];
}

function kindsOf({ properties }: Entity): string[] {
  return Object.values(properties)
    .filter(({ readOnly }) => !readOnly)
    .flatMap((property) => [
      `kind ${kindOf(property)}`,
      ...Object.values(property.items?.properties ?? {}).map((inner) => `kind ${kindOf(inner)} in a list`),
    ]);
}

/** What only pages look at. */
const shownWords: ReadonlySet<string> = new Set(['x-copy', 'x-empty', 'x-entry', 'x-part']);

function wordsOfProperty(property: Property): string[] {
  return Object.keys(property).filter((word) => word.startsWith('x-') && !shownWords.has(word));
}

/** Names, and what stands for something that is counted by itself. */
const plainCallWords: ReadonlySet<string> = new Set([
  'name',
  'area',
  'title',
  'entity',
  'path',
  'method',
  'does',
  'verb',
  'access',
  'codes',
  'timeout',
]);

function wordsOfOperation(operation: Operation): string[] {
  return [
    `access ${operation.access}`,
    ...Object.entries(operation).flatMap(([word, value]) =>
      plainCallWords.has(word) || !isSaid(value) ? [] : [`call with ${word}`],
    ),
  ];
}

function isSaid(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return false;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
