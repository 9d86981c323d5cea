import { useMemoizedFn } from 'ahooks';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { keepScrolled, scrolledAt, type HistoryEntry } from '#runtime/core/scrollPlaces.ts';

const name = 'table';

/** Shows another page of rows from its start, and on the way back where one was; @returns what to do when it is scrolled. */
export function useTablePlace({
  frame,
  entry,
  page,
}: {
  frame: RefObject<HTMLElement>;
  /** Of the page whose only table this is. */
  entry: HistoryEntry | undefined;
  page: string | undefined;
}): () => void {
  const latest = useRef(entry);
  const key = entry?.key;
  const keep = useMemoizedFn(() => {
    if (key !== undefined && frame.current) keepScrolled({ entry: key, name, pixels: frame.current.scrollTop });
  });
  const arrive = useMemoizedFn((isFirst: boolean) => {
    const isBack = entry?.former !== undefined && (isFirst || latest.current?.key !== key);
    scrollTo({ element: frame.current, pixels: isBack ? scrolledAt({ entry: entry.former ?? '', name }) : 0 });
  });
  const isDrawn = useRef(false);
  useLayoutEffect(() => {
    arrive(!isDrawn.current);
    isDrawn.current = true;
  }, [page, arrive]);
  useLayoutEffect(() => {
    latest.current = entry;
    keep();
  }, [entry, keep]);
  return keep;
}

function scrollTo({ element, pixels }: { element: HTMLElement | null; pixels: number }): void {
  if (element) element.scrollTop = pixels;
}
