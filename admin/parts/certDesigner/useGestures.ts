import { useRef, useState, type PointerEvent } from 'react';
import { sheetOf, type CertDesign, type CertItem } from '#runtime/core/certificate/design.ts';
import { changed, picked } from './arrange.ts';
import { between, meet, tenths, type Box, type Point } from './box.ts';
import { itemAt } from './items.ts';
import { moveOf, resizedBy, type Guide, type Handle } from './snap.ts';

/** What is seen while something is drawn. */
export interface Draft {
  layout: readonly CertItem[];
  guides: readonly Guide[];
  /** The frame that is drawn around what is chosen. */
  band?: Box;
}

type Gesture = { from: Point; hasMoved: boolean } & (
  | { kind: 'move'; chosen: readonly number[]; hit: number; isToggled: boolean }
  | { kind: 'resize'; index: number; handle: Handle }
  | { kind: 'band'; kept: readonly number[] }
);

/** Nearer than this, in pixels, a press is a click. */
const still = 3;

/** What mouse, pen and finger do on the sheet: choose, move, resize. */
export function useGestures({
  design,
  chosen,
  choose,
  onLayout,
}: {
  design: CertDesign;
  chosen: readonly number[];
  choose(chosen: readonly number[]): void;
  onLayout(layout: CertItem[]): void;
}) {
  const gesture = useRef<Gesture & { pointerId: number; at: Point }>();
  const [draft, setDraft] = useState<Draft>();
  const sheet = sheetOf(design);
  const { layout } = design;

  const placeOf = (event: PointerEvent<SVGSVGElement>): Point => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect();
    const scale = width > 0 ? sheet.width / width : 1;
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };

  const begin = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.button !== 0 || gesture.current) return;
    const from = placeOf(event);
    const held = handleOf(event.target);
    const [only] = chosen;
    const start = (next: Gesture): void => {
      gesture.current = { ...next, pointerId: event.pointerId, at: { x: event.clientX, y: event.clientY } };
      event.currentTarget.setPointerCapture(event.pointerId);
    };
    if (held && only !== undefined) return start({ kind: 'resize', from, hasMoved: false, index: only, handle: held });
    const hit = itemAt(layout, from);
    if (hit === undefined) {
      // A finger on the empty sheet scrolls the page.
      if (event.pointerType !== 'touch')
        start({ kind: 'band', from, hasMoved: false, kept: event.shiftKey ? chosen : [] });
      if (!event.shiftKey) choose([]);
      return;
    }
    const below = chosen.some((index) => itemAt(layout.slice(index, index + 1), from) !== undefined);
    const isToggled = event.shiftKey && chosen.includes(hit);
    const next = event.shiftKey ? [...new Set([...chosen, hit])] : below ? chosen : [hit];
    if (next !== chosen) choose(next);
    start({ kind: 'move', from, hasMoved: false, chosen: next, hit, isToggled });
  };

  const draw = (event: PointerEvent<SVGSVGElement>): void => {
    const { current } = gesture;
    if (!current || current.pointerId !== event.pointerId) return;
    if (!current.hasMoved && Math.hypot(event.clientX - current.at.x, event.clientY - current.at.y) < still) return;
    current.hasMoved = true;
    const place = placeOf(event);
    const by = { x: place.x - current.from.x, y: place.y - current.from.y };
    const isFree = event.altKey;
    if (current.kind === 'band') {
      const band = between(current.from, place);
      const inside = layout.flatMap((box, index) => (meet(box, band) ? [index] : []));
      choose([...new Set([...current.kept, ...inside])]);
      setDraft({ layout, guides: [], band });
    } else if (current.kind === 'move') {
      const others = layout.filter((_, index) => !current.chosen.includes(index));
      const boxes = picked({ layout, chosen: current.chosen });
      const moved = moveOf({ boxes, by, others, sheet, isFree });
      setDraft({ layout: movedBy({ layout, chosen: current.chosen, by: moved.by }), guides: moved.guides });
    } else {
      const box = layout[current.index];
      if (!box) return;
      const others = layout.filter((_, index) => index !== current.index);
      const resized = resizedBy({ box, handle: current.handle, by, others, sheet, isFree });
      setDraft({
        layout: changed({ layout, chosen: [current.index] }, (item) => ({ ...item, ...resized.box })),
        guides: resized.guides,
      });
    }
  };

  const end = (): void => {
    const { current } = gesture;
    gesture.current = undefined;
    setDraft(undefined);
    if (!current) return;
    if (current.hasMoved) {
      if (draft && current.kind !== 'band') onLayout([...draft.layout]);
    } else if (current.kind === 'move') {
      if (current.isToggled) choose(current.chosen.filter((index) => index !== current.hit));
      else if (current.chosen.length > 0 && !current.chosen.includes(current.hit)) choose([current.hit]);
    }
  };

  const cancel = (): boolean => {
    const isDrawing = gesture.current !== undefined;
    gesture.current = undefined;
    setDraft(undefined);
    return isDrawing;
  };

  return {
    draft,
    /** Leaves all as it was. @returns whether something was being drawn */
    cancel,
    handlers: { onPointerDown: begin, onPointerMove: draw, onPointerUp: end, onPointerCancel: () => void cancel() },
  };
}

/** The chosen items moved. */
export function movedBy({
  layout,
  chosen,
  by,
}: {
  layout: readonly CertItem[];
  chosen: readonly number[];
  by: Point;
}): CertItem[] {
  return changed({ layout, chosen }, (item) => ({ ...item, x: tenths(item.x + by.x), y: tenths(item.y + by.y) }));
}

function handleOf(target: EventTarget): Handle | undefined {
  if (!(target instanceof Element)) return undefined;
  return (target.getAttribute('data-handle') ?? undefined) as Handle | undefined;
}
