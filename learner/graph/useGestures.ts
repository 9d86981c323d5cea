import { useEffect, useRef, type RefObject } from 'react';
import { bounded, type View } from './layout.ts';

interface GestureOptions {
  frame: RefObject<HTMLElement>;
  /** Pixels to a unit of the view. */
  unit: number;
  view: View;
  onChange(view: View): void;
}

/**
 * Moves the view with mouse or finger, zooms it with two fingers or with the wheel while Ctrl is held, so that the page
 * still scrolls over the picture. The reply tells whether the pointer that was last up had moved: then it is no click.
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
    const zoom = (factor: number): void => {
      const { view, onChange } = latest.current;
      onChange(bounded({ ...view, size: view.size * factor }));
    };
    const onDown = (event: PointerEvent): void => {
      if (pointers.size === 0) [travelled, hasMoved.current] = [0, false];
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const onMove = (event: PointerEvent): void => {
      const former = pointers.get(event.pointerId);
      if (!former) return;
      const spreadBefore = spreadOf(pointers);
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      travelled += Math.abs(event.clientX - former.x) + Math.abs(event.clientY - former.y);
      if (travelled < 6) return;
      hasMoved.current = true;
      const spread = spreadOf(pointers);
      if (spread > 0 && spreadBefore > 0) return zoom(spreadBefore / spread);
      const { view, unit, onChange } = latest.current;
      onChange(
        bounded({
          ...view,
          x: view.x - (event.clientX - former.x) / unit,
          y: view.y - (event.clientY - former.y) / unit,
        }),
      );
    };
    const onUp = (event: PointerEvent): void => void pointers.delete(event.pointerId);
    const onWheel = (event: WheelEvent): void => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(Math.exp(event.deltaY / 300));
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
