import { around, tenths, type Box } from './box.ts';

export type Edge = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';

interface Chosen<Item> {
  layout: readonly Item[];
  /** Which are meant. */
  chosen: readonly number[];
}

/** Lined up along an edge or middle: several of the box around them, a single one of the sheet. */
export function aligned<Item extends Box>({
  layout,
  chosen,
  edge,
  sheet,
}: Chosen<Item> & { edge: Edge; sheet: { width: number; height: number } }): Item[] {
  const frame = chosen.length > 1 ? around(picked({ layout, chosen })) : { x: 0, y: 0, ...sheet };
  return changed({ layout, chosen }, (item) => ({ ...item, ...placeAt({ item, edge, frame }) }));
}

/** The same gap between each and the next; the outermost stay. Fewer than three are as they were. */
export function spread<Item extends Box>({ layout, chosen, axis }: Chosen<Item> & { axis: 'x' | 'y' }): Item[] {
  if (chosen.length < 3) return [...layout];
  const side = axis === 'x' ? 'width' : 'height';
  const middle = (box: Box): number => box[axis] + box[side] / 2;
  const boxes = picked({ layout, chosen }).toSorted((one, other) => middle(one) - middle(other));
  const whole = around(boxes);
  const gap = (whole[side] - boxes.reduce((sum, box) => sum + box[side], 0)) / (boxes.length - 1);
  const places = new Map<Item, number>();
  let next = whole[axis];
  for (const box of boxes) {
    places.set(box, tenths(next));
    next += box[side] + gap;
  }
  return changed({ layout, chosen }, (item) => ({ ...item, [axis]: places.get(item) ?? item[axis] }));
}

/** One layer up (1) or down (-1), all of them together; those that are outermost stay. */
export function layered<Item>({ layout, chosen, by }: Chosen<Item> & { by: 1 | -1 }): Required<Chosen<Item>> {
  const items = layout.map((item, index) => ({ item, isChosen: chosen.includes(index) }));
  if (by === 1) items.reverse();
  for (let index = 1; index < items.length; index += 1) {
    const [before, here] = [items[index - 1], items[index]];
    if (before && here?.isChosen && !before.isChosen) items.splice(index - 1, 2, here, before);
  }
  if (by === 1) items.reverse();
  return {
    layout: items.map(({ item }) => item),
    chosen: items.flatMap(({ isChosen }, index) => (isChosen ? [index] : [])),
  };
}

/** Each item that is meant, changed. */
export function changed<Item>({ layout, chosen }: Chosen<Item>, change: (item: Item) => Item): Item[] {
  return layout.map((item, index) => (chosen.includes(index) ? change(item) : item));
}

/** The items that are meant. */
export function picked<Item>({ layout, chosen }: Chosen<Item>): Item[] {
  return layout.filter((_, index) => chosen.includes(index));
}

function placeAt({ item, edge, frame }: { item: Box; edge: Edge; frame: Box }): Partial<Box> {
  switch (edge) {
    case 'left':
      return { x: frame.x };
    case 'center':
      return { x: tenths(frame.x + (frame.width - item.width) / 2) };
    case 'right':
      return { x: tenths(frame.x + frame.width - item.width) };
    case 'top':
      return { y: frame.y };
    case 'middle':
      return { y: tenths(frame.y + (frame.height - item.height) / 2) };
    case 'bottom':
      return { y: tenths(frame.y + frame.height - item.height) };
  }
}
