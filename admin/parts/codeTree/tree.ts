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

/**
 * The codes after ticking or unticking a branch: everything below follows; what lies above is ticked with it, since a
 * button cannot be reached without its menu.
 */
export function ticked({
  roots,
  codes,
  key,
  isOn,
}: {
  roots: readonly Branch[];
  codes: readonly string[];
  key: string;
  isOn: boolean;
}): string[] {
  const path = pathTo({ roots, key });
  const last = path[path.length - 1];
  if (!last) return [...codes];
  const below = new Set(codesBelow(last));
  if (!isOn) return codes.filter((code) => !below.has(code));
  return [...new Set([...codes, ...path.map((branch) => branch.key), ...below])];
}

function pathTo({ roots, key }: { roots: readonly Branch[]; key: string }): Branch[] {
  for (const root of roots) {
    if (root.key === key) return [root];
    const below = pathTo({ roots: root.children, key });
    if (below.length > 0) return [root, ...below];
  }
  return [];
}
