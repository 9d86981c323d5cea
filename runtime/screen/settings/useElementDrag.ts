import { useState, type DragEvent } from 'react';
import type { ElementList, ScreenElement } from '#runtime/core/screens/settings/elements.ts';
import { keyOf, type Placing } from './editing.ts';

type Beside = 'before' | 'after';

export interface ElementDrag {
  /** Where the dragged element would come to stand. */
  target: { key: string; beside: Beside } | undefined;
  /** For the list around the rows, each of which says its element as `data-key`. */
  handlers: Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>;
}

/** Moves elements by the mouse among those of their kind; fields into other groups as well. */
export function useElementDrag({
  lists,
  onDrop,
}: {
  lists: readonly ElementList[];
  onDrop(placing: Placing): void;
}): ElementDrag {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<ElementDrag['target']>();
  const all = lists.flatMap(({ elements }) => elements);
  const named = (key: string | undefined): ScreenElement | undefined => all.find((element) => keyOf(element) === key);

  const targetOf = (event: DragEvent): ElementDrag['target'] => {
    const row = rowOf(event);
    const [element, onto] = [named(dragged), named(row?.dataset['key'])];
    if (!row || !element || !onto || element === onto) return undefined;
    if (element.map === 'fields' && onto.map === 'groups') return { key: keyOf(onto), beside: 'after' };
    if (element.map !== onto.map) return undefined;
    const { top, height } = row.getBoundingClientRect();
    return { key: keyOf(onto), beside: event.clientY - top < height / 2 ? 'before' : 'after' };
  };
  const end = (): void => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    const to = targetOf(event);
    const [element, onto] = [named(dragged), named(to?.key)];
    if (element && onto && to) onDrop(placingOf({ all, element, onto, beside: to.beside }));
    end();
  };
  return {
    target,
    handlers: {
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(rowOf(event)?.dataset['key']);
      },
      onDragOver: (event) => {
        const to = targetOf(event);
        if (to) event.preventDefault();
        if (to?.key !== target?.key || to?.beside !== target?.beside) setTarget(to);
      },
      onDrop: drop,
      onDragEnd: end,
    },
  };
}

function placingOf({
  all,
  element,
  onto,
  beside,
}: {
  all: readonly ScreenElement[];
  element: ScreenElement;
  onto: ScreenElement;
  beside: Beside;
}): Placing {
  if (element.map !== onto.map) return { element, index: 0, into: onto.name };
  const others = all.filter((fellow) => fellow.map === onto.map && fellow.group === onto.group && fellow !== element);
  return { element, index: others.indexOf(onto) + (beside === 'after' ? 1 : 0), into: onto.group };
}

function rowOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('li[data-key]') : null;
}
