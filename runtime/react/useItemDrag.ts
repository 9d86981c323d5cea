import { useState, type DragEvent } from 'react';

export type Beside = 'before' | 'after';

/** Beside which item another comes to stand. */
export interface Place {
  key: string;
  beside: Beside;
}

export interface ItemDrag {
  /** Where the dragged item would come to stand. */
  target: Place | undefined;
  /** For the list around the items, each of which is an `li` that says its key as `data-key`. */
  handlers: Record<'onDragStart' | 'onDragOver' | 'onDrop' | 'onDragEnd', (event: DragEvent) => void>;
}

/** Moves items of a list by the mouse, each beside another. */
export function useItemDrag({
  placeOf,
  onDrop,
}: {
  /** Where an item dragged over another comes to stand; undefined where it cannot. */
  placeOf(over: Place & { dragged: string }): Place | undefined;
  onDrop(dropped: Place & { dragged: string }): void;
}): ItemDrag {
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<Place>();

  const targetOf = (event: DragEvent): Place | undefined => {
    const item = itemOf(event);
    const key = item?.dataset['key'];
    if (!item || dragged === undefined || key === undefined || key === dragged) return undefined;
    const { top, height } = item.getBoundingClientRect();
    return placeOf({ dragged, key, beside: event.clientY - top < height / 2 ? 'before' : 'after' });
  };
  const end = (): void => {
    setDragged(undefined);
    setTarget(undefined);
  };
  return {
    target,
    handlers: {
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(itemOf(event)?.dataset['key']);
      },
      onDragOver: (event) => {
        const to = targetOf(event);
        if (to) event.preventDefault();
        if (to?.key !== target?.key || to?.beside !== target?.beside) setTarget(to);
      },
      onDrop: (event) => {
        event.preventDefault();
        const to = targetOf(event);
        if (to && dragged !== undefined) onDrop({ ...to, dragged });
        end();
      },
      onDragEnd: end,
    },
  };
}

function itemOf({ target }: DragEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('li[data-key]') : null;
}
