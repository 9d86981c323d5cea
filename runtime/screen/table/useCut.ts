import { useCallback, useEffect, type RefObject } from 'react';

/** Marks a frame with the sides at which its content goes on, and whether a column kept in view lies over others (`data-cut`), so that the looks can tell it; @returns what to do when it is scrolled. */
export function useCut(frame: RefObject<HTMLElement>): () => void {
  const mark = useCallback(() => markCut(frame.current), [frame]);
  useEffect(() => {
    const content = frame.current?.firstElementChild;
    if (!frame.current || !content || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(mark);
    observer.observe(frame.current);
    observer.observe(content);
    return () => observer.disconnect();
  }, [frame, mark]);
  return mark;
}

function markCut(frame: HTMLElement | null): void {
  if (!frame) return;
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = frame;
  const sides = [
    scrollLeft > 0 && 'left',
    scrollLeft + clientWidth < scrollWidth - 1 && 'right',
    scrollTop + clientHeight < scrollHeight - 1 && 'below',
    isOverFormer(frame.querySelector('th.is-kept')) && 'kept',
  ];
  frame.dataset['cut'] = sides.filter(Boolean).join(' ');
}

/** A column that is kept at the right lies over those before it as soon as it would be cut. */
function isOverFormer(column: Element | null): boolean {
  const former = column?.previousElementSibling;
  if (!column || !former) return false;
  return former.getBoundingClientRect().right > column.getBoundingClientRect().left + 1;
}
