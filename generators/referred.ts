import { splitReferred } from '#kinds/ref/names.ts';
import type { DetailHint, FormHint, ListHint } from '#schemas/generated/words.ts';
import type { Entity, Operation, Property, ReferredField, Sought } from './formats.ts';
import { isStoredText } from './storedText.ts';

interface Hints {
  list?: ListHint;
  form?: FormHint;
  detail?: DetailHint;
}

/** The fields of records referred to that the screens of an entity show (`certId.level`), with the property each is shown by. */
export function referredFields({
  entity,
  hints,
  entities,
}: {
  entity: Pick<Entity, 'properties'>;
  hints: Hints;
  entities: Readonly<Record<string, Entity>>;
}): Record<string, ReferredField> {
  return Object.fromEntries(
    namedIn(hints).flatMap((name): [string, ReferredField][] => {
      const { reference, field } = splitReferred(name);
      const referring = entity.properties[reference];
      const target = entities[referring?.['x-ref'] ?? ''];
      const property = field === undefined ? undefined : target?.properties[field];
      if (!referring || !target || field === undefined || !property) return [];
      const title = `${referring.title ?? reference} · ${property.title ?? field}`;
      const { scope } = target;
      return [[name, { reference, entity: target.name, scope, field, property: { ...shownWords(property), title } }]];
    }),
  );
}

/** What keywords find a record by that is referred to: what a list shows of it, its name and what tells it apart. */
export function soughtFields({
  entity: { search, properties },
  entities,
}: {
  entity: Pick<Entity, 'search' | 'properties'>;
  entities: Readonly<Record<string, Entity>>;
}): Record<string, Sought> {
  return Object.fromEntries(
    search.flatMap((name): [string, Sought][] => {
      const target = entities[properties[name]?.['x-ref'] ?? ''];
      return target ? [[name, { entity: target.name, scope: target.scope, fields: calledBy(target) }]] : [];
    }),
  );
}

function calledBy({ label, distinguish, properties }: Entity): Record<string, Property> {
  return Object.fromEntries(
    [label, ...distinguish].flatMap((name) => {
      const property = properties[name];
      return property && isStoredText(property) ? [[name, property]] : [];
    }),
  );
}

/**
 * Which of them a call answers and takes as conditions: all, where it is the engine's own, for who holds a code, and not
 * bound to some fields. Whoever else calls gets no more of a record referred to than its label.
 */
export function referredOf({
  entity: { referred },
  operation: { access, does, verb, fields },
}: {
  entity: Pick<Entity, 'referred'>;
  operation: Pick<Operation, 'access' | 'does' | 'verb' | 'fields'>;
}): string[] {
  return access === 'code' && does === verb && !fields ? Object.keys(referred) : [];
}

/** The properties of those that a call carries. */
export function carriedFields({
  entity,
  referred = [],
}: {
  entity: Pick<Entity, 'referred'>;
  referred?: readonly string[] | undefined;
}): [string, Property][] {
  return referred.flatMap((name): [string, Property][] => {
    const found = entity.referred[name];
    return found ? [[name, found.property]] : [];
  });
}

function namedIn({ list = {}, detail = {} }: Hints): string[] {
  const columns = (list.columns ?? []).map((column) => (Array.isArray(column) ? column[0] : column));
  const shown = [...(detail.groups ?? []), ...Object.values(detail.tabs ?? {})].flatMap((each) => each?.fields ?? []);
  const names = [...columns, ...(list.filters ?? []), ...shown].filter((name) => name.includes('.'));
  return [...new Set(names)];
}

/** What says how a value is shown and looked for; all else concerns the record that the field belongs to. */
function shownWords({ type, format, multipleOf, items, properties, uniqueItems, ...words }: Property): Property {
  return {
    ...(type && { type }),
    ...(format && { format }),
    ...(multipleOf !== undefined && { multipleOf }),
    ...(items && { items }),
    ...(properties && { properties }),
    ...(uniqueItems && { uniqueItems }),
    ...Object.fromEntries(kindWords.flatMap((word) => (words[word] === undefined ? [] : [[word, words[word]]]))),
    readOnly: true,
  };
}

const kindWords = ['x-dict', 'x-ref', 'x-below', 'x-widget', 'x-id', 'x-entry', 'x-read', 'x-mask'] as const;
