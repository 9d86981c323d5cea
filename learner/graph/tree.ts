import { texts } from './texts.ts';

/** A row of the reply of `cert.graph`, as far as the picture needs it. */
interface Row {
  id: string;
  name: string;
  parentId?: string | null;
  level?: string | null;
}

export type GraphData = Readonly<Record<'industries' | 'occupations' | 'positions' | 'certs', readonly Row[]>>;
export type Level = 'root' | 'industry' | 'occupation' | 'position' | 'cert';

/** A place of the graph with what lies below it; a leaf is a certificate. */
export interface GraphNode {
  id: string;
  level: Level;
  name: string;
  children: readonly GraphNode[];
  /** Certificates at or below it. */
  certCount: number;
}

/** A certificate's name with its level, where the name does not say it: several may bear one name. */
export function certTitle({ name, levelName }: { name: string; levelName: string }): string {
  return levelName === '' || name.includes(levelName) ? name : `${name}（${levelName}）`;
}

/** The graph as one tree; `levelName` gives the word for a level. Branches without a certificate are left out; certificates without a position get a branch of their own. */
export function treeOf({
  data: { industries, occupations, positions, certs },
  levelName,
}: {
  data: GraphData;
  levelName: (level: string) => string;
}): GraphNode {
  const certsBelow = group(certs);
  const positionsBelow = group(positions);
  const occupationsBelow = group(occupations);
  const cert = (row: Row): GraphNode =>
    branch({
      row: { ...row, name: certTitle({ name: row.name, levelName: row.level ? levelName(row.level) : '' }) },
      level: 'cert',
      children: [],
    });
  const position = (row: Row): GraphNode =>
    branch({ row, level: 'position', children: (certsBelow.get(row.id) ?? []).map(cert) });
  const occupation = (row: Row): GraphNode =>
    branch({ row, level: 'occupation', children: (positionsBelow.get(row.id) ?? []).map(position) });
  const industry = (row: Row): GraphNode =>
    branch({ row, level: 'industry', children: (occupationsBelow.get(row.id) ?? []).map(occupation) });
  const known = new Set(positions.map(({ id }) => id));
  const loose = certs.filter(({ parentId }) => !parentId || !known.has(parentId)).map(cert);
  const others = branch({ row: { id: 'others', name: texts.others }, level: 'industry', children: loose });
  return branch({
    row: { id: '', name: texts.all },
    level: 'root',
    children: [...industries.map(industry), others],
  });
}

/** The way from the root to a node, both included; the root alone where there is no such node. */
export function pathTo({ root, id }: { root: GraphNode; id: string }): GraphNode[] {
  const search = (node: GraphNode): GraphNode[] | undefined => {
    if (node.id === id) return [node];
    for (const child of node.children) {
      const rest = search(child);
      if (rest) return [node, ...rest];
    }
    return undefined;
  };
  return search(root) ?? [root];
}

/** The certificates at or below a node, in the order of the tree. */
export function certsOf(node: GraphNode): GraphNode[] {
  return node.level === 'cert' ? [node] : node.children.flatMap(certsOf);
}

function branch({ row, level, children }: { row: Row; level: Level; children: GraphNode[] }): GraphNode {
  const kept = children.filter(({ certCount }) => certCount > 0);
  const certCount = level === 'cert' ? 1 : kept.reduce((sum, child) => sum + child.certCount, 0);
  return { id: row.id, level, name: row.name, children: kept, certCount };
}

function group(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.parentId ?? '';
    const former = groups.get(key);
    if (former) former.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}
