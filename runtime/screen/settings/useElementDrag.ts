import type { ElementList, ScreenElement } from '#runtime/core/screens/settings/elements.ts';
import { useItemDrag, type Beside, type ItemDrag } from '#runtime/react/useItemDrag.ts';
import { keyOf, type Placing } from './editing.ts';

/** Moves elements by the mouse among those of their kind; fields into other groups as well. */
export function useElementDrag({
  lists,
  onDrop,
}: {
  lists: readonly ElementList[];
  onDrop(placing: Placing): void;
}): ItemDrag {
  const all = lists.flatMap(({ elements }) => elements);
  const named = (key: string): ScreenElement | undefined => all.find((element) => keyOf(element) === key);
  return useItemDrag({
    placeOf: ({ dragged, key, beside }) => {
      const [element, onto] = [named(dragged), named(key)];
      if (!element || !onto) return undefined;
      if (element.map === 'fields' && onto.map === 'groups') return { key, beside: 'after' };
      return element.map === onto.map ? { key, beside } : undefined;
    },
    onDrop: ({ dragged, key, beside }) => {
      const [element, onto] = [named(dragged), named(key)];
      if (element && onto) onDrop(placingOf({ all, element, onto, beside }));
    },
  });
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
