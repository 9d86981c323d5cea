import { around, tenths, within, type Box, type Point } from './box.ts';

/** A line across the sheet that something was drawn to. */
export interface Guide {
  /** `x`: an upright line, so far from the left. */
  axis: Axis;
  at: number;
}

type Axis = 'x' | 'y';

/** Where a box is taken hold of to resize it: points of the compass. */
export const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof handles)[number];

interface Surroundings {
  /** What is not moved. */
  others: readonly Box[];
  sheet: { width: number; height: number };
  /** Nothing is drawn to lines or whole millimetres. */
  isFree?: boolean;
}

/** From how far something is drawn to a line, in millimetres. */
const reach = 1.5;

/** As the catalogue has it. */
const smallest = 2;

/** How far boxes are moved together, and along which lines they come to lie; they stay on the sheet. */
export function moveOf({
  boxes,
  by,
  others,
  sheet,
  isFree = false,
}: Surroundings & { boxes: readonly Box[]; by: Point }): { by: Point; guides: Guide[] } {
  const whole = around(boxes);
  const guides: Guide[] = [];
  const along = (axis: Axis): number => {
    const side = sideOf(axis);
    const most = sheet[side] - whole[side];
    const wanted = whole[axis] + by[axis];
    if (isFree) return within(tenths(wanted), 0, most) - whole[axis];
    const found = nearest({
      places: [wanted, wanted + whole[side] / 2, wanted + whole[side]],
      lines: linesOf({ axis, others, sheet }),
    });
    const place = within(tenths(found ? wanted + found.off : Math.round(wanted)), 0, most);
    if (found && Math.abs(place - wanted - found.off) < 0.06) guides.push({ axis, at: found.at });
    return place - whole[axis];
  };
  return { by: { x: along('x'), y: along('y') }, guides };
}

/** A box that one of its handles was drawn by; it stays on the sheet and never becomes smaller than it may be. */
export function resizedBy({
  box,
  handle,
  by,
  others,
  sheet,
  isFree = false,
}: Surroundings & { box: Box; handle: Handle; by: Point }): { box: Box; guides: Guide[] } {
  const guides: Guide[] = [];
  const along = (axis: Axis, [before, behind]: readonly [string, string]): { from: number; to: number } => {
    const side = sideOf(axis);
    const ends = { from: box[axis], to: box[axis] + box[side] };
    const end = handle.includes(before) ? 'from' : handle.includes(behind) ? 'to' : undefined;
    if (!end) return ends;
    const wanted = ends[end] + by[axis];
    const found = isFree ? undefined : nearest({ places: [wanted], lines: linesOf({ axis, others, sheet }) });
    const place = found ? found.at : isFree ? tenths(wanted) : Math.round(wanted);
    const kept =
      end === 'from'
        ? within(place, 0, ends.to - smallest)
        : Math.max(ends.from + smallest, Math.min(place, sheet[side]));
    if (found && kept === found.at) guides.push({ axis, at: found.at });
    return { ...ends, [end]: kept };
  };
  const across = along('x', ['w', 'e']);
  const down = along('y', ['n', 's']);
  return {
    box: {
      x: tenths(across.from),
      y: tenths(down.from),
      width: tenths(across.to - across.from),
      height: tenths(down.to - down.from),
    },
    guides,
  };
}

function sideOf(axis: Axis): 'width' | 'height' {
  return axis === 'x' ? 'width' : 'height';
}

/** Edges and middles of the sheet and of all others. */
function linesOf({ axis, others, sheet }: Pick<Surroundings, 'others' | 'sheet'> & { axis: Axis }): number[] {
  const side = sideOf(axis);
  return [{ x: 0, y: 0, ...sheet }, ...others].flatMap((box) => [
    box[axis],
    box[axis] + box[side] / 2,
    box[axis] + box[side],
  ]);
}

function nearest({
  places,
  lines,
}: {
  places: readonly number[];
  lines: readonly number[];
}): { off: number; at: number } | undefined {
  let found: { off: number; at: number } | undefined;
  for (const place of places)
    for (const at of lines) {
      const off = at - place;
      if (Math.abs(off) <= reach && (!found || Math.abs(off) < Math.abs(found.off))) found = { off, at };
    }
  return found;
}
