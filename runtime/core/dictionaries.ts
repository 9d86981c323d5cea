import type { DictionaryValue } from '#generators/formats.ts';
import { extensibleDictionaries } from '#schemas/generated/extensibleDictionaries.ts';
import { call, onChange } from './call.ts';
import { sessionStore } from './sessionStore.ts';
import { local } from './storage.ts';

export type { DictionaryValue };

/** A value of a dictionary with what lies below it. */
export interface DictionaryNode extends DictionaryValue {
  children: DictionaryNode[];
}

/** How many group codes one request may ask for. */
const groupLimit = 50;

/** Milliseconds after which those of a tenant are asked for again: another window or person may have changed them. */
const fresh = 60_000;

/**
 * The values of a dictionary. All group codes asked for in the same tick are one request; what has come is kept in
 * memory and, under the catalogue's hash, in local storage. Those that tenants extend stay in memory, as long as they are
 * fresh and the tenant is the same.
 * @throws CallError when they cannot be loaded; asking again tries again.
 */
export function loadDictionary(groupCode: string): Promise<readonly DictionaryValue[]> {
  const known = peekDictionary(groupCode);
  if (known && isFresh(groupCode)) return Promise.resolve(known);
  const running = pending.get(groupCode);
  if (running) return running;
  const promise = nextBatch().then((values) => values[groupCode] ?? []);
  wanted.add(groupCode);
  pending.set(groupCode, promise);
  const settle = (): void => void pending.delete(groupCode);
  promise.then(settle, settle);
  return promise;
}

/** The values when they are here already. */
export function peekDictionary(groupCode: string): readonly DictionaryValue[] | undefined {
  return (
    provided.get(groupCode) ?? (isExtensible(groupCode) ? ofTenant(groupCode)?.values : dictionaries().get(groupCode))
  );
}

/** Whether a dictionary that is here need not be asked for again. */
export function isFresh(groupCode: string): boolean {
  if (!isExtensible(groupCode) || provided.has(groupCode)) return true;
  return Date.now() - (ofTenant(groupCode)?.loadedAt ?? 0) < fresh;
}

function isExtensible(groupCode: string): boolean {
  return extensibleDictionaries.includes(groupCode);
}

interface OfTenant {
  tenantId: string;
  values: readonly DictionaryValue[];
  loadedAt: number;
}

function ofTenant(groupCode: string): OfTenant | undefined {
  const known = extended.get(groupCode);
  return known?.tenantId === tenantNow() ? known : undefined;
}

function tenantNow(): string {
  return sessionStore.get().user?.currTenantId ?? '';
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

let catalogueHash = '';
let kept: Map<string, readonly DictionaryValue[]> | undefined;
let batch: Promise<Record<string, DictionaryValue[]>> | undefined;
const extended = new Map<string, OfTenant>();
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
  const tenantId = tenantNow();
  const chunks = Array.from({ length: Math.ceil(groupCodes.length / groupLimit) }, (_, index) =>
    groupCodes.slice(index * groupLimit, (index + 1) * groupLimit),
  );
  const replies = await Promise.all(
    chunks.map((chunk) => call('dictionary.queryGroupCodes', { groupCodes: chunk }, { isQuiet: true })),
  );
  const values = Object.assign({}, ...replies) as Record<string, DictionaryValue[]>;
  const cache = dictionaries();
  for (const groupCode of groupCodes) {
    const found = values[groupCode] ?? [];
    if (isExtensible(groupCode)) extended.set(groupCode, { tenantId, values: found, loadedAt: Date.now() });
    else cache.set(groupCode, found);
  }
  local.set('groupCodes', {
    hash: catalogueHash,
    values: Object.fromEntries([...cache].map(([groupCode, list]) => [groupCode, [...list]])),
  });
  return values;
}

onChange((name) => {
  // Shown until the new ones have come.
  if (name.startsWith('dictionaryValue.')) for (const known of extended.values()) known.loadedAt = 0;
});
