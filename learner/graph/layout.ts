import { hierarchy, pack } from 'd3-hierarchy';
import type { GraphNode } from './tree.ts';

/** A node as a circle on a square of 1000 units. */
export interface Circle {
  node: GraphNode;
  parent: Circle | undefined;
  children: Circle[];
  depth: number;
  x: number;
  y: number;
  r: number;
}

export const side = 1000;

/** Packs the tree into circles, a certificate being one unit of size. */
export function layOut(root: GraphNode): Circle {
  const sized = hierarchy<GraphNode>(root, ({ children }) => [...children]).sum(({ level }) =>
    level === 'cert' ? 1 : 0,
  );
  const packed = pack<GraphNode>()
    .size([side, side])
    .padding(({ depth }) => [26, 14, 8, 5][depth] ?? 4)(sized);
  const place = (from: typeof packed, parent: Circle | undefined): Circle => {
    const circle: Circle = {
      node: from.data,
      parent,
      children: [],
      depth: from.depth,
      x: from.x,
      y: from.y,
      r: from.r,
    };
    circle.children = (from.children ?? []).map((child) => place(child, circle));
    return circle;
  };
  return place(packed, undefined);
}

/** What of the square is seen: the middle and how many units the shorter side of the picture shows. */
export interface View {
  x: number;
  y: number;
  size: number;
}

/** The view that a circle fills; of the whole, what lies in it, for its own outline is not drawn. */
export function viewOf({ circle, width, height }: { circle: Circle; width: number; height: number }): View {
  const box = boxOf(circle.parent || circle.children.length === 0 ? [circle] : circle.children);
  const shorter = Math.min(width, height) || 1;
  return {
    x: box.x,
    y: box.y,
    size: Math.max((box.width * shorter) / (width || 1), (box.height * shorter) / (height || 1)) * 1.05,
  };
}

/** The middle and the size of what encloses circles. */
function boxOf(circles: readonly { x: number; y: number; r: number }[]): {
  x: number;
  y: number;
  width: number;
  height: number;
} {
  const [left, right] = [Math.min(...circles.map(({ x, r }) => x - r)), Math.max(...circles.map(({ x, r }) => x + r))];
  const [top, bottom] = [Math.min(...circles.map(({ y, r }) => y - r)), Math.max(...circles.map(({ y, r }) => y + r))];
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** A view between two others; `share` runs from 0 to 1. */
export function between({ from, to, share }: { from: View; to: View; share: number }): View {
  const mix = (a: number, b: number): number => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), size: Math.exp(mix(Math.log(from.size), Math.log(to.size))) };
}

/** Keeps the middle on the square and the zoom between a hundredth and the whole. */
export function bounded({ x, y, size }: View): View {
  const within = (value: number): number => Math.min(side, Math.max(0, value));
  return { x: within(x), y: within(y), size: Math.min(side * 1.3, Math.max(side / 100, size)) };
}

/** The circle of an id; undefined where there is none. */
export function circleOf({ root, id }: { root: Circle; id: string }): Circle | undefined {
  if (root.node.id === id) return root;
  for (const child of root.children) {
    const found = circleOf({ root: child, id });
    if (found) return found;
  }
  return undefined;
}

/** The circles a picture of this view shows: not too small to be seen, not outside. `unit` is pixels to a unit. */
export function visibleCircles({
  root,
  view,
  unit,
  width,
  height,
}: {
  root: Circle;
  view: View;
  unit: number;
  width: number;
  height: number;
}): Circle[] {
  const isOutside = ({ x, y, r }: Circle): boolean =>
    Math.abs(x - view.x) - r > width / unit / 2 || Math.abs(y - view.y) - r > height / unit / 2;
  const shown: Circle[] = [];
  const visit = (circle: Circle): void => {
    if (circle.r * unit < 2 || isOutside(circle)) return;
    shown.push(circle);
    circle.children.forEach(visit);
  };
  root.children.forEach(visit);
  return shown;
}

/** The sibling that lies next in a direction, as the eye would go; the same circle where there is none. */
export function neighbour({ circle, dx, dy }: { circle: Circle; dx: number; dy: number }): Circle {
  let best = circle;
  let bestScore = Infinity;
  for (const other of circle.parent?.children ?? []) {
    const along = (other.x - circle.x) * dx + (other.y - circle.y) * dy;
    const across = Math.abs((other.x - circle.x) * dy) + Math.abs((other.y - circle.y) * dx);
    if (other === circle || along <= 1e-6) continue;
    const score = along + across * 2;
    if (score < bestScore) [best, bestScore] = [other, score];
  }
  return best;
}

/** A name in lines of at most `perLine` characters and about equal length, three at most, the last one shortened where it must be. */
export function linesOf({ name, perLine }: { name: string; perLine: number }): string[] {
  if (perLine < 2) return [];
  const count = Math.min(3, Math.ceil(name.length / perLine));
  const length = Math.min(perLine, Math.ceil(name.length / count));
  const lines = Array.from({ length: count }, (_, index) => name.slice(index * length, (index + 1) * length));
  return count * length < name.length ? [...lines.slice(0, -1), `${(lines[count - 1] ?? '').slice(0, -1)}…`] : lines;
}
