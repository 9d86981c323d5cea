import type { EntityRename, FieldRename, Json, RenamePlan, ValueRename } from '#generators/formats.ts';
import { isObject } from './overlay.ts';

/** What a tenant or a person keeps of a screen: an overlay, or the settings of a saved view, which has the same maps. */
export interface KeptScreen {
  /** The screen's name, e.g. `cert.list`. */
  screen: string;
  content: Json;
}

/** The same under the names of after a rename; the very same object where nothing of it had another name. */
export function renamedScreen({ kept, rename }: { kept: KeptScreen; rename: RenamePlan }): KeptScreen {
  const renamed = byKind({ kept, rename });
  return JSON.stringify(renamed) === JSON.stringify(kept) ? kept : renamed;
}

function byKind({ kept, rename }: { kept: KeptScreen; rename: RenamePlan }): KeptScreen {
  const [entity = ''] = kept.screen.split('.');
  switch (rename.kind) {
    case 'entity':
      return { screen: ofEntity({ text: kept.screen, rename }), content: withEntity({ value: kept.content, rename }) };
    case 'field':
      return { ...kept, content: withField({ ...kept, rename, entity }) };
    case 'value':
      return {
        ...kept,
        content: withValue({
          value: kept.content,
          rename,
          fields: [...(rename.places[entity] ?? []), ...(rename.shown?.[entity] ?? [])],
        }),
      };
  }
}

/** Words of a screen that name a call or another screen. */
const callWords = new Set(['opens', 'does', 'weighs', 'load', 'save', 'options', 'list', 'screen']);

function withEntity({ value, rename }: { value: Json; rename: EntityRename }): Json {
  return mapped(value, (key, inner) => {
    if (typeof inner !== 'string') return [key, inner];
    if (callWords.has(key)) return [key, ofEntity({ text: inner, rename })];
    return [key, key === 'entity' && inner === rename.from ? rename.to : inner];
  });
}

/** `stdCert.list` as `cert.list`. */
function ofEntity({ text, rename: { from, to } }: { text: string; rename: EntityRename }): string {
  return text.startsWith(`${from}.`) ? to + text.slice(from.length) : text;
}

/** Maps of a screen whose keys are fields. */
const fieldMaps = new Set(['columns', 'filters', 'fields']);

function withField({
  content,
  rename,
  entity,
}: {
  content: Json;
  rename: FieldRename;
  /** The entity of the screen. */
  entity: string;
}): Json {
  const isOwn = entity === rename.entity;
  const through = rename.through?.[entity] ?? [];
  const [from = [], to = []] = [rename.from, rename.to].map((place) => place.split('.'));
  if (from.length > 1) return isOwn ? withInnerField({ content, from, to }) : content;
  const names = namesOf(rename);
  const named = (name: string): string => names.get(name) ?? name;
  /** Of `certId.level`, a field of a record referred to, the reference is the screen's own, the field the other's. */
  const nameOf = (name: string): string => {
    const [first = '', second] = name.split('.');
    const reference = isOwn ? named(first) : first;
    if (second === undefined) return reference;
    return `${reference}.${through.includes(reference) ? named(second) : second}`;
  };
  return mapped(content, (key, inner, around) => {
    // What a button hands over to a call or form of the entity, on whichever screen it stands.
    if (key === 'input' && isAbout({ action: around, entity: rename.entity })) return [key, keysRenamed(inner, named)];
    // The list of a tab or section is another entity's.
    if (key === 'by' && typeof inner === 'string' && isListOf({ place: around, entity: rename.entity }))
      return [key, named(inner)];
    if (!isOwn && through.length === 0) return [key, inner];
    if (fieldMaps.has(key)) return [key, isList(inner) ? inner.map(textRenamed(nameOf)) : keysRenamed(inner, nameOf)];
    if (key === 'sort' && typeof inner === 'string')
      return [key, inner.replace(/^(-?)([\w.]+)$/, (_, down, name) => down + nameOf(name))];
    if (key === 'var') return [key, isList(inner) ? inner.map(pathRenamed(nameOf)) : pathRenamed(nameOf)(inner)];
    return [key, key === 'missing' ? [inner].flat().map(pathRenamed(nameOf)) : inner];
  });
}

