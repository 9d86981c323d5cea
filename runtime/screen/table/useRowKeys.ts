import { useMemoizedFn } from 'ahooks';
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Branches, Shift } from './branches.ts';

export interface RowKeys {
  /** The row that the tab key comes to. */
  current: string | undefined;
  /** For the element around the rows, each of which says its place as `data-index`. */
  handlers: {
    onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
    onFocus?: (event: FocusEvent<HTMLElement>) => void;
  };
}

const shifts: Readonly<Record<string, Shift>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/**
 * Goes through rows that stand below each other by the keyboard, as a tree grid is (WAI-ARIA): up and down, right to open
 * and go down, left to close and go up, the first and the last; with Alt the arrows move the row itself.
 */
export function useRowKeys<Row>({
  rows,
  keyOf,
  branches,
  bringIntoSight,
}: {
  rows: readonly Row[];
  keyOf(row: Row, index: number): string;
  branches: Branches<Row> | undefined;
  bringIntoSight(index: number): void;
}): RowKeys {
  const [chosen, setChosen] = useState<string>();
  const wanted = useRef<{ key: string; body: HTMLElement }>();

  const focusAt = (body: HTMLElement, index: number): void => {
    const row = rows[index];
    if (row === undefined) return;
    setChosen(keyOf(row, index));
    bringIntoSight(index);
    window.requestAnimationFrame(() => elementAt(body, index)?.focus());
  };

  // A row that was moved stands elsewhere once the rows have come again; the keyboard stays with it.
  useEffect(() => {
    const { key, body } = wanted.current ?? {};
    const index = rows.findIndex((row, place) => keyOf(row, place) === key);
    if (!body || index < 0) return;
    const isElsewhere = document.activeElement !== document.body && !body.contains(document.activeElement);
    if (!isElsewhere) elementAt(body, index)?.focus();
  }, [rows, keyOf]);

  const onKeyDown = useMemoizedFn((event: KeyboardEvent<HTMLElement>) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, currentTarget: body } = event;
    if (!branches || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement) || !isRow(target)) return;
    const index = Number(target.dataset['index']);
    const row = rows[index];
    if (row === undefined) return;
    const shift = shifts[key];
    if (altKey) {
      if (!shift || !branches.moves) return;
      event.preventDefault();
      wanted.current = { key: keyOf(row, index), body };
      branches.moves.shift(row, shift);
      return;
    }
    const isOpen = branches.isOpen(row);
    const level = branches.levelOf(row);
    const go: Readonly<Record<string, () => void>> = {
      ArrowDown: () => focusAt(body, index + 1),
      ArrowUp: () => focusAt(body, index - 1),
      Home: () => focusAt(body, 0),
      End: () => focusAt(body, rows.length - 1),
      ArrowRight: () => (isOpen === false ? branches.setOpen(row, true) : isOpen && focusAt(body, index + 1)),
      ArrowLeft: () =>
        isOpen
          ? branches.setOpen(row, false)
          : focusAt(
              body,
              rows.findLastIndex((each, place) => place < index && branches.levelOf(each) < level),
            ),
    };
    const act = go[key];
    if (!act) return;
    event.preventDefault();
    wanted.current = undefined;
    act();
  });
  const onFocus = useMemoizedFn(({ target }: FocusEvent<HTMLElement>) => {
    const element = target.closest<HTMLElement>('tr[data-index]');
    const index = Number(element?.dataset['index']);
    const row = rows[index];
    if (!element || row === undefined) return;
    const key = keyOf(row, index);
    if (wanted.current?.key !== key) wanted.current = undefined;
    setChosen(key);
  });

  const isThere = chosen !== undefined && rows.some((row, index) => keyOf(row, index) === chosen);
  const [first] = rows;
  return {
    current: isThere ? chosen : first === undefined ? undefined : keyOf(first, 0),
    handlers: branches ? { onKeyDown, onFocus } : {},
  };
}

function isRow(element: HTMLElement): boolean {
  return element.matches('tr[data-index]');
}

function elementAt(body: HTMLElement, index: number): HTMLElement | null {
  return body.querySelector<HTMLElement>(`tr[data-index="${index}"]`);
}
