import type { SiblingAddress } from '#runtime/core/user.ts';
import modulesJson from '#schemas/generated/modules.json';

/** One node of the module tree: a module, a group of menus, or a menu with a screen. */
export interface ModuleNode {
  label: string;
  icon?: string;
  /** The entry of the side menu that it is a tab of, with those of the same group that say the same. */
  tabOf?: string;
  order?: number;
  kind?: 'inside' | 'sibling';
  route?: string;
  screen?: string;
  /** Not built yet: shown nowhere. */
  planned?: boolean;
  /** Its entry is marked while something of it waits. */
  isNewTagged?: boolean;
  children?: Record<string, ModuleNode>;
  buttons?: Record<string, { label: string }>;
}

/** A page that the side menu leads to, by an entry of its own or as a tab of one. */
export interface Menu {
  code: string;
  label: string;
  icon?: string | undefined;
  tabOf?: string | undefined;
  route: string;
  screen: string;
  /** Its entry is marked while something of it, or of a tab beside it, waits. */
  isNewTagged?: boolean | undefined;
}

/** The first level of the side menu. */
export interface MenuGroup {
  code: string;
  label: string;
  icon?: string | undefined;
  menus: Menu[];
}

/** The second level of the side menu: a page, or several that are tabs of one. */
export interface MenuEntry {
  key: string;
  label: string;
  icon?: string | undefined;
  /** Where it leads: to the first of its pages. */
  route: string;
  tabs: Menu[];
}

/** Another system this one leads to. */
export interface Sibling extends SiblingAddress {
  label: string;
}

type Holds = (code: string) => boolean;

/** The product's module tree. */
export const modules = modulesJson as unknown as Record<string, ModuleNode>;

/** Every page of the tree whoever may open it, so that a denied page can say so. */
export function allMenus(tree: Record<string, ModuleNode>): Menu[] {
  return groupsOf({ tree, has: () => true }).flatMap(({ menus }) => menus);
}

/** The side menu of someone who holds these codes: the groups of all modules by their order, each with at least one page. */
export function groupsOf({ tree, has }: { tree: Record<string, ModuleNode>; has: Holds }): MenuGroup[] {
  const inside = sorted(tree).filter(([, { kind, planned }]) => kind !== 'sibling' && !planned);
  const groups = Object.fromEntries(inside.flatMap(([, { children }]) => Object.entries(children ?? {})));
  return sorted(groups)
    .filter(([, { planned }]) => !planned)
    .map(([code, group]) => ({ code, label: group.label, icon: group.icon, menus: menusOf({ group, has }) }))
    .filter(({ menus }) => menus.length > 0);
}

/** The entries of a group, each at the place of its first page. */
export function entriesOf(menus: readonly Menu[]): MenuEntry[] {
  const entries = new Map<string, MenuEntry>();
  for (const menu of menus) {
    const { code, tabOf, label, icon, route } = menu;
    const known = tabOf === undefined ? undefined : entries.get(tabOf);
    if (known) known.tabs.push(menu);
    else entries.set(tabOf ?? code, { key: tabOf ?? code, label: tabOf ?? label, icon, route, tabs: [menu] });
  }
  return [...entries.values()];
}

/** Whether an entry is marked as new: one of its pages asks for it, and of one of them something waits, by their codes. */
export function isNew({ entry: { tabs }, waiting }: { entry: MenuEntry; waiting: ReadonlySet<string> }): boolean {
  return tabs.some(({ isNewTagged }) => isNewTagged) && tabs.some(({ code }) => waiting.has(code));
}

/** The sibling systems of an organisation by what the tree calls them; one that is no longer in it is left out. */
export function siblingsOf({
  tree,
  addresses,
}: {
  tree: Record<string, ModuleNode>;
  addresses: readonly SiblingAddress[];
}): Sibling[] {
  return addresses.flatMap(({ code, address }) => {
    const node = tree[code];
    return node?.kind === 'sibling' && !node.planned ? [{ code, label: node.label, address }] : [];
  });
}

/** The page an address belongs to: its list, or a record below it. */
export function menuAt({ menus, path }: { menus: readonly Menu[]; path: string }): Menu | undefined {
  return menus
    .filter(({ route }) => path === route || path.startsWith(`${route}/`))
    .sort((one, other) => other.route.length - one.route.length)[0];
}

function menusOf({ group, has }: { group: ModuleNode; has: Holds }): Menu[] {
  const nodes = sorted(group.children ?? {});
  // An entry looks the same to whoever sees some of its tabs alone.
  const iconOf = (entry: string): string | undefined =>
    nodes.find(([, { tabOf, icon }]) => tabOf === entry && icon)?.[1].icon;
  return nodes.flatMap(([code, { label, icon, tabOf, route, screen, planned, isNewTagged }]) =>
    route && screen && !planned && has(code)
      ? [{ code, label, icon: tabOf === undefined ? icon : iconOf(tabOf), tabOf, route, screen, isNewTagged }]
      : [],
  );
}

/** By order where it is given; else as written. */
function sorted(nodes: Record<string, ModuleNode>): [string, ModuleNode][] {
  return Object.entries(nodes)
    .map((entry, index) => ({ entry, place: entry[1].order ?? index }))
    .sort((one, other) => one.place - other.place)
    .map(({ entry }) => entry);
}