/** The field, and what replies add to a reference. */
function namesOf({ from, to }: FieldRename): ReadonlyMap<string, string> {
  return new Map(['', 'Label', 'Marks'].map((ending) => [from + ending, to + ending]));
}

/** A field inside a list is one of the `items` of the list's own. */
function withInnerField({ content, from, to }: { content: Json; from: string[]; to: string[] }): Json {
  const nameOf = (name: string): string => (name === from.at(-1) ? (to.at(-1) ?? name) : name);
  const inside = (value: Json, [step, ...rest]: string[]): Json => {
    if (!isObject(value) || step === undefined) return value;
    const name = step.replace('[]', '');
    const field = value[name];
    if (!isObject(field) || !isObject(field['items'])) return value;
    const items = rest.length > 1 ? inside(field['items'], rest) : keysRenamed(field['items'], nameOf);
    return { ...value, [name]: { ...field, items } };
  };
  if (!isObject(content)) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, map]) => [key, fieldMaps.has(key) ? inside(map, from) : map]),
  );
}

function withValue({
  value,
  rename: { from, to },
  fields,
}: {
  value: Json;
  rename: ValueRename;
  /** Where codes of the dictionary stand in the entity of the screen. */
  fields: readonly string[];
}): Json {
  const names = new Set(fields.map((place) => place.replace('[]', '')));
  const isField = (name: string): boolean => names.has(name.replace(/^(row|record)\./, ''));
  const coded = (inner: Json): Json => (isList(inner) ? inner.map(coded) : inner === from ? to : inner);
  return mapped(value, (key, inner) => {
    if (names.has(key))
      return [
        key,
        isObject(inner) && 'default' in inner ? { ...inner, default: coded(inner['default'] ?? null) } : coded(inner),
      ];
    // { "==": [{ "var": "row.state" }, "on"] }
    return [key, isList(inner) && inner.some((each) => isVariable(each, isField)) ? inner.map(coded) : inner];
  });
}

function isVariable(value: Json, isField: (name: string) => boolean): boolean {
  const name = isObject(value) ? value['var'] : undefined;
  return typeof name === 'string' && isField(name);
}

function isAbout({ action: { does, opens }, entity }: { action: Record<string, Json>; entity: string }): boolean {
  return [does, opens].some((name) => typeof name === 'string' && name.startsWith(`${entity}.`));
}

function isListOf({ place: { screen }, entity }: { place: Record<string, Json>; entity: string }): boolean {
  return screen === `${entity}.list`;
}

type Change = (key: string, value: Json, around: Record<string, Json>) => [string, Json];

/** Levels of a screen. What people keep may be nested deeper, to no effect: it is left alone and stops no migration. */
const mostLevels = 64;

/** A value in which each member of each object is changed, the outer ones first. */
function mapped(value: Json, change: Change, level = 0): Json {
  if (level > mostLevels) return value;
  if (isList(value)) return value.map((inner) => mapped(inner, change, level + 1));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, Json] => {
      const [name, changed] = change(key, inner, value);
      return [name, mapped(changed, change, level + 1)];
    }),
  );
}

function keysRenamed(value: Json, nameOf: (name: string) => string): Json {
  return isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [nameOf(key), inner]))
    : value;
}

function textRenamed(nameOf: (name: string) => string): (value: Json) => Json {
  return (value) => (typeof value === 'string' ? nameOf(value) : value);
}

/** `row.name` and `record.name`, or the name alone. */
function pathRenamed(nameOf: (name: string) => string): (value: Json) => Json {
  return (value) =>
    typeof value === 'string'
      ? value.replace(
          /^((?:row|record)\.)?(\w+)/,
          (_, scope: string | undefined, name: string) => (scope ?? '') + nameOf(name),
        )
      : value;
}

function isList(value: Json): value is Json[] {
  return Array.isArray(value);
}
