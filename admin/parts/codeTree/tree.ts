import type { HasCode } from '#runtime/core/codes.ts';
import { isCovered, isWhole, wholeOf } from '#runtime/core/operations/wholeCodes.ts';
import modulesJson from '#schemas/generated/modules.json';

interface Node {
  label: string;
  kind?: string;
  platform?: boolean;
  planned?: boolean;
  children?: Record<string, Node>;
  buttons?: Record<string, { label: string }>;
}

/** A branch of the tree of codes as antd's Tree takes it. */
export interface Branch {
  key: string;
  title: string;
  isButton: boolean;
  children: Branch[];
}

/** Module, group, menu and button of every code a role of a tenant may hold. */
export function branches(tree: Record<string, Node> = modulesJson as unknown as Record<string, Node>): Branch[] {
  return Object.entries(tree).flatMap(([key, node]) => (node.platform ? [] : [branch({ key, node })]));
}

/**
 * The branches that a role is asked about: those with screens of ours, other systems that the organisation has, and what
 * the role holds already.
 */
export function offered({
  roots,
  siblings,
  codes,
}: {
  roots: readonly Branch[];
  /** Codes of other systems that the organisation has (rule T29). */
  siblings: readonly string[];
  codes: readonly string[];
}): Branch[] {
  return roots.filter(
    (root) => !isLeaf(root) || siblings.includes(root.key) || codes.some((by) => isCovered({ code: root.key, by })),
  );
}

function branch({ key, node }: { key: string; node: Node }): Branch {
  const children = Object.entries(node.children ?? {}).map(([code, child]) => branch({ key: code, node: child }));
  const buttons = Object.entries(node.buttons ?? {}).map(
    ([code, { label }]): Branch => ({ key: code, title: label, isButton: true, children: [] }),
  );
  return {
    key,
    title: node.planned ? `${node.label}（即将推出）` : node.label,
    isButton: false,
    children: [...children, ...buttons],
  };
}

/** The codes of a branch, its own first. */
export function codesBelow({ key, children }: Branch): string[] {
  return [key, ...children.flatMap(codesBelow)];
}

/** The wholes of a branch and of all below it. */
export function wholesOf(branch: Branch): string[] {
  return withBelow(branch).flatMap((each) => (isLeaf(each) ? [] : [wholeOf(each.key)]));
}

/** What a tree shows: ticked what is held for good, half ticked what has only some of what is below. */
export function ticksOf({ roots, held }: { roots: readonly Branch[]; held: ReadonlySet<string> }): {
  checked: string[];
  halfChecked: string[];
} {
  const all = roots.flatMap(withBelow);
  const isTicked = (branch: Branch) => held.has(isLeaf(branch) ? branch.key : wholeOf(branch.key));
  return {
    checked: all.filter(isTicked).map(({ key }) => key),
    halfChecked: all.filter((branch) => !isTicked(branch) && held.has(branch.key)).map(({ key }) => key),
  };
}

/** Whether somebody may change a tick: they hold what it gives, and the whole that has given it (rules T4, T13). */
export function mayTick({ key, codes, has }: { key: string; codes: readonly string[]; has: HasCode }): boolean {
  return has(key) && codes.every((by) => !isWhole(by) || !isCovered({ code: key, by }) || has(by));
}

/**
 * The codes after a click on a branch. It gives the whole of it, or what somebody has of it who has no whole to give;
 * what lies above is ticked with it, since a button cannot be reached without its menu. Where all that is held already,
 * it takes the branch away; a whole above becomes what is left of it.
 */
export function clicked({
  roots,
  codes,
  key,
  has,
}: {
  roots: readonly Branch[];
  codes: readonly string[];
  key: string;
  has: HasCode;
}): string[] {
  const path = pathTo({ roots, key });
  const last = path[path.length - 1];
  if (!last) return [...codes];
  const given = giftOf({ branch: last, has });
  const isHeld = (code: string) => codes.some((by) => isCovered({ code, by }));
  if (given.every(isHeld)) return taken({ path, last, codes });
  return shortest([...codes, ...path.slice(0, -1).map((branch) => branch.key), ...given]);
}

function giftOf({ branch, has }: { branch: Branch; has: HasCode }): string[] {
  if (isLeaf(branch)) return has(branch.key) ? [branch.key] : [];
  if (has(wholeOf(branch.key))) return [wholeOf(branch.key)];
  return [
    ...(has(branch.key) ? [branch.key] : []),
    ...branch.children.flatMap((child) => giftOf({ branch: child, has })),
  ];
}

function taken({ path, last, codes }: { path: readonly Branch[]; last: Branch; codes: readonly string[] }): string[] {
  const above = path.slice(0, -1);
  const first = above.findIndex(({ key }) => codes.includes(wholeOf(key)));
  const wholes = new Set(above.map(({ key }) => wholeOf(key)));
  const left = above.flatMap((branch, i) =>
    first < 0 || i < first
      ? []
      : [branch.key, ...branch.children.filter(({ key }) => key !== path[i + 1]?.key).map(allOf)],
  );
  const rest = codes.filter((code) => !wholes.has(code) && !isCovered({ code, by: wholeOf(last.key) }));
  return shortest([...rest, ...left]);
}

/** Each code once, and none that a whole gives. */
function shortest(codes: readonly string[]): string[] {
  return [...new Set(codes)].filter((code) => !codes.some((by) => by !== code && isCovered({ code, by })));
}

function allOf(branch: Branch): string {
  return isLeaf(branch) ? branch.key : wholeOf(branch.key);
}

function isLeaf({ children }: Branch): boolean {
  return children.length === 0;
}

function withBelow(branch: Branch): Branch[] {
  return [branch, ...branch.children.flatMap(withBelow)];
}

function pathTo({ roots, key }: { roots: readonly Branch[]; key: string }): Branch[] {
  for (const root of roots) {
    if (root.key === key) return [root];
    const below = pathTo({ roots: root.children, key });
    if (below.length > 0) return [root, ...below];
  }
  return [];
}
