import type { Json } from './formats.ts';

/** A menu that opens a screen. */
export interface MenuEntry {
  code: string;
  label: string;
  screen: string;
  route: string;
  /** Where it stands in `schemas/modules.json`. */
  pointer: string;
}

/** Every menu of the module tree that has a page, planned ones left out. */
export function menusOf(modules: Json): readonly MenuEntry[] {
  if (!isMap(modules)) return [];
  let entries = known.get(modules);
  if (!entries) known.set(modules, (entries = entriesBelow({ nodes: modules, pointer: '' })));
  return entries;
}

/** Asked for each list of the catalogue. */
const known = new WeakMap<object, readonly MenuEntry[]>();

function entriesBelow({ nodes, pointer }: { nodes: Json; pointer: string }): MenuEntry[] {
  if (!isMap(nodes)) return [];
  return Object.entries(nodes).flatMap(([code, node]) => {
    if (!isMap(node) || node['planned'] === true) return [];
    const { label, screen, route } = node;
    const own =
      typeof label === 'string' && typeof screen === 'string' && typeof route === 'string'
        ? [{ code, label, screen, route, pointer: `${pointer}/${code}` }]
        : [];
    return [...own, ...entriesBelow({ nodes: node['children'] ?? {}, pointer: `${pointer}/${code}/children` })];
  });
}

function isMap(value: Json): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
