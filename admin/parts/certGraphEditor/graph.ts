import { hierarchy, tree } from 'd3-hierarchy';

export type Level = 'root' | 'industry' | 'occupation' | 'position' | 'cert';

/** A record of the graph with what hangs on it. */
export interface GraphNode {
  id: string;
  level: Level;
  name: string;
  version: number;
  state?: string | undefined;
  children: GraphNode[];
}

export interface GraphRow {
  id: string;
  name: string;
  parentId?: string | null;
  version: number;
  state?: string | null;
}

export interface GraphData {
  industries: GraphRow[];
  occupations: GraphRow[];
  positions: GraphRow[];
  certs: GraphRow[];
}

/** What lies below each level, the entity that keeps it, and its fields. */
export const levels = {
  industry: { title: '行业', entity: 'industry', field: 'industryName', parent: undefined, below: 'occupation' },
  occupation: { title: '职业', entity: 'occupation', field: 'occupationName', parent: 'industryId', below: 'position' },
  position: { title: '岗位', entity: 'position', field: 'positionName', parent: 'occupationId', below: 'cert' },
  cert: { title: '证书', entity: 'cert', field: 'certName', parent: 'positionId', below: undefined },
} as const;

/** The rows as one tree; certificates without a position hang below a node of their own. */
export function treeOf({ industries, occupations, positions, certs }: GraphData): GraphNode {
  const below =
    (rows: readonly GraphRow[], level: Level, children: (row: GraphRow) => GraphNode[]) => (parentId: string) =>
      rows.filter((row) => row.parentId === parentId).map((row) => node({ row, level, children: children(row) }));
  const certsOf = below(certs, 'cert', () => []);
  const positionsOf = below(positions, 'position', ({ id }) => certsOf(id));
  const occupationsOf = below(occupations, 'occupation', ({ id }) => positionsOf(id));
  return {
    id: '',
    level: 'root',
    name: '认证图谱',
    version: 0,
    children: industries.map((row) => node({ row, level: 'industry', children: occupationsOf(row.id) })),
  };
}

/** Certificates that hang on no position that is there. */
export function looseCerts({ positions, certs }: GraphData): GraphRow[] {
  const known = new Set(positions.map(({ id }) => id));
  return certs.filter(({ parentId }) => !parentId || !known.has(parentId));
}

export interface Placed {
  node: GraphNode;
  x: number;
  y: number;
  hasMore: boolean;
}

export interface Layout {
  nodes: Placed[];
  links: { from: Placed; to: Placed }[];
  width: number;
  height: number;
}

export const box = { width: 168, height: 34, column: 216, row: 44, margin: 12 };

/** Places the opened part of the tree in columns, a level each, tidy from top to bottom (Reingold and Tilford's layout). */
export function layOut({ root, opened }: { root: GraphNode; opened: ReadonlySet<string> }): Layout {
  const visible = hierarchy(root, (each) => (each.level === 'root' || opened.has(each.id) ? each.children : []));
  const placed = tree<GraphNode>()
    .nodeSize([box.row, box.column])
    .separation(() => 1)(visible);
  const found = placed.descendants().filter(({ data }) => data.level !== 'root');
  const top = Math.min(0, ...found.map(({ x }) => x));
  const byId = new Map(
    found.map(({ data, x, y }): [string, Placed] => [
      data.id,
      {
        node: data,
        x: y - box.column + box.margin,
        y: x - top + box.margin,
        hasMore: data.children.length > 0 && !opened.has(data.id),
      },
    ]),
  );
  const links = found.flatMap(({ data, parent }) => {
    const from = parent && byId.get(parent.data.id);
    const to = byId.get(data.id);
    return from && to ? [{ from, to }] : [];
  });
  const nodes = [...byId.values()];
  return {
    nodes,
    links,
    width: Math.max(0, ...nodes.map(({ x }) => x)) + box.width + box.margin,
    height: Math.max(0, ...nodes.map(({ y }) => y)) + box.height + box.margin,
  };
}

/** The ids on the way to every node whose name holds the words. */
export function pathsTo({ root, words }: { root: GraphNode; words: string }): Set<string> {
  const found = new Set<string>();
  const visit = (each: GraphNode): boolean => {
    const isBelow = each.children.map(visit).some(Boolean);
    if (isBelow) found.add(each.id);
    return isBelow || each.name.toLowerCase().includes(words.toLowerCase());
  };
  visit(root);
  return found;
}

function node({
  row: { id, name, version, state },
  level,
  children,
}: {
  row: GraphRow;
  level: Level;
  children: GraphNode[];
}): GraphNode {
  return { id, level, name, version, state: state ?? undefined, children };
}
