import { useEffect, useRef, type RefObject } from 'react';

interface GestureOptions {
  /** What the gestures begin on. */
  frame: RefObject<HTMLElement>;
  /** By so many pixels of the window. */
  onMove(by: { x: number; y: number }): void;
  /** So many times as large. */
  onZoom(factor: number): void;
  /** The wheel zooms without Ctrl too: nothing scrolls below the frame. */
  isWheelOwn?: boolean;
}

/**
 * Mouse or finger moves, two fingers zoom, and so does the wheel: while Ctrl is held, so that the page still scrolls over
 * the frame. The reply tells whether the pointer that was last up had moved: then it is no click.
 */
export function useGestures({ frame, ...options }: GestureOptions): () => boolean {
  const latest = useRef(options);
  latest.current = options;
  const hasMoved = useRef(false);

  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const pointers = new Map<number, { x: number; y: number }>();
    let travelled = 0;
    const onDown = (event: PointerEvent): void => {
      if (pointers.size === 0) [travelled, hasMoved.current] = [0, false];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent): void => {
      const former = pointers.get(event.pointerId);
      if (!former) return;
      const spreadBefore = spreadOf(pointers);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const by = { x: event.clientX - former.x, y: event.clientY - former.y };
      travelled += Math.abs(by.x) + Math.abs(by.y);
      if (travelled < 6) return;
      hasMoved.current = true;
      const spread = spreadOf(pointers);
      if (spread > 0 && spreadBefore > 0) latest.current.onZoom(spread / spreadBefore);
      else latest.current.onMove(by);
    };
    const onUp = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    const onWheel = (event: WheelEvent): void => {
      if (!latest.current.isWheelOwn && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      latest.current.onZoom(Math.exp(-event.deltaY / 300));
    };
    target.addEventListener('pointerdown', onDown);
    target.addEventListener('wheel', onWheel, { passive: false });
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    return () => {
      target.removeEventListener('pointerdown', onDown);
      target.removeEventListener('wheel', onWheel);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
    };
  }, [frame]);

  return () => hasMoved.current;
}

/** How far apart two fingers are; 0 with one. */
function spreadOf(pointers: ReadonlyMap<number, { x: number; y: number }>): number {
  const [one, other] = Array.from(pointers.values());
  return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
