import { readdirSync, readFileSync } from 'node:fs';
import type { CallShape, CatalogueFile, Entity, Json, Property, SpecifiedOperation } from '#generators/formats.ts';
import { isRefList, targetOf } from '#kinds/data/index.ts';
import catalogueFile from '#schemas/generated/catalogue.json' with { type: 'json' };
import contractsFile from '#schemas/generated/contracts.json' with { type: 'json' };

export type Values = Record<string, Json>;

/** Inputs of an entity's save that are taken, and inputs that are refused with an error at `path`. */
export interface ContractSamples {
  valid: Values[];
  invalid: { name: string; input: Values; path: string; by: 'schema' | 'rule' }[];
}

/** The catalogue as the server has it, its operations with what they take (in plain JSON Schema) and answer. */
export const catalogue = specified(catalogueFile as unknown as CatalogueFile);
const contracts = contractsFile as unknown as Record<string, ContractSamples>;

/** An entity of the catalogue. @throws Error where there is none of that name. */
export function entityOf(name: string): Entity {
  const entity = catalogue.entities[name];
  if (!entity) throw new Error(`no such entity: ${name}`);
  return entity;
}

/** The entities that have calls, in alphabetical order. */
export function namesOfEntities(): string[] {
  const called = new Set(Object.values(catalogue.operations).map(({ entity }) => entity));
  return Object.keys(catalogue.entities)
    .filter((name) => called.has(name))
    .sort();
}

/** Every operation of an entity, by name. */
export function operationsOf(entity: string): SpecifiedOperation[] {
  return Object.values(catalogue.operations).filter((operation) => operation.entity === entity);
}

/** The operation that stands for a verb of the engine: called like it, or doing it. */
export function operationFor({ entity, verb }: { entity: string; verb: string }): SpecifiedOperation | undefined {
  return catalogue.operations[`${entity}.${verb}`] ?? operationsOf(entity).find(({ does }) => does === verb);
}

/** Any operation by name. @throws Error where there is none. */
export function operation(name: string): SpecifiedOperation {
  const found = catalogue.operations[name];
  if (!found) throw new Error(`no such operation: ${name}`);
  return found;
}

export function samplesOf(entity: string): ContractSamples {
  return contracts[entity] ?? { valid: [], invalid: [] };
}

/** A field that refers to a record of another entity, or to several. */
export interface Reference {
  field: string;
  target: string;
  isMany: boolean;
}

/** What such a field has to hold to refer to one record. */
export function referring({ isMany }: Pick<Reference, 'isMany'>, id: Json): Json {
  return isMany ? [id] : id;
}

/** Fields of an entity that refer to another, as far as a save takes them. */
export function referencesOf(entity: string): Reference[] {
  const accepted = operationFor({ entity, verb: 'save' })?.input.properties ?? {};
  const { partOf, properties } = entityOf(entity);
  // A part is sent with its parent.
  const isSent = (field: string): boolean => (partOf ? field !== partOf.parent : field in accepted);
  return Object.entries(properties).flatMap(([field, property]) => {
    const target = targetOf(property);
    return target && isSent(field) ? [{ field, target, isMany: isRefList(property) }] : [];
  });
}

function specified(file: CatalogueFile): CatalogueFile & { operations: Record<string, SpecifiedOperation> } {
  const folder = new URL('../../schemas/generated/calls/', import.meta.url);
  const shapes = Object.assign(
    {},
    ...readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as object),
  ) as Record<string, CallShape>;
  const operations = Object.entries(file.operations).map(([name, each]): [string, SpecifiedOperation] => {
    const { input = {}, output = {} } = shapes[name] ?? {};
    return [name, { ...each, input: inWords(input), output }];
  });
  return { ...file, operations: Object.fromEntries(operations) };
}

/** A plain schema in the catalogue's words, as those who try its limits read it: a second type null is `nullable`. */
function inWords(schema: Json): Property {
  return JSON.parse(JSON.stringify(schema), (_key, value: Json) => {
    if (value === null || typeof value !== 'object' || Array.isArray(value) || !Array.isArray(value['type']))
      return value;
    const [type, second] = value['type'];
    return second === 'null' ? { ...value, type, nullable: true } : value;
  }) as Property;
}
