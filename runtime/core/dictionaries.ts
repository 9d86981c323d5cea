import type { DictionaryValue } from '#generators/formats.ts';
import { call } from './call.ts';
import { local } from './storage.ts';

export type { DictionaryValue };

/** A value of a dictionary with what lies below it. */
export interface DictionaryNode extends DictionaryValue {
  children: DictionaryNode[];
}

/** How many group codes one request may ask for. */
const groupLimit = 50;

/**
 * The values of a dictionary. All group codes asked for in the same tick are one request; what has come is kept in
 * memory and, under the catalogue's hash, in local storage.
 * @throws CallError when they cannot be loaded; asking again tries again.
 */
export function loadDictionary(groupCode: string): Promise<readonly DictionaryValue[]> {
  const known = peekDictionary(groupCode);
  return known ? Promise.resolve(known) : reloadDictionary(groupCode);
}

/** The values as they are now; what is here is shown until they have come. @throws CallError */
export function reloadDictionary(groupCode: string): Promise<readonly DictionaryValue[]> {
  const key = keyOf(groupCode);
  const running = pending.get(key);
  if (running) return running;
  const promise = nextBatch().then((values) => values[groupCode] ?? []);
  wanted.add(groupCode);
  pending.set(key, promise);
  const settle = (): void => void pending.delete(key);
  promise.then(settle, settle);
  return promise;
}

/** The values when they are here already. */
export function peekDictionary(groupCode: string): readonly DictionaryValue[] | undefined {
  return provided.get(groupCode) ?? dictionaries().get(keyOf(groupCode));
}

/** Has a dictionary asked for again. */
export function forgetDictionary(groupCode: string): void {
  dictionaries().delete(keyOf(groupCode));
}

/** Has dictionaries kept under other names than their own, and in memory alone where there is a slash in these. */
export function keepDictionariesBy(naming: (groupCode: string) => string): void {
  keyOf = naming;
}

/** Makes a dictionary known that the catalogue does not have: the choices of a field that a tenant added. */
export function provideDictionary({ name, values }: { name: string; values: readonly DictionaryValue[] }): void {
  provided.set(name, values);
}

/** The label of a code; the code itself when the dictionary has none. */
export function labelOf({ values, code }: { values: readonly DictionaryValue[]; code: string }): string {
  return values.find((value) => value.code === code)?.label ?? code;
}

/** The values as a tree, each below its parent, in their order. */
export function treeOf(values: readonly DictionaryValue[]): DictionaryNode[] {
  const nodes = new Map(values.map((value) => [value.code, { ...value, children: [] as DictionaryNode[] }]));
  const roots: DictionaryNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parent === undefined ? undefined : nodes.get(node.parent);
    (parent && parent !== node ? parent.children : roots).push(node);
  }
  const sort = (level: DictionaryNode[]): void => {
    level.sort((one, other) => one.order - other.order);
    for (const node of level) sort(node.children);
  };
  sort(roots);
  return roots;
}

/** Names the catalogue the app was built from: values kept from another one are dropped. */
export function setCatalogueHash(hash: string): void {
  catalogueHash = hash;
  kept = undefined;
}

let keyOf = (groupCode: string): string => groupCode;
let catalogueHash = '';
let kept: Map<string, readonly DictionaryValue[]> | undefined;
let batch: Promise<Record<string, DictionaryValue[]>> | undefined;
const provided = new Map<string, readonly DictionaryValue[]>();
const wanted = new Set<string>();
const pending = new Map<string, Promise<readonly DictionaryValue[]>>();

function dictionaries(): Map<string, readonly DictionaryValue[]> {
  if (!kept) {
    const stored = local.get('groupCodes');
    kept = new Map(stored?.hash === catalogueHash ? Object.entries(stored.values) : []);
  }
  return kept;
}

function nextBatch(): Promise<Record<string, DictionaryValue[]>> {
  batch ??= Promise.resolve().then(() => {
    const groupCodes = [...wanted];
    wanted.clear();
    batch = undefined;
    return fetchGroups(groupCodes);
  });
  return batch;
}

async function fetchGroups(groupCodes: string[]): Promise<Record<string, DictionaryValue[]>> {
  // As it is asked now, whoever is there when the reply comes.
  const named = groupCodes.map((groupCode) => [keyOf(groupCode), groupCode] as const);
  const calls = [];
  for (let at = 0; at < groupCodes.length; at += groupLimit)
    calls.push(
      call('dictionary.queryGroupCodes', { groupCodes: groupCodes.slice(at, at + groupLimit) }, { isQuiet: true }),
    );
  const replies = await Promise.all(calls);
  const values = Object.assign({}, ...replies) as Record<string, DictionaryValue[]>;
  for (const [key, groupCode] of named) dictionaries().set(key, values[groupCode] ?? []);
  local.set('groupCodes', {
    hash: catalogueHash,
    values: Object.fromEntries([...dictionaries()].filter(([key]) => !key.includes('/'))),
  });
  return values;
}
